"""What is practised: everything, what is due, earlier mistakes, a Law, a topic, more of one kind, a lesson, a level."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

from lawbook.citations import CitationError
from quizzes import addresses
from quizzes.offering.blueprints import blueprints
from quizzes.questions.templates import Template, linked, names_of, templates

Kind = Literal["mixed", "due", "mistakes", "law", "topic", "like", "lesson", "review", "level"]
_ABOUT_SOMETHING = ("law", "topic", "like", "lesson", "review", "level")


LEVELS = {"club": "club-director", "region": "regional-director", "nation": "national-director"}
"""The rungs of the ladder, each with the exam that stands at its end."""


@dataclass(frozen=True)
class Mode:
    """A kind of practice; ``about`` is the number of the Law, the name of the topic, that of the level, or the code of the
    template, with the clause that is to decide after a second hyphen.

    A ``lesson`` is the five questions of a topic, a ``review`` what is due of it.
    """

    kind: Kind
    about: str = ""

    def __str__(self) -> str:
        return f"{self.kind}-{self.about}" if self.about else self.kind

    @property
    def is_rated(self) -> bool:
        """Whether answers move the ratings: not if the student chose, or was told, what would come."""
        return self.kind == "mixed"

    @property
    def clause(self) -> str:
        """The clause that is to decide, where more of one kind is wanted."""
        return self.about.partition("-")[2] if self.kind == "like" else ""

    def takes(self, template: Template) -> bool:
        """Whether questions of the template belong to it."""
        match self.kind:
            case "law":
                return self.about in template.laws
            case "topic" | "lesson" | "review":
                return template.topic.name == self.about
            case "level":
                return template.topic.name in weights_of_level(self.about)
            case "like":
                code, _hyphen, clause = self.about.partition("-")
                return code in codes_of(template.name) and (not clause or _is_about(template, clause))
        return True


class NoSuchMode(LookupError):
    """A mode that does not exist, or that has no questions."""


def read_mode(text: str) -> Mode:
    """``mixed``, ``due``, ``mistakes``, ``law-50``, ``topic-revokes``, ``like-1x8k2f``, ``like-1x8k2f-64A2``.

    ``NoSuchMode`` for anything else.
    """
    name, _, about = text.partition("-")
    kind = next((kind for kind in get_args(Kind) if kind == name), None)
    if kind is None or (kind in _ABOUT_SOMETHING) != bool(about):
        raise NoSuchMode
    mode = Mode(kind, about)
    if not any(mode.takes(template) for template in templates().values()):
        raise NoSuchMode
    return mode


def weights_of_level(level: str) -> Mapping[str, int]:
    """The topics of a level (``club``, ``region``, ``nation``), each with its weight in the exam; none of any other."""
    return blueprints()[LEVELS[level]].weights if level in LEVELS else {}


def _is_about(template: Template, clause: str) -> bool:
    try:
        return template.is_about(clause)
    except CitationError:
        return False


@cache
def codes_of(name: str) -> frozenset[str]:
    """The codes under which a template is asked: its own, and those of the twins that went into it."""
    return frozenset(linked()[one].code for one in names_of(name))


def practice_of_law(law: int, language: str) -> str:
    """Where the questions on a Law begin; empty if there are none."""
    try:
        return addresses.practice(str(read_mode(f"law-{law}")), language)
    except NoSuchMode:
        return ""
