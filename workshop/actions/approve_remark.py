"""Approve a remark as it is written now: never by who wrote any of it since it was last published."""

from django.db import transaction

from accounts.models import User
from workshop.actions.approve import OwnWork
from workshop.actions.held import last_version
from workshop.log import note
from workshop.models import RemarkApproval, RemarkDraft
from workshop.permissions import require


def remark_writers(draft: RemarkDraft) -> set[str]:
    """Who wrote what is not published yet."""
    since = -1 if draft.published is None else draft.published
    return set(draft.versions.filter(number__gt=since).exclude(by="").values_list("by", flat=True))


@transaction.atomic
def approve_remark(who: User, draft: RemarkDraft, number: int) -> None:
    """The version with this number, which must be the last one."""
    require(who, "approve")
    draft, version = last_version(draft, number)
    if who.email in remark_writers(draft):
        raise OwnWork
    _approval, made = RemarkApproval.objects.get_or_create(version=version, by=who.email)
    if made:
        note(who, "approve-remark", f"remark {draft.key}", version=number)


def remark_approvals(draft: RemarkDraft) -> list[str]:
    """Who has approved it as it is written now, and wrote nothing of it since."""
    return sorted(set(draft.latest.approvals.values_list("by", flat=True)) - remark_writers(draft))
