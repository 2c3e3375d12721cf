"""Give a draft up: it stays to be read and is written no more."""

from django.db import transaction

from accounts.models import User
from workshop.actions.write import Closed
from workshop.log import note
from workshop.models import Draft
from workshop.permissions import require


@transaction.atomic
def drop(who: User, draft: Draft) -> None:
    """Only while it is in work."""
    require(who, "begin", "publish")
    if not Draft.objects.filter(pk=draft.pk, state=Draft.State.OPEN).update(state=Draft.State.DROPPED):
        raise Closed
    note(who, "drop", f"draft {draft.pk}")
