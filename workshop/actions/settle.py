"""Settle what a draft changes elsewhere: somebody has looked, and says so; of rules, whether the engine is concerned."""

from collections.abc import Collection

from django.db import transaction

from accounts.models import User
from workshop.actions.held import open_draft
from workshop.log import note
from workshop.models import Draft, Settled
from workshop.permissions import require
from workshop.standing import open_items


@transaction.atomic
def settle(
    who: User, draft: Draft, keys: Collection[str], said: str = "", engine: str = Settled.Engine.UNAFFECTED
) -> int:
    """How many of the named items were open and are looked at now. ``engine`` is what the rules among them mean for it."""
    require(who, "settle")
    draft = open_draft(draft)
    chosen = [one for one in open_items(draft) if one.key in keys]
    for one in chosen:
        of_rules = Settled.Engine(engine) if one.kind == "rules" else ""
        row = {"note": said.strip(), "by": who.email, "engine": of_rules}
        Settled.objects.update_or_create(draft=draft, key=one.key, defaults=row)
    if chosen:
        items = [f"{one.kind}:{one.about}" for one in chosen]
        told = {"engine": engine} if any(one.kind == "rules" for one in chosen) else {}
        note(who, "settle", f"draft {draft.pk}", items=items, said=said.strip(), **told)
    return len(chosen)
