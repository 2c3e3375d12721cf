"""Say something about a clause of a draft, and settle what was said."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.citations import Citation
from workshop.actions.approve import InTheWay
from workshop.log import note
from workshop.models import Comment, Draft
from workshop.permissions import require

MOST_LETTERS, MOST_OPEN = 4000, 300
"""Of one comment, or of one language of a note; comments of a draft that nobody has settled."""


@transaction.atomic
def comment(who: User, draft: Draft, citation: Citation, text: str) -> Comment:
    """It stays open until somebody settles it. ``InTheWay`` where it says nothing or too much, or too many are open."""
    require(who, "comment")
    if not text.strip():
        raise InTheWay([_("Nothing was written.")])
    refuse_long(text.strip())
    if draft.comments.filter(settled_by="").count() >= MOST_OPEN:
        raise InTheWay([_("Too many comments on this draft are open. Settle some of them first.")])
    made = Comment.objects.create(draft=draft, citation=citation.id, text=text.strip(), by=who.email)
    note(who, "comment", f"draft {draft.pk}", clause=citation.id, comment=made.pk)
    return made


@transaction.atomic
def settle_comment(who: User, about: Comment) -> None:
    """Who wrote it, or who may settle; once."""
    require(who, *(("comment",) if about.by == who.email else ("settle",)))
    open_still = Comment.objects.filter(pk=about.pk, settled_by="")
    if open_still.update(settled_by=who.email, settled_at=timezone.now()):
        note(who, "settle-comment", f"draft {about.draft_id}", clause=about.citation, comment=about.pk)


def refuse_long(text: str) -> None:
    """``InTheWay`` for what is written beside the text and is longer than anybody reads there."""
    if len(text) > MOST_LETTERS:
        raise InTheWay([_("At most %(most)s characters.") % {"most": MOST_LETTERS}])
