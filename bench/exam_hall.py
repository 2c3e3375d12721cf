"""A hall of candidates with an exam answered to the last question; run in a process of its own, prints a line for each."""

import sys
from datetime import timedelta
from random import Random
from typing import Any

import django

_SETS = 10


def make(candidates: int) -> list[tuple[str, str]]:
    """Session and sitting of each candidate, who has an account and has answered everything with ``a`` or ``b``."""
    from django.utils import timezone

    from quizzes.exams import asked, sittings
    from quizzes.models import Sitting, SittingQuestion, Student
    from quizzes.offering.blueprints import blueprints

    blueprint, chance, now = blueprints()["club-director"], Random(1), timezone.now()
    sets = [asked.draw_all(blueprint.pick(chance)) for _ in range(_SETS)]
    users = _users(candidates)
    students = Student.objects.bulk_create(Student(user=user) for user in users)
    held = Sitting.objects.bulk_create(
        Sitting(
            student=student,
            blueprint=blueprint.name,
            pass_mark=blueprint.pass_mark,
            begun=now,
            deadline=now + sittings.GRACE + timedelta(hours=1),
        )
        for student in students
    )
    SittingQuestion.objects.bulk_create(
        SittingQuestion(sitting=one, number=place, chosen=chance.choice("ab"), **drawn)
        for number, one in enumerate(held)
        for place, drawn in enumerate(sets[number % _SETS], start=1)
    )
    return [(_session(user), str(one.pk)) for user, one in zip(users, held, strict=True)]


def _users(count: int) -> list[Any]:
    from accounts.models import User

    return User.objects.bulk_create(User(email=f"aday{number}@example.org", password="!") for number in range(count))


def _session(user: Any) -> str:
    """The session of somebody who is logged in."""
    from django.conf import settings
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
    from django.contrib.sessions.backends.db import SessionStore

    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.save()
    return str(session.session_key)


if __name__ == "__main__":
    django.setup()
    for line in make(int(sys.argv[1])):
        print(*line)
