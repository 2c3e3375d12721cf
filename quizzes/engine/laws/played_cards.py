"""When a card is played (45A to 45C), and what becomes of one that only fell (48A, 49)."""

from typing import Annotated, Literal

from quizzes.engine.clauses import clause
from quizzes.engine.facts import Facts, Judgement
from quizzes.engine.kinds import rules_on
from quizzes.engine.laws.penalty_card_effects import (
    becomes_major,
    director_looks_again,
    information_while_faced,
    minor_penalty_card,
    stays_faced,
)
from quizzes.engine.laws.penalty_cards import (
    minor_before_smaller_cards,
    partner_not_restricted,
    unauthorised_from_minor,
)
from quizzes.engine.problems import Problem
from quizzes.engine.table.cards import Card, CardFact
from quizzes.engine.trace import Conclusion, effect, reminder


class PlayedCardFacts(Facts, kind="played-card"):
    """A card was shown, named, touched or dropped: is it played?"""

    player: Annotated[Literal["declarer", "dummy", "defender"], "whose card it is"]
    manner: Annotated[
        Literal["faced", "held", "touched", "designated", "dropped", "penalty-card"],
        "what happened to the card: put face up on the table to play it; held by its player; touched in dummy by declarer; "
        "named or otherwise designated as the card to be played; dropped; it lies there as a penalty card",
    ]
    card: Annotated[CardFact, "the card"]
    already_played: Annotated[bool, "the defender has already played a legal card to this trick"] = False
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
    other_penalty_card: Annotated[bool, "the defender has another penalty card"] = False
    penalty_grade: Annotated[Literal["major", "minor"], "which kind of penalty card it is"]


_IMPOSSIBLE = {("dummy", "held"), ("declarer", "touched"), ("defender", "touched")} | {
    ("declarer", "penalty-card"),
    ("dummy", "penalty-card"),
}


def _manner_fits_player(f: PlayedCardFacts) -> Problem | None:
    wrong = (f.player, f.manner) in _IMPOSSIBLE
    return Problem("manner", "manner-not-of-this-player", {"who": f.player}) if wrong else None


@rules_on(PlayedCardFacts, _manner_fits_player)
def rule_played_card(f: PlayedCardFacts) -> None:
    """45A to 45C, by what happened to the card."""
    match f.manner:
        case "faced":
            played_from_dummy(f) if f.player == "dummy" else played_from_hand(f)
        case "held":
            _held(f)
        case "touched":
            touched_in_dummy(f)
        case "designated":
            designated(f)
            if f.player != "defender":
                may_be_changed_if_unintended(f)
        case "dropped":
            _dropped(f)
        case "penalty-card":
            may_have_to_be_played(f)


def _held(f: PlayedCardFacts) -> None:
    if f.player == "declarer":
        if not (at_the_table(f) or held_as_played(f)):
            only_shown(f)
    elif has_played_to_trick(f):
        fifth_card(f)
    else:
        held_in_partners_view(f)


def _dropped(f: PlayedCardFacts) -> None:
    if f.player != "defender":
        dropped_by_declaring_side(f)
        return
    dropped_by_defender(f)
    if not seen_by_partner(f):
        back_in_hand(f)
    elif f.other_penalty_card:
        becomes_major(f, "offender", _card(f))
        all_become_major(f)
    elif f.card.is_honour:
        becomes_major(f, "offender", f.card)
    else:
        _becomes_minor(f)


def _becomes_minor(f: PlayedCardFacts) -> None:
    minor_penalty_card(f, "offender", f.card)
    stays_faced(f, "offender", f.card)
    minor_before_smaller_cards(f, "offender", f.card)
    partner_not_restricted(f, "partner")
    information_while_faced(f, "offender")
    unauthorised_from_minor(f, "partner")
    director_looks_again(f)


def _card(f: PlayedCardFacts) -> Card | None:
    return f.card if f.given("card") else None


def _played(f: PlayedCardFacts) -> Conclusion:
    return effect("card-played", who=f.player, card=_card(f))


def _not_played(f: PlayedCardFacts) -> Conclusion:
    return effect("card-not-played", who=f.player, card=_card(f))


@clause("45A")
def played_from_hand(f: PlayedCardFacts) -> Conclusion:
    """A player plays by putting the card face up on the table before him."""
    return _played(f)


@clause("45B")
def played_from_dummy(f: PlayedCardFacts) -> Conclusion:
    """Declarer may take the card from dummy himself to play it."""
    return _played(f)


@clause("45C1")
def has_played_to_trick(f: PlayedCardFacts) -> bool:
    """The defender has already played a legal card to the trick: 45E."""
    return f.already_played


@clause("45E1")
def fifth_card(f: PlayedCardFacts) -> Conclusion:
    """A second card of a defender to the trick: a penalty card, unless the director finds that it was led."""
    return effect("fifth-card-shown", who="defender", card=_card(f))


@clause("45C1")
def held_in_partners_view(f: PlayedCardFacts) -> Conclusion:
    """A defender's card so held that his partner could see its face is played to the trick."""
    return _played(f) if f.partner_could_see else _not_played(f)


@clause("45C2a", "45C2")
def at_the_table(f: PlayedCardFacts) -> Conclusion | None:
    """Declarer's card held face up, touching or nearly touching the table, is played."""
    return _played(f) if f.position != "clear" else None


@clause("45C2b")
def held_as_played(f: PlayedCardFacts) -> Conclusion | None:
    """Declarer's card held so as to indicate that it is played is played."""
    return _played(f) if f.shown_as_played else None


@clause("48A")
def only_shown(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """Showing a card binds declarer to nothing unless 45C2 makes it played."""
    return _not_played(f), effect("card-to-hand", who=f.player, card=_card(f))


@clause("45C3")
def touched_in_dummy(f: PlayedCardFacts) -> Conclusion:
    """A card of dummy that declarer touches deliberately is played, unless to arrange dummy or to reach another card."""
    return _played(f) if f.deliberate and f.purpose == "other" else _not_played(f)


@clause("45C4a", "45C4")
def designated(f: PlayedCardFacts) -> Conclusion:
    """A card that a player names or otherwise designates to be played must be played."""
    return _played(f)


@clause("45C4b")
def may_be_changed_if_unintended(f: PlayedCardFacts) -> Conclusion:
    """Declarer may change an unintended designation before his next card from either hand."""
    return reminder("unintended-may-be-changed", who="declarer")


@clause("48A")
def dropped_by_declaring_side(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """Declarer need not play a card that he dropped; no card of his or of dummy becomes a penalty card."""
    return _not_played(f), effect("card-to-hand", who=f.player, card=_card(f))


@clause("49")
def dropped_by_defender(f: PlayedCardFacts) -> Conclusion:
    """A card that a defender drops is not played, but exposed."""
    return _not_played(f)


@clause("49")
def seen_by_partner(f: PlayedCardFacts) -> bool:
    """It becomes a penalty card if his partner could have seen its face."""
    return f.partner_could_see


@clause("50B")
def all_become_major(f: PlayedCardFacts) -> Conclusion:
    """Two or more penalty cards of one defender are all major."""
    return effect("all-penalty-cards-major", who="offender")


@clause("49")
def back_in_hand(f: PlayedCardFacts) -> Conclusion:
    """Unseen, it goes back without consequence."""
    return effect("card-to-hand", who="defender", card=_card(f))


@clause("45C5")
def may_have_to_be_played(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """A penalty card is not played by lying there, but may have to be played (50)."""
    return _not_played(f), effect("penalty-card-duty", who=f.player, card=_card(f), grade=f.penalty_grade)
