"""What a candidate sees once the results are released."""

from django.http import HttpRequest, HttpResponse

from lawbook.views.base import refused
from quizzes.models import Candidate, CandidateAnswer


def result(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    """The result."""
    return refused(request, "")


def verdict(request: HttpRequest, candidate: Candidate, row: CandidateAnswer) -> HttpResponse:
    """A question with its verdict."""
    return refused(request, "")
