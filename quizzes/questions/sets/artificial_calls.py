"""Artificial calls out of rotation, and passes over partner's artificial call (29C, 30C, 31)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_out_of_rotation import (
    AFTER_A_BID,
    BOTH_FREE,
    CHOOSES,
    NO_DUTY,
    OPEN_YET,
    PASS,
    REPEATED,
    RHO_THEN,
)

BIDS = tuple(map(Call, ("2C", "2D", "2H")))
_BOTH_FREE = "call-cancelled, any-legal-call who=partner, any-legal-call who=offender"

scene(
    "an-artificial-call-out-of-rotation",
    AUCTION,
    "29",
    "30",
    "31",
    version=7,
    what=Scene(
        kind="call-out-of-rotation",
        rare=True,
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
            "rho_then": RHO_THEN,
        },
        besides=("call", "artificial", "turn_to_call", "lho_did"),
        never=(
            {"lho_did": "nothing", "rho_then": {"passed", "called"}},
            # In turn he may have meant to accept the call (29A) or to make his own in turn (28B).
            {"turn_to_call": "lho", "lho_did": "nothing"},
            # A pass over partner's call comes at the turn of the opponent between them.
            {"turn_to_call": {"partner", "lho"}, "partners_call_artificial": True},
        ),
        asks="call-cancelled must-repeat-call must-pass-once any-legal-call accept-call refuse-call".split(),
        worded={
            "accept-call, refuse-call": CHOOSES,
            "call-cancelled, must-pass-once who=offender": _(
                "It is cancelled, and at his next turn the player must pass, whatever the opponent on the right calls."
            ),
            "call-cancelled, must-repeat-call": REPEATED,
            "call-cancelled, any-legal-call who=offender": AFTER_A_BID,
            _BOTH_FREE: BOTH_FREE,
            "call-cancelled": OPEN_YET,
        },
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
