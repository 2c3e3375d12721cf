"""Irregular calls (Laws 19, 25 to 31 and 36 to 39)."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.templates import Topic

AUCTION = Topic("auction", _("Irregular calls"))
LOW = tuple(map(Call, ("1H", "1S", "1NT", "2C")))
HIGH = tuple(map(Call, ("2D", "2H", "2S", "2NT", "3C")))
BIDS = tuple(map(Call, ("2H", "2NT", "3C", "3S", "4H", "5C", "5D")))
"""Sufficient over most contracts of a partscore or a game: nobody calls what no auction has room for."""
FIRST = (Call("1H"), Call("1S"), Call("2C"), Call("P"))
SECOND = (Call("1NT"), Call("2D"), Call("2NT"))
_WITHOUT_EARLIER_RULING = {"enforced_passes": "none", "rho_must_pass": False, "simultaneous": False, "replaced": False}


def _other_than(value: str) -> Callable[[str], bool]:
    return lambda found: found != value


_INTENDED = frozenset({"lapse", "meant"})
_SLIP_OF_A_BID = {"first_call_was": "slip", "first_call": {Call("1H"), Call("1S"), Call("2C")}}
_LHO = ("nothing", "accepted", "refused", "called")

INSUFFICIENT = scene(
    "an-insufficient-bid",
    AUCTION,
    "27",
    what=Scene(
        kind="insufficient-bid",
        story=(_("The last bid was %(last_bid)s; over it %(offender)s bids %(call)s."),),
        facts={"last_bid": HIGH, "call": LOW, "in_turn": (True, True, True, False), "lho_did": _LHO},
        told={"last_bid": {}, "call": {}},
        besides=("last_bid", "call", "in_turn", "lho_did"),
        never=({"in_turn": False, "lho_did": {"nothing", "accepted", "called"}},),
        asks=("call-stands", "must-replace-call", "ruled-as-out-of-rotation", "accept-call", "refuse-call"),
        still=("last_bid", "call"),
    ),
    by_text=(
        ({"in_turn": False}, "ruled-as-out-of-rotation", "27A2"),
        ({"lho_did": {"accepted", "called"}}, "call-stands", "27A1"),
        ({"lho_did": "nothing"}, "accept-call, refuse-call", "27A1"),
        ({"lho_did": "refused"}, "must-replace-call", "27B"),
    ),
)

scene(
    "a-call-after-the-final-pass",
    AUCTION,
    "39",
    version=7,
    what=Scene(
        kind="call-after-final-pass",
        idle=(
            _("%(offender)s says that he had not noticed the last pass."),
            _("It was %(partner)s who noticed it."),
            _("Nobody has led yet."),
        ),
        story=(_("The auction is over. Then %(offender)s makes another call."),),
        facts={"lho_did": ("nothing", "nothing", "called"), "call": (Call("P"), *BIDS, Call("X"))},
        besides=("caller", "call", "lho_did"),
        never=({"caller": "declaring-side", "call": Call("X")},),
        not_supposed=({"lho_did": "called", "caller": "declaring-side"},),
        asks=("no-rectification", "one-suit-may-be-forbidden"),
        ask=_("The call is cancelled. What else?"),
    ),
    by_text=(
        ({"lho_did": "called"}, "no-rectification why=lho-called", "39B"),
        ({"caller": "declaring-side"}, "no-rectification why=declaring-side", "39B"),
        ({"caller": "defender", "call": "P"}, "no-rectification why=defenders-pass", "39B"),
        ({"caller": "defender"}, "one-suit-may-be-forbidden", "39C"),
    ),
)

scene(
    "a-call-despite-the-duty-to-pass",
    AUCTION,
    "36A",
    "37",
    what=Scene(
        kind="call-despite-duty-to-pass",
        story=(_("In turn, %(offender)s calls %(call)s."),),
        openings={
            "call": {
                Call("X"): _("In turn, %(offender)s doubles."),
                Call("XX"): _("In turn, %(offender)s redoubles."),
            }
        },
        facts={
            "lho_did": ("nothing", "called", "called"),
            "call": (*(Call("X"),) * 4, Call("XX"), Call("XX"), *map(Call, ("1NT", "2D", "3S", "4H"))),
            "enforced_passes": ("once", "throughout"),
            "last_call": ("opponents-bid", "own-sides-bid", "opponents-double", "own-sides-double"),
        },
        told={"call": {}},
        besides=("call", "last_call", "enforced_passes", "lho_did"),
        asks=("call-stands", "call-cancelled", "auction-goes-back-to", "must-pass-throughout", "must-pass-once"),
        still=("call",),
    ),
    by_text=(
        *(
            (
                {"lho_did": "called", "call": call, "last_call": _other_than(allowed), "enforced_passes": passes},
                f"call-cancelled by=with-all-later-calls, auction-goes-back-to{more}",
                "36A",
            )
            for call, allowed in ((Call("X"), "opponents-bid"), (Call("XX"), "opponents-double"))
            for passes, more in (
                ("throughout", ", must-pass-throughout who=offender"),
                ("once", ", must-pass-once who=offender"),
            )
        ),
        (
            {"lho_did": "called", "enforced_passes": "throughout"},
            "call-stands by=with-later-legal-calls, must-pass-throughout who=offender",
            "37A",
        ),
        ({"lho_did": "called"}, "call-stands by=with-later-legal-calls", "37A"),
        ({}, "call-cancelled by=-, must-pass-throughout who=offender, must-pass-throughout who=partner", "37B2"),
    ),
)

scene(
    "a-changed-call",
    AUCTION,
    "25A",
    version=6,
    what=Scene(
        kind="changed-call",
        idle=(
            (
                _SLIP_OF_A_BID,
                _("%(offender)s noticed it only when %(partner)s explained the call."),
            ),
            (
                _SLIP_OF_A_BID,
                _("He noticed it only when an opponent asked what it meant."),
            ),
            ({"first_call_was": "slip"}, _("Some time has gone by since the call.")),
            ({"first_call_was": {"lapse", "meant"}}, _("He asks at once.")),
            ({"first_call_was": {"lapse", "meant"}}, _("The first call does not fit his hand at all.")),
            ({"partner_called": True}, _("%(partner)s would not mind calling again.")),
        ),
        story=(
            _(
                "%(offender)s calls %(first_call)s, and then asks the director whether he may change it to %(second_call)s."
            ),
        ),
        facts={
            "first_call": (*FIRST, Call("P")),
            "second_call": SECOND,
            "lho_called_over_first": (False, True),
            "auction_period_over": (False, False, True),
            "partner_called": (False, False, True),
        },
        fixed={"second_call_made": False},
        told={"first_call": {}, "second_call": {}},
        besides=(
            *("first_call", "second_call", "first_call_was", "lho_called_over_first", "partner_called"),
            "auction_period_over",
        ),
        never=(
            {"partner_called": True, "first_call_was": {"lapse", "meant"}},
            {"auction_period_over": True, "first_call_was": {"lapse", "meant"}},
            {"auction_period_over": True, "partner_called": True},
            {"auction_period_over": True, "first_call": {Call("1H"), Call("1S"), Call("2C")}},
        ),
        # Partner calls after the opponent between them.
        not_told=({"partner_called": True, "lho_called_over_first": False},),
        asks=("call-cannot-be-changed", "change-call"),
        nothing=_(
            "The first call stands: it was neither a mechanical error nor a slip of the tongue, and only such a "
            "call may be changed."
        ),
        ask=_("May the call be changed?"),
        still=("first_call", "second_call"),
    ),
    by_text=(
        ({"partner_called": True}, "call-cannot-be-changed why=partner-called", "25A4"),
        ({"auction_period_over": True}, "call-cannot-be-changed why=auction-period-over", "25A5"),
        ({"first_call_was": "slip"}, "change-call", "25A1"),
        ({}, "nothing", "25A2"),
    ),
)

scene(
    "a-second-call-in-place-of-the-first",
    AUCTION,
    "25A",
    "25B",
    version=5,
    for_exams=False,
    what=Scene(
        kind="changed-call",
        idle=(
            _("%(offender)s had looked at his hand again before that."),
            ({"first_call_was": "lapse"}, _("It was done at once, in one movement.")),
            (
                _SLIP_OF_A_BID,
                _("%(offender)s noticed it only when %(partner)s explained the call."),
            ),
        ),
        story=(
            _(
                "%(offender)s calls %(first_call)s and then puts %(second_call)s in its place. His partner has not called. "
                "The two calls have nothing in common in meaning."
            ),
        ),
        facts={
            "first_call_was": ("lapse", "meant", "slip"),
            "lho_called_over_first": (False, True),
            "lho_did": _LHO,
            "lho_called_deliberately": (True,),
            "first_call": FIRST,
            "second_call": SECOND,
        },
        fixed={
            "second_call_made": True,
            "partner_called": False,
            "auction_period_over": False,
            "similar_meaning": False,
            "among_its_meanings": False,
            "same_purpose": False,
        },
        told={"first_call": {}, "second_call": {}},
        besides=("first_call", "second_call", "first_call_was", "lho_did"),
        never=(
            {"first_call_was": {"lapse", "meant"}, "lho_called_over_first": True},
            {"lho_did": {"accepted", "refused", "called"}, "lho_called_over_first": True},
        ),
        asks=("call-stands", "call-cancelled", "accept-call", "withdraw-own-call"),
        still=("first_call", "second_call", "lho_called_deliberately"),
    ),
    by_text=(
        (
            {"first_call_was": "slip", "lho_called_over_first": True},
            "call-stands which=second, withdraw-own-call",
            "25A6",
        ),
        ({"first_call_was": "slip"}, "call-stands which=second", "25A1"),
        # 25B: "not permitted by A", and who accepts it knows of the change.
        ({"lho_did": "nothing", "first_call_was": _INTENDED}, "accept-call", "25B1"),
        ({"lho_did": "accepted", "first_call_was": _INTENDED}, "call-stands which=second", "25B1"),
        (
            {"lho_did": "called", "lho_called_deliberately": True, "first_call_was": _INTENDED},
            "call-stands which=second",
            "25B1",
        ),
        (
            {"lho_did": "refused", "first_call_was": _INTENDED},
            "call-cancelled which=second, call-stands which=first",
            "25B2",
        ),
    ),
)

scene(
    "an-inadmissible-double",
    AUCTION,
    "19",
    "36",
    version=4,
    what=Scene(
        kind="double-or-redouble",
        story=(_("In turn %(offender)s calls: %(call)s."),),
        facts={
            "call": (Call("X"), Call("XX")),
            "last_call": (
                *("opponents-bid", "own-sides-bid", "opponents-double"),
                *("own-sides-double", "redouble", "none"),
            ),
            "lho_did": ("nothing", "accepted", "called"),
            "lead_faced": (False, False, True),
        },
        fixed={"enforced_passes": "none", "said": "one-word"},
        told={
            "call": {},
            "lead_faced": {
                True: _("It is noticed after the opening lead was faced."),
                False: _("It is noticed during the auction."),
            },
        },
        besides=("call", "last_call", "lho_did", "lead_faced"),
        never=(
            {"lead_faced": True, "lho_did": {"nothing", "accepted"}},
            {"lead_faced": True, "last_call": "none"},
            {"lho_did": "accepted", "call": Call("X"), "last_call": "opponents-bid"},
            {"lho_did": "accepted", "call": Call("XX"), "last_call": "opponents-double"},
        ),
        asks=("double-stands", "call-cancelled", "must-replace-call", "scored-without-double", "auction-goes-back-to"),
        still=("call",),
    ),
    by_text=(
        ({"call": Call("X"), "last_call": "opponents-bid"}, "double-stands", "19A1"),
        ({"call": Call("XX"), "last_call": "opponents-double"}, "double-stands", "19B1"),
        ({"lead_faced": True}, "scored-without-double", "36C"),
        ({"lho_did": "called"}, "call-cancelled by=with-all-later-calls, auction-goes-back-to", "36A"),
        ({}, "call-cancelled by=-, must-replace-call", "36B"),
    ),
)


scene(
    "a-call-out-of-rotation",
    AUCTION,
    "28",
    "29",
    "30",
    "31",
    version=10,
    what=Scene(
        kind="call-out-of-rotation",
        rare=True,
        idle=(
            _("%(offender)s says that he thought it was his turn."),
            _("It was %(partner)s who noticed it."),
        ),
        story=(
            _("Nobody has bid yet. %(offender)s, who has not called before, bids a natural %(call)s out of rotation."),
        ),
        openings={
            "call": {
                Call("P"): _(
                    "Nobody has bid yet. %(offender)s, who has not called before, passes out of rotation; the pass is natural."
                )
            }
        },
        facts={
            "lho_did": ("nothing", "refused", "refused", "called"),
            "turn_to_call": ("rho", "partner", "lho"),
            "rho_then": ("not-yet", "passed", "called"),
            "call": (Call("P"), Call("P"), Call("1H"), Call("1S"), Call("2C")),
            "rho_called": (False, False, False, True),
        },
        fixed={
            **_WITHOUT_EARLIER_RULING,
            "artificial": False,
            "partners_call_artificial": False,
            "called_before": False,
        },
        told={
            "call": {},
            "rho_called": {True: _("Before the director ruled, %(offenders_rho)s called in his turn.")},
            "rho_then": {
                "passed": _("When the auction had gone back to %(offenders_rho)s, he passed."),
                "called": _("When the auction had gone back to %(offenders_rho)s, he bid."),
            },
        },
        besides=("call", "turn_to_call", "lho_did"),
        never=(
            # In turn he may have meant to accept the call (29A) or to make his own in turn (28B).
            {"turn_to_call": "lho", "lho_did": {"nothing", "called"}},
            {"lho_did": "called", "rho_then": {"passed", "called"}},
            {"lho_did": "refused", "turn_to_call": "rho", "rho_then": "not-yet", "call": _other_than("P")},
            {"rho_called": True, "rho_then": {"passed", "called"}},
            # The auction goes back to him only once the other opponent has not accepted the call.
            {"lho_did": "nothing", "rho_then": {"passed", "called"}},
        ),
        most=3,
        unfit={
            # As if nobody had called out of rotation: both call as they like in this case too.
            "call-cancelled by=call-in-turn": {
                "call-cancelled by=-, any-legal-call who=offender",
                "call-cancelled by=-, any-legal-call who=partner, any-legal-call who=offender",
            }
        },
        asks=(
            "call-stands",
            "call-cancelled",
            "must-repeat-call",
            "must-pass-once",
            "any-legal-call",
            "accept-call",
            "refuse-call",
        ),
        still=("call",),
    ),
    by_text=(
        ({"turn_to_call": "rho", "rho_called": True}, "call-cancelled by=call-in-turn", "28B"),
        ({"lho_did": "called"}, "call-stands", "29A"),
        (
            {"lho_did": "nothing", "turn_to_call": "rho", "call": Call("P")},
            "accept-call, refuse-call brings=offender-passes",
            "29A",
        ),
        ({"lho_did": "nothing", "turn_to_call": "rho"}, "accept-call, refuse-call brings=rho-decides", "29A"),
        ({"lho_did": "nothing"}, "accept-call, refuse-call brings=comparison", "29A"),
        ({"turn_to_call": "rho", "call": Call("P")}, "call-cancelled by=-, must-pass-once who=offender", "30A"),
        ({"turn_to_call": "rho", "rho_then": "passed"}, "call-cancelled by=-, must-repeat-call", "31A1"),
        ({"turn_to_call": "rho", "rho_then": "called"}, "call-cancelled by=-, any-legal-call who=offender", "31A2"),
        ({"call": Call("P")}, "call-cancelled by=-, any-legal-call who=partner, any-legal-call who=offender", "30B1"),
        ({}, "call-cancelled by=-, any-legal-call who=partner, any-legal-call who=offender", "31B"),
    ),
)
