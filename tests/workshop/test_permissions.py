"""Every verb for every role: what the role does not say, it may not; nothing without a second factor."""

from collections.abc import Callable
from contextlib import suppress
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, transaction
from django.utils import timezone

from accounts.models import User
from accounts.roles import roles_of
from lawbook.citations import parse
from lawbook.commentary import remark_named
from lawbook.models import Edition
from tests.workshop.conftest import Person
from workshop.actions.annotate import annotate
from workshop.actions.approve import approve
from workshop.actions.approve_remark import approve_remark
from workshop.actions.begin import begin
from workshop.actions.comment import comment, settle_comment
from workshop.actions.drop import drop
from workshop.actions.explain import explain
from workshop.actions.keep import keep
from workshop.actions.name import name
from workshop.actions.publish import ask_to_publish, publish
from workshop.actions.publish_remark import drop_remark, publish_remark, retire_remark
from workshop.actions.restore import undo
from workshop.actions.settle import settle
from workshop.actions.share import share
from workshop.actions.withdraw import withdraw
from workshop.actions.write import write
from workshop.models import Comment, Draft, Entry, RemarkDraft
from workshop.permissions import NotAllowed, SecondFactorNeeded
from workshop.remarks import fields_of
from workshop.roles import PERMISSIONS, ROLES

CLAUSE, REMARK = parse("64A2"), "revoke:61A-1"
_TRIED: dict[str, Callable[[User, Draft], object]] = {
    "begin": lambda who, draft: begin(who, {}),
    "write": lambda who, draft: write(who, draft, CLAUSE, {"tr": "2. Başka."}, 0),
    "name": lambda who, draft: name(who, draft, "2027", "Yasalar", "Laws"),
    "explain": lambda who, draft: explain(who, draft, CLAUSE, "Neden", "Why"),
    "translate": lambda who, draft: write(who, draft, CLAUSE, {"en": "2. Other."}, 0),
    "undo": lambda who, draft: undo(who, draft, CLAUSE),
    "keep": lambda who, draft: keep(who, draft, CLAUSE, {"en": "2. Oth"}, 0),
    "comment": lambda who, draft: comment(who, draft, CLAUSE, "Bu ne demek?"),
    "settle another's comment": lambda who, draft: settle_comment(who, _comment(draft)),
    "settle": lambda who, draft: settle(who, draft, []),
    "share": lambda who, draft: share(who, draft),
    "approve": lambda who, draft: approve(who, draft),
    "publish": lambda who, draft: publish(who, draft, timezone.now()),
    "ask to publish": lambda who, draft: ask_to_publish(who, draft, timezone.now()),
    "withdraw": lambda who, draft: withdraw(who, Edition.objects.get(code="2017"), "Neden", "Why"),
    "drop": lambda who, draft: drop(who, draft),
    "annotate": lambda who, draft: annotate(who, "", {}, 0),
    "translate a remark": lambda who, draft: annotate(who, REMARK, _remark() | {"en": "Other."}, 0),
    "approve a remark": lambda who, draft: approve_remark(who, _remark_draft(), 1),
    "publish a remark": lambda who, draft: publish_remark(who, _remark_draft(), 1),
    "retire a remark": lambda who, draft: retire_remark(who, REMARK, "Neden"),
    "drop a remark": lambda who, draft: drop_remark(who, _remark_draft()),
}
_ALLOWED = {
    "editor": {"begin", "write", "name", "explain", "translate", "undo", "keep", "comment", "settle", "share", "drop"}
    | {"translate a remark"},
    "translator": {"translate", "undo", "keep", "comment", "translate a remark"},
    "commentator": {"comment", "annotate", "translate a remark", "drop a remark"},
    "reviewer": {"comment", "settle", "share", "approve", "approve a remark"},
    "publisher": {
        *("comment", "settle", "share", "publish", "ask to publish", "withdraw", "drop"),
        *("publish a remark", "retire a remark", "drop a remark"),
    },
    "nobody": set(),
}
for _verbs in _ALLOWED.values():
    _verbs |= {"settle another's comment"} & ({"settle another's comment"} if "settle" in _verbs else set())


def _remark() -> dict[str, str]:
    found = remark_named(REMARK)
    assert found is not None
    return fields_of(found)


def _remark_draft() -> RemarkDraft:
    return RemarkDraft.objects.create(key="r-1")


def _comment(draft: Draft) -> Comment:
    return Comment.objects.create(draft=draft, citation="64A2", text="Bu ne?", by="somebody@example.org")


@pytest.mark.parametrize("verb", _TRIED)
@pytest.mark.parametrize("role", _ALLOWED)
def test_a_role_may_do_what_it_says_and_nothing_else(draft: Draft, person: Person, role: str, verb: str) -> None:
    who = person("who", *([] if role == "nobody" else [role]))
    refused = False
    with suppress(Exception):
        try:
            with transaction.atomic():
                _TRIED[verb](who, draft)
        except NotAllowed:
            refused = True
    assert refused == (verb not in _ALLOWED[role])


@pytest.mark.parametrize("verb", _TRIED)
def test_a_password_alone_opens_nothing(draft: Draft, person: Person, verb: str) -> None:
    who = person("who", *ROLES, second_factor=False)
    with pytest.raises(SecondFactorNeeded):
        _TRIED[verb](who, draft)


def test_every_role_names_permissions_that_there_are() -> None:
    assert {verb for verbs in ROLES.values() for verb in verbs} == set(PERMISSIONS)


def test_a_refused_action_leaves_no_trace(draft: Draft, person: Person) -> None:
    with pytest.raises(NotAllowed):
        comment(person("reader"), draft, CLAUSE, "Bu ne demek?")
    assert (Comment.objects.count(), Entry.objects.count()) == (0, 0)


def test_the_log_says_who_did_what_and_stays(draft: Draft, editor: User) -> None:
    comment(editor, draft, CLAUSE, "Bu ne demek?")
    entry = Entry.objects.get()
    assert (entry.who, entry.what, entry.details["clause"]) == ("editor@example.org", "comment", "64A2")
    entry.who = "other@example.org"
    with pytest.raises(TypeError):
        entry.save()
    with pytest.raises(TypeError):
        entry.delete()
    for attempt in (lambda: Entry.objects.update(who="x@example.org"), lambda: Entry.objects.all().delete()):
        with pytest.raises(DatabaseError), transaction.atomic():
            attempt()
    editor.delete()
    assert Entry.objects.get().who == "editor@example.org"


def test_a_command_gives_and_takes_roles(person: Person) -> None:
    user, said = person("deniz"), StringIO()
    call_command("role", "add", "Deniz@example.org", "editor", stdout=said)
    call_command("role", "add", "deniz@example.org", "reviewer", stdout=said)
    call_command("role", "remove", "deniz@example.org", "editor", stdout=said)
    call_command("role", "list", stdout=said)
    assert roles_of(user) == ["reviewer"]
    assert said.getvalue().splitlines()[-1] == "deniz@example.org: reviewer"
    with pytest.raises(CommandError, match="translator"):
        call_command("role", "add", "deniz@example.org", "king")
    with pytest.raises(CommandError, match="nobody"):
        call_command("role", "add", "nobody@example.org", "editor")
