"""When a card is played (45A to 45C), and what becomes of one that only fell (48A, 49)."""

from bridge.cards import Card
from rulings.engine.clauses import clause
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, reminder
from rulings.laws.penalty_card_effects import (
    becomes_major,
    director_looks_again,
    information_while_faced,
    minor_penalty_card,
    stays_faced,
)
from rulings.laws.penalty_cards import minor_before_smaller_cards, partner_not_restricted, unauthorised_from_minor
from rulings.laws.played_card_facts import PlayedCardFacts, manner_fits_player


@rules_on(PlayedCardFacts, manner_fits_player)
def rule_played_card(f: PlayedCardFacts) -> None:
    """45A to 45C, by what happened to the card."""
    match f.manner:
        case "faced" | "held":
            _faced_or_held(f)
        case "touched":
            touched_in_dummy(f)
        case "designated":
            designated(f) if f.player != "dummy" else named_from_dummy(f)
            if f.player != "defender":
                may_be_changed_if_unintended(f)
        case "dropped":
            _dropped(f)
        case "penalty-card":
            may_have_to_be_played(f)


def _faced_or_held(f: PlayedCardFacts) -> None:
    if f.player == "defender":
        _defenders_card(f)
    elif f.player == "declarer":
        _declarers_card(f)
    elif not designated_by_declarer(f):
        undesignated_card(f)
    elif f.already_played:
        declaring_sides_fifth_card(f)
    else:
        played_from_dummy(f)


def _defenders_card(f: PlayedCardFacts) -> None:
    if f.manner == "held" and not in_partners_view(f):
        held_out_of_view(f)
    elif has_played_to_trick(f):
        fifth_card(f)
    elif f.manner == "faced":
        played_from_hand(f)
    else:
        held_in_view(f)


def _declarers_card(f: PlayedCardFacts) -> None:
    if f.already_played:
        _declarers_further_card(f)
    elif f.manner == "faced":
        played_from_hand(f)
    elif not (at_the_table(f) or held_as_played(f)):
        only_shown(f)


def _declarers_further_card(f: PlayedCardFacts) -> None:
    if f.manner == "faced" or f.position != "clear" or f.shown_as_played:
        declaring_sides_fifth_card(f)
    else:
        only_shown(f)


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


def _played(f: PlayedCardFacts, who: str) -> Conclusion:
    return effect("card-played", who=who, card=_card(f))


def _not_played(f: PlayedCardFacts, who: str) -> Conclusion:
    return effect("card-not-played", who=who, card=_card(f))


@clause("45A")
def played_from_hand(f: PlayedCardFacts) -> Conclusion:
    """A player plays by putting the card face up on the table before him."""
    return _played(f, f.player)


@clause("45B")
def played_from_dummy(f: PlayedCardFacts) -> Conclusion:
    """Declarer plays dummy's card by naming it; if need be he takes it himself."""
    return _played(f, "dummy")


@clause("45B")
def designated_by_declarer(f: PlayedCardFacts) -> bool:
    """Only declarer plays dummy's cards: he named this one or took it."""
    return f.by_declarer


@clause("45D1")
def undesignated_card(f: PlayedCardFacts) -> Conclusion:
    """Dummy put a card in the played position that declarer had not named."""
    return effect("undesignated-card-shown", who="dummy", card=_card(f))


@clause("45C1")
def has_played_to_trick(f: PlayedCardFacts) -> bool:
    """The defender has already played a legal card to the trick: 45E."""
    return f.already_played


@clause("45E1")
def fifth_card(f: PlayedCardFacts) -> Conclusion:
    """A second card of a defender to the trick: a penalty card, unless the director finds that it was led."""
    return effect("fifth-card-shown", who="defender", card=_card(f))


@clause("45E2")
def declaring_sides_fifth_card(f: PlayedCardFacts) -> Conclusion:
    """A second card of declarer's or dummy's to the trick: back to hand, unless the director finds that it was led."""
    return effect("fifth-card-of-declaring-side", who=f.player, card=_card(f))


@clause("45C1")
def in_partners_view(f: PlayedCardFacts) -> bool:
    """The defender held the card so that his partner could see its face."""
    return f.partner_could_see


@clause("45C1")
def held_in_view(f: PlayedCardFacts) -> Conclusion:
    """A defender's card so held is played to the trick."""
    return _played(f, "defender")


@clause("45C1")
def held_out_of_view(f: PlayedCardFacts) -> Conclusion:
    """One whose face the partner could not have seen is not."""
    return _not_played(f, "defender")


@clause("45C2a", "45C2")
def at_the_table(f: PlayedCardFacts) -> Conclusion | None:
    """Declarer's card held face up, touching or nearly touching the table, is played."""
    return _played(f, "declarer") if f.position != "clear" else None


@clause("45C2b")
def held_as_played(f: PlayedCardFacts) -> Conclusion | None:
    """Declarer's card held so as to indicate that it is played is played."""
    return _played(f, "declarer") if f.shown_as_played else None


@clause("48A")
def only_shown(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """Showing a card binds declarer to nothing unless 45C2 makes it played."""
    return _not_played(f, "declarer"), effect("card-to-hand", who="declarer", card=_card(f))


@clause("45C3")
def touched_in_dummy(f: PlayedCardFacts) -> Conclusion:
    """A card of dummy that declarer touches deliberately is played, unless to arrange dummy or to reach another card."""
    return (_played if f.deliberate and f.purpose == "other" else _not_played)(f, "dummy")


@clause("45C4a", "45C4")
def designated(f: PlayedCardFacts) -> Conclusion:
    """A card of his own that a player names or otherwise designates to be played must be played."""
    return effect("play-required", who=f.player, card=_card(f), why="designated")


@clause("45C4a", "45B")
def named_from_dummy(f: PlayedCardFacts) -> Conclusion:
    """By naming a card of dummy declarer plays it (45B), and it must be played."""
    return _played(f, "dummy")


@clause("45C4b")
def may_be_changed_if_unintended(f: PlayedCardFacts) -> Conclusion:
    """Declarer may change an unintended designation before his next card from either hand."""
    return reminder("unintended-may-be-changed", who="declarer")


@clause("48A")
def dropped_by_declaring_side(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """Declarer need not play a card that he dropped; no card of his or of dummy becomes a penalty card."""
    return _not_played(f, f.player), effect("card-to-hand", who=f.player, card=_card(f))


@clause("49")
def dropped_by_defender(f: PlayedCardFacts) -> Conclusion:
    """A card that a defender drops is not played, but exposed."""
    return _not_played(f, "defender")


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
    return _not_played(f, "defender"), effect("penalty-card-duty", who="defender", card=_card(f), grade=f.penalty_grade)
