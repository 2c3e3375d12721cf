"""Settle what a draft changes elsewhere: somebody has looked, and says so."""

from collections.abc import Collection

from django.db import transaction

from accounts.models import User
from workshop.actions.held import open_draft
from workshop.impact import open_items
from workshop.log import note
from workshop.models import Draft, Settled
from workshop.permissions import require


@transaction.atomic
def settle(who: User, draft: Draft, keys: Collection[str], said: str = "") -> int:
    """How many of the named items were open and are settled now."""
    require(who, "settle")
    draft = open_draft(draft)
    chosen = [one for one in open_items(draft) if one.key in keys]
    Settled.objects.bulk_create(Settled(draft=draft, key=one.key, note=said.strip(), by=who.email) for one in chosen)
    if chosen:
        items = [f"{one.kind}:{one.about}" for one in chosen]
        note(who, "settle", f"draft {draft.pk}", items=items, said=said.strip())
    return len(chosen)
