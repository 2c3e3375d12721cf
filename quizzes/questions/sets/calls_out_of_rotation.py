"""Doubles out of rotation, and what follows once another call stands in place of one out of rotation (28 to 32, 36)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION

DOUBLE, REDOUBLE, PASS = Call("X"), Call("XX"), Call("P")
NATURAL = (PASS, Call("1H"), Call("1S"), Call("2C"), Call("2D"))
NOT_DOUBLED = frozenset({"own-sides-bid", "opponents-double", "own-sides-double", "redouble", "none"})
NOT_REDOUBLED = frozenset({"opponents-bid", "own-sides-bid", "own-sides-double", "redouble", "none"})
FORBIDDEN = ((DOUBLE, NOT_DOUBLED), (REDOUBLE, NOT_REDOUBLED))
NO_DUTY = {"enforced_passes": "none", "rho_must_pass": False, "simultaneous": False}
RHO_THEN = {
    "passed": _("When the auction had gone back to %(offenders_rho)s, he passed."),
    "called": _("When the auction had gone back to %(offenders_rho)s, he bid."),
}
CHOOSES = _("Whether it stands is for the opponent on the left to choose.")
REPEATED = _("It is cancelled, but now has to be repeated; nothing more is rectified.")
AFTER_A_BID = _(
    "It is cancelled; the opponent on the right not having passed, the player calls as he likes, but unless that "
    "call is comparable his partner must pass once."
)
BOTH_FREE = _(
    "It is cancelled; the partner calls in turn as he likes, and so does the player later, but unless that "
    "call is comparable his partner must pass once."
)
OPEN_YET = _("It is cancelled; whether it must be repeated depends on what the opponent on the right calls now.")
DOUBLED = {
    DOUBLE: _("%(offender)s doubles out of rotation."),
    REDOUBLE: _("%(offender)s redoubles out of rotation."),
}


def _forbidden(token: str, clause: str, **facts: object) -> tuple[Row, ...]:
    """What the text says of a double and of a redouble that 19 forbids."""
    return tuple(({**facts, "call": call, "last_call": last}, token, clause) for call, last in FORBIDDEN)


scene(
    "a-double-out-of-rotation",
    AUCTION,
    "32",
    "36",
    "28B",
    "29",
    version=8,
    what=Scene(
        kind="call-out-of-rotation",
        story=(_("A player calls out of rotation."),),
        openings={"call": DOUBLED},
        facts={
            "call": (DOUBLE, DOUBLE, DOUBLE, REDOUBLE),
            "turn_to_call": ("rho", "rho", "partner", "lho"),
            "called_before": (False,),
            "last_call": "opponents-bid opponents-bid own-sides-bid opponents-double own-sides-double none".split(),
            "lho_did": ("nothing", "accepted", "refused", "refused", "called"),
            "rho_then": ("not-yet", "passed", "called"),
            "rho_called": (False, False, False, True),
        },
        fixed={**NO_DUTY, "replaced": False},
        told={
            "call": {},
            "rho_called": {True: _("Before the director ruled, %(offenders_rho)s called in his turn.")},
            "rho_then": RHO_THEN,
        },
        besides=("call", "last_call", "turn_to_call", "lho_did"),
        never=(
            {"lho_did": {"nothing", "called", "accepted"}, "rho_then": {"passed", "called"}},
            {"rho_called": True, "rho_then": {"passed", "called"}},
            # 28B speaks of any call out of rotation, 36A of the left-hand opponent's: which prevails is a reading.
            {"turn_to_call": "lho", "lho_did": "called"},
            {"rho_called": True, "call": DOUBLE, "last_call": NOT_DOUBLED},
            {"rho_called": True, "call": REDOUBLE, "last_call": NOT_REDOUBLED},
        ),
        # Where the opponent on the right has called, that on the left has not: two facts, and what the third asks.
        most=3,
        asks=(
            "call-stands",
            "call-cancelled",
            "must-repeat-call",
            "any-legal-call",
            "must-pass-throughout",
            "accept-call",
            "refuse-call",
        ),
        worded={
            "call-stands": _("The call out of rotation stands, and the auction goes on from it."),
            "accept-call, refuse-call": CHOOSES,
            "call-cancelled by=call-in-turn": _(
                "It is cancelled, and the call made in turn stands: the auction goes on from that call."
            ),
            "call-cancelled by=with-all-later-calls": _(
                "It is cancelled with all calls after it, and nothing more is rectified."
            ),
            "call-cancelled by=-, any-legal-call who=offender, must-pass-throughout who=partner": _(
                "It is cancelled whatever an opponent wants, and the partner must pass for the rest of the auction."
            ),
            "call-cancelled by=-, must-repeat-call": REPEATED,
            "call-cancelled by=-, any-legal-call who=offender": AFTER_A_BID,
            "call-cancelled by=-, any-legal-call who=partner, any-legal-call who=offender": BOTH_FREE,
            "call-cancelled by=-": OPEN_YET,
        },
        still=("call",),
    ),
    by_text=(
        ({"turn_to_call": "rho", "rho_called": True}, "call-cancelled by=call-in-turn", "28B"),
        *_forbidden("call-cancelled by=with-all-later-calls", "36A", lho_did="called"),
        *_forbidden("call-cancelled by=-, any-legal-call who=offender, must-pass-throughout who=partner", "36B4"),
        ({"lho_did": {"accepted", "called"}}, "call-stands", "29A"),
        ({"lho_did": "nothing"}, "accept-call, refuse-call", "29A"),
        ({"turn_to_call": "rho", "rho_then": "passed"}, "call-cancelled by=-, must-repeat-call", "32A1"),
        ({"turn_to_call": "rho", "rho_then": "called"}, "call-cancelled by=-, any-legal-call who=offender", "32A2"),
        ({"turn_to_call": "rho"}, "call-cancelled by=-", "29B"),
        ({}, "call-cancelled by=-, any-legal-call who=partner, any-legal-call who=offender", "32B"),
    ),
)

_SIMILAR = {"similar_meaning": True}
_BY_ANOTHER_TEST = (({"among_its_meanings": True}, "23A2"), ({"same_purpose": True}, "23A3"))
_COMPARABLE = (_SIMILAR, *(same for same, _clause in _BY_ANOTHER_TEST))
_ASKING = frozenset(map(Call, ("2C", "2D")))
_FREE = "no-rectification, lead-not-restricted"
_ONCE = "must-pass-once who=partner, one-suit-may-be-forbidden"


def _in_its_place() -> tuple[Row, ...]:
    """By what the cancelled call was: 36 for a forbidden double, else 30, 31 or 32."""
    forbidden = tuple(
        row
        for same in _COMPARABLE
        for row in _forbidden("must-pass-throughout who=partner, lead-not-restricted", "36B4", **same)
    )
    others = _forbidden("must-pass-throughout who=partner, one-suit-may-be-forbidden", "36B4")
    laws: tuple[tuple[dict[str, object], str, str], ...] = (
        ({"call": {DOUBLE, REDOUBLE}}, "32A2a", "32A2b"),
        ({"call": PASS, "artificial": False}, "30B1bi", "30B1bii"),
        ({}, "31A2a", "31A2b"),
    )
    free: tuple[Row, ...] = (
        *(({**what, **_SIMILAR}, _FREE, clause) for what, clause, _otherwise in laws),
        *((same, _FREE, clause) for same, clause in _BY_ANOTHER_TEST),
    )
    bound = tuple((what, _ONCE, clause) for what, _comparable, clause in laws)
    return (*forbidden, *others, *free, *bound)


scene(
    "the-call-in-place-of-one-out-of-rotation",
    AUCTION,
    "30B",
    "31",
    "32",
    "36B",
    "23",
    version=6,
    what=Scene(
        kind="call-out-of-rotation",
        story=(_("%(offender)s called out of rotation: %(call)s."),),
        openings={
            "call": {
                DOUBLE: _("%(offender)s doubled out of rotation."),
                PASS: _("%(offender)s passed out of rotation."),
            }
        },
        facts={
            "call": (*NATURAL, PASS, DOUBLE, DOUBLE, DOUBLE),
            "artificial": (False, False, True),
            "similar_meaning": (True, False),
            "among_its_meanings": (True, False),
            "same_purpose": (True, False),
            "last_call": ("opponents-bid", "own-sides-bid", "none"),
            "turn_to_call": ("rho", "partner", "lho"),
            "called_before": (False,),
            "lho_did": ("refused", "refused", "accepted"),
            "rho_then": ("called",),
        },
        fixed={**NO_DUTY, "replaced": True, "partners_call_artificial": False, "rho_called": False},
        told={
            "call": {},
            "lho_did": {
                "refused": _("%(offenders_lho)s did not accept the call, and it was cancelled."),
                "accepted": _("%(offenders_lho)s wanted to accept the call, but the director cancelled it."),
            },
            "rho_then": {"called": RHO_THEN["called"]},
            "similar_meaning": {
                True: _("In turn %(offender)s then made another call, which had the same or a similar meaning."),
            },
            "among_its_meanings": {
                True: _(
                    "In turn %(offender)s then made another call, which showed only a part of the hands that the first one "
                    "could have shown."
                ),
            },
            "same_purpose": {
                True: _(
                    "In turn %(offender)s then made another call, which like the first one did nothing but ask about "
                    "%(partner_of)s hand."
                ),
                False: _("In turn %(offender)s then made another call, which was comparable in no way."),
            },
        },
        besides=("call", "last_call", "turn_to_call", "lho_did"),
        never=(
            {"call": lambda call: call != DOUBLE, "last_call": lambda last: last is not None},
            # What 19 allows the left-hand opponent may accept, and then it is not cancelled.
            {"lho_did": "accepted", "call": lambda call: call != DOUBLE},
            {"lho_did": "accepted", "last_call": "opponents-bid"},
            # 30A: a natural pass at this turn leaves only a pass.
            {"turn_to_call": "rho", "call": PASS, "artificial": False},
            {"same_purpose": True, "call": lambda call: call not in _ASKING},
            {"same_purpose": True, "artificial": False},
        ),
        not_told=(
            {"call": DOUBLE, "artificial": True},
            # A double of nothing shows no hands.
            {"among_its_meanings": True, "call": DOUBLE, "last_call": lambda last: last != "opponents-bid"},
        ),
        most=3,
        asks=(
            "no-rectification",
            "must-pass-once",
            "must-pass-throughout",
            "one-suit-may-be-forbidden",
            "lead-not-restricted",
        ),
        worded={
            "no-rectification, lead-not-restricted": _("The partner may call, and later lead, without restriction."),
            "must-pass-once, one-suit-may-be-forbidden": _(
                "The partner must pass at the next turn only, and his first lead as a defender may be restricted."
            ),
            "must-pass-throughout, lead-not-restricted": _(
                "The partner must pass for the rest of the auction, but no lead of his is restricted."
            ),
            "must-pass-throughout, one-suit-may-be-forbidden": _(
                "The partner must pass for the rest of the auction, and his first lead as a defender may be restricted."
            ),
        },
        ask=_("What does that mean for the partner?"),
    ),
    by_text=_in_its_place(),
)
