"""Why a card that was played is to be taken back, as facts and in words (47)."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.wording.forms import Text


@dataclass(frozen=True)
class Reason:
    """Why a card is to be taken back, as facts and in words."""

    facts: dict[str, Any]
    clause: str
    told: Text
    instead: Text


_EXPLAINED: dict[str, Any] = {"reason": "misinformation", "because_of_explanation": True, "later_card": False}

DEFENDER = {
    "regret": Reason(
        {"reason": "none"},
        "47F2",
        _("%(who)s plays %(card)s, sees at once that the wrong card came out of the hand, and wants to change it."),
        _("%(who)s, playing in turn, had only pulled out the wrong card"),
    ),
    "in-time": Reason(
        _EXPLAINED,
        "47E2a",
        _(
            "%(who)s plays %(card)s because of a wrong explanation by declarer; it is corrected before anybody else plays."
        ),
        _("%(who)s, playing in turn, had believed a wrong explanation and nobody had played after that"),
    ),
    "too-late": Reason(
        _EXPLAINED | {"later_card": True},
        "47E2a",
        _(
            "%(who)s plays %(card)s because of a wrong explanation by declarer; it is corrected only when the next hand "
            "has played to the trick too."
        ),
        _("the explanation had been wrong, but another card had already been played to the trick after it"),
    ),
    "corrected": Reason(
        _EXPLAINED | {"after_correction": True},
        "47E2a",
        _("Declarer corrects a wrong explanation. Then %(who)s plays %(card)s, regrets it and wants to change it."),
        _("%(who)s had played the card in turn, after declarer had corrected a wrong explanation"),
    ),
    "revoke": Reason(
        {"reason": "illegal-play"},
        "47B",
        _("%(who)s plays %(card)s, then finds a card of the suit led and says so before anybody else plays."),
        _("%(who)s had not followed suit with the card although able to, and had said so in time"),
    ),
    "opponent-changed": Reason(
        {"reason": "opponent-changed"},
        "47D",
        _(
            "Declarer plays %(revoke)s and %(who)s plays %(card)s. Then declarer finds a card of the suit led and "
            "follows with it; %(who)s wants to change too."
        ),
        _("declarer, who had played just before, had corrected a revoke on that trick"),
    ),
    "told": Reason(
        {"reason": "told-to-play"},
        "47E1",
        _("“It is your lead,” declarer says. %(who)s leads %(card)s, but it was not the turn of %(who_to)s."),
        _("declarer had told %(who_to)s wrongly that it was his turn, and he had believed it"),
    ),
}

DUMMY = {
    "slip": Reason(
        {"reason": "unintended-designation", "unintended": True, "card_played_since": False},
        "47C",
        _("Declarer calls for %(card)s from dummy and corrects it in the same breath: the director finds a slip."),
        _("it had been a slip of the tongue, corrected at once"),
    ),
    "mind": Reason(
        {"reason": "unintended-designation", "unintended": False},
        "47F2",
        _("Declarer calls for %(card)s from dummy and then for another: the director finds a change of mind."),
        _("declarer had meant the card and only then changed his mind"),
    ),
    "late-slip": Reason(
        {"reason": "unintended-designation", "unintended": True, "card_played_since": True},
        "47F2",
        _(
            "Declarer calls for %(card)s from dummy by a slip of the tongue, and notices it only after playing to the "
            "trick from hand."
        ),
        _("declarer had since played another card"),
    ),
}

REASONS = DEFENDER | DUMMY
