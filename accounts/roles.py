"""Who may do more than read and practise. A role is a group of Django; the migrations of each room say which it has."""

import logging
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, cast

from django.apps.registry import Apps
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import Group
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.second_factor import NEED_IT, way_there

_log = logging.getLogger(__name__)
View = Callable[..., HttpResponseBase]


class NoSuchRole(LookupError):
    """A name that no role has."""


def roles() -> list[str]:
    """The names of all roles."""
    return list(Group.objects.order_by("name").values_list("name", flat=True))


def roles_of(user: User) -> list[str]:
    """The roles of somebody."""
    return list(user.groups.order_by("name").values_list("name", flat=True))


def give(user: User, role: str) -> None:
    """Somebody has a role from now on; ``NoSuchRole``."""
    user.groups.add(_group(role))


def take(user: User, role: str) -> None:
    """Somebody has a role no more; ``NoSuchRole``."""
    user.groups.remove(_group(role))


def _group(role: str) -> Group:
    found = Group.objects.filter(name=role).first()
    if found is None:
        raise NoSuchRole(role)
    return found


def user_of(request: HttpRequest) -> User:
    """Whose request it is, in a view that ``needs`` a permission or ``login_required`` keeps others from."""
    return cast("User", request.user)


def needs(permission: str) -> Callable[[View], View]:
    """A view for who has a permission (``quizzes.hold_examinations``): others log in first, or are told that they may not.

    Some permissions need the second step of a log-in too (``second_factor.NEED_IT``).
    """

    def mark(view: View) -> View:
        @wraps(view)
        def wrapper(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if not request.user.has_perm(permission):
                _log.warning("Somebody without the permission %s was refused", permission)
                return not_allowed(request)
            if permission in NEED_IT and (way := way_there(request, user_of(request))):
                messages.info(request, _("This page opens once your log-in has a second step."))
                return HttpResponseRedirect(way)
            return view(request, *args, **kwargs)

        return login_required(wrapper)

    return mark


def not_allowed(request: HttpRequest) -> HttpResponse:
    """403 in words."""
    response = render(request, "account/not_allowed.html", status=403)
    response["Cache-Control"] = "no-store"
    return response


def make_role(apps: Apps, role: str, app: str, model: str, permissions: Mapping[str, str]) -> None:
    """For migrations: the group, with permissions of a model (code and English name), which Django would make only later."""
    kind, _made = apps.get_model("contenttypes", "ContentType").objects.get_or_create(app_label=app, model=model)
    group, _made = apps.get_model("auth", "Group").objects.get_or_create(name=role)
    every = apps.get_model("auth", "Permission").objects
    for code, name in permissions.items():
        group.permissions.add(every.get_or_create(content_type=kind, codename=code, defaults={"name": name})[0])
