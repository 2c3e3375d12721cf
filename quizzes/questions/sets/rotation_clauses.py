"""By which clause of Laws 30, 31 and 32 the director goes on once a call out of rotation is cancelled."""

from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_out_of_rotation import DOUBLE, NO_DUTY, PASS, RHO_THEN

_BIDS = tuple(map(Call, ("3S", "3NT", "4C", "4H")))
_NATURAL_PASS = {"call": PASS, "artificial": False}
_AS_BID = ({"call": frozenset(_BIDS)}, {"call": PASS, "artificial": True})
"""31 speaks of both: 30C leads an artificial pass there."""
_COMPARED = ("similar_meaning", "among_its_meanings", "same_purpose")
_RHO_PASSED = {"turn_to_call": "rho", "rho_then": "passed"}
_RHO_CALLED = {"turn_to_call": "rho", "rho_then": "called"}
_LATER = {"turn_to_call": "lho", "called_before": True}
_BEFORE = ({"turn_to_call": "partner"}, {"turn_to_call": "lho", "called_before": False})
"""At partner's turn, or at the next player's before the offender has called."""


def _law_31(where: dict[str, Any], clause: str) -> tuple[Row, ...]:
    return tuple(({**what, **where}, clause) for what in _AS_BID)


scene(
    "the-clause-for-a-call-out-of-rotation",
    AUCTION,
    "30",
    "31",
    "32",
    what=Scene(
        kind="call-out-of-rotation",
        rare=True,
        story=(),
        idle=(
            _("%(offender)s says that he thought it was his turn."),
            _("It was %(partner)s who noticed it."),
        ),
        facts={
            "call": (PASS, PASS, PASS, *_BIDS, DOUBLE, DOUBLE, DOUBLE),
            "artificial": (False, False, True),
            "turn_to_call": ("rho", "partner", "lho", "lho"),
            "called_before": (True, True, False),
            "first_call_was": ("meant",),
            "last_call": ("opponents-bid",),
            "rho_then": ("passed", "called"),
            **dict.fromkeys(_COMPARED, (False,)),
        },
        fixed={
            **NO_DUTY,
            "lho_did": "refused",
            "replaced": False,
            "partners_call_artificial": False,
            "rho_called": False,
        },
        told={
            "call": {
                PASS: _("%(offender)s passes out of rotation, and %(offenders_lho)s does not accept it."),
                DOUBLE: _("%(offender)s doubles out of rotation, and %(offenders_lho)s does not accept it."),
                "*": _(
                    "%(offender)s bids %(call)s out of rotation, which is higher than every other bid; %(offenders_lho)s does "
                    "not accept it."
                ),
            },
            "first_call_was": {},
            **{name: {} for name in _COMPARED},
            "last_call": {"opponents-bid": _("The last call before it, passes apart, was a bid by an opponent.")},
            "artificial": {
                True: _("The pass was artificial, and %(partner)s had made no artificial call."),
                False: _("The call out of rotation was natural, and %(partner)s had made no artificial call."),
            },
            "called_before": {
                True: _("%(offender)s had already called in this auction, and had meant what he called."),
                False: _("%(offender)s had not called in this auction yet."),
            },
            "rho_then": RHO_THEN,
        },
        besides=("call", "turn_to_call", "called_before", "artificial", "last_call"),
        never=(
            {"call": lambda call: call != PASS, "artificial": True},
            # Nobody has called before the player on the left, so there is no bid to double.
            {"turn_to_call": "lho", "called_before": False, "last_call": "opponents-bid"},
            {"turn_to_call": "lho", "called_before": False, "call": DOUBLE},
            {"turn_to_call": "rho", "call": PASS, "artificial": False, "rho_then": {"passed", "called"}},
        ),
        most=3,
        asks=("treated-as-change-of-call", "must-pass-once", "must-repeat-call", "any-legal-call"),
        cited=_("By which clause does the director go on?"),
    ),
    by_text=(
        ({**_NATURAL_PASS, "turn_to_call": "rho"}, "30A"),
        *(({**_NATURAL_PASS, **where}, "30B1a") for where in _BEFORE),
        ({**_NATURAL_PASS, **_LATER}, "30B2"),
        ({"call": DOUBLE, **_RHO_PASSED}, "32A1"),
        ({"call": DOUBLE, **_RHO_CALLED}, "32A2"),
        ({"call": DOUBLE, "turn_to_call": "partner"}, "32B1"),
        ({"call": DOUBLE, **_LATER}, "32C"),
        *_law_31(_RHO_PASSED, "31A1"),
        *_law_31(_RHO_CALLED, "31A2"),
        *(row for where in _BEFORE for row in _law_31(where, "31B1")),
        *_law_31(_LATER, "31C"),
    ),
)
