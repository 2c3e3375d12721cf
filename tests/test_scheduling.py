"""Who gets which test: the longest groups first, those of a file together, and what is done is forgotten."""

from types import SimpleNamespace

import pytest
from xdist.scheduler import loadscope

from tests.scheduling import LONGEST, ByFile, LongestFirst

TESTS = [f"tests/test_{file}.py::test_it[{case}]" for file in "abc" for case in range(3)]
SERVERS = ["tests/test_d.py::test_it@servers", "tests/test_e.py::test_it@servers"]


class Process:
    """Does what it is given, one test after the other."""

    def __init__(self, name: str) -> None:
        self.gateway = SimpleNamespace(id=name)
        self.shutting_down = False
        self.given: list[int] = []

    def send_runtest_some(self, places: list[int]) -> None:
        """Be given tests, by their places."""
        self.given += places

    def shutdown(self) -> None:
        """Be given nothing more."""
        self.shutting_down = True


def done(how: type[LongestFirst], monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """The tests that each of two processes did, in their order."""
    monkeypatch.setattr(loadscope, "parse_tx_spec_config", lambda config: ["popen"] * 2)
    chosen = how(SimpleNamespace(option=SimpleNamespace(loadscopereorder=True)))
    processes, tests = [Process("one"), Process("two")], TESTS + SERVERS
    for one in processes:
        chosen.add_node(one)
    for one in processes:
        chosen.add_node_collection(one, tests)
    chosen.schedule()
    found: dict[str, list[str]] = {"one": [], "two": []}
    while any(one.given for one in processes):
        for one in processes:
            if one.given:
                place = one.given.pop(0)
                found[one.gateway.id].append(tests[place])
                chosen.mark_test_complete(one, place)
    assert not chosen.has_pending
    assert not any(chosen.assigned_work.values())
    assert sorted(found["one"] + found["two"]) == sorted(tests)
    return found


@pytest.mark.parametrize("how", [LongestFirst, ByFile])
def test_a_long_group_is_begun_first_and_by_one(how: type[LongestFirst], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "servers" in LONGEST
    assert done(how, monkeypatch)["one"][:2] == SERVERS


def test_tests_of_a_file_stay_together(monkeypatch: pytest.MonkeyPatch) -> None:
    for tests in done(ByFile, monkeypatch).values():
        files = [test.partition("::")[0] for test in tests]
        assert files == sorted(files, key=files.index)
        assert all(files.count(one) == 3 for one in files if one < "tests/test_d")
