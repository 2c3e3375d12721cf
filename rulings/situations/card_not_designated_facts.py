"""What a director is told: dummy plays a card that declarer did not designate."""

from typing import Annotated, Literal

from bridge.cards import CardFact
from bridge.problems import Problem
from rulings.engine.effects import UNSAID
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Formerly, Judgement
from rulings.situations import told
from rulings.situations.revoke_exceptions_facts import RevokeSettled


class UndesignatedCardFacts(RevokeSettled, kind="dummy-plays-undesignated-card"):
    """Dummy put a card in the played position that declarer did not name."""

    sides_played_next: told.SidesPlayedNext
    played_card: Annotated[CardFact, "the card that dummy put in the played position"]
    designated_card: told.DesignatedCard
    defenders_after: Annotated[
        Literal["none", "rho", "lho", "both"],
        "which defenders played after the mistake and before attention was drawn (declarer's right-hand opponent, left-hand "
        "opponent)",
    ]
    declarer_after_rho: Annotated[bool, "declarer played from his hand to the trick after his right-hand opponent"]
    was_led: Annotated[bool, "the card was the first card of its trick"]
    not_followed_by: Annotated[
        Literal["none", "declarer", "defender", "both-sides"],
        "who, though able to, did not follow to the suit of that card",
    ]
    dummy_revoked: Annotated[bool, "dummy held a card of the suit led and by the mistake did not follow suit"]
    damage: told.UncompensatedDamage
    event: told.Event = "pairs"

    revoker = UNSAID

    def withheld_a_faced_card(self) -> bool:
        """A card of dummy's was not played to the suit led (45D2)."""
        return self.dummy_revoked

    def each_side_revoked(self) -> bool:
        """Whether both sides did not follow to the card led from dummy."""
        return self.not_followed_by == "both-sides"


def _another_card(f: UndesignatedCardFacts) -> Problem | None:
    same = f.played_card == f.designated_card
    return Problem("played_card", "card-was-designated", {"card": f.played_card}) if same else None


class IndicatedCardFacts(Facts, kind="dummy-indicates-card"):
    """Dummy touched or indicated a card after spreading the hand."""

    instructed: Annotated[bool, "declarer had told dummy to"] = False
    arranging: Annotated[bool, "dummy was arranging the cards"] = False
    suggested_play: Annotated[bool, "dummy suggested a play to declarer", Judgement("45F")]
    damaged_by_play: Annotated[
        bool, "the defenders were damaged by the play that was suggested", Judgement("45F"), Formerly("damage")
    ]
    event: told.Event = "pairs"


UNDESIGNATED_CARD_CHECKS = (
    _another_card,
    not_together(was_led=True, dummy_revoked=True),
)


INDICATED_CARD_CHECKS = (not_together(suggested_play=False, damaged_by_play=True),)
