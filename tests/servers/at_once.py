"""Two examiners, one and a candidate, two windows of a student at the same moment: run by ``test_examination.py``."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import django

django.setup()

from django.db import connection, transaction  # noqa: E402 (of a site that is set up)
from django.test import RequestFactory  # noqa: E402
from django.utils import timezone  # noqa: E402

from accounts import roles  # noqa: E402
from accounts.models import User  # noqa: E402
from lawbook.sessions import SessionStore  # noqa: E402
from quizzes.examinations import (  # noqa: E402
    answering,
    beginning,
    certificates,
    enrolling,
    preparing,
    steering,
    variants,
)
from quizzes.models import Candidate, Certificate, Examination, Student  # noqa: E402
from quizzes.offering.blueprints import blueprints  # noqa: E402
from quizzes.practice import memory, recording, tickets  # noqa: E402
from quizzes.questions.templates import question  # noqa: E402


def prepared(who: User) -> Examination:
    """Open, with two candidates; everybody passes."""
    now = timezone.now()
    plan = preparing.Plan(
        title="At once",
        blueprint=blueprints()["revokes"].limited_to(1, ()),
        minutes=60,
        pass_mark=0,
        open_book=True,
        rooms=(),
        variants=1,
        opens=now - timedelta(hours=1),
        closes=now + timedelta(hours=1),
    )
    made = preparing.keep(plan, variants.draw_variants(["revoke-in-play"], 1), who, now)
    enrolling.enrol(made, "Ece; 1\nAli; 2", who, now)
    steering.open_it(made, who, now)
    return made


def enter(candidate: Candidate) -> None:
    """On a device of her own."""
    request = RequestFactory().post("/")
    request.session = SessionStore()
    beginning.enter(request, candidate, timezone.now())


def slowly(module: Any, name: str) -> None:
    """It takes so long that another is at it too."""
    at_once = getattr(module, name)

    def slow(*told: Any, **named: Any) -> Any:
        found = at_once(*told, **named)
        time.sleep(1)
        return found

    setattr(module, name, slow)


def in_a_thread(do: Callable[..., object], *told: object) -> object:
    """With a connection of its own."""
    try:
        with transaction.atomic():
            return do(*told)
    finally:
        connection.close()


def two_answers() -> None:
    """To the same kind of question, by a student who has not answered any."""
    student, asked = Student.objects.create(), question("revoke-in-play", 1)
    given = [tickets.read(tickets.issue(asked.id, "mixed"), asked.id) for _ in range(2)]
    slowly(memory, "_review")
    with ThreadPoolExecutor(2) as pool:
        for one in [
            pool.submit(in_a_thread, recording.record, student, asked, ["a"], t, timezone.now()) for t in given
        ]:
            assert one.result()
    assert (student.attempts.count(), student.memories.count()) == (2, 1)


def main() -> None:
    """Ece begins while it is closed; then the certificates are issued twice; then somebody practises in two windows."""
    who = User.objects.create_user("head@example.org", "yedi-pik-kontr")
    roles.give(who, "examiner")
    held = prepared(User.objects.get(pk=who.pk))
    ece, ali = held.candidates.order_by("number")
    enter(ali)
    slowly(beginning, "_lay_out")
    slowly(certificates, "results")
    with ThreadPoolExecutor(2) as pool:
        begins = pool.submit(in_a_thread, enter, ece)
        time.sleep(0.3)
        steering.close(held, who, timezone.now())
        begins.result()
    late = Candidate.objects.select_related("examination").get(pk=ece.pk)
    assert (late.begun is None, late.handed_in) == (False, None), "she was not at it at the same moment"
    assert answering.keep(late, 1, ["a"], 1, timezone.now()) == "too-late"
    with ThreadPoolExecutor(2) as pool:
        for one in [pool.submit(in_a_thread, certificates.issue, held, timezone.now()) for _ in range(2)]:
            one.result()
    assert Certificate.objects.filter(candidate__examination=held).count() == 2
    two_answers()


if __name__ == "__main__":
    main()
