"""The pages of an account that django-allauth does not have."""

from allauth.account import views as allauth
from allauth.core.internal import ratelimit
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_safe

from accounts import new_email, services
from accounts.forms import DeleteForm, NewEmailForm
from accounts.held import is_bound_to_its_address
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


class ResetView(allauth.PasswordResetView):
    """A link for a new password. A stranger who asks again and again keeps nobody from one: those that were sent work."""

    def form_valid(self, form: Form) -> HttpResponse:
        """Sent, as far as no other five were a moment ago; the answer is the same."""
        email = form.cleaned_data["email"].lower()
        if ratelimit.consume(self.request, app="allauth.account", action="reset_password_to", key=email):
            sent: HttpResponse = super().form_valid(form)
            return sent
        return redirect(self.get_success_url())


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
def another_email(request: _Request) -> HttpResponse:
    """Ask for another e-mail address; it is taken once the link that is sent to it is opened."""
    too_often: HttpResponse | None = ratelimit.consume_or_429(request, app="allauth.account", action="manage_email")
    if too_often:
        return too_often
    possible = {"mail_is_sent": settings.MAIL_IS_SENT, "is_bound": is_bound_to_its_address(request.user)}
    may = settings.MAIL_IS_SENT and not possible["is_bound"]
    form = NewEmailForm(request.POST or None if may else None, user=request.user)
    if not form.is_valid():
        return render(request, "account/new_email.html", {"form": form, "user": request.user, **possible})
    new_email.ask(request, request.user, form.cleaned_data["email"])
    return render(request, "account/new_email_sent.html", {"email": form.cleaned_data["email"]})


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def confirm_another_email(request: _Request, key: str) -> HttpResponse:
    """The link in the message: the account has the new address once its owner, logged in, says so."""
    email = None if is_bound_to_its_address(request.user) else new_email.address_in(key, request.user)
    if email and request.method == "POST":
        if new_email.change(request, request.user, email):
            messages.success(request, _("Your e-mail address is %(email)s now.") % {"email": email})
            return redirect("account")
        email = None
    shown = {"email": email, "before": request.user.email}
    return render(request, "account/new_email_confirm.html", shown, status=200 if email else 404)


@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def delete(request: _Request) -> HttpResponse:
    """Delete the account, once the password is given."""
    form = DeleteForm(request.POST or None, user=request.user)
    if not form.is_valid():
        return render(request, "account/delete.html", {"form": form, "is_bound": is_bound_to_its_address(request.user)})
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
