"""A secret link to the pages of a draft, for people without a role; it ends by itself."""

from django.core import signing

from accounts.models import User
from workshop.log import note
from workshop.models import Draft
from workshop.permissions import require

DAYS = 7
_SALT = "workshop.preview"


def share(who: User, draft: Draft) -> str:
    """The secret part of the link."""
    require(who, "share")
    note(who, "share", f"draft {draft.pk}", days=DAYS)
    return signing.dumps(draft.pk, salt=_SALT)


def shared(token: str) -> Draft | None:
    """The draft that a link shows; None once it is too old, forged, or the draft given up."""
    try:
        pk = signing.loads(token, salt=_SALT, max_age=DAYS * 24 * 60 * 60)
    except signing.BadSignature:
        return None
    return Draft.objects.filter(pk=pk).exclude(state=Draft.State.DROPPED).first()
