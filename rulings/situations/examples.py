"""Facts whose values cannot be counted: cards that stand for all that are ruled alike, and what is found only by computing."""

from collections.abc import Mapping
from typing import Any

from bridge.auction import Call
from bridge.cards import Suit, parse_card


def _cards(text: str) -> tuple[Any, ...]:
    return tuple(parse_card(one) for one in text.split())


_PENALTY_CARDS = ("S5", "SK", "S5 SK", "S5 H9")
_PARTNERS = ("", "D6", "DQ", "D6 DQ", "D6 CJ")

EXAMPLES: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "call-after-final-pass": {"call": tuple(map(Call, ("P", "1H")))},
    "call-despite-duty-to-pass": {"call": tuple(map(Call, ("1H", "X", "XX")))},
    "call-out-of-rotation": {"call": tuple(map(Call, ("P", "1H", "X", "XX")))},
    "double-or-redouble": {"call": (Call("X"), Call("XX"))},
    "penalty-card": {
        "offenders_cards": tuple(map(_cards, _PENALTY_CARDS)),
        "partners_cards": tuple(map(_cards, _PARTNERS)),
    },
    "insufficient-bid": {"last_bid": (Call("1S"), Call("2S")), "call": (Call("1H"), Call("2H"))},
    "lead-after-withdrawn-call": {
        "suits_called": ((), (Suit.H,), tuple(Suit)),
        "leaders_major_cards": tuple(map(_cards, ("", "SK", "SK HQ"))),
        "offenders_major_cards": tuple(map(_cards, ("", "HK"))),
    },
    "played-card": {"card": (parse_card("S5"), parse_card("SK"))},
    **{
        kind: {"minutes_since_open": (30, 31)}
        for kind in (
            *("agreed-claim", "appeal", "cancelled-concession", "directors-error", "ruling-requested"),
            *("score-correction", "tricks-disputed", "wrong-number-of-cards"),
        )
    },
}
"""By kind of case and fact: a small card, an honour, several of one suit, of two suits (50B, 51B).
No suit, one, all four (26B); a last bid and one that supersedes it or does not (18);
a pass, a bid, a double, a redouble (30 to 32); the last minute in time and the first too late (79C1, 92B).
"""

COMPUTED = {
    ("designation", "named_card"),
    ("designation", "trick_so_far"),
    ("designation", "dummy_cards"),
    ("assigned-score", "results"),
    ("fouled-board", "score_groups"),
    ("imps", "ours"),
    ("matchpoints", "scores"),
    ("score", "contract"),
}
"""Questions at which a tree ends: what follows is computed from the very cards or numbers."""
