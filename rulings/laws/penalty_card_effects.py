"""What it means that a card becomes a penalty card (50): shared by every Law that makes one."""

from bridge.cards import Card
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, effect, information, reminder


def becomes_major(f: Facts, who: str, card: Card | None, *, choice_now: bool = False, named: bool = False) -> None:
    """A card of a defender (``"offender"``, ``"partner"``, a seat) becomes a major penalty card, with all that follows.

    ``choice_now``: partner is to lead at once, so that declarer's choices stand beside this; ``named``: the card is still
    in the hand.
    """
    major_penalty_card(f, who, card)
    if choice_now:
        stays_faced(f, who, card, until="choice")
    elif named:
        stays_faced(f, who, card, how="named")
    else:
        stays_faced(f, who, card)
    played_at_first_opportunity(f, who, card)
    if not choice_now:
        declarer_chooses_at_partners_lead(f, who, card)
    information_while_faced(f, who)
    director_looks_again(f)


@clause("50B")
def major_penalty_card(f: Facts, who: str, card: Card | None) -> Conclusion:
    """An honour, a card exposed to play it, or one of several: a major penalty card."""
    return effect("penalty-card", who=who, card=card, grade="major")


@clause("50B")
def minor_penalty_card(f: Facts, who: str, card: Card | None) -> Conclusion:
    """A single card below honour rank exposed inadvertently: a minor penalty card."""
    return effect("penalty-card", who=who, card=card, grade="minor")


@clause("50A")
def stays_faced(f: Facts, /, who: str, card: Card | None, **said: str) -> Conclusion:
    """It lies face up in front of the player until a rectification is chosen."""
    return effect("stays-faced", who=who, card=card, **said)


@clause("50D1a")
def played_at_first_opportunity(f: Facts, who: str, card: Card | None) -> Conclusion:
    """It must be played at the first legal opportunity."""
    return reminder("play-at-first-opportunity", who=who, card=card)


@clause("50D2")
def declarer_chooses_at_partners_lead(f: Facts, who: str, card: Card | None) -> Conclusion:
    """When the player's partner is to lead, declarer first chooses: require the suit, forbid it, or neither."""
    return reminder("declarer-chooses-at-lead", who=who, card=card)


@clause("50E1")
def information_while_faced(f: Facts, who: str) -> Conclusion:
    """While it is on the table, what it shows and that it must be played is authorised for all players."""
    return information("authorised", of="penalty-card", who="all")


@clause("50E4")
def director_looks_again(f: Facts) -> Conclusion:
    """After play: an adjusted score if the exposed card conveyed information that damaged the non-offending side."""
    return reminder("damage-by-exposed-card")
