"""What can happen around a faced opening lead out of turn (54), and the words for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True)
class Event:
    """What happened around a lead out of turn: the facts, what the story says of it, and when it would be so."""

    name: str
    told: Any
    facts: Mapping[str, Any] = field(default_factory=dict)


_OWN, _DUMMYS = {"declarer_did": "showed-cards"}, {"dummys_cards": "could-be-seen"}
_NOTHING = Event("nothing", _("%(declarer)s has not yet said or done anything."))
_REFUSED = Event("refused", _("%(declarer)s wants the card taken back."), {"declarer_did": "refused"})
_ACCEPTED = Event("accepted", _("%(declarer)s accepts the opening lead."), {"declarer_did": "accepted"})
_DUMMY_SEEN = Event("dummy-seen", _("%(dummy)s begins to lay his hand on the table and shows %(seen)s."), _DUMMYS)
_PLAIN = (
    _NOTHING,
    _REFUSED,
    _ACCEPTED,
    _DUMMY_SEEN,
    Event(
        "shown-in-auction",
        _("During the auction %(dummy)s had dropped %(seen)s face up; nobody has shown anything else."),
        {"dummys_cards": "shown-in-auction"},
    ),
    Event(
        "refused-after-the-auction",
        _("During the auction %(dummy)s had dropped %(seen)s face up; now %(declarer)s wants the lead taken back."),
        {"dummys_cards": "shown-in-auction", "declarer_did": "refused"},
    ),
    Event(
        "refused-too-late",
        _(
            "%(dummy)s begins to lay his hand on the table and shows %(seen)s; then %(declarer)s wants the lead taken back."
        ),
        _DUMMYS | {"declarer_did": "refused"},
    ),
    Event("showed", _("%(declarer)s begins to lay his own hand on the table and shows %(own)s."), _OWN),
    Event(
        "showed-first",
        _("%(declarer)s begins to spread his own hand and shows %(own)s; after that %(dummy)s shows %(seen)s."),
        _OWN | _DUMMYS | {"dummy_seen_first": False},
    ),
    Event(
        "showed-second",
        _(
            "%(dummy)s shows %(seen)s to the whole table; after that %(declarer)s begins to spread his own hand and shows "
            "%(own)s."
        ),
        _OWN | _DUMMYS | {"dummy_seen_first": True},
    ),
)
EVENTS = {
    "plain": (*_PLAIN, _NOTHING, _REFUSED),
    "partner-told": (_NOTHING, _REFUSED, _ACCEPTED),
    "misinformed": (_NOTHING, _REFUSED, _ACCEPTED),
    "face-down": (_NOTHING,),
}
FACTS = {event.name: event.facts for event in _PLAIN}
IF = {
    "plain": {
        "nothing": _("nobody had yet said or shown anything"),
        "refused": _("after the lead nobody had shown a card, and %(declarer)s had had the lead taken back"),
        "dummy-seen": _("after the lead %(dummy)s had first shown a card"),
        "showed": _("%(declarer)s had first shown a card of his own hand"),
    },
    "misinformed": {
        "nothing": _("nobody had told %(leader)s so, and nobody had yet said or shown anything"),
        "refused": _("nobody had told %(leader)s so, and %(declarer)s had had the card taken back"),
        "dummy-seen": _("nobody had told %(leader)s so, and %(dummy)s had first shown a card"),
        "showed": _("nobody had told %(leader)s so, and %(declarer)s had first shown a card of his own hand"),
    },
    "face-down": {
        "nothing": _("the card had been faced, and nobody had yet said or shown anything"),
        "refused": _("the card had been faced, and %(declarer)s had had it taken back"),
        "dummy-seen": _("the card had been faced, and %(dummy)s had first shown a card"),
        "showed": _("the card had been faced, and %(declarer)s had first shown a card of his own hand"),
    },
}
IF["partner-told"] = IF["plain"]
LABELS = {
    "choose": _("%(declarer)s may spread his own hand as dummy, accept the lead, or have it taken back."),
    "stands": _("The lead stands; %(declarer)s is declarer and %(dummy)s is dummy."),
    "swap": _("The lead stands; %(dummy)s is declarer and %(declarer)s is dummy."),
    "penalty": _("The card becomes a major penalty card, and %(partner)s makes the opening lead."),
    "back": _(
        "The card goes back to %(leader_of)s hand without rectification, and %(partner)s makes the opening lead."
    ),
}
