"""Write what the federation says of a change; it is shown beside the comparison once the draft is published."""

from django.db import transaction
from django.db.models import F

from accounts.models import User
from lawbook.citations import Citation
from workshop.actions.held import open_draft
from workshop.log import note
from workshop.models import Draft, Note
from workshop.permissions import require


@transaction.atomic
def explain(who: User, draft: Draft, citation: Citation, tr: str, en: str) -> None:
    """Both languages; two empty texts take the note away. It is published with the draft, so an approval ends with it."""
    require(who, "write")
    draft = open_draft(draft)
    if tr.strip() or en.strip():
        said = {"tr": tr.strip(), "en": en.strip()}
        Note.objects.update_or_create(draft=draft, citation=citation.id, defaults=said)
    else:
        Note.objects.filter(draft=draft, citation=citation.id).delete()
    Draft.objects.filter(pk=draft.pk).update(serial=F("serial") + 1)
    note(who, "explain", f"draft {draft.pk}", clause=citation.id)
