"""The pages of an account that django-allauth does not have."""

from allauth.account import views as allauth
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_safe

from accounts import services
from accounts.forms import DeleteForm
from accounts.models import User
from accounts.second_factor import NEED_IT, has_second_factor


class _Request(HttpRequest):
    """A request of somebody who is logged in."""

    user: User


_WORK = {
    "works_on_the_text": "workshop.enter",
    "watches_examinations": "quizzes.watch_examinations",
    "judges_questions": "quizzes.judge_questions",
}


def sign_up(request: HttpRequest) -> HttpResponseBase:
    """A new account; where the form came twice at once the second time says that there is one."""
    try:
        return allauth.signup(request)
    except IntegrityError:
        return allauth.signup(request)


@require_safe
@never_cache
@login_required
def account(request: _Request) -> HttpResponse:
    """Who is logged in, and what can be done with the account."""
    may = {name: request.user.has_perm(permission) for name, permission in _WORK.items()}
    may["has_second_step"] = any(map(request.user.has_perm, NEED_IT)) or has_second_factor(request.user)
    return render(request, "account/account.html", {"user": request.user, **may})


@require_safe
@never_cache
@login_required
def export(request: _Request) -> HttpResponse:
    """Everything that is kept about the user, as a file."""
    response = JsonResponse(services.export_of(request.user), json_dumps_params={"ensure_ascii": False, "indent": 2})
    response["Content-Disposition"] = 'attachment; filename="bridge-laws.json"'
    return response


@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def delete(request: _Request) -> HttpResponse:
    """Delete the account, once the password is given."""
    form = DeleteForm(request.POST or None, user=request.user)
    if not form.is_valid():
        return render(request, "account/delete.html", {"form": form})
    services.delete(request.user)
    logout(request)
    return redirect("account_deleted")


@require_safe
def deleted(request: HttpRequest) -> HttpResponse:
    """The account is no more."""
    return render(request, "account/deleted.html")


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form that was not sent from a page of this site, or from one that is too old."""
    return render(request, "403_csrf.html", status=403)
