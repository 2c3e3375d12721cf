"""What can be known of a revoke: the facts of one, or the deal and the play in which they are found."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.plays import play_out
from bridge.problems import Problem
from bridge.seats import Side
from rulings.engine.exclusions import ANY, excluding, not_together
from rulings.engine.facts import Formerly, Judgement
from rulings.situations import told
from rulings.situations.earlier_cards import EARLIER_CARDS_CHECKS
from rulings.situations.revoke_exceptions_facts import EstablishedRevokeFacts
from rulings.table.facts import DealFact, PenaltyCardFact, TricksFact


class RevokeFacts(EstablishedRevokeFacts, kind="revoke"):
    """A player did not follow suit, or did not play a card or suit that he had to play."""

    hand: Annotated[told.Hand, Formerly("offender")]
    failed_to: Annotated[
        Literal["follow-suit", "penalty-card", "required-suit"],
        "what the card had to be and was not",
        Formerly("cause"),
    ] = "follow-suit"
    could_comply: Annotated[bool, "the player held a card that complied"] = True
    trick: Annotated[int, Field(ge=1, le=12), "the trick of the revoke"]
    card: told.TheCard
    card_was_faced: Annotated[bool, "the defender's card lay face up before it was played (a penalty card)"] = False
    withheld_penalty_card: Annotated[
        bool, "the card that could have followed suit was the player's own penalty card, on the table"
    ] = False
    earlier_cards: told.EarlierCards = ()
    partner_asked: Annotated[bool, "the offending defender's partner asked about a possible revoke"] = False
    dummy_asked_first: Annotated[bool, "dummy, having infringed 43A2, was the first to ask declarer about the card"] = (
        False
    )
    establishment: Annotated[
        Literal["none", "next-trick", "next-card-named", "claim", "agreed-claim"],
        "what the offending side has done since: none of these; led or played to the next trick; named a card for it; "
        "claimed or conceded; agreed to an opponent's claim or concession",
    ]
    next_trick_on_misinformation: Annotated[
        bool, "that card was led or played because an opponent had said wrongly that it was the player's turn"
    ] = False
    objected_in_time: Annotated[
        bool, "the offending side objected to that claim before the round ended and before its next call"
    ]
    hands_returned: Annotated[
        bool, "all four hands were back in the board when the revoke on the twelfth trick was noticed"
    ]
    before_partners_turn: Annotated[
        bool, "the revoke on the twelfth trick came before the turn of the offender's partner"
    ]
    opponents_played_after: Annotated[
        bool,
        "a non-offender played after the revoke and before attention was drawn: to the trick, or the lead to the next one",
    ]
    partner_played_after: Annotated[bool, "the offender's partner played to the trick after that non-offender"]
    opponents_revoked_too: Annotated[bool, "the other side revoked on the same trick"] = False
    sides_played_next: told.SidesPlayedNext
    trick_won_by: Annotated[
        Literal["offender", "partner", "opponents"], "who won the revoke trick; dummy's trick is not declarer's"
    ]
    play_over: told.PlayOver = True
    later_tricks: Annotated[int, Field(ge=0, le=12), "tricks that the offending side won after the revoke trick"]
    damage: told.UncompensatedDamage
    adjusted_tricks: Annotated[
        int, Field(ge=0, le=13), "the tricks of the declaring side in the adjusted score", Judgement("12C1b")
    ]
    tricks_at_table: told.TricksAtTable
    deal: Annotated[DealFact, "the four hands"]
    contract: told.TheContract
    play: Annotated[TricksFact, "the play so far, trick by trick; revokes are found in it", Formerly("tricks")]
    penalty_cards: Annotated[
        tuple[PenaltyCardFact, ...], Field(max_length=8), "penalty cards on the table, each from a trick on"
    ] = ()
    claimed_by: Annotated[Side, "the side that claimed or conceded after the last trick of the record"]
    rest_to_declarer: told.RestToDeclarer
    vulnerable: told.Vulnerable
    event: told.Event = "pairs"

    def side_won_since(self) -> bool:
        """Whether the offending side won the revoke trick or a later one."""
        return self.trick_won_by != "opponents" or self.later_tricks > 0

    def withheld_a_faced_card(self) -> bool:
        """Whether the card not played was a penalty card, or any of dummy."""
        return self.failed_to == "penalty-card" or self.withheld_penalty_card or self.hand == "dummy"

    def was_on_twelfth_trick(self) -> bool:
        """Whether it was a revoke on the twelfth trick."""
        return self.trick == 12

    def each_side_revoked(self) -> bool:
        """Whether each has an established one: so if both revoked on the trick and then played to the next (63A1)."""
        return (self.opponents_revoked_too and self.sides_played_next == 2) or self.both_sides


def tricks_left(f: RevokeFacts) -> Problem | None:
    """The side cannot win more tricks after the revoke than there are."""
    most = 13 - f.trick
    return (
        Problem("later_tricks", "too-many-later-tricks", {"most": most, "trick": f.trick})
        if f.later_tricks > most
        else None
    )


def tricks_agree(f: RevokeFacts) -> Problem | None:
    """The tricks of the board hold those that the offending side won from the revoke trick on."""
    if not f.given("tricks_at_table"):
        return None
    since = f.later_tricks + (f.trick_won_by != "opponents")
    won = 13 - f.tricks_at_table if f.hand == "defender" else f.tricks_at_table
    values = {"count": since, "tricks": f.tricks_at_table}
    return Problem("tricks_at_table", "tricks-since-disagree", values) if won < since else None


def only_defenders(f: RevokeFacts) -> Problem | None:
    """48A: no card of declarer or dummy is ever a penalty card."""
    wrong = f.hand != "defender" and (f.card_was_faced or f.withheld_penalty_card or f.failed_to == "penalty-card")
    return Problem("hand", "only-defenders-have-penalty-cards", {"who": f.hand}) if wrong else None


def played_on_agrees(f: RevokeFacts) -> Problem | None:
    """A side that played to the next trick is counted among those that did."""
    played, others = f.establishment == "next-trick", f.sides_played_next
    wrong = (played and others == 0) or (f.establishment == "none" and others == 2)
    return Problem("sides_played_next", "sides-played-next-disagree", {}) if wrong else None


def both_are_established(f: RevokeFacts) -> Problem | None:
    """63A1: two revokes on a trick that both sides have played past are both established, unless somebody was misled."""
    denied = f.given("both_sides") and not f.both_sides and not f.next_trick_on_misinformation
    wrong = denied and f.opponents_revoked_too and f.sides_played_next == 2
    return excluding(f, "opponents_revoked_too", "sides_played_next", "both_sides") if wrong else None


def record_is_whole(f: RevokeFacts) -> Problem | None:
    """A record of the play needs the deal and the contract with its declarer, and fits them (``ImpossibleCase``)."""
    if not f.given("play"):
        return None
    for name in ("deal", "contract"):
        if not f.given(name):
            return Problem(name, "needed-with-tricks", {"name": name})
    if f.contract.declarer is None:
        return Problem("contract", "declarer-missing", {"contract": str(f.contract)})
    play_out(f.deal, f.play, f.contract.strain.trump, f.contract.declarer)
    return None


def rest_is_left(f: RevokeFacts) -> Problem | None:
    """A claim is about no more tricks than the record leaves to be played."""
    most = 13 - sum(len(trick) == 4 for trick in f.play)
    wrong = f.rest_to_declarer > most
    return Problem("rest_to_declarer", "too-many-tricks-claimed", {"count": most}) if wrong else None


def adjusted_for_the_better(f: RevokeFacts) -> Problem | None:
    """Damage is a less favourable result at the table (12B1): the adjusted score gives who did not revoke more tricks."""
    if not (f.given("damage") and f.damage and f.given("adjusted_tricks") and f.given("tricks_at_table")):
        return None
    if f.both_sides or f.opponents_revoked_too:
        return None
    gained = f.adjusted_tricks - f.tricks_at_table
    better = gained > 0 if f.hand == "defender" else gained < 0
    return None if better else Problem("adjusted_tricks", "adjusted-not-better", {"tricks": f.tricks_at_table})


REVOKE_CHECKS = (
    *EARLIER_CARDS_CHECKS,
    tricks_left,
    tricks_agree,
    adjusted_for_the_better,
    only_defenders,
    played_on_agrees,
    both_are_established,
    record_is_whole,
    rest_is_left,
    not_together(could_comply=False, withheld_penalty_card=True),
    not_together(play_over=False, hands_returned=True),
    not_together(play_over=False, attention={"after-call-on-next-deal", "after-round"}),
    not_together(play_over=False, tricks_at_table=ANY),
)
