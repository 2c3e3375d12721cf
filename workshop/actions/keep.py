"""Keep what somebody has typed and not yet saved, so that a closed window loses nothing."""

from collections.abc import Mapping

from django.db import transaction

from accounts.models import User
from lawbook.citations import Citation
from workshop.actions.write import changed
from workshop.clauses import clause_of
from workshop.models import Draft, Unsaved
from workshop.permissions import require


@transaction.atomic
def keep(who: User, draft: Draft, citation: Citation, typed: Mapping[str, str], was_seen: int) -> None:
    """For her alone; it is in no log, for it changes nothing. What is saved by now, in the meantime, is not kept beside it."""
    require(who, "write", "translate")
    Draft.objects.select_for_update().get(pk=draft.pk)  # a save that is under way comes first
    now = clause_of(draft, citation)
    if now is not None and not changed(typed, now.fields):
        forget(who, draft, citation)
        return
    values = {"fields": dict(typed), "seen": was_seen}
    Unsaved.objects.update_or_create(draft=draft, citation=citation.id, by=who.email, defaults=values)


def forget(who: User, draft: Draft, citation: Citation) -> None:
    """She begins again from what is saved."""
    require(who, "write", "translate")
    Unsaved.objects.filter(draft=draft, citation=citation.id, by=who.email).delete()
