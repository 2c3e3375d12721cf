"""Which test process gets what: what takes long is begun first, and what a file has made is there for its next test."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from xdist.scheduler import LoadGroupScheduling

LONGEST = ("servers", "browser", "killed", "killed examination", "another language", "kept rulings")
"""Groups that mostly wait, or take a minute: whoever began them last would be waited for in the end."""


class Indexed(list[str]):
    """A list that knows the place of each of its words: looking for it takes seconds with ten thousand of them."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(words)
        self._places = {word: place for place, word in enumerate(words)}

    def index(self, word: str, *_between: Any) -> int:
        """The place of a word."""
        return self._places[word]


def put_first(queue: "OrderedDict[str, Any]") -> None:
    """Of the longest groups that wait in a queue the first comes next."""
    for name in LONGEST:
        if name in queue:
            queue.move_to_end(name, last=False)
            return


class LongestFirst(LoadGroupScheduling):  # type: ignore[misc]  # says nothing of its types
    """Tests of a group go to one process. What is done is forgotten: else it is counted again after every test."""

    def add_node_collection(self, node: object, collection: Sequence[str]) -> None:
        """The tests that a process has found."""
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = Indexed(collection)

    def mark_test_complete(self, node: object, item_index: int, duration: float = 0) -> None:
        """A test has ended."""
        scope = self._split_scope(self.registered_collections[node][item_index])
        super().mark_test_complete(node, item_index, duration)
        given = self.assigned_work[node]
        if all(given[scope].values()):
            del given[scope]

    def _assign_work_unit(self, node: object) -> None:
        put_first(self.workqueue)
        super()._assign_work_unit(node)


class ByFile(LongestFirst):
    """Tests of a file that are in no group go to one process too."""

    def _split_scope(self, nodeid: str) -> str:
        group = super()._split_scope(nodeid)
        return nodeid.partition("::")[0] if group == nodeid else str(group)
