"""What calls of the ruling engine have in common: the body that is read, and the refusal of what cannot be."""

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest
from django.utils.translation import gettext as _

from bridge.problems import ImpossibleCase, Problem
from lawbook.api.errors import ApiError, FieldProblem
from rulings.wording.problems_said import say_problem


def body_of(request: HttpRequest) -> bytes:
    """The body as it came; ``ImpossibleCase`` for one that is larger than the server takes."""
    try:
        return request.body
    except RequestDataTooBig as error:
        raise ImpossibleCase([Problem("", "too-deep", {})]) from error


def refusal(impossible: ImpossibleCase) -> ApiError:
    """422 with each problem, its place and its sentence."""
    problems = [FieldProblem(field=one.place, code=one.key, message=say_problem(one)) for one in impossible.problems]
    return ApiError(422, "impossible-case", _("This case cannot be ruled on as it stands."), problems)
