"""The ladder: what a director of a club, a region, the country is asked, by topic and Law, and what nothing asks yet."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Count, Q

from lawbook.book import Book
from quizzes import addresses
from quizzes.models import Student
from quizzes.offering.blueprints import Blueprint, blueprints
from quizzes.offering.offered import offered
from quizzes.practice.course_pages import Linked, law_linked
from quizzes.practice.hardness import hardness_of
from quizzes.practice.hardness_said import Spread, spread
from quizzes.practice.modes import LEVELS
from quizzes.practice.progress import LAWS
from quizzes.practice.shares import Share
from quizzes.questions.templates import Template, linked, templates


@dataclass(frozen=True)
class TopicOfRung:
    """A topic: how many of the exam's questions are on it, and what the student has answered of it."""

    link: Linked
    questions: int
    share: Share


@dataclass(frozen=True)
class Rung:
    """A level: its exam, its topics, how hard its templates are, the Laws that no question is about."""

    title: str
    blueprint: Blueprint
    practise: str
    exam: str
    topics: list[TopicOfRung]
    spread: Spread
    asked: int
    missing: list[Linked]


def ladder(book: Book, student: Student | None, language: str) -> list[Rung]:
    """The rungs from below."""
    shares, asked = _shares(student), offered()
    return [_rung(book, level, asked, shares, language) for level in LEVELS if LEVELS[level] in blueprints()]


def _rung(book: Book, level: str, asked: dict[str, Template], shares: dict[str, Share], language: str) -> Rung:
    blueprint = blueprints()[LEVELS[level]].without(templates().keys() - asked.keys())
    here = [one for one in asked.values() if one.topic.name in blueprint.weights]
    laws = {int(law) for one in here for law in one.laws}
    return Rung(
        title=blueprint.title[language],
        blueprint=blueprint,
        practise=addresses.practice(f"level-{level}", language),
        exam=addresses.exam(blueprint.name, language),
        topics=_topics(blueprint, here, shares, language),
        spread=spread(hardness_of(one.name for one in here).values()),
        asked=len(laws),
        missing=[law_linked(book, law, language) for law in LAWS if law not in laws],
    )


def _topics(
    blueprint: Blueprint, here: Iterable[Template], shares: dict[str, Share], language: str
) -> list[TopicOfRung]:
    titles = {one.topic.name: str(one.topic.title) for one in here}
    return [
        TopicOfRung(Linked(titles[topic], addresses.lesson(topic, language)), questions, shares.get(topic, Share(0, 0)))
        for topic, questions in blueprint.shares().items()
    ]


def _shares(student: Student | None) -> dict[str, Share]:
    """What a student has answered, by topic."""
    if student is None:
        return {}
    found: dict[str, Share] = defaultdict(lambda: Share(0, 0))
    by_template = student.attempts.order_by().values_list("template")
    for name, right, answers in by_template.annotate(rights=Count("pk", filter=Q(right=True)), answers=Count("pk")):
        if name in linked():
            topic = linked()[name].topic.name
            found[topic] = Share(found[topic].right + right, found[topic].answers + answers)
    return found
