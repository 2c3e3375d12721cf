"""Approve a draft as it is now: never by who wrote any of it."""

from django.db import transaction

from accounts.models import User
from workshop.actions.held import open_draft
from workshop.log import note
from workshop.models import Approval, Draft
from workshop.obstacles import obstacles
from workshop.permissions import require


class OwnWork(Exception):
    """Who wrote in a draft, or began it, does not approve it."""


class InTheWay(Exception):
    """The draft is not ready; ``obstacles`` says why, each in a sentence."""

    def __init__(self, found: list[str]) -> None:
        super().__init__("; ".join(found))
        self.obstacles = found


def writers_of(draft: Draft) -> set[str]:
    """Who began the draft or wrote in it."""
    return {draft.begun_by, *draft.versions.exclude(by="").values_list("by", flat=True)}


@transaction.atomic
def approve(who: User, draft: Draft) -> None:
    """The approval holds for the draft as it is: whoever changes a word of it makes another one necessary."""
    require(who, "approve")
    draft = open_draft(draft)
    if who.email in writers_of(draft):
        raise OwnWork
    if found := obstacles(draft):
        raise InTheWay(found)
    _approval, made = Approval.objects.get_or_create(draft=draft, serial=draft.serial, by=who.email)
    if made:
        note(who, "approve", f"draft {draft.pk}", serial=draft.serial)


def approvals_of(draft: Draft) -> list[str]:
    """Who has approved the draft as it is now, and did not write in it since."""
    return sorted(set(draft.approvals.filter(serial=draft.serial).values_list("by", flat=True)) - writers_of(draft))
