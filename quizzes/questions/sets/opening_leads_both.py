"""Both defenders lead to the first trick (54, 58A, 60C, 47E1)."""

from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.scenes import Scene, around, scene
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS
from rulings.seating import Roles


def at_declarers_right(rng: Random) -> Roles:
    """Who leads out of turn sits on declarer's right."""
    offender = rng.choice(list(Seat))
    declarer, dummy = offender.lho, offender.rho
    return {**around(offender), "presumed-declarer": declarer, "declarer": declarer, "dummy": dummy}


_UNSEEN = {"unseen", "shown-in-auction"}
_STANDS, _SPREADS = "lead-stands", "lead-stands, becomes-dummy"
_GOES_BACK, _OPEN = "lead-withdrawn who=offender, penalty-card", "accept-lead"
_DOWN, _AFTER = "lead-withdrawn who=partner", "rights-unaffected"
_OUTCOMES = {
    _STANDS: {
        _DOWN: _("The faced lead stands, the other goes back, and the presumed declarer stays declarer."),
        _AFTER: _(
            "The lead out of turn stands, the presumed declarer stays declarer; the other card falls under Law 60C."
        ),
    },
    _SPREADS: {
        _DOWN: _("The faced lead stands, the other goes back, and the presumed declarer becomes dummy."),
        _AFTER: _(
            "The lead out of turn stands, the presumed declarer becomes dummy; the other card falls under Law 60C."
        ),
    },
    _GOES_BACK: {
        _DOWN: _("Both cards are taken back, and the faced one becomes a major penalty card."),
        _AFTER: _("The lead out of turn becomes a major penalty card; the other card falls under Law 60C."),
    },
    _OPEN: {
        _DOWN: _("The one that is face down goes back to hand; whether the faced one stands is still open."),
        _AFTER: _("Whether the lead out of turn stands is still open; the other card falls under Law 60C."),
    },
}
"""What becomes of the lead out of turn; and, in words, what of the other lead too."""

scene(
    "both-defenders-lead",
    OPENING_LEADS,
    "54",
    "58A",
    "60C",
    "47E1",
    version=8,
    what=Scene(
        kind="opening-lead-out-of-turn",
        story=(
            _("%(declarer)s is to be declarer, so that the opening lead is %(partner_of)s."),
            _("%(offender)s leads a card face up."),
        ),
        facts={
            "partners_lead": ("face-down", "face-down", "faced-first", "faced-after"),
            "declarer_did": ("nothing", "refused", "accepted", "showed-cards", "played-from-hand"),
            "dummys_cards": ("unseen", "unseen", "shown-in-auction", "could-be-seen"),
            "misinformed": (False, False, False, True),
        },
        fixed={"hand": "defender", "faced": True},
        besides=("partners_lead", "declarer_did", "dummys_cards"),
        never=({"misinformed": True, "declarer_did": {"accepted", "refused"}},),
        asks=(
            *("correct-lead-stands", "play-required", "penalty-card", "lead-withdrawn", "lead-stands"),
            *("rights-unaffected", "accept-lead", "becomes-dummy"),
        ),
        worded={
            "correct-lead-stands, play-required": _(
                "The correct lead stands, and the other card is played to this trick in turn."
            ),
            "correct-lead-stands, penalty-card": _(
                "The correct lead stands, and the other card becomes a major penalty card."
            ),
            "lead-withdrawn who=leader, lead-withdrawn who=partner": _(
                "Both cards go back to hand, neither of them as a penalty card."
            ),
            "lead-withdrawn who=leader, correct-lead-stands": _(
                "The correct lead stands, and the other card goes back to hand, but not as a penalty card."
            ),
            **{
                f"{other}, {outcome}": words[other]
                for outcome, words in _OUTCOMES.items()
                for other in ("lead-withdrawn who=partner", "rights-unaffected")
            },
        },
        ask=_("What becomes of the two cards?"),
        seats=at_declarers_right,
    ),
    by_text=(
        (
            {"partners_lead": "faced-first", "misinformed": True},
            "lead-withdrawn who=leader, correct-lead-stands",
            "47E1",
        ),
        ({"partners_lead": "faced-first", "legal": True}, "correct-lead-stands, play-required", "58A"),
        ({"partners_lead": "faced-first", "legal": False}, "correct-lead-stands, penalty-card", "58A"),
        (
            {"partners_lead": "face-down", "misinformed": True},
            "lead-withdrawn who=leader, lead-withdrawn who=partner",
            "47E1",
        ),
        (
            {"partners_lead": "faced-after", "misinformed": True},
            "lead-withdrawn who=leader, correct-lead-stands",
            "47E1",
        ),
        *(
            ({"partners_lead": led, **told}, f"{other}, {outcome}", clause)
            for led, other in (("face-down", "lead-withdrawn who=partner"), ("faced-after", "rights-unaffected"))
            for told, outcome, clause in (
                ({"declarer_did": "showed-cards", "dummy_seen_first": False}, _SPREADS, "54A"),
                ({"declarer_did": "showed-cards", "dummys_cards": _UNSEEN}, _SPREADS, "54A"),
                ({"dummys_cards": "could-be-seen"}, _STANDS, "54C"),
                ({"declarer_did": {"accepted", "played-from-hand"}}, _STANDS, "54B"),
                ({"declarer_did": "refused"}, _GOES_BACK, "54D"),
                ({"declarer_did": "nothing"}, _OPEN, "54"),
            )
        ),
    ),
)
