"""Questions that a browser takes along to a place without a connection, and the answers that come from there later."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from random import SystemRandom

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.utils.crypto import salted_hmac

from quizzes.models import Student
from quizzes.offering.offered import offered
from quizzes.offering.withdrawing import is_withdrawn
from quizzes.practice import tickets
from quizzes.practice.picking import DUE_SHARE, due, weighted
from quizzes.practice.searching import new_to, of_clause
from quizzes.practice.telling import telling_of
from quizzes.practice.tickets import Ticket
from quizzes.questions.templates import NoSuchQuestion, Question, practised_as, question_of

MODE = "mixed"
MOST_AT_ONCE = 5
MOST_ANSWERS = 50


def questions_ahead(student: Student | None, have: Collection[str], now: datetime) -> list[Question]:
    """Some questions with one right answer, each of another template than those of ``have`` (ids); what is due first."""
    chance = SystemRandom()
    codes = {one.split("-")[1] for one in have if one.count("-") == 2}
    asked = offered()
    used, found = {one.name for one in asked.values() if one.code in codes}, list[Question]()
    waiting = due(student, now, asked) if chance.random() < 2 * DUE_SHARE else []
    waiting = [one for one in waiting if practised_as(one.template) not in used]
    drawn = [
        of_clause(asked[practised_as(one.template)], one.clause, student)
        for one in waiting[: round(MOST_AT_ONCE * DUE_SHARE)]
    ]
    while len(found) < MOST_AT_ONCE:
        if not drawn:
            left = [one for one in asked.values() if one.name not in used]
            if not left:
                break
            drawn = [new_to(weighted(student, left, chance), student)]
        one = drawn.pop()
        if one.template.name not in used and not telling_of(one).several:
            found.append(one)
        used.add(one.template.name)
    return found


def owner_of(user: AbstractBaseUser | AnonymousUser) -> str:
    """Whose questions and answers a browser holds: a mark that says nothing to others; empty without an account."""
    return salted_hmac("practice-ahead", str(user.pk)).hexdigest()[:16] if user.is_authenticated else ""


@dataclass(frozen=True)
class Answer:
    """An answer to a question that was handed out to be taken along."""

    question: Question
    ticket: Ticket
    letter: str


def read_answer(told: Mapping[str, str]) -> Answer | None:
    """What a browser sent, if it is one that counts: not where editors have withdrawn the question since."""
    try:
        question = question_of(told["question"])
        ticket = tickets.read(told["ticket"], question.id, ahead=True)
    except (NoSuchQuestion, tickets.BadTicket):
        return None
    if is_withdrawn(question.template.name):
        return None
    letter = told["answer"]
    return Answer(question, ticket, letter) if letter in telling_of(question).letters else None
