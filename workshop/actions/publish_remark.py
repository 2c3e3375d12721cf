"""Publish a remark that somebody else has approved, take one out of use, give up one that was never published."""

from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.models import PublishedRemark
from lawbook.remarks import Remark
from workshop.actions.annotate import FaultyRemark
from workshop.actions.approve import InTheWay
from workshop.actions.approve_remark import remark_approvals
from workshop.actions.held import last_version
from workshop.actions.write import Closed
from workshop.log import note
from workshop.models import RemarkDraft, RemarkVersion
from workshop.permissions import require
from workshop.remarks import faults, remark_of, written


@transaction.atomic
def publish_remark(who: User, draft: RemarkDraft, number: int) -> None:
    """From now on readers see this version, which must be the last one and approved."""
    require(who, "publish")
    draft, version = last_version(draft, number)
    if not remark_approvals(draft):
        raise InTheWay([_("Nobody but those who wrote it has approved the remark as it is now.")])
    if found := faults(version.fields):  # another edition may be in force since it was written
        raise FaultyRemark(found)
    _put(remark_of(draft.key, version.fields), version.fields["page"])
    RemarkDraft.objects.filter(pk=draft.pk).update(published=number, is_retired=False)
    approved = remark_approvals(draft)
    note(
        who, "publish-remark", f"remark {draft.key}", clause=version.fields["at"], version=number, approved_by=approved
    )


@transaction.atomic
def retire_remark(who: User, key: str, why: str) -> None:
    """Readers do not see it any more; the log keeps why. It can be written and published again."""
    require(who, "withdraw")
    if not why.strip():
        raise InTheWay([_("Say why it is taken out of use.")])
    RemarkDraft.objects.select_for_update().filter(key=key).first()
    found = written(key)
    if found is None:
        raise Closed
    draft, fields, _number = found
    if draft is None:
        draft = RemarkDraft.objects.create(key=key, published=0)
        RemarkVersion.objects.create(remark=draft, number=0, fields=fields)
    if draft.published is None or draft.is_retired:
        raise Closed
    seen = draft.versions.get(number=draft.published).fields
    _put(remark_of(key, seen), seen["page"], retired=True)
    RemarkDraft.objects.filter(pk=draft.pk).update(is_retired=True)
    note(who, "retire-remark", f"remark {key}", clause=seen["at"], why=why.strip())


@transaction.atomic
def drop_remark(who: User, draft: RemarkDraft) -> None:
    """Give up a remark that no reader ever saw."""
    require(who, "annotate", "publish")
    if not RemarkDraft.objects.filter(pk=draft.pk, published=None, is_dropped=False).update(is_dropped=True):
        raise Closed
    note(who, "drop-remark", f"remark {draft.key}")


def _put(remark: Remark, page: str, *, retired: bool = False) -> None:
    PublishedRemark.objects.create(
        key=remark.key,
        citation=remark.at.id,
        layer=remark.layer,
        text=remark.text,
        origin=remark.origin,
        case=remark.case,
        page=page,
        is_retired=retired,
    )
