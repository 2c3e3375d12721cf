"""What an action works on, held against others until it has ended: only if it is still to be worked on."""

from workshop.actions.annotate import RemarkChanged
from workshop.actions.write import Closed
from workshop.models import Draft, RemarkDraft, RemarkVersion


def open_draft(draft: Draft) -> Draft:
    """The draft as it is now. Raises ``Closed``."""
    found = Draft.objects.select_for_update().get(pk=draft.pk)
    if found.state != Draft.State.OPEN:
        raise Closed
    return found


def last_version(draft: RemarkDraft, number: int) -> tuple[RemarkDraft, RemarkVersion]:
    """A remark in work and its last version, if that is the one with this number. Raises ``Closed``, ``RemarkChanged``."""
    found = RemarkDraft.objects.select_for_update().get(pk=draft.pk)
    if found.state != RemarkDraft.State.OPEN:
        raise Closed
    version = found.latest
    if version.number != number:
        raise RemarkChanged(version.fields, version.number)
    return found, version
