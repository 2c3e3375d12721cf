"""Cards that become visible or are named outside the normal course of play: above all those of defenders (49, 50, 24E)."""

from typing import Literal

from bridge.cards import Card
from rulings.engine.clauses import clause
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, information, judgement, option
from rulings.laws.declaring_sides_cards import declaring_sides_card, information_from_auction, partner_must_pass
from rulings.laws.exposed_card_facts import (
    ExposedCardFacts,
    already_penalty_card,
    cards_and_kind_differ,
    no_cards,
    only_card,
    what,
)
from rulings.laws.penalty_card_effects import (
    becomes_major,
    director_looks_again,
    information_while_faced,
    major_penalty_card,
    minor_penalty_card,
    stays_faced,
)
from rulings.laws.penalty_cards import minor_before_smaller_cards, partner_not_restricted, unauthorised_from_minor


@rules_on(ExposedCardFacts, no_cards, cards_and_kind_differ, already_penalty_card)
def rule_exposed_card(f: ExposedCardFacts) -> None:
    """Whose card, whether the occasion is excepted, then the grade and what follows from it."""
    if f.whose != "defender":
        declaring_sides_card(f)
    elif f.during == "auction":
        exposed_in_auction(f)
    elif f.occasion != "other":
        EXCEPTED[f.occasion](f)
    elif shown_or_named(f):
        penalise(f)
    else:
        unseen(f)


def exposed_in_auction(f: ExposedCardFacts) -> None:
    """24E, if partner could see the card through the player's own fault."""
    if visible_in_auction(f):
        penalise(f)
        partner_must_pass(f)
        information_from_auction(f)
    else:
        unseen_in_auction(f)


@clause("24E")
def visible_in_auction(f: ExposedCardFacts) -> bool:
    """Each card of a defender that partner could see, through his own fault, in the auction becomes a penalty card."""
    return f.how == "could-be-seen" and f.own_fault


@clause("24")
def unseen_in_auction(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """A card that partner could not see, or not through its owner's fault, is none; what was said is unauthorised (16B1)."""
    none = effect("no-penalty-card", who="offender", why="not-own-fault" if f.how == "could-be-seen" else "auction")
    return (
        (none, information("unauthorised", of="named-card", who="partner", clause="16B1"))
        if f.how == "named"
        else (none,)
    )


@clause("49")
def shown_or_named(f: ExposedCardFacts) -> bool:
    """In a position in which partner could see the face, or said to be held."""
    return f.how != "not-seen"


@clause("49")
def unseen(f: ExposedCardFacts) -> Conclusion:
    """Partner could not have seen it and it was not named."""
    return effect("no-penalty-card", who="offender", why="not-seen")


@clause("49")
def normal_course(f: ExposedCardFacts) -> Conclusion:
    """A card seen in the normal course of play."""
    return effect("no-penalty-card", who="offender", why="normal-play")


@clause("49")
def by_law(f: ExposedCardFacts) -> Conclusion:
    """A card seen because a Law had it so (such as 47E)."""
    return effect("no-penalty-card", who="offender", why="application-of-law")


@clause("45C1")
def held_in_turn(f: ExposedCardFacts) -> Conclusion:
    """A card that a defender, whose turn it is, holds so that partner could see its face is played."""
    return effect("card-played", who="offender", card=only_card(f))


@clause("50")
def led(f: ExposedCardFacts) -> Conclusion:
    """A card that was led or played before its turn is not merely shown: see 57."""
    return effect("led-not-shown", who="offender")


@clause("14B4", "14B2", "14B3")
def restored(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """A missing card put back after the lead was faced counts as held all along; it may become a penalty card."""
    card = only_card(f)
    grade_ = "minor" if what(f) == "small-card" else "major"
    return (
        effect("held-all-along", who="offender", card=card),
        option("penalise-restored-card", "director", effect("penalty-card", who="offender", card=card, grade=grade_)),
        information("unauthorised", of="restored-card", who="partner", clause="14C"),
        judgement("restored-card-revoke", who="offender"),
    )


@clause("49")
def about_current_trick(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """A statement about the trick in progress: by 68 no penalty card, though 16 and 57A may apply."""
    return (
        effect("no-penalty-card", who="offender", why="current-trick", clause="68"),
        judgement("information-or-premature-play", who="offender", clause="68"),
    )


def conceded(f: ExposedCardFacts) -> None:
    """A concession: by 68B2 none if partner objects at once."""
    if f.partner_objected:
        concession_refused(f)
    else:
        concession_stands(f)


@clause("49", "68B2")
def concession_refused(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """No concession; play goes on, no card is penalised, and what was shown is unauthorised for the partner (16C)."""
    return (
        effect("concession-void", who="offender", clause="68B2"),
        effect("no-penalty-card", who="offender", why="concession", clause="68B2"),
        information("unauthorised", of="exposed-card", who="partner", clause="68B2"),
        information("authorised", of="exposed-card", who="opponents", clause="16C1"),
    )


@clause("68B1")
def concession_stands(f: ExposedCardFacts) -> Conclusion:
    """Without an objection at once it is a concession, and play stops (68D)."""
    return effect("concession-made", who="offender")


@clause("68A")
def claimed(f: ExposedCardFacts) -> Conclusion:
    """A claim of every trick that was left: play stops (68D)."""
    return effect("claim-made", who="offender")


EXCEPTED = {
    "normal-play": normal_course,
    "application-of-law": by_law,
    "held-in-turn": held_in_turn,
    "led": led,
    "current-trick": about_current_trick,
    "concession": conceded,
    "claim": claimed,
    "restored": restored,
}


def penalise(f: ExposedCardFacts) -> None:
    """50, unless the director decides otherwise."""
    if exempted(f):
        return
    if f.earlier_cards or what(f) == "several":
        several_are_major(f)
    elif grade(f) == "major":
        becomes_major(f, "offender", only_card(f), named=f.how == "named")
    else:
        becomes_minor(f, only_card(f))
    if not f.given("could_have_known"):
        could_have_known(f)
    elif f.could_have_known:
        adjusted_score(f)


@clause("50")
def exempted(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """The director may decide that a card shown prematurely is no penalty card."""
    if not f.director_exempts:
        return ()
    cards = f.cards if f.given("cards") else (None,)
    back = (effect("card-to-hand", who="offender", card=card) for card in cards)
    return (effect("no-penalty-card", who="offender", why="by-director"), *back)


@clause("50B")
def grade(f: ExposedCardFacts) -> Literal["minor", "major"]:
    """Minor is only a single card below an honour that was shown inadvertently; every other card is major."""
    return "minor" if what(f) == "small-card" and f.manner == "inadvertent" else "major"


def several_are_major(f: ExposedCardFacts) -> None:
    """Two or more penalty cards of one defender: every one of them."""
    for card in (*f.earlier_cards, *(f.cards if f.given("cards") else ())):
        major_penalty_card(f, "offender", card)
    all_major(f)
    information_while_faced(f, "offender")
    director_looks_again(f)


@clause("50B", "50A")
def all_major(f: ExposedCardFacts) -> Conclusion:
    """Two or more penalty cards of one defender are all major; each stays face up."""
    if f.how == "named":
        return effect("all-penalty-cards-major", who="offender", how="named")
    return effect("all-penalty-cards-major", who="offender")


def becomes_minor(f: ExposedCardFacts, card: Card | None) -> None:
    """A minor penalty card, with all that follows."""
    minor_penalty_card(f, "offender", card)
    stays_faced(f, "offender", card, **({"how": "named"} if f.how == "named" else {}))
    minor_before_smaller_cards(f, "offender", card)
    partner_not_restricted(f, "partner")
    information_while_faced(f, "offender")
    unauthorised_from_minor(f, "partner")
    director_looks_again(f)


@clause("50", "72C")
def could_have_known(f: ExposedCardFacts) -> Conclusion:
    """After play: could he have known that it would damage, and did his side gain (72C)?"""
    return judgement("could-have-known", who="offender", clause="72C")


@clause("72C")
def adjusted_score(f: ExposedCardFacts) -> Conclusion:
    """The director has found that: an adjusted score."""
    return effect("adjusted-score")
