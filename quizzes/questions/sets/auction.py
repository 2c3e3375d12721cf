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
_WITHOUT_EARLIER_RULING = {"enforced_passes": "none", "rho_must_pass": False, "simultaneous": False, "replaced": False}


def _other_than(value: str) -> Callable[[str], bool]:
    return lambda found: found != value


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
    version=4,
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
                f"call-cancelled by=with-all-later-calls, auction-goes-back-to how=as-if-nothing{more}",
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
    "an-inadmissible-double",
    AUCTION,
    "19",
    "36",
    version=5,
    what=Scene(
        kind="double-or-redouble",
        story=(_("In turn %(offender)s calls: %(call)s."),),
        facts={
            "call": (Call("X"), Call("XX")),
            "last_call": "opponents-bid own-sides-bid opponents-double own-sides-double redouble none".split(),
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
        (
            {"lho_did": "called"},
            "call-cancelled by=with-all-later-calls, auction-goes-back-to how=as-if-nothing",
            "36A",
        ),
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
