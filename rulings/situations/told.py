"""What a director is told in several situations: declared once, so that one name has one meaning (``manage.py show_facts``)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import CardFact
from bridge.contracts import ContractFact
from rulings.engine.facts import Judgement

TheCard = Annotated[CardFact, "the card"]
PlayedCard = Annotated[CardFact, "the card that was played"]
SuitLed = Annotated[Literal["S", "H", "D", "C"], "the suit led to the trick"]
TheContract = Annotated[ContractFact, "the contract, with its declarer"]
SidesPlayedNext = Annotated[
    int, Field(ge=0, le=2), "how many sides had played to the next trick when attention was drawn"
]
HasPenaltyCard = Annotated[bool, "the defender already has a penalty card on the table"]
CardPlayedSince = Annotated[bool, "declarer has since played another card from his own hand or from dummy"]
MeantAsLead = Annotated[bool, "the card was meant as a lead, not as a card to the irregular lead", Judgement("53B")]
PartnerCalled = Annotated[bool, "his partner has called since"]
CouldHaveKnown = Annotated[bool, "he could have known that it would damage, and his side gained", Judgement("72C")]
UncompensatedDamage = Annotated[bool, "the tricks transferred do not make good the damage", Judgement("64C1")]
Hand = Annotated[Literal["defender", "declarer", "dummy"], "the hand that the card came from"]
LeadFaced = Annotated[bool, "the opening lead has been faced"]
PlayOver = Annotated[bool, "the play of the board was over"]
Honour = Annotated[bool, "the card is an ace, king, queen, jack or ten"]
CouldHaveFollowed = Annotated[bool, "on an earlier trick he did not follow suit to the suit of a card put back"]
Event = Annotated[Literal["pairs", "individual", "teams"], "a pairs, an individual or a team competition"]
Vulnerable = Annotated[Literal["none", "ns", "ew", "all"], "which sides were vulnerable"]
AttentionDrawn = Annotated[bool, "another player had already drawn attention to an irregularity"]
OwnSideOffended = Annotated[bool, "the irregularity was of the player's own side"]
Damaged = Annotated[
    bool, "the non-offending side got a worse result than it would have got without the infraction", Judgement("12B1")
]
