"""Say something about a clause of a draft, and settle what was said."""

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from lawbook.citations import Citation
from workshop.log import note
from workshop.models import Comment, Draft
from workshop.permissions import require


@transaction.atomic
def comment(who: User, draft: Draft, citation: Citation, text: str) -> Comment:
    """It stays open until somebody settles it."""
    require(who, "comment")
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
