"""A certificate that outlived its examination is erased when its holder asks for it; that one was is noted, not whose."""

from datetime import datetime

from django.db import transaction

from accounts.models import User
from quizzes.examinations import codes
from quizzes.examinations.removing import plain
from quizzes.examinations.steering import NotPossible
from quizzes.models import ErasedCertificate, KeptCertificate


def sought(typed: str) -> list[KeptCertificate]:
    """The kept certificates with this code, or with exactly this name or number on them."""
    code, told = codes.read(typed), plain(typed)
    every = KeptCertificate.objects.select_related("examination").order_by("-begun", "name")
    return [one for one in every if told and (one.code == code or told in (plain(one.name), plain(one.number)))]


@transaction.atomic
def erase(code: str, who: User, now: datetime) -> None:
    """Nothing is left of it, and whoever verifies it is told that it is not on record."""
    held = KeptCertificate.objects.select_for_update().filter(code=code).first()
    if held is None:
        raise NotPossible("certificate")
    ErasedCertificate.objects.create(examination_id=held.examination_id, erased=now, erased_by=who)
    held.delete()
