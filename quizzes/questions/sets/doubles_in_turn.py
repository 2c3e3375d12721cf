"""Doubles and redoubles in turn: the words they are said with (19), those that 19 forbids (36), a duty to pass (37)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_as_in_turn import (
    DUTY,
    REPLACED,
    STANDS,
    TOLD,
    WITH_ALL_LATER,
    WORDED,
    WORDED_FORBIDDEN,
    duty,
)
from quizzes.questions.sets.calls_out_of_rotation import DOUBLE, FORBIDDEN, REDOUBLE

_ALLOWED_BY: tuple[tuple[Call, str, str], ...] = (
    (DOUBLE, "opponents-bid", "19A"),
    (REDOUBLE, "opponents-double", "19B"),
)
_ALLOWED = tuple({"call": call, "last_call": last} for call, last, _law in _ALLOWED_BY)
_MORE_WORDS = frozenset({"bid-named", "bid-misstated"})
_NAMED = "double-stands, only-the-word"


def _misstated(call: Call) -> str:
    return f"double-stands, bid-made-is-{'re' if call == REDOUBLE else ''}doubled"


def _by_text() -> tuple[Row, ...]:
    """19 for what is allowed, 37 where the player had to pass, else 36."""
    rows: list[Row] = [*duty("")]
    for call, last, law in _ALLOWED_BY:
        allowed = {"call": call, "last_call": last}
        rows += [
            ({**allowed, "said": "bid-named"}, _NAMED, f"{law}2"),
            ({**allowed, "said": "bid-misstated"}, _misstated(call), f"{law}3"),
            (allowed, "double-stands", f"{law}1"),
        ]
    return (
        *rows,
        ({"lho_did": "called"}, WITH_ALL_LATER, "36A"),
        ({}, REPLACED, "36B2"),
    )


scene(
    "a-double-in-turn",
    AUCTION,
    "19",
    "36",
    "37",
    version=5,
    what=Scene(
        kind="double-or-redouble",
        rare=True,
        story=(_("A player doubled or redoubled in turn."),),
        openings={
            "call": {DOUBLE: _("In turn %(offender)s doubled."), REDOUBLE: _("In turn %(offender)s redoubled.")},
        },
        facts={
            "call": (DOUBLE, DOUBLE, REDOUBLE),
            "last_call": (
                *("opponents-bid", "opponents-bid", "opponents-double", "opponents-double"),
                *("own-sides-bid", "own-sides-double", "redouble"),
            ),
            "said": ("one-word", "bid-named", "bid-misstated"),
            "enforced_passes": ("none", "none", "once", "throughout", "throughout"),
            "lho_did": ("nothing", "accepted", "called", "called"),
        },
        fixed={"replaced": False, "lead_faced": False},
        told={
            "call": {},
            **TOLD,
        },
        besides=("call", "last_call", "enforced_passes", "said", "lho_did"),
        never=(
            # Whether 36A or 37 rules a forbidden double of a player who must pass is a reading.
            *({"call": call, "last_call": last, "enforced_passes": DUTY} for call, last in FORBIDDEN),
            # Nobody is asked to accept what is in order.
            *({**allowed, "enforced_passes": "none", "lho_did": "accepted"} for allowed in _ALLOWED),
        ),
        # One thing that is wrong at a time; what the call was said with is of no account where it may not be made.
        not_told=(
            *({"call": call, "last_call": last, "said": _MORE_WORDS} for call, last in FORBIDDEN),
            {"enforced_passes": DUTY, "said": _MORE_WORDS},
        ),
        apart=tuple(
            {STANDS, allowed} for allowed in ("double-stands", _NAMED, _misstated(DOUBLE), _misstated(REDOUBLE))
        ),
        # The one word is the right form however the bid was named.
        unfit={_misstated(call): {_NAMED} for call in (DOUBLE, REDOUBLE)},
        asks=(
            "double-stands",
            "only-the-word",
            "bid-made-is-doubled",
            "bid-made-is-redoubled",
            "call-stands",
            "call-cancelled",
            "must-replace-call",
            "replaced-by-pass",
            "must-pass-throughout",
        ),
        worded={
            "double-stands": _("It stands, and nothing is to be said against it."),
            _NAMED: _("It stands, but the one word alone is the right form."),
            **{
                _misstated(call): _(
                    "It stands, and holds for the bid that was made and not for the one that was named."
                )
                for call in (DOUBLE, REDOUBLE)
            },
            **WORDED,
            **WORDED_FORBIDDEN,
        },
        still=("call",),
    ),
    by_text=_by_text(),
)
