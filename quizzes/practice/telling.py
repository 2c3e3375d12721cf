"""What practice says of a question: its words, the verdict on an answer, what a wrong one was taken for.

Found out when it is asked for, or, of a question that is ready, as it was found out beforehand; both say the same.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language

from quizzes.practice.ready import Told, ready
from quizzes.questions.asking import ask, is_right, lettered, told_of, verdict
from quizzes.questions.taken_for import taken_for
from quizzes.questions.templates import Question


@dataclass(frozen=True)
class Telling:
    """A question in the active language, which is named; everything is found out now."""

    question: Question
    language: str

    @property
    def written(self) -> Mapping[str, str]:
        """The parts of its pages that are written already (``quizzes/templatetags/parts.py``)."""
        return {}

    @property
    def clause(self) -> str:
        """The one that decides."""
        return self.question.draft.clause

    @property
    def letters(self) -> list[str]:
        """Those of the options, in their order."""
        return [letter for letter, _option in lettered(self.question)]

    @property
    def several(self) -> bool:
        """Whether more than one can be right."""
        return self.question.draft.several

    def asked(self) -> dict[str, Any]:
        """The question without its answer."""
        return ask(self.question, self.language)

    def judged(self, chosen: Collection[str]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The question as it stands beside a verdict, and the verdict."""
        told = verdict(self.question, chosen, self.language)
        return told_of(self.question) | {"options": told["options"]}, told

    def is_right(self, chosen: Collection[str]) -> bool:
        """Whether exactly the right letters are chosen."""
        return is_right(self.question, chosen)

    def taken_for(self, chosen: Collection[str]) -> str:
        """The clause that decides where the wrong option chosen would be right, if that is known."""
        return taken_for(self.question, chosen)


@dataclass(frozen=True)
class Ready(Telling):
    """Found out beforehand: the question itself is not made. Its ruling stands only in what is written."""

    told: Told

    @property
    def written(self) -> Mapping[str, str]:
        """All parts."""
        found: Mapping[str, str] = self.told["written"]
        return found

    @property
    def clause(self) -> str:
        """As it was noted."""
        return str(self.told["clause"])

    @property
    def letters(self) -> list[str]:
        """As they were noted."""
        return [option["id"] for option in self.told["asked"]["options"]]

    @property
    def several(self) -> bool:
        """As it was noted."""
        return bool(self.told["asked"]["several"])

    def asked(self) -> dict[str, Any]:
        """As it was noted."""
        return dict(self.told["asked"])

    def judged(self, chosen: Collection[str]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The verdict without its ruling, with what is chosen now."""
        options = [option | {"chosen": option["id"] in chosen} for option in self.told["judged"]["options"]]
        told = self.told["judged"] | {"options": options, "right": self.is_right(chosen), "chosen": sorted(chosen)}
        return self.asked() | {"options": options}, told

    def is_right(self, chosen: Collection[str]) -> bool:
        """As it was noted which are."""
        return {option["id"] for option in self.told["judged"]["options"] if option["right"]} == set(chosen)

    def taken_for(self, chosen: Collection[str]) -> str:
        """As it was noted of each letter."""
        return str(self.told["taken_for"].get(*chosen, "")) if len(chosen) == 1 else ""


def telling_of(question: Question) -> Telling:
    """As it was made ready, or as it is found out now."""
    language = get_language() or ""
    told = ready(question.id, language) if question.id else None
    return Telling(question, language) if told is None else Ready(question, language, told)
