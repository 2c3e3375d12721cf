"""What can be known of a card that was shown, named, touched or dropped."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts, Formerly, Judgement
from rulings.situations import told


class PlayedCardFacts(Facts, kind="played-card"):
    """A card was shown, named, touched or dropped: is it played?"""

    hand: Annotated[told.Hand, Formerly("player")]
    card_was: Annotated[
        Literal["faced", "held", "touched", "designated", "dropped", "penalty-card"],
        "what happened to the card: put face up on the table to play it; held by its player; touched in dummy by declarer; "
        "named or otherwise designated as the card to be played; dropped; it lies there as a penalty card",
        Formerly("manner"),
    ]
    card: told.TheCard
    already_played: Annotated[bool, "a legal card from that hand has already been played to this trick"] = False
    by_declarer: Annotated[bool, "declarer named dummy's card or took it himself"]
    partner_could_see: Annotated[bool, "it was possible for the defender's partner to see the face of the card"]
    position: Annotated[
        Literal["touching", "nearly-touching", "clear"],
        "declarer held the card face up and touching the table, nearly touching it, or not so",
    ]
    shown_as_played: Annotated[
        bool, "declarer held the card in a way that indicates that it is played", Judgement("45C2b")
    ]
    deliberate: Annotated[bool, "declarer touched dummy's card deliberately", Judgement("45C3")]
    purpose: Annotated[
        Literal["arranging", "reaching", "other"],
        "why declarer touched it: to arrange dummy; to reach a card below or above it; neither",
        Judgement("45C3"),
    ]
    director_exempts: told.DirectorExempts = False
    other_penalty_card: Annotated[bool, "the defender has another penalty card"] = False
    grade: Annotated[told.Grade, Formerly("penalty_grade")]


def grade_of(f: PlayedCardFacts) -> str:
    """Of the card that lies there as a penalty card: an honour is always a major one (50B)."""
    return "major" if f.given("card") and f.card.is_honour else f.grade


_IMPOSSIBLE = {("dummy", "held"), ("declarer", "touched"), ("defender", "touched")} | {
    ("declarer", "penalty-card"),
    ("dummy", "penalty-card"),
}


def manner_fits_player(f: PlayedCardFacts) -> Problem | None:
    """Only dummy's cards are touched by declarer, only defenders have penalty cards, dummy holds no card in his hand."""
    wrong = (f.hand, f.card_was) in _IMPOSSIBLE
    return Problem("card_was", "manner-not-of-this-player", {"who": f.hand}) if wrong else None


def grade_possible(f: PlayedCardFacts) -> Problem | None:
    """An honour, or one of several penalty cards, is major (50B)."""
    major = f.grade == "minor" and (f.other_penalty_card or f.card.is_honour)
    return Problem("grade", "must-be-major", {"who": "offender"}) if major else None


PLAYED_CARD_CHECKS = (manner_fits_player, grade_possible)
