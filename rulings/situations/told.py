"""What a director is told in several situations: declared once, so that one name has one meaning (``manage.py show_facts``)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import CardFact
from bridge.contracts import ContractFact
from rulings.engine.facts import Formerly, Judgement
from rulings.engine.regulations import Regulated

HAND = (
    "from whose hand the card or cards came (in an auction: what he is once it has ended; undecided while it goes on)"
)
Hand = Annotated[Literal["defender", "declarer", "dummy"], HAND]
ASKER = "who asks; before the play: the opening leader, his partner, the presumed declarer, the presumed dummy"
Asker = Annotated[Literal["declarer", "dummy", "defender"], ASKER]
TURN = (
    "whose turn it was to lead: the hand that the card came from, the partner of that defender, declarer's hand, dummy's hand, "
    "declarer's left-hand or right-hand opponent; where more is not known, the declaring side or a defender"
)
IRREGULARITY = (
    "what was irregular: nothing; another defender was to lead; the leader's partner has led face up out of turn; the leader "
    "relied on an opponent's mistaken explanation; a penalty card had to be led, or declarer to choose first; "
    "a lead out of turn or too early; a play out of turn or too early; another"
)
IrregularityBy = Annotated[Literal["defender", "declarer"], "whose irregularity it was, of dummy's cards declarer's"]
TheCard = Annotated[CardFact, "the card that the case is about: shown, led, played, to be taken back"]
Cards = Annotated[
    tuple[CardFact, ...], Field(max_length=13), "the cards that the case is about: shown, or played together"
]
Faced = Annotated[bool, "the lead was face up"]
Misinformed = Annotated[bool, "an opponent had told the leader that it was his turn"]
ToldToPlay = Annotated[bool, "an opponent had told the player that it was his turn"]
ThirteenthTrick = Annotated[bool, "the lead is to the thirteenth trick"]
DesignatedCard = Annotated[CardFact, "the card that declarer designated"]
DirectorExempts = Annotated[bool, "the director decides that it is no penalty card", Judgement("50")]
Grade = Annotated[Literal["minor", "major"], "the grade of the penalty card; an honour and several cards show it"]
SuitLed = Annotated[Literal["S", "H", "D", "C"], "the suit led to the trick"]
TricksAtTable = Annotated[
    int, Field(ge=0, le=13), "the tricks that the declaring side won at the table; a record of the play shows them"
]
TheContract = Annotated[ContractFact, "the contract, with its declarer"]
SidesPlayedNext = Annotated[
    int, Field(ge=0, le=2), "how many sides had played to the next trick when attention was drawn"
]
HasPenaltyCard = Annotated[bool, "the defender already has a penalty card on the table"]
EarlierCards = Annotated[tuple[CardFact, ...], Field(max_length=13), "penalty cards that the same defender already has"]
LeadersMajorCards = Annotated[
    tuple[CardFact, ...], Field(max_length=13), "the major penalty cards of the player who leads"
]
CardPlayedSince = Annotated[bool, "declarer has since played another card from his own hand or from dummy"]
Legal = Annotated[
    bool,
    "the card could legally be played to the trick: it follows suit, or its hand has none of the suit (44C, 44D); of one put "
    "down at the turn of the right-hand opponent (57D) also that no penalty card of its hand comes first (50C, 50D1a)",
]
OffenderOnRight = Annotated[bool, "the offender sits on the right of the hand that played on"]
CanFollow = Annotated[bool, "the player whose turn it is holds a card of the suit led"]
Leads = Annotated[bool, "nothing had been led to the trick: the card was a lead to it"]
MeantAsLead = Annotated[bool, "the card was meant as a lead, not as a card to the irregular lead", Judgement("53B")]
PartnerCalled = Annotated[bool, "his partner has called since"]
CouldHaveKnown = Annotated[bool, "he could have known that it would damage, and his side gained", Judgement("72C")]
UncompensatedDamage = Annotated[bool, "the tricks transferred do not make good the damage", Judgement("64C1")]
LeadFaced = Annotated[bool, "the opening lead has been faced"]
NextPlayerCalled = Annotated[bool, "his left-hand opponent has called since"]
InTurn = Annotated[bool, "it was the player's turn to call"]
ExplainedBy = Annotated[
    Literal["callers-partner", "caller"],
    "who explained the call: the partner of the player who made it; that player himself",
]
Caller = Annotated[
    Literal["defender", "declaring-side", "all-passed"],
    "who called after the final pass: a player who is going to defend; the player who is going to be declarer or dummy; "
    "neither, for all four had passed",
]
AuctionOver = Annotated[bool, "the final pass has been made"]
PlayOver = Annotated[bool, "the play of the board was over"]
Honour = Annotated[bool, "the card is an ace, king, queen, jack or ten"]
CouldHaveFollowed = Annotated[bool, "on an earlier trick he did not follow suit to the suit of a card put back"]
Event = Annotated[Literal["pairs", "individual", "teams"], "a pairs, an individual or a team competition"]
HandsInBoard = Annotated[bool, "all four hands have been put back into the board"]
Vulnerable = Annotated[Literal["none", "ns", "ew", "all"], "which sides were vulnerable"]
AttentionDrawn = Annotated[bool, "another player had already drawn attention to an irregularity"]
AfterOpeningLeadOutOfTurn = Annotated[bool, "immediately after a faced opening lead out of turn"]
ClearlyNoClaim = Annotated[bool, "it was clear that the player did not claim or concede", Judgement("68A")]
PartnerObjected = Annotated[bool, "the conceding defender's partner objected at once"]
Claimer = Literal["declarer", "defender", "dummy"]
DeclarerOrDefender = Literal["declarer", "defender"]
CLAIMER = "who claimed or conceded tricks, or seemed to"
ClaimersAct = Annotated[
    Literal["claimed-all", "claimed-some", "conceded-some", "conceded-all", "suggested-end", "showed-cards", "folded"],
    "said that his side wins every trick that is left; that it wins some of them; that it loses some of them; that it "
    "loses all of them; suggested that play stop; showed his cards; folded his hand",
    Formerly("claimants_act"),
]
TrickConceded = Annotated[
    Literal["already-won", "not-losable", "losable"],
    "the trick that was conceded: the side had already won it; no normal play of the remaining cards could lose it; some "
    "normal play could",
    Judgement("71B"),
]
LineStated = Annotated[bool, "he said how he would play or defend (68C)"]
RevokeBeforeClaim = Annotated[
    Literal["none", "claiming-side", "other-side"],
    "which side had revoked, with nothing that established the revoke before the claim or concession",
]
TricksBefore = Annotated[int, Field(ge=0, le=12), "the tricks that the declaring side had won before the claim"]
RestToDeclarer = Annotated[int, Field(ge=0, le=13), "how many of the remaining tricks the declaring side then gets"]
OwnSideOffended = Annotated[bool, "the irregularity was of the player's own side"]
Damaged = Annotated[
    bool, "the non-offending side got a worse result than it would have got without the infraction", Judgement("12B1")
]
SCORING = (
    "how the board is scored: in matchpoints, in IMPs against another table, in IMPs against each of the others, by total "
    "points"
)
FaultOfNS = Annotated[Literal["none", "partial", "direct"], "how far North-South are at fault", Judgement("12C2a")]
FaultOfEW = Annotated[Literal["none", "partial", "direct"], "how far East-West are at fault", Judgement("12C2a")]
Knockout = Annotated[bool, "it is a knockout match"]
OwnError = Annotated[
    Literal["none", "serious-error", "gambling"],
    "whether the non-offending side contributed to its own damage after the irregularity: no; by an extremely serious "
    "error that had nothing to do with the infraction; by a gambling action, which could count on redress if it failed",
    Judgement("12C1e"),
]
MatchpointUnit = Annotated[
    Literal["matchpoint", "half-matchpoint"],
    "what is given for an equal score; for a worse one it is twice that",
    Regulated("matchpoint_unit"),
]
MatchResultKnown = Annotated[bool, "in a team match: without this board a contestant could know the final result"]
Top = Annotated[int, Field(ge=1, le=998), "the most matchpoints that can be had on the board"]
