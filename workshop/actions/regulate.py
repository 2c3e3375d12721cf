"""Regulations of the federation: written by one person, published by another."""

import datetime
from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.jobs.queue import ask
from rulings.engine.regulations import read_regulations
from rulings.organisation.published import Kept, plain_values, publish
from workshop.actions.approve import InTheWay, OwnWork
from workshop.actions.write import Closed
from workshop.log import note
from workshop.models import RegulationsDraft
from workshop.permissions import NotAllowed, require

PUBLISH = "rulings.publish_regulations"


@transaction.atomic
def write_regulations(who: User, values: Mapping[str, Any], in_force_from: datetime.date, why: str) -> RegulationsDraft:
    """All values, also those that are as the text has them. ``ImpossibleCase`` names what cannot be."""
    require(who, "write", "publish")
    said = plain_values(read_regulations(values))
    made = RegulationsDraft.objects.create(
        values=said, in_force_from=in_force_from, note=why.strip(), written_by=who.email
    )
    ask("regulations-impact", str(made), {"draft": made.pk})
    note(who, "write-regulations", made, in_force_from=in_force_from.isoformat())
    return made


@transaction.atomic
def publish_regulations(who: User, draft: RegulationsDraft) -> Kept:
    """By somebody else than who wrote them, once it is known what they change. ``TooEarly`` for a day that is over."""
    if not who.has_perm(PUBLISH):
        raise NotAllowed("publish")
    require(who, "publish")
    draft = RegulationsDraft.objects.select_for_update().get(pk=draft.pk)
    if draft.published_as or draft.is_dropped:
        raise Closed
    if draft.written_by.casefold() == who.email.casefold():
        raise OwnWork
    if draft.impact is None:
        raise InTheWay([_("What they change in reviewed cases is still being looked for.")])
    kept = publish(draft.values, draft.in_force_from, draft.note, who)
    _close(draft, published_as=kept.name)
    note(who, "publish-regulations", f"regulations no. {kept.name}", draft=draft.pk, written_by=draft.written_by)
    return kept


@transaction.atomic
def drop_regulations(who: User, draft: RegulationsDraft) -> None:
    """They are published no more."""
    require(who, "write", "publish")
    _close(draft, is_dropped=True)
    note(who, "drop-regulations", draft)


def _close(draft: RegulationsDraft, **values: Any) -> None:
    """Once: of two who do it at the same time one is refused."""
    if not RegulationsDraft.objects.filter(pk=draft.pk, published_as="", is_dropped=False).update(**values):
        raise Closed
