"""Law 48: declarer’s cards becoming visible."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect
from rulings.situations.cards_told import card_of
from rulings.situations.exposed_card_facts import ExposedCardFacts, only_card
from rulings.situations.played_card_facts import PlayedCardFacts
from rulings.situations.played_cards_facts import not_played


@clause("48A", "48")
def never_penalty_card(f: ExposedCardFacts) -> Conclusion:
    """No card of declarer or dummy becomes a penalty card."""
    return effect("no-penalty-card", who=f.whose, why="declaring-side")


@clause("48A")
def need_not_play(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """Declarer need not play a card that he dropped."""
    card = only_card(f)
    return (effect("need-not-play", who="declarer", card=card), effect("card-to-hand", who="declarer", card=card))


@clause("48A", "45C2")
def played_or_not(f: ExposedCardFacts) -> Conclusion:
    """Showing a card restricts declarer in nothing, unless it was held so that it counts as played (45C2)."""
    if f.looked_played:
        return effect("card-played", who="declarer", card=only_card(f), clause="45C2")
    return effect("card-to-hand", who="declarer", card=only_card(f))


@clause("48A")
def only_shown(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """Showing a card binds declarer to nothing unless 45C2 makes it played."""
    return not_played(f, "declarer"), effect("card-to-hand", who="declarer", card=card_of(f))


@clause("48A")
def dropped_by_declaring_side(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """Declarer need not play a card that he dropped; no card of his or of dummy becomes a penalty card."""
    return not_played(f, f.player), effect("card-to-hand", who=f.player, card=card_of(f))


@clause("48B1")
def spread_after_opening_lead(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """Law 54: declarer spreads the whole hand and becomes dummy, dummy becomes declarer."""
    return (
        effect("must-spread-hand", who="declarer", clause="54A"),
        effect("becomes-dummy", who="declarer", clause="54A"),
        effect("becomes-declarer", who="dummy", clause="54A"),
    )


@clause("48B2", "48B")
def claimed_or_not(f: ExposedCardFacts) -> Conclusion:
    """Showing the hand at any other time is taken as a claim or concession (68), unless it clearly was none."""
    if f.clearly_no_claim:
        return effect("no-claim", who="declarer")
    return effect("deemed-claim", who="declarer")
