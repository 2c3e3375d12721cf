"""Who passed gets a certificate with a code that anybody can verify; it is good as long as the result is."""

import secrets
from dataclasses import dataclass
from datetime import datetime

from django.db.models import QuerySet

from quizzes.examinations import codes
from quizzes.examinations.marking import Result, result_of, results
from quizzes.models import Candidate, Certificate, Examination, KeptCertificate

LENGTH = 12


@dataclass(frozen=True)
class Verified:
    """A certificate as it stands now; ``holds`` is false where a question was withdrawn since and the result is no pass."""

    certificate: Certificate
    result: Result
    holds: bool


def issue(examination: Examination, now: datetime) -> int:
    """A certificate for everybody who has passed and has none; returns how many are new. By one at a time."""
    Examination.objects.select_for_update().get(pk=examination.pk)
    have = set(Certificate.objects.filter(candidate__examination=examination).values_list("candidate_id", flat=True))
    passed = [one.candidate for one in results(examination) if one.passed and one.candidate.pk not in have]
    Certificate.objects.bulk_create(Certificate(code=_code(), candidate=one, issued=now) for one in passed)
    return len(passed)


def find(typed: str) -> Verified | None:
    """The certificate of a code, as it was typed."""
    return _verified(Certificate.objects.filter(code=codes.read(typed)))


def kept(typed: str) -> KeptCertificate | None:
    """The certificate of a code whose examination was deleted since."""
    return KeptCertificate.objects.select_related("examination").filter(code=codes.read(typed)).first()


def valid_of(candidate: Candidate) -> Verified | None:
    """The certificate of a candidate, while it holds."""
    found = _verified(Certificate.objects.filter(candidate=candidate))
    return found if found is not None and found.holds else None


def shown(code: str) -> str:
    """As it is printed: three groups of four."""
    return "-".join(code[start : start + 4] for start in range(0, LENGTH, 4))


def _verified(certificates: QuerySet[Certificate]) -> Verified | None:
    found = certificates.select_related("candidate__examination").first()
    if found is None:
        return None
    result = result_of(found.candidate)
    return Verified(found, result, holds(result))


def holds(result: Result) -> bool:
    """Whether a certificate about this result is good."""
    return result.passed and result.candidate.examination.released is not None


def _code() -> str:
    return "".join(secrets.choice(codes.LETTERS) for _ in range(LENGTH))
