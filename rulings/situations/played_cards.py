"""When a card is played (45A to 45C), and what becomes of one that only fell (48A, 49)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_45, law_48, law_49, law_50
from rulings.situations import penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.played_card_facts import PLAYED_CARD_CHECKS, PlayedCardFacts


@rules_on(PlayedCardFacts, *PLAYED_CARD_CHECKS)
def rule_played_card(f: PlayedCardFacts) -> None:
    """45A to 45C, by what happened to the card."""
    match f.card_was:
        case "faced" | "held":
            _faced_or_held(f)
        case "touched":
            _touched(f)
        case "designated":
            _designated(f)
        case "dropped":
            _dropped(f)
        case "penalty-card":
            law_45.may_have_to_be_played(f)


def _faced_or_held(f: PlayedCardFacts) -> None:
    if f.hand == "defender":
        _defenders_card(f)
    elif f.hand == "declarer":
        _declarers_card(f)
    elif f.already_played and f.by_declarer:
        law_45.declaring_sides_fifth_card(f)
    else:
        law_45.played_from_dummy(f)


def _touched(f: PlayedCardFacts) -> None:
    if f.already_played and f.deliberate and f.purpose == "other":
        law_45.declaring_sides_fifth_card(f)
    else:
        law_45.touched_in_dummy(f)


def _designated(f: PlayedCardFacts) -> None:
    """A second card to the trick is none to be played to it, unless with it declarer changes the first one (45C4(b))."""
    if not f.already_played:
        law_45.designated(f)
    elif f.hand == "defender":
        law_45.defenders_fifth_card(f)
    else:
        law_45.declaring_sides_fifth_card(f)


def _defenders_card(f: PlayedCardFacts) -> None:
    if f.card_was == "held":
        if law_45.held_in_view(f) is None:
            law_45.defenders_fifth_card(f)
    elif f.already_played:
        law_45.defenders_fifth_card(f)
    else:
        law_45.played_from_hand(f)


def _declarers_card(f: PlayedCardFacts) -> None:
    if f.already_played:
        _declarers_further_card(f)
    elif f.card_was == "faced":
        law_45.played_from_hand(f)
    elif not (law_45.at_the_table(f) or law_45.held_as_played(f)):
        law_48.not_bound_to_play(f, "declarer")


def _declarers_further_card(f: PlayedCardFacts) -> None:
    if f.card_was == "faced" or f.position != "clear" or f.shown_as_played:
        law_45.declaring_sides_fifth_card(f)
    else:
        law_48.not_bound_to_play(f, "declarer")


def _dropped(f: PlayedCardFacts) -> None:
    if f.hand != "defender":
        law_48.not_bound_to_play(f, f.hand)
        return
    law_49.dropped_by_defender(f)
    if law_49.becomes_penalty_card(f) is True and not law_50.exempted_by_director(f, "offender"):
        _dropped_card_penalised(f)
        law_50.shown_prematurely(f)


def _dropped_card_penalised(f: PlayedCardFacts) -> None:
    if f.other_penalty_card:
        penalty_card_effects.becomes_major(f, "offender", card_of(f))
        law_50.all_major(f)
    elif f.card.is_honour:
        penalty_card_effects.becomes_major(f, "offender", f.card)
    else:
        penalty_card_effects.becomes_minor(f, f.card)
