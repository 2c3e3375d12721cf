"""What every page of the workshop asks first: who it is, whether she may enter, whether she took the second step."""

from collections.abc import Callable
from functools import wraps
from typing import Any
from urllib.parse import quote

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from accounts.models import User
from accounts.roles import not_allowed
from accounts.second_factor import has_second_factor, was_second_step_taken
from lawbook.addresses import other_language
from lawbook.limits import as_one_person
from lawbook.sent_once import not_done, sent_once
from lawbook.text.problems import TextError
from lawbook.text.problems import told as problems_told
from workshop import words
from workshop.actions.annotate import FaultyRemark, RemarkChanged
from workshop.actions.approve import InTheWay, OwnWork
from workshop.actions.write import Closed
from workshop.models import Draft
from workshop.notation.places import Unmovable
from workshop.notation.sources import NoFiles
from workshop.permissions import NotAllowed, SecondFactorNeeded, may
from workshop.roles import PERMISSIONS


class DeskRequest(HttpRequest):
    """A request of somebody with a role who has taken the second step."""

    user: User


def desk(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """A page of the workshop: never kept, closed to all others; a form that is sent twice is carried out once."""
    carried_out = as_one_person("work")(sent_once(view))

    @never_cache
    @login_required
    @wraps(view)
    def wrapper(request: DeskRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not may(request.user, "enter"):
            return not_allowed(request)
        if not has_second_factor(request.user):
            messages.info(request, _("The workshop opens once your log-in has a second step."))
            return HttpResponseRedirect(reverse("mfa_index"))
        if not was_second_step_taken(request, request.user):
            return HttpResponseRedirect(f"{reverse(_way(request.user))}?next={quote(request.get_full_path())}")
        try:
            return carried_out(request, *args, **kwargs)
        except (NotAllowed, SecondFactorNeeded):
            return not_allowed(request)

    return wrapper


def _way(user: User) -> str:
    from allauth.mfa.models import Authenticator

    has_app = Authenticator.objects.filter(user=user, type=Authenticator.Type.TOTP).exists()
    return "mfa_reauthenticate" if has_app else "mfa_reauthenticate_webauthn"


def language() -> str:
    """That of the request."""
    return get_language() or "tr"


def find(pk: int) -> Draft:
    """The draft, or 404."""
    return get_object_or_404(Draft, pk=pk)


def shown(request: HttpRequest, template: str, other: str, status: int = 200, **context: object) -> HttpResponse:
    """A page with what the reader may do; ``other`` is its address in the other language."""
    user = getattr(request, "user", None)
    allowed = {verb: may(user, verb) for verb in PERMISSIONS} if isinstance(user, User) else {}
    context |= {
        "may": allowed,
        "at_other": other,
        "desk": words.home(language()),
        "workshop_words": words.WORDS[language()],
    }
    return render(request, f"workshop/{template}", context, status=status)


def unreadable(request: HttpRequest, pk: int) -> HttpResponse:
    """Back to a draft that cannot be read whole (``TextError``): its page says what is in the way."""
    messages.error(request, _("The draft cannot be read whole yet; what is in the way is listed here."))
    return HttpResponseRedirect(words.draft(pk, language()))


def elsewhere(address: Callable[[str], str]) -> str:
    """The same page in the other language."""
    return address(other_language(language()))


def told(request: HttpRequest, act: Callable[[], object], done: str, back: str) -> HttpResponse:
    """Do something and go back, with the sentence that it is done or the reason why it is not."""
    try:
        act()
    except _REFUSED as error:
        not_done(request)
        for reason in reasons(error):
            messages.error(request, reason)
    else:
        messages.success(request, done)
    return HttpResponseRedirect(back)


_REFUSED = (InTheWay, OwnWork, Closed, NoFiles, TextError, FaultyRemark, RemarkChanged, Unmovable)


def reasons(error: Exception) -> list[str]:
    """What somebody who was refused reads."""
    if isinstance(error, InTheWay):
        return error.obstacles
    if isinstance(error, OwnWork):
        return [_("Nobody approves a draft that he has written in. Somebody else must read it.")]
    if isinstance(error, FaultyRemark):
        return list(error.faults.values())
    if isinstance(error, RemarkChanged):
        return [_("Somebody has saved it since you looked: read it as it is now.")]
    if isinstance(error, TextError):
        return problems_told(error.problems, language())
    return (
        [str(error)]
        if isinstance(error, (NoFiles, Unmovable))
        else [_("This draft is published or given up; it is only read.")]
    )
