"""Why a card that was played is to be taken back, as facts and in words (47)."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Text


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
        _("%(who)s had simply regretted the play"),
    ),
    "in-time": Reason(
        _EXPLAINED,
        "47E2a",
        _(
            "%(who)s plays %(card)s because of the declaring side's wrong explanation; it is corrected before anybody else "
            "plays."
        ),
        _("%(who)s had played the card because of a wrong explanation, corrected before anybody else played after it"),
    ),
    "too-late": Reason(
        _EXPLAINED | {"later_card": True},
        "47E2a",
        _(
            "%(who)s plays %(card)s because of the declaring side's wrong explanation; it is corrected only when the next "
            "hand has played to the trick too."
        ),
        _("the explanation had been corrected only when the next hand had played to the trick too"),
    ),
    "corrected": Reason(
        _EXPLAINED | {"after_correction": True},
        "47E2a",
        _(
            "The declaring side corrects a wrong explanation. Then %(who)s plays %(card)s, regrets it and wants to change it."
        ),
        _("the explanation had been corrected before %(who)s played the card"),
    ),
    "revoke": Reason(
        {"reason": "illegal-play"},
        "47B",
        _("%(who)s plays %(card)s, then finds a card of the suit led and says so before anybody else plays."),
        _("another suit that %(who)s held too had been led, and %(who)s had said in time that the card was a revoke"),
    ),
    "opponent-changed": Reason(
        {"reason": "opponent-changed"},
        "47D",
        _(
            "Declarer plays %(revoke)s and %(who)s plays %(card)s. Then declarer finds a card of the suit led and "
            "follows with it; %(who)s wants to change too."
        ),
        _("%(who)s had wanted to change because the opponent who played just before had corrected a revoke"),
    ),
    "told": Reason(
        {"reason": "told-to-play"},
        "47E1",
        _(
            "“It is your lead,” declarer tells %(who_to)s. %(who)s leads %(card)s, but it was not the turn of %(who_to)s."
        ),
        _("it had not been the turn of %(who_to)s, and declarer had told him that it was"),
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

INSTEAD_OF: dict[tuple[str, str], Text] = {
    ("revoke", "regret"): _("%(who)s had had no card of the suit led after all"),
    ("opponent-changed", "regret"): _("declarer had not changed the card that he played"),
    ("told", "regret"): _("it had really been the turn of %(who_to)s"),
    ("in-time", "regret"): _("%(who)s had played the card by a mistake of his own, not because of the explanation"),
    ("revoke", "in-time"): _(
        "%(who)s had had no card of the suit led, and had played the card because of a wrong explanation, corrected at once"
    ),
    ("opponent-changed", "in-time"): _(
        "declarer had not changed his card, and %(who)s had played because of a wrong explanation, corrected at once"
    ),
    ("told", "in-time"): _(
        "it had been the turn of %(who_to)s, who had led because of a wrong explanation, corrected at once"
    ),
    ("in-time", "told"): _(
        "the explanation had been right, and it had not been the turn of %(who_to)s, whom declarer had told that it was"
    ),
    ("in-time", "opponent-changed"): _(
        "the explanation had been right, and %(who)s had wanted to change because the opponent who played just before had "
        "corrected a revoke"
    ),
    ("in-time", "revoke"): _(
        "the card had had nothing to do with the explanation: another suit that %(who)s held too had been led, and %(who)s had "
        "said in time that it was a revoke"
    ),
    ("opponent-changed", "revoke"): _(
        "declarer had not changed his card: another suit that %(who)s held too had been led, and %(who)s had said in time "
        "that the card was a revoke"
    ),
    ("late-slip", "slip"): _("it had been corrected at once"),
}
"""The words for another reason where it takes the place of one that would still hold: ``(the reason told, the other)``."""

NEVER_INSTEAD_OF = {("revoke", "told"), ("opponent-changed", "told")}
"""Another reason beside which the one that is told would still hold."""

REFUSED_LEAD = _("another hand had been to lead to the trick and declarer had had the lead of %(who_to)s taken back")
"""How a card that was led becomes a penalty card: whoever leads cannot revoke."""
