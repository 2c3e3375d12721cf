"""An exam on paper for a class: the same questions for everybody under a number, and the key for who made it."""

import secrets

from django.core import signing
from django.db import transaction

from quizzes.exams import asked
from quizzes.models import Paper, PaperQuestion
from quizzes.offering.blueprints import Blueprint
from quizzes.offering.picking import pick

_SALT = "paper"
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 9


def make(blueprint: Blueprint) -> Paper:
    """A new paper with its questions. Its number is drawn among so many that nobody finds the sheet by trying."""
    drawn = asked.draw_all(pick(blueprint), blueprint.laws)
    with transaction.atomic():
        made = Paper.objects.create(
            number="".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)),
            blueprint=blueprint.name,
            laws=",".join(sorted(blueprint.laws, key=int)),
            minutes=blueprint.minutes,
            pass_mark=blueprint.pass_mark,
        )
        PaperQuestion.objects.bulk_create(
            PaperQuestion(paper=made, number=number, **one) for number, one in enumerate(drawn, start=1)
        )
    return made


def find(name: str, number: str) -> Paper | None:
    """The paper of an exam under a number."""
    return Paper.objects.filter(blueprint=name, number=number).first()


def key_of(paper: Paper) -> str:
    """What opens the key of a paper: only the site can make it."""
    return signing.Signer(salt=_SALT).signature(paper.number)


def opens(paper: Paper, key: str) -> bool:
    """Whether this is the key of the paper."""
    return secrets.compare_digest(key_of(paper).encode(), key.encode())
