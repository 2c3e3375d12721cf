"""Write what the federation says of a change; it is shown beside the comparison once the draft is published."""

from collections.abc import Mapping

from django.db import transaction
from django.db.models import F

from accounts.models import User
from lawbook.citations import Citation
from workshop.actions.comment import refuse_long
from workshop.actions.held import open_draft
from workshop.log import note
from workshop.meeting import Meeting, meet_values
from workshop.models import Draft, Note
from workshop.permissions import require


class NoteChanged(Exception):
    """Somebody else wrote the note since it was read; ``now`` is what it says, ``meeting`` what each made of it."""

    def __init__(self, now: Mapping[str, str], meeting: Meeting) -> None:
        super().__init__(now)
        self.now, self.meeting = now, meeting


@transaction.atomic
def explain(
    who: User, draft: Draft, citation: Citation, tr: str, en: str, read: Mapping[str, str] | None = None
) -> None:
    """Both languages; two empty texts take the note away. It is published with the draft, so an approval ends with it.

    ``read``: what it said when it was read. Raises ``NoteChanged``, and ``InTheWay`` if it is too long.
    """
    require(who, "write")
    draft = open_draft(draft)
    said = {"tr": tr.strip(), "en": en.strip()}
    for text in (*said.values(), *(read or {}).values()):
        refuse_long(text)
    now = note_of(draft, citation)
    if now == said:
        return
    if read is not None and read != now:
        raise NoteChanged(now, meet_values(read, now, said))
    if any(said.values()):
        Note.objects.update_or_create(draft=draft, citation=citation.id, defaults=said)
    else:
        Note.objects.filter(draft=draft, citation=citation.id).delete()
    Draft.objects.filter(pk=draft.pk).update(serial=F("serial") + 1)
    note(who, "explain", f"draft {draft.pk}", clause=citation.id)


def note_of(draft: Draft, citation: Citation) -> dict[str, str]:
    """What it says in both languages; nothing where there is none."""
    found = draft.notes.filter(citation=citation.id).first()
    return {"tr": found.tr, "en": found.en} if found else {"tr": "", "en": ""}
