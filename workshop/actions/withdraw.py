"""Withdraw an edition: it stays at its address, says since when and why, and is not in force any more."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.announcing.sentences import WITHDRAWN
from lawbook.announcing.telling import announce
from lawbook.book import NoEdition
from lawbook.editions import newest_whole, read_published
from lawbook.models import Edition
from workshop.actions.approve import InTheWay
from workshop.log import note
from workshop.permissions import require


@transaction.atomic
def withdraw(who: User, edition: Edition, why_tr: str, why_en: str) -> None:
    """With the reason in both languages; never the last that can be in force. The log keeps it; nothing undoes it."""
    require(who, "withdraw")
    if not why_tr.strip() or not why_en.strip():
        raise InTheWay([_("Say why, in both languages.")])
    others = [one for one in read_published() if one.pk != edition.pk]
    try:
        newest_whole(others, timezone.now())
    except NoEdition as error:
        raise InTheWay([_("It is the only edition that can be in force.")]) from error
    values = {"withdrawn_why_tr": why_tr.strip(), "withdrawn_why_en": why_en.strip()}
    published = Edition.objects.filter(pk=edition.pk, state=Edition.State.PUBLISHED)
    if published.update(state=Edition.State.WITHDRAWN, withdrawn_at=timezone.now(), **values):
        note(who, "withdraw", edition, **values)
        announce(WITHDRAWN, edition)
