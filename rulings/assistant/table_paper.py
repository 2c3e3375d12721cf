"""What the sheet of a table has beside the page: the rulings before the last, in as large letters as it has room for."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulings.assistant.options import Spoken
from rulings.assistant.table_questions import ToldFact

_MOST_LETTERS = {"large": 2300, "small": 2650}
"""So many letters of text are on one sheet of A4 in letters of 8.5 and of 7.5 points; beyond it they have 7."""


@dataclass(frozen=True)
class ShownRuling:
    """A ruling as the page shows it: the number of its event, its sentences and clauses, what it takes for granted.

    ``chosen``: the option that was chosen, once nothing else of it is open.
    """

    event: int
    ruling: dict[str, Any]
    usual: list[ToldFact]
    chosen: Spoken | None

    @property
    def lines(self) -> list[str]:
        """What is said of it: once an option is chosen, that one with what follows."""
        if self.chosen is None:
            return list(self.ruling["script"])
        return [f"{self.chosen.who}: {self.chosen.said}", *(one["text"] for one in self.chosen.then)]


@dataclass(frozen=True)
class OnPaper:
    """A ruling on the sheet."""

    event: int
    title: str
    text: str


def on_paper(page: Mapping[str, Any]) -> dict[str, Any]:
    """The earlier rulings in their order, and how large the letters of the sheet are.

    What is left to be looked at stands below them with a box to tick, and so not in them again.
    """
    left = [one.said for one in page["left_open"]]
    before = [
        OnPaper(one.event, one.ruling["title"], " ".join(line for line in one.lines if line not in left))
        for one in reversed(page["earlier"])
    ]
    texts = [line for one in page["fresh"] for line in one.lines] + [one.text for one in before] + left
    return {"before": before, "letters": _letters([*texts, *(one.said for one in page["history"])])}


def _letters(texts: Iterable[str]) -> str:
    length = sum(map(len, texts))
    return next((name for name, most in _MOST_LETTERS.items() if length <= most), "smallest")
