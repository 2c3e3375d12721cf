"""A hand that is short of a card (Law 14): what becomes of the card, and what it may cost."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.deals import DEAL

_PLACES = {"elsewhere": ("missing-card-put-back", "14A1", "14B2"), "not-found": ("deal-rebuilt", "14A2", "14B3")}
"""Where the card is, what is done with it, and by which clause before the lead and after it."""


def _rows() -> tuple[Row, ...]:
    """14B4: not having played the card may be a revoke, and a defender's card may become a penalty card during the play."""
    rows: list[Row] = []
    for place, (done, before, after) in _PLACES.items():
        rows += [
            ({"lead_faced": False, "card_place": place}, f"{done}, hand-complete-from-start", before),
            (
                {"card_place": place, "hand": "defender", "play_over": False, "could_have_followed": True},
                f"{done}, treat-as-revoke, penalise-restored-card",
                "14B4",
            ),
            (
                {"card_place": place, "hand": "defender", "play_over": False, "could_have_followed": False},
                f"{done}, penalise-restored-card",
                "14B4",
            ),
            ({"card_place": place, "could_have_followed": True}, f"{done}, treat-as-revoke", "14B4"),
            ({"card_place": place, "could_have_followed": False}, done, after),
        ]
    return tuple(rows)


scene(
    "a-card-is-missing",
    DEAL,
    "14",
    version=5,
    what=Scene(
        kind="missing-card",
        story=(_("A hand turns out to be one card short, and no other hand has more than thirteen."),),
        facts={
            "hand": ("defender", "defender", "declarer", "dummy"),
            "lead_faced": (True, True, True, False),
            "play_over": (False, False, False, True),
            "correction_period_over": (False, False, True),
            "card_place": ("played-cards", "elsewhere", "elsewhere", "not-found", "not-found"),
        },
        told={
            "hand": {
                "defender": _("The hand was a defender's."),
                "declarer": _("The hand was declarer's."),
                "dummy": _("The hand was dummy's."),
            },
            "could_have_followed": {
                True: _(
                    "To an earlier trick the player did not follow suit, although the missing card was of the suit led."
                ),
                False: _("The player had not failed to follow suit to any trick for want of the missing card."),
            },
            "correction_period_over": {True: _("The time for correcting scores has run out.")},
        },
        fixed={"others_have_more": False},
        besides=("lead_faced", "play_over", "hand", "could_have_followed"),
        not_told=(
            # No trick has been played then.
            *({"lead_faced": False, "could_have_followed": either} for either in (True, False)),
            *({"lead_faced": False, "play_over": either} for either in (True, False)),
        ),
        asks=(
            *("missing-card-put-back", "deal-rebuilt", "hand-complete-from-start", "treat-as-trick-at-fault"),
            *("treat-as-revoke", "penalise-restored-card", "score-stands"),
        ),
        worded={
            "score-stands why=correction-period-over": _("Nothing: the time for it has run out."),
            "treat-as-trick-at-fault": _("The trick to which no card was played is put right by Law 67."),
            "missing-card-put-back, hand-complete-from-start": _(
                "The card goes back; the hand counts as complete, and Law 14 has no penalty for its absence."
            ),
            "deal-rebuilt, hand-complete-from-start": _(
                "A card of another pack replaces it; the hand counts as complete, and Law 14 has no penalty for it."
            ),
            "missing-card-put-back": _(
                "The card goes back: no penalty card, no revoke for want of it, but a procedural penalty is possible."
            ),
            "deal-rebuilt": _(
                "A card of another pack replaces it: no penalty card, no revoke, but a procedural penalty is possible."
            ),
            "missing-card-put-back, penalise-restored-card": _(
                "The card goes back. It may become a penalty card, but there was no revoke for want of it."
            ),
            "deal-rebuilt, penalise-restored-card": _(
                "A card of another pack replaces it. It may become a penalty card, but there was no revoke."
            ),
            "missing-card-put-back, treat-as-revoke": _(
                "The card goes back. It can be no penalty card, but there may have been a revoke for want of it."
            ),
            "deal-rebuilt, treat-as-revoke": _(
                "A card of another pack replaces it. It can be no penalty card, but there may have been a revoke."
            ),
            "missing-card-put-back, treat-as-revoke, penalise-restored-card": _(
                "The card goes back. It may become a penalty card, and there may have been a revoke for want of it."
            ),
            "deal-rebuilt, treat-as-revoke, penalise-restored-card": _(
                "A card of another pack replaces it. It may become a penalty card, and there may have been a revoke."
            ),
        },
        ask=_("What does the director do about it?"),
        seats=nowhere,
    ),
    by_text=(
        ({"correction_period_over": True}, "score-stands why=correction-period-over", "14B"),
        ({"card_place": "played-cards"}, "treat-as-trick-at-fault", "14B1"),
        *_rows(),
    ),
)
