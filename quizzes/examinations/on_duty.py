"""A view of one examination is for who has the role and works at that examination."""

from collections.abc import Callable
from functools import wraps
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponseBase

from accounts.roles import needs, not_allowed, user_of
from quizzes.examinations.duties import HOLD, duty_of, may_hold

View = Callable[..., HttpResponseBase]


def on_duty(permission: str) -> Callable[[View], View]:
    """The view gets the duty; an examination of others is not there, and who only watches one does not see its keys."""

    def mark(view: View) -> View:
        @wraps(view)
        def wrapper(request: HttpRequest, number: UUID, **rest: object) -> HttpResponseBase:
            user = user_of(request)
            duty = duty_of(user, number)
            if duty is None:
                raise Http404
            if permission == HOLD and not may_hold(duty, user):
                return not_allowed(request)
            return view(request, duty, **rest)

        return needs(permission)(wrapper)

    return mark
