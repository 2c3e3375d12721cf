"""Artificial calls out of rotation, and passes over partner's artificial call (29C, 30C, 31)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_out_of_rotation import NO_DUTY, PASS

BIDS = tuple(map(Call, ("2C", "2D", "2H")))
_BOTH_FREE = "call-cancelled, any-legal-call who=partner, any-legal-call who=offender"

scene(
    "an-artificial-call-out-of-rotation",
    AUCTION,
    "29",
    "30",
    "31",
    what=Scene(
        kind="call-out-of-rotation",
        story=(_("%(offender)s bid out of rotation: %(call)s."),),
        openings={"call": {PASS: _("%(offender)s passed out of rotation.")}},
        facts={
            "call": (*(PASS,) * 4, *BIDS),
            "artificial": (True, True, False),
            "partners_call_artificial": (False, True),
            "turn_to_call": ("rho", "rho", "partner", "lho"),
            "called_before": (False,),
            "lho_did": ("nothing", "refused", "refused", "refused"),
            "rho_then": ("not-yet", "passed", "called"),
        },
        fixed={**NO_DUTY, "replaced": False, "rho_called": False},
        told={
            "call": {},
            "rho_then": {
                "passed": _("When the auction had gone back to %(offenders_rho)s, he passed."),
                "called": _("When the auction had gone back to %(offenders_rho)s, he bid."),
            },
        },
        besides=("call", "artificial", "turn_to_call", "lho_did"),
        never=(
            {"lho_did": "nothing", "rho_then": {"passed", "called"}},
            # In turn he may have meant to accept the call (29A) or to make his own in turn (28B).
            {"turn_to_call": "lho", "lho_did": "nothing"},
            # A pass over partner's call comes at the turn of the opponent between them.
            {"turn_to_call": {"partner", "lho"}, "partners_call_artificial": True},
        ),
        asks=(
            "call-cancelled",
            "must-repeat-call",
            "must-pass-once",
            "any-legal-call",
            "accept-call",
            "refuse-call",
        ),
        worded=(
            ("accept-call, refuse-call", _("Whether it stands is for the opponent on the left to choose.")),
            (
                "call-cancelled, must-pass-once who=offender",
                _(
                    "It is cancelled, and at his next turn the player must pass, whatever the opponent on the right calls."
                ),
            ),
            (
                "call-cancelled, must-repeat-call",
                _("It is cancelled, but now has to be repeated; nothing more is rectified."),
            ),
            (
                "call-cancelled, any-legal-call who=offender",
                _(
                    "It is cancelled; the opponent on the right having bid, the player calls as he likes, but unless that "
                    "call is comparable his partner must pass once."
                ),
            ),
            (
                _BOTH_FREE,
                _(
                    "It is cancelled; the partner calls in turn as he likes, and so does the player later, but unless that "
                    "call is comparable his partner must pass once."
                ),
            ),
            (
                "call-cancelled",
                _("It is cancelled; whether it must be repeated depends on what the opponent on the right calls now."),
            ),
        ),
    ),
    by_text=(
        ({"lho_did": "nothing"}, "accept-call, refuse-call", "29A"),
        (
            {"turn_to_call": "rho", "call": PASS, "artificial": False, "partners_call_artificial": False},
            "call-cancelled, must-pass-once who=offender",
            "30A",
        ),
        ({"turn_to_call": "rho", "rho_then": "passed"}, "call-cancelled, must-repeat-call", "31A1"),
        ({"turn_to_call": "rho", "rho_then": "called"}, "call-cancelled, any-legal-call who=offender", "31A2"),
        ({"turn_to_call": "rho"}, "call-cancelled", "29B"),
        ({"call": PASS, "artificial": False, "partners_call_artificial": False}, _BOTH_FREE, "30B1"),
        ({}, _BOTH_FREE, "31B"),
    ),
)
