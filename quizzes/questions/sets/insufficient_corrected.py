"""What an insufficient bid was corrected to (27B, 27C): the same denomination, a comparable call, another, or an attempt."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.by_text import Row
from quizzes.questions.calls_by_text import ORDER, rank_of_bid
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION, HIGH, LOW

PASS, DOUBLE = Call("P"), Call("X")
SUFFICIENT = tuple(map(Call, ("2H", "2S", "2NT", "3C", "3D", "3H", "3S", "3NT")))
_IN_ITS_PLACE = (PASS, DOUBLE, DOUBLE, *SUFFICIENT, *map(Call, ("1S", "1NT", "2C")))


def too_low(last: str) -> frozenset[str]:
    """The bids on offer that do not supersede it (18D)."""
    return frozenset(one for one in _IN_ITS_PLACE if one.is_bid and rank_of_bid(one) <= rank_of_bid(last))


def _lowest(last: str, bid: str) -> str:
    """The lowest bid of the same denomination that supersedes the last one (18B)."""
    level = int(last[0]) if ORDER.index(bid[1:]) > ORDER.index(last[1:]) else int(last[0]) + 1
    return f"{level}{bid[1:]}"


LOWEST = tuple((last, bid, _lowest(last, bid)) for last in HIGH for bid in LOW)
_NEW_STANDS = "call-stands which=-"
_FIRST_STANDS = "call-stands, call-cancelled which=second"
_CHOOSES = "accept-call, refuse-call"
_FREE_SAME = "call-stands, no-rectification why=same-denomination"
_FREE_COMPARABLE = "call-stands, no-rectification why=comparable-call"
_BOUND = "call-stands, must-pass-throughout"
_TRIED = "call-cancelled, must-replace-call, must-pass-throughout"


def _another_too_low() -> tuple[Row, ...]:
    """27B4: the second bid is insufficient as well, and the opponent on the left may accept it too."""
    second = [{"last_bid": last, "replacement": too_low(last)} for last in HIGH]
    return tuple(
        row
        for bid in second
        for row in (
            ({**bid, "lho_did": "called"}, _NEW_STANDS, "27A1"),
            ({**bid, "second_bid_accepted": True}, _NEW_STANDS, "27A1"),
            (bid, _TRIED, "27B4"),
        )
    )


def _lowest_instead(clause: str, **others: str) -> tuple[Row, ...]:
    """27B1(a): the lowest sufficient bid of the same denomination."""
    cases = ({**others, "last_bid": last, "call": bid, "replacement": low} for last, bid, low in LOWEST)
    return tuple((case, _FREE_SAME, clause) for case in cases)


def _called_over_it() -> tuple[Row, ...]:
    """The first bid is not accepted, and the new call stands, changed before the ruling or not (27C)."""
    over_it = {"lho_did": "called"}
    return (
        *_lowest_instead("27C", **over_it),
        ({**over_it, "similar_meaning": True}, _FREE_COMPARABLE, "27C"),
        ({**over_it, "replacement": frozenset(SUFFICIENT), "similar_meaning": False}, _BOUND, "27C"),
        ({**over_it, "replacement": PASS}, _BOUND, "27C"),
    )


_BY_LAW_27: tuple[Row, ...] = (
    ({"lho_did": "accepted"}, _FIRST_STANDS, "27A1"),
    ({"lho_did": "nothing"}, _CHOOSES, "27A1"),
    *_another_too_low(),
    *_called_over_it(),
    *_lowest_instead("27B1a"),
    ({"similar_meaning": True}, _FREE_COMPARABLE, "27B1b"),
    ({"replacement": DOUBLE}, _TRIED, "27B3"),
    ({}, _BOUND, "27B2"),
)
"""From the text: A1 for either bid, then by what took its place."""

CORRECTED = scene(
    "an-insufficient-bid-corrected",
    AUCTION,
    "27",
    what=Scene(
        kind="insufficient-bid",
        story=(
            _("The last bid, by an opponent, was %(last_bid)s; over it %(offender)s bids %(call)s, which is natural."),
        ),
        facts={
            "last_bid": HIGH,
            "call": LOW,
            "premature": (True, False),
            "lho_did": ("nothing", "accepted", "refused", "refused", "refused", "called"),
            "replacement": _IN_ITS_PLACE,
            "second_bid_accepted": (True, False),
            "similar_meaning": (True, False),
            "among_its_meanings": (False,),
            "same_purpose": (False,),
        },
        fixed={"in_turn": True, "last_call": "opponents-bid"},
        told={
            "last_bid": {},
            "call": {},
            "replacement": {"*": _("%(offender)s changes it to %(replacement)s.")},
            "premature": {
                True: _("That happens before the director has ruled."),
                False: _("That happens after the director has ruled."),
            },
            "lho_did": {
                "nothing": _("%(offenders_lho)s has not yet said whether the first bid is to stand."),
                "accepted": _("%(offenders_lho)s wants the first bid to stand."),
                "refused": _("%(offenders_lho)s does not want the first bid to stand."),
                "called": _("%(offenders_lho)s calls over the new call at once."),
            },
            "similar_meaning": {
                True: _("The director finds that the two calls have the same or a similar meaning."),
                False: _("The director finds that the new call is comparable in no way."),
            },
            "among_its_meanings": {},
            "same_purpose": {},
        },
        besides=("last_bid", "call", "replacement", "premature", "lho_did"),
        never=(
            {"premature": False, "lho_did": {"nothing", "accepted", "called"}},
            {"lho_did": {"accepted", "nothing"}, "second_bid_accepted": True},
            {"replacement": PASS, "similar_meaning": True},
            *({"call": Call(f"1{suit}"), "last_bid": Call(f"2{suit}")} for suit in ("H", "S", "NT")),
            *(
                {
                    "call": bid,
                    "replacement": frozenset(one for one in SUFFICIENT if one.strain is not bid.strain),
                    "similar_meaning": True,
                }
                for bid in LOW
            ),
            {"call": Call("2C"), "last_bid": Call("3C")},
            # Nobody goes over to the denomination of the other side.
            *(
                {
                    "last_bid": last,
                    "replacement": frozenset(one for one in _IN_ITS_PLACE if one.is_bid and one.strain is last.strain),
                }
                for last in HIGH
            ),
        ),
        asks=(
            "call-stands",
            "no-rectification",
            "must-pass-throughout",
            "call-cancelled",
            "must-replace-call",
            "accept-call",
            "refuse-call",
        ),
        worded={
            _FIRST_STANDS: _("The first bid stands and counts as legal; the new call is cancelled."),
            _CHOOSES: _("Whether the first bid stands is still for the opponent on the left to choose."),
            _FREE_SAME: _(
                "The new call stands and nothing is rectified: it is the lowest sufficient bid in the same denomination."
            ),
            _FREE_COMPARABLE: _("The new call stands and nothing is rectified: it is comparable with the first bid."),
            _BOUND: _("The new call stands, but the partner must pass for the rest of the auction."),
            _TRIED: _(
                "It is cancelled too; another must be made, and the partner must pass for the rest of the auction."
            ),
            _NEW_STANDS: _("The new bid, insufficient as well, is accepted: it stands, and nothing is rectified."),
        },
        still=("last_bid", "call"),
        idle=(
            _("%(offender)s says that he did not see the last bid."),
            _("It was %(partner)s who noticed it."),
        ),
        ask=_("What follows?"),
    ),
    by_text=_BY_LAW_27,
    version=11,
)
