"""The lead of a player whose partner had a call withdrawn in the auction: free, or a suit may be forbidden (26)."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Suit
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION

ALL = (Suit.S, Suit.H, Suit.D, Suit.C)
CALLED: tuple[tuple[Suit, ...], ...] = ((), (Suit.S, Suit.D), (Suit.H, Suit.C))
_NOT_DEFENDING = "only-defenders-lead-restricted"
FREE = _("The lead is free: declarer may forbid nothing.")
MAY_FORBID = {
    CALLED[0]: _("Declarer may forbid one suit, whichever he likes."),
    CALLED[1]: _("Declarer may forbid one suit: hearts or clubs."),
    CALLED[2]: _("Declarer may forbid one suit: spades or diamonds."),
}


def _forbidding(called: tuple[Suit, ...]) -> str:
    """Each suit that was not called."""
    return ", ".join(f"forbid-suit suit={suit.value}" for suit in ALL if suit not in called)


def _by_law_26() -> tuple[Row, ...]:
    """Who is bound at all; the calls of which 25 and 27 say it; 26A; then once, on the first lead, by the suits of 26B."""
    free: tuple[tuple[Mapping[str, Any], str], ...] = (
        ({"withdrawn_how": "unintended"}, "25A1"),
        ({"withdrawn_how": "same-denomination"}, "27B1a"),
        ({"similar_meaning": True}, "26A"),
        ({"lead": "later"}, "26B"),
    )
    return (
        ({"offender_defends": False}, _NOT_DEFENDING, "26B"),
        *((where, "any-card", clause) for where, clause in free),
        ({"lead": "kept"}, "lead-forbidden", "26B"),
        ({"suits_called": ALL}, "any-card", "26B"),
        *(({"suits_called": called}, _forbidding(called), "26B") for called in CALLED),
    )


scene(
    "a-lead-after-a-withdrawn-call",
    AUCTION,
    "25A1",
    "26",
    "27B1a",
    version=4,
    what=Scene(
        kind="lead-after-withdrawn-call",
        story=(_("In the auction a call of %(offender)s was withdrawn. Now his partner is to lead."),),
        idle=(
            _("%(partner)s had passed throughout."),
            _("The director was called as soon as it happened."),
        ),
        facts={
            "offender_defends": (True, True, True, True, False),
            "withdrawn_how": (*("replaced",) * 3, "unintended", "same-denomination"),
            "lead": ("first", "first", "kept", "later"),
            "suits_called": (*CALLED, ALL),
            "similar_meaning": (True, False, False),
        },
        fixed={"among_its_meanings": False, "same_purpose": False},
        told={
            "similar_meaning": {
                True: _("The director found the call in its place to have a similar meaning."),
                False: _("The director found that the call in its place was comparable in no way."),
            },
            "lead": {
                "first": _("%(partner)s has not been on lead before in this play."),
                "kept": _("Declarer forbade a suit at the first lead of %(partner)s, who has been on lead ever since."),
                "later": _("%(partner)s has led before and has lost the lead since."),
            },
            "withdrawn_how": {
                "replaced": _("Another call, which was no correction of a slip, took its place."),
                "unintended": _("%(offender)s had never meant it and changed it in time."),
                "same-denomination": _(
                    "It was a bid too low, corrected by the lowest sufficient bid in the same suit."
                ),
            },
        },
        besides=("withdrawn_how", "offender_defends", "similar_meaning", "suits_called", "lead"),
        never=(
            # What declarer could not forbid he did not forbid.
            {"lead": "kept", "offender_defends": False},
            {"lead": "kept", "withdrawn_how": {"unintended", "same-denomination"}},
            {"lead": "kept", "similar_meaning": True},
            {"lead": "kept", "suits_called": ALL},
            # Without a suit there is none of the same denomination.
            {"withdrawn_how": "same-denomination", "suits_called": ()},
        ),
        alike=({"any-card", _NOT_DEFENDING},),
        asks=("forbid-suit", "lead-forbidden", "any-card", _NOT_DEFENDING),
        worded={
            "any-card": FREE,
            _NOT_DEFENDING: _("The lead is free: Law 26 binds the side of the withdrawn call only if it defends."),
            "lead-forbidden": _("The suit that was forbidden may not be led now either."),
            **{_forbidding(called): words for called, words in MAY_FORBID.items()},
        },
        ask=_("What holds for this lead?"),
    ),
    by_text=_by_law_26(),
)
