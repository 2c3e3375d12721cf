"""Irregular calls (Laws 19, 23, 25 to 32 and 36 to 39)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.templates import Topic

AUCTION = Topic("auction", _("Irregular calls"))
LOW = tuple(map(Call, ("1H", "1S", "1NT", "2C")))
HIGH = tuple(map(Call, ("2D", "2H", "2S", "2NT", "3C")))
BIDS = tuple(map(Call, ("1C", "1H", "1NT", "2D", "3S", "4H")))
FIRST = (Call("1H"), Call("1S"), Call("2C"), Call("P"))
SECOND = (Call("1NT"), Call("2D"), Call("2NT"))
_WITHOUT_EARLIER_RULING = {"enforced_passes": "none", "rho_must_pass": False, "simultaneous": False, "replaced": False}
_LHO = ("nothing", "accepted", "refused", "called")

scene(
    "an-insufficient-bid",
    AUCTION,
    "27",
    what=Scene(
        kind="insufficient-bid",
        story=(_("The last bid was %(last_bid)s; over it %(offender)s bids %(call)s."),),
        facts={"last_bid": HIGH, "call": LOW, "in_turn": (True, True, True, False), "lho_did": _LHO},
        told={"last_bid": {}, "call": {}},
        besides=("last_bid", "call", "in_turn", "lho_did"),
        asks=("call-stands", "must-replace-call", "ruled-as-out-of-rotation", "accept-call", "refuse-call"),
        still=("last_bid", "call"),
    ),
    by_text=(
        ({"in_turn": False}, "ruled-as-out-of-rotation"),
        ({"lho_did": {"accepted", "called"}}, "call-stands"),
        ({"lho_did": "nothing"}, "accept-call, refuse-call"),
        ({"lho_did": "refused"}, "must-replace-call"),
    ),
)

scene(
    "a-call-after-the-final-pass",
    AUCTION,
    "39",
    "26B",
    what=Scene(
        kind="call-after-final-pass",
        story=(_("The auction is over. Then %(offender)s makes another call."),),
        facts={"lho_did": _LHO, "call": (Call("P"), *BIDS, Call("X"))},
        besides=("caller", "call", "lho_did"),
        asks=("no-rectification", "one-suit-may-be-forbidden"),
        still=(),
        ask=_("The call is cancelled. What else?"),
    ),
    by_text=(
        ({"lho_did": "called"}, "no-rectification why=lho-called"),
        ({"caller": "declaring-side"}, "no-rectification why=declaring-side"),
        ({"call": "P"}, "no-rectification why=defenders-pass"),
        ({}, "one-suit-may-be-forbidden"),
    ),
)

scene(
    "a-call-despite-the-duty-to-pass",
    AUCTION,
    "35B",
    "36",
    "37",
    what=Scene(
        kind="call-despite-duty-to-pass",
        story=(_("%(offender)s must pass because of an earlier ruling, and calls all the same."),),
        facts={
            "lho_did": _LHO,
            "call": (*BIDS, Call("X")),
            "enforced_passes": ("once", "throughout"),
            "last_call": ("opponents-bid",),
        },
        told={"last_call": {}},
        besides=("call", "last_call", "enforced_passes", "lho_did"),
        asks=("call-stands", "call-cancelled", "cannot-be-accepted", "must-pass-throughout"),
        still=("call",),
    ),
    by_text=(
        (
            {"lho_did": "called", "enforced_passes": "throughout"},
            "call-stands by=with-later-legal-calls, must-pass-throughout who=offender",
        ),
        ({"lho_did": "called"}, "call-stands by=with-later-legal-calls"),
        (
            {"lho_did": "accepted"},
            "cannot-be-accepted, call-cancelled by=-, must-pass-throughout who=offender, must-pass-throughout who=partner",
        ),
        ({}, "call-cancelled by=-, must-pass-throughout who=offender, must-pass-throughout who=partner"),
    ),
)


scene(
    "a-changed-call",
    AUCTION,
    "25",
    what=Scene(
        kind="changed-call",
        story=(_("%(offender)s calls, and then wants to have called something else."),),
        facts={
            "first_call": FIRST,
            "second_call": SECOND,
            "auction_period_over": (False, False, False, True),
            "partner_called": (False, False, False, True),
            "lho_called_over_first": (False, True),
        },
        fixed={"second_call_made": False},
        besides=("first_call", "second_call", "first_call_was", "partner_called"),
        asks=("call-cannot-be-changed", "call-stands", "change-call"),
        ask=_("May the call be changed?"),
        still=("first_call", "second_call"),
    ),
    by_text=(
        ({"partner_called": True}, "call-cannot-be-changed why=partner-called, call-stands which=first"),
        ({"auction_period_over": True}, "call-cannot-be-changed why=auction-period-over, call-stands which=first"),
        ({"first_call_was": "slip"}, "change-call"),
        ({}, "call-stands which=first"),
    ),
)

scene(
    "a-second-call-in-place-of-the-first",
    AUCTION,
    "25",
    "26",
    for_exams=False,
    what=Scene(
        kind="changed-call",
        story=(_("%(offender)s calls, and then puts another call in its place without meaning to correct a slip."),),
        facts={
            "first_call_was": ("lapse", "meant"),
            "lho_did": _LHO,
            "lho_called_deliberately": (True, True, False),
            "first_call": FIRST,
            "second_call": SECOND,
        },
        fixed={"second_call_made": True, "partner_called": False},
        besides=("first_call", "second_call", "first_call_was", "lho_did"),
        asks=("call-stands", "call-cancelled", "accept-call"),
        still=("first_call", "second_call"),
    ),
    by_text=(
        ({"lho_did": "nothing"}, "accept-call"),
        ({"lho_did": "accepted"}, "call-stands which=second"),
        ({"lho_did": "called", "lho_called_deliberately": True}, "call-stands which=second"),
        ({"lho_did": "called"}, "accept-call"),
        ({}, "call-cancelled which=second, call-stands which=first"),
    ),
)


scene(
    "an-inadmissible-double",
    AUCTION,
    "19",
    "35",
    "36",
    "37",
    what=Scene(
        kind="double-or-redouble",
        story=(_("%(offender)s doubles or redoubles in turn."),),
        facts={
            "call": (Call("X"), Call("XX")),
            "last_call": (
                *("opponents-bid", "own-sides-bid", "opponents-double"),
                *("own-sides-double", "redouble", "none"),
            ),
            "lho_did": _LHO,
            "said": ("one-word",),
            "enforced_passes": ("none",),
            "lead_faced": (False, False, True),
        },
        told={"said": {}, "enforced_passes": {}},
        besides=("call", "last_call", "lho_did", "enforced_passes"),
        asks=("double-stands", "call-cancelled", "must-replace-call", "scored-without-double", "auction-goes-back-to"),
        still=("call",),
    ),
    by_text=(
        ({"call": Call("X"), "last_call": "opponents-bid"}, "double-stands"),
        ({"call": Call("XX"), "last_call": "opponents-double"}, "double-stands"),
        ({"lead_faced": True}, "scored-without-double"),
        ({"lho_did": "called"}, "call-cancelled by=with-all-later-calls, auction-goes-back-to"),
        ({}, "call-cancelled by=-, must-replace-call"),
    ),
)


scene(
    "is-the-call-comparable",
    AUCTION,
    "23",
    "26",
    what=Scene(
        kind="comparable-call",
        story=(_("%(offender_of)s irregular call was cancelled, and another call took its place in turn."),),
        facts={
            "was_out_of_rotation": (False, True),
            "call": (Call("1H"), Call("1S"), Call("2C")),
            "replacement": (Call("2D"), Call("3H"), Call("3C")),
        },
        besides=("call", "replacement", "was_out_of_rotation", "similar_meaning", "among_its_meanings", "same_purpose"),
        asks=("call-not-comparable", "no-rectification", "lead-not-restricted"),
        still=("call", "replacement"),
        ask=_("What follows?"),
    ),
    by_text=(
        (
            {"similar_meaning": False, "among_its_meanings": False, "same_purpose": False},
            "call-not-comparable",
        ),
        ({"was_out_of_rotation": True}, "no-rectification why=comparable-call, lead-not-restricted"),
        ({}, "lead-not-restricted"),
    ),
)


scene(
    "a-call-out-of-rotation",
    AUCTION,
    "28",
    "29",
    "30",
    "31",
    what=Scene(
        kind="call-out-of-rotation",
        story=(_("Nobody has bid yet. %(offender)s calls out of rotation: %(call)s; the call is natural."),),
        facts={
            "lho_did": _LHO,
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
        told={"call": {}},
        besides=("call", "turn_to_call", "lho_did"),
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
        ({"turn_to_call": "rho", "rho_called": True}, "call-cancelled by=call-in-turn"),
        ({"turn_to_call": "lho", "lho_did": "called"}, "call-cancelled by=call-in-turn"),
        ({"lho_did": {"accepted", "called"}}, "call-stands"),
        (
            {"lho_did": "nothing", "turn_to_call": "rho", "call": Call("P")},
            "accept-call, refuse-call brings=offender-passes",
        ),
        ({"lho_did": "nothing", "turn_to_call": "rho"}, "accept-call, refuse-call brings=rho-decides"),
        ({"lho_did": "nothing"}, "accept-call, refuse-call brings=comparison"),
        ({"turn_to_call": "rho", "call": Call("P")}, "call-cancelled by=-, must-pass-once who=offender"),
        ({"turn_to_call": "rho", "rho_then": "passed"}, "call-cancelled by=-, must-repeat-call"),
        ({"turn_to_call": "rho", "rho_then": "called"}, "call-cancelled by=-, any-legal-call who=offender"),
        ({"turn_to_call": "rho"}, "call-cancelled by=-"),
        ({}, "call-cancelled by=-, any-legal-call who=partner, any-legal-call who=offender"),
    ),
)
