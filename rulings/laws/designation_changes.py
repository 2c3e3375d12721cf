"""Declarer changes the card that he designated (45C4b)."""

from typing import Annotated, Literal

from bridge.cards import Card, CardFact
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts, Judgement
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, information, option


class ChangeFacts(Facts, kind="designation-changed"):
    """Declarer designated a card and wants another."""

    hand: Annotated[Literal["dummy", "declarer"], "the hand of the card that was designated"] = "dummy"
    cause: Annotated[
        Literal["slip-of-the-tongue", "loss-of-concentration", "reconsideration"],
        "why he wants to change: he never meant that card (a slip of the tongue or the like); his mind was elsewhere; "
        "he has thought again",
        Judgement("45C4b"),
    ]
    card_played_since: Annotated[bool, "declarer has since played another card from his own hand or from dummy"]
    defender_played: Annotated[bool, "the next defender has played a card, legal at that time, to the designated card"]
    designated_card: Annotated[CardFact, "the card that was designated"]
    new_card: Annotated[CardFact, "the card that declarer meant"]


def _another_card(f: ChangeFacts) -> Problem | None:
    same = f.designated_card == f.new_card
    return Problem("new_card", "same-card", {"card": f.new_card}) if same else None


@rules_on(ChangeFacts, _another_card)
def rule_change(f: ChangeFacts) -> None:
    """Was it unintended, and is it in time?"""
    if not is_unintended(f):
        designation_stands(f, "not-unintended")
    elif not is_in_time(f):
        designation_stands(f, "too-late")
    else:
        may_change(f)
        if f.defender_played:
            defender_may_change(f)


def _known(f: ChangeFacts, name: Literal["designated_card", "new_card"]) -> Card | None:
    return getattr(f, name) if f.given(name) else None


@clause("45C4b")
def is_unintended(f: ChangeFacts) -> bool:
    """A slip of the tongue may be changed; a lapse of concentration or a reconsidered play may not."""
    return f.cause == "slip-of-the-tongue"


@clause("45C4b")
def is_in_time(f: ChangeFacts) -> bool:
    """Until declarer has played another card from his hand or from dummy."""
    return not f.card_played_since


@clause("45C4b", "45C4a")
def designation_stands(f: ChangeFacts, why: str) -> Conclusion:
    """What 45C4(b) does not let declarer change must be played as designated (45C4a)."""
    return effect("designation-stands", who=f.hand, card=_known(f, "designated_card"), why=why)


@clause("45C4b", "47C")
def may_change(f: ChangeFacts) -> Conclusion:
    """Declarer may change; the card first designated goes back without rectification (47C)."""
    return option(
        "change-designation",
        "declarer",
        effect("card-to-hand", who=f.hand, card=_known(f, "designated_card"), clause="47C"),
        effect("card-played", who=f.hand, card=_known(f, "new_card")),
    )


@clause("45C4b", "47D")
def defender_may_change(f: ChangeFacts) -> tuple[Conclusion, ...]:
    """Who played to the designated card may change his card; 16C for what the withdrawn cards told."""
    chooser = "rho" if f.hand == "dummy" else "lho"
    return (
        option("change-card-after-designation", chooser, effect("card-to-hand", who=chooser, card=None, clause="47D")),
        information("authorised", of="withdrawn-cards", who="defenders", clause="16C1"),
        information("unauthorised", of="withdrawn-cards", who="declarer", clause="16C2"),
    )
