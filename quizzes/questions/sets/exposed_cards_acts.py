"""What somebody can do with a card that comes to be seen or named, as facts and in words."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Text


@dataclass(frozen=True)
class Act:
    """What somebody did with a card: told as it happened, and as what might have happened instead."""

    facts: dict[str, Any]
    told: Text
    instead: Text
    clause: str = "50B"
    in_turn: bool = False


_SEEN: dict[str, Any] = {"hand": "defender", "how": "could-be-seen", "occasion": "other"}

REVOKED: dict[str, Any] = _SEEN | {"manner": "to-play"}
"""A defender's card that came to be seen because he meant to play it."""

DEFENDERS = {
    "dropped": Act(
        _SEEN | {"manner": "inadvertent"},
        _("%(who)s accidentally drops %(card)s face up on the table, where %(partner)s can see it."),
        _("%(who)s had dropped the card by accident where %(partner)s could see it"),
    ),
    "tilted": Act(
        _SEEN | {"manner": "inadvertent"},
        _("Reaching for a glass %(who)s tilts the hand, and %(partner)s can see %(card)s."),
        _("%(who)s had only tilted the hand by accident so that %(partner)s could see the card"),
    ),
    "on-purpose": Act(
        _SEEN | {"manner": "deliberate"},
        _("%(who)s shows %(card)s on purpose, so that %(partner)s sees it too, but without meaning to play it."),
        _("%(who)s had shown the card on purpose, meaning neither to play it nor to concede a trick"),
    ),
    "unseen": Act(
        _SEEN | {"how": "not-seen", "manner": "inadvertent"},
        _("%(who)s drops %(card)s so that declarer sees it; %(partner)s could not possibly have seen its face."),
        _("%(who)s had dropped the card by accident where %(partner)s could not possibly see its face"),
        clause="49",
    ),
    "named": Act(
        _SEEN | {"how": "named", "manner": "deliberate"},
        _("“I have %(card)s too,” %(who)s says, out of turn."),
        _("%(who)s had only said, out of turn, that he held the card"),
    ),
    "held": Act(
        _SEEN | {"occasion": "held-in-turn", "manner": "to-play"},
        _("It is the turn of %(who_to)s, who holds %(card)s so that %(partner)s could see its face, then hesitates."),
        _("it had been %(who_of)s turn, and he had held the card so that %(partner)s could see its face"),
        clause="45C1",
        in_turn=True,
    ),
    "conceded": Act(
        _SEEN | {"occasion": "concession", "partner_objected": True, "manner": "deliberate"},
        _("%(who)s shows %(card)s and concedes some of the remaining tricks; %(partner)s objects at once."),
        _("%(who)s had shown the card with a concession to which %(partner)s objected at once"),
        clause="68B2",
    ),
}

DECLARERS = {
    "declarer-dropped": Act(
        {"hand": "declarer", "declarers_act": "dropped"},
        _("Declarer, %(who)s, accidentally drops %(card)s from the hand, face up on the table."),
        _("declarer had dropped the card by accident"),
        clause="48A",
    ),
    "declarer-showed": Act(
        {"hand": "declarer", "declarers_act": "showed", "looked_played": False},
        _("Declarer, %(who)s, shows %(card)s to the defenders, at a distance from the table and not as if playing it."),
        _("declarer had only shown the card, away from the table and not as if playing it"),
        clause="48A",
    ),
    "declarer-held": Act(
        {"hand": "declarer", "declarers_act": "showed", "looked_played": True},
        _("Declarer, %(who)s, holds %(card)s face up, touching the table, and then wants to play another card."),
        _("declarer had held the card face up, touching the table"),
        clause="45C2",
        in_turn=True,
    ),
}

ACTS = DEFENDERS | DECLARERS
