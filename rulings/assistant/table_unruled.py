"""What is said of the last thing told at a table where it brings no ruling: whatever a reader tells is answered."""

from django.utils.translation import gettext as _

from bridge.auction import Call
from rulings.assistant.table_followed import Followed
from rulings.diagrams import call_said
from rulings.table.events import AttentionDrawn, Called, Event, Exposed
from rulings.wording.speech import capitalised, sentences


def unruled(shown: Followed) -> str:
    """The sentence: a card of declarer's or dummy's was seen, two called at once, attention was drawn. Empty for all else."""
    events = shown.read.events
    if not events or shown.fresh or shown.problems:
        return ""
    return _said_of(events[-1], shown)


def _said_of(event: Event, shown: Followed) -> str:
    position = shown.account.table.position
    if isinstance(event, AttentionDrawn):
        return _("Attention was drawn: that brings no further ruling here.")
    if isinstance(event, Called) and event.simultaneous:
        return _("%(call)s counts as made after the other call (Law 33).") % {
            "call": capitalised(call_said(Call(event.call)))
        }
    if isinstance(event, Exposed) and position is not None and event.by.side is position.declarer.side:
        return str(sentences()["no-penalty-card.declaring-side"]) + " " + _("Play goes on (Law 48A).")
    return ""
