"""The facts of a defective trick (67), and which of them cannot be true together."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import CardFact
from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Formerly
from rulings.situations import told
from rulings.situations.revoke_exceptions_facts import EstablishedRevokeFacts


class DefectiveTrickFacts(EstablishedRevokeFacts, kind="defective-trick"):
    """A trick to which a player contributed no card or more than one, or whose card is not among his played ones."""

    fault: Annotated[
        Literal["no-card", "extra-cards", "not-placed"],
        "he played no card to the trick; more than one; or one, but it is not among his played cards",
    ]
    hand: Annotated[told.Hand, Formerly("offender")]
    sides_played_next: told.SidesPlayedNext
    counts_agree: Annotated[bool, "the number of cards he has left and of his played cards confirm the fault"] = True
    one_after_another: Annotated[bool, "the extra card came after the first one, not together with it"]
    has_suit: Annotated[bool, "he still has a card of the suit led to the defective trick"]
    twelfth_trick: Annotated[bool, "the defective trick is the twelfth"] = False
    play_over: told.PlayOver = True
    won_since: Annotated[bool, "his side won the defective trick or a later one"]
    penalty_card_due: Annotated[
        bool, "his penalty card lay on the table and should have been played to the defective trick"
    ] = False
    cards: told.Cards
    suit_led: told.SuitLed
    faced_known: Annotated[bool, "the director can find out which of the cards he faced in playing to the trick"]
    faced_card: Annotated[CardFact, "the card that he faced"]
    seen: Annotated[
        tuple[CardFact, ...], Field(max_length=13), "extra cards of a defender that were seen as they went back"
    ] = ()
    has_penalty_card: told.HasPenaltyCard = False
    could_have_followed: told.CouldHaveFollowed = False
    damage: told.UncompensatedDamage
    played_again: Annotated[bool, "the card that was not placed was played to a later trick as well"]
    too_late: Annotated[bool, "it is too late to correct that later trick"]
    event: told.Event = "pairs"

    def side_won_since(self) -> bool:
        """Whether the offending side won the defective trick or a later one."""
        return self.won_since

    def withheld_a_faced_card(self) -> bool:
        """Whether the card not played was a penalty card, or any of dummy."""
        return self.hand == "dummy" or (self.hand == "defender" and self.penalty_card_due)

    def was_on_twelfth_trick(self) -> bool:
        """Whether the defective trick is the twelfth."""
        return self.twelfth_trick


def only_defenders(f: DefectiveTrickFacts) -> Problem | None:
    """48A: no card of declarer or dummy is ever a penalty card."""
    wrong = f.hand != "defender" and (f.has_penalty_card or f.penalty_card_due)
    return Problem("hand", "only-defenders-have-penalty-cards", {"who": f.hand}) if wrong else None


def several_cards(f: DefectiveTrickFacts) -> Problem | None:
    """Extra cards are at least two."""
    few = f.fault == "extra-cards" and len(f.cards) < 2
    return Problem("cards", "not-several-cards", {"count": len(f.cards)}) if few else None


def faced_card_was_played(f: DefectiveTrickFacts) -> Problem | None:
    """The card that was faced is one of those played."""
    return None if f.faced_card in f.cards else Problem("faced_card", "faced-card-not-played", {"card": f.faced_card})


def faced_card_known(f: DefectiveTrickFacts) -> Problem | None:
    """A card that the case names as faced is known."""
    wrong = not f.faced_known and f.given("faced_card")
    return Problem("faced_known", "faced-card-unknown-but-given", {}) if wrong else None


def seen_cards_were_played(f: DefectiveTrickFacts) -> Problem | None:
    """An extra card that was seen as it went back is one of those played."""
    other = next((card for card in f.seen if card not in f.cards), None)
    return Problem("seen", "faced-card-not-played", {"card": other}) if other else None


def faced_card_not_returned(f: DefectiveTrickFacts) -> Problem | None:
    """The card that was faced stays; an extra card that was seen is another one."""
    return Problem("seen", "faced-card-goes-back", {"card": f.faced_card}) if f.faced_card in f.seen else None


DEFECTIVE_TRICK_CHECKS = (
    only_defenders,
    several_cards,
    faced_card_was_played,
    faced_card_known,
    faced_card_not_returned,
    seen_cards_were_played,
    not_together(played_again=False, too_late=True),
    not_together(play_over=False, attention={"after-call-on-next-deal", "after-round"}),
)
