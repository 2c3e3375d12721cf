"""Calls at the turn of another player: counted as made in turn (28A, 33), or made in spite of a duty to pass (37)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_out_of_rotation import DOUBLE

DUTY = frozenset({"once", "throughout"})
IN_TURN = (
    ({"simultaneous": True, "turn_to_call": "rho"}, "33"),
    ({"rho_must_pass": True, "turn_to_call": "rho"}, "28A"),
)
FORBIDDEN = {"call": DOUBLE, "last_call": "own-sides-bid"}
STANDS = "call-stands by=with-later-legal-calls"
NOW_AND_LATER = (
    "call-cancelled by=-, replaced-by-pass, must-pass-throughout who=offender, must-pass-throughout who=partner"
)
WITH_ALL_LATER = "call-cancelled by=with-all-later-calls"
REPLACED = "call-cancelled by=-, must-replace-call, must-pass-throughout who=partner"

TOLD = {
    "enforced_passes": {
        "once": _("%(offender)s had to pass at this turn because of an earlier ruling."),
        "throughout": _("%(offender)s had to pass for the rest of the auction because of an earlier ruling."),
    },
    "lho_did": {
        "nothing": _("%(offenders_lho)s has not called since."),
        "accepted": _("%(offenders_lho)s has not called since, but wants to accept it."),
        "called": _("%(offenders_lho)s called over it before the director ruled."),
    },
}
WORDED = {
    STANDS: _("It stands, and at later turns the player may call as he likes."),
    f"{STANDS}, must-pass-throughout who=offender": _("It stands, but at later turns the player must pass."),
    NOW_AND_LATER: _("A pass takes its place, and player and partner must pass for the rest of the auction."),
}
"""By 37."""
WORDED_FORBIDDEN = {
    WITH_ALL_LATER: _("It is cancelled with all calls after it, and nothing more is rectified."),
    REPLACED: _(
        "It is cancelled: the player makes a legal call at once, and only his partner must pass for the rest of "
        "the auction."
    ),
}
"""By 36, in turn."""


def duty(found: str, **where: object) -> tuple[Row, ...]:
    """37, for a call in turn or out of it."""
    return (
        ({**where, "lho_did": "called", "enforced_passes": "once"}, f"{found}{STANDS}", "37A"),
        (
            {**where, "lho_did": "called", "enforced_passes": "throughout"},
            f"{found}{STANDS}, must-pass-throughout who=offender",
            "37A",
        ),
        ({**where, "enforced_passes": DUTY}, f"{found}{NOW_AND_LATER}", "37B2"),
    )


def _counted_as_in_turn() -> tuple[Row, ...]:
    """By 28A or 33 it is in turn, and then by 36 and 37 like any call in turn."""
    rows: list[Row] = []
    for where, clause in IN_TURN:
        rows += [
            *duty("call-in-rotation, ", **where),
            (
                {**where, **FORBIDDEN, "lho_did": "called"},
                f"call-in-rotation, {WITH_ALL_LATER}",
                "36A",
            ),
            (
                {**where, **FORBIDDEN},
                f"call-in-rotation, {REPLACED}",
                "36B2",
            ),
            (where, "call-in-rotation", clause),
        ]
    return tuple(rows)


scene(
    "a-call-at-anothers-turn",
    AUCTION,
    "28A",
    "29A",
    "33",
    "36",
    "37",
    version=6,
    what=Scene(
        kind="call-out-of-rotation",
        rare=True,
        story=(
            _("When another player was to call, %(offender)s called %(call)s, which was higher than every other bid."),
        ),
        openings={
            "call": {
                DOUBLE: _("When another player was to call, %(offender)s doubled."),
            }
        },
        facts={
            "simultaneous": (True, True, False),
            "rho_must_pass": (False, True),
            "enforced_passes": ("none", "none", "once", "throughout"),
            "turn_to_call": ("rho", "rho", "partner"),
            "call": (*map(Call, ("1S", "2D", "3C")), *(DOUBLE,) * 4),
            "last_call": ("opponents-bid", "own-sides-bid"),
            "lho_did": ("nothing", "accepted", "called"),
        },
        fixed={"replaced": False, "artificial": False, "partners_call_artificial": False, "rho_called": False},
        told={
            "call": {},
            "simultaneous": {True: _("The player in turn called at the same moment.")},
            "rho_must_pass": {True: _("%(offenders_rho)s had to pass because of an earlier ruling.")},
            **TOLD,
        },
        besides="call turn_to_call simultaneous rho_must_pass enforced_passes last_call lho_did".split(),
        never=(
            {"simultaneous": True, "rho_must_pass": True},
            {"turn_to_call": "partner", "rho_must_pass": True},
            # Players of both sides who must pass at once: hardly ever met.
            {"enforced_passes": DUTY, "rho_must_pass": True},
            # Out of rotation and nothing else: the other templates ask it.
            {"simultaneous": False, "rho_must_pass": False, "enforced_passes": "none"},
            {"turn_to_call": "partner", "enforced_passes": "none"},
            # Whether 36A or 37 rules such a double is a reading.
            {**FORBIDDEN, "enforced_passes": DUTY},
            {"call": lambda call: call != DOUBLE, "last_call": lambda last: last is not None},
        ),
        apart=(
            {"call-in-rotation", STANDS},
            {"call-in-rotation", f"call-in-rotation, {STANDS}"},
            {"call-in-rotation", f"call-in-rotation, {STANDS}, must-pass-throughout who=offender"},
        ),
        asks=(
            "call-in-rotation",
            "call-stands",
            "call-cancelled",
            "must-replace-call",
            "replaced-by-pass",
            "must-pass-throughout",
        ),
        worded={
            "call-in-rotation": _("It counts as made in turn, and stands."),
            **{f"{found}{token}": words for token, words in WORDED.items() for found in ("", "call-in-rotation, ")},
            **{f"call-in-rotation, {token}": words for token, words in WORDED_FORBIDDEN.items()},
        },
        still=("call",),
    ),
    by_text=(*_counted_as_in_turn(), *duty("")),
)
