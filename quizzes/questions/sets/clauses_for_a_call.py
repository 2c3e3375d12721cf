"""What becomes of a bid that may be too low or of a double, and by which clause."""

from dataclasses import replace
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.bundles import bundled
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_as_in_turn import DUTY, TOLD
from quizzes.questions.sets.calls_out_of_rotation import DOUBLE, FORBIDDEN, REDOUBLE
from quizzes.questions.told import Told

_LAST = tuple(map(Call, ("2C", "2D", "2H", "2S", "2NT")))
_MADE = tuple(map(Call, ("1S", "1NT", "2C", "2D", "2H", "2S", "2NT", "3C", "3D")))
_DEARER = ("C", "D", "H", "S", "NT")
"""18E, from the lowest."""


def _supersedes(bid: Call, last: Call) -> bool:
    """18B: the same number in a dearer denomination, or a greater number in any."""
    return (int(bid[0]), _DEARER.index(bid[1:])) > (int(last[0]), _DEARER.index(last[1:]))


_SUFFICIENT = tuple(
    {"last_bid": last, "call": frozenset(bid for bid in _MADE if _supersedes(bid, last))} for last in _LAST
)
_SAID_OF_IT = {
    "nothing": _("%(offenders_lho)s has said nothing to that yet."),
    "accepted": _("%(offenders_lho)s says that he accepts it."),
    "refused": _("%(offenders_lho)s says that he does not accept it."),
    "called": _("%(offenders_lho)s called over it."),
}

HIGH_ENOUGH = Told(
    "a-bid-that-may-be-too-low",
    Scene(
        kind="insufficient-bid",
        story=(_("The last bid, by an opponent, was %(last_bid)s; %(offender)s bids %(call)s."),),
        idle=(
            _("Two players had passed between the two bids."),
            _("%(partner)s says that he has not heard the last bid."),
            _("An opponent says that the bid is not high enough."),
        ),
        facts={
            "last_bid": _LAST,
            "call": _MADE,
            "in_turn": (True, True, True, False),
            "lho_did": ("nothing", "accepted", "refused", "refused", "called"),
        },
        told={"last_bid": {}, "call": {}, "lho_did": _SAID_OF_IT},
        besides=("last_bid", "call", "in_turn", "lho_did"),
        never=(
            *({**one, "in_turn": False} for one in _SUFFICIENT),
            # Nobody bids the denomination of the other side.
            *({"last_bid": last, "call": frozenset(bid for bid in _MADE if bid[1:] == last[1:])} for last in _LAST),
        ),
        most=3,
        asks="bid-is-sufficient call-stands must-replace-call ruled-as-out-of-rotation accept-call".split(),
        cited=_("Which clause says what becomes of this bid?"),
    ),
    (
        *((one, "18C") for one in _SUFFICIENT),
        ({"in_turn": False}, "27A2"),
        ({"lho_did": "refused"}, "27B"),
        ({}, "27A1"),
    ),
)

_MORE, _DEARER_STRAIN = "bid-is-sufficient why=more-tricks", "bid-is-sufficient why=dearer-denomination"


def _over(last: Call, *, as_many: bool) -> dict[str, Any]:
    """The bids that supersede the last one with as many tricks, or with more."""
    high = frozenset(bid for bid in _MADE if _supersedes(bid, last) and (bid[0] == last[0]) is as_many)
    return {"last_bid": last, "call": high}


HOW_HIGH = Told(
    "what-makes-a-bid-high-enough",
    replace(
        HIGH_ENOUGH.scene,
        fixed={"in_turn": True},
        asks=("bid-is-sufficient", "call-stands", "must-replace-call"),
        cited=None,
        worded={
            _MORE: _("It stands: it names more tricks than the last bid, so it does not matter in which denomination."),
            _DEARER_STRAIN: _(
                "It stands: it names as many tricks as the last bid, and its denomination ranks above that one."
            ),
            "call-stands": _("It stands although it is too low: the next player has accepted it."),
            "must-replace-call": _("It is too low, and it has not been accepted: another call must take its place."),
        },
        ask=_("What becomes of this bid, and why?"),
    ),
    (
        *((_over(last, as_many=True), _DEARER_STRAIN, "18E") for last in _LAST),
        *((_over(last, as_many=False), _MORE, "18B") for last in _LAST),
        ({"lho_did": {"accepted", "called"}}, "call-stands", "27A1"),
        ({}, "must-replace-call", "27B"),
    ),
)


def _rows() -> tuple[Row, ...]:
    allowed = ((DOUBLE, "opponents-bid", "19A1"), (REDOUBLE, "opponents-double", "19B1"))
    return (
        ({"enforced_passes": DUTY, "lho_did": "called"}, "37A"),
        ({"enforced_passes": DUTY}, "37B1"),
        *(({"call": call, "last_call": last}, clause) for call, last, clause in allowed),
        ({"lho_did": "called"}, "36A"),
        ({}, "36B1"),
    )


DOUBLED = Told(
    "a-double-that-may-not-stand",
    Scene(
        kind="double-or-redouble",
        rare=True,
        story=(_("A player doubled or redoubled in turn."),),
        openings={
            "call": {DOUBLE: _("In turn %(offender)s doubled."), REDOUBLE: _("In turn %(offender)s redoubled.")},
        },
        idle=(
            _("It was %(partner)s who called the director."),
            _("%(offender)s says that he would like the call to stand."),
            _("The opening lead has not been made yet."),
        ),
        facts={
            "call": (DOUBLE, DOUBLE, REDOUBLE),
            "last_call": "opponents-bid opponents-bid opponents-double own-sides-bid own-sides-double redouble".split(),
            "enforced_passes": ("none", "none", "once", "throughout"),
            "lho_did": ("nothing", "accepted", "called"),
        },
        fixed={"replaced": False, "lead_faced": False, "said": "one-word"},
        told={
            "call": {},
            **TOLD,
            "enforced_passes": {"none": _("No earlier ruling bound %(offender)s."), **TOLD["enforced_passes"]},
        },
        besides=("call", "last_call", "enforced_passes", "lho_did"),
        never=(
            # Whether 36A or 37 rules a forbidden double of a player who must pass is a reading.
            *({"call": call, "last_call": last, "enforced_passes": DUTY} for call, last in FORBIDDEN),
        ),
        most=3,
        asks=("double-stands", "call-stands", "call-cancelled"),
        cited=_("Which clause says whether this call stands?"),
    ),
    _rows(),
)

bundled(
    "the-clause-for-a-call",
    AUCTION,
    *("18", "19", "27", "36", "37"),
    told=(HIGH_ENOUGH, HOW_HIGH, DOUBLED),
    version=4,
)
