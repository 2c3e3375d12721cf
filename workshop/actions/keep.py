"""Keep what somebody has typed and not yet saved, so that a closed window loses nothing."""

from collections.abc import Mapping

from accounts.models import User
from lawbook.citations import Citation
from workshop.models import Draft, Unsaved
from workshop.permissions import require


def keep(who: User, draft: Draft, citation: Citation, typed: Mapping[str, str], was_seen: int) -> None:
    """For her alone; it is in no log, for it changes nothing."""
    require(who, "write", "translate")
    values = {"fields": dict(typed), "seen": was_seen}
    Unsaved.objects.update_or_create(draft=draft, citation=citation.id, by=who.email, defaults=values)


def forget(who: User, draft: Draft, citation: Citation) -> None:
    """She begins again from what is saved."""
    require(who, "write", "translate")
    Unsaved.objects.filter(draft=draft, citation=citation.id, by=who.email).delete()
