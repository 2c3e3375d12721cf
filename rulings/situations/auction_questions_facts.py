"""What a director is told: a player asks during the auction, or looks into a system card."""

from typing import Annotated, Literal

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts
from rulings.engine.regulations import Regulated
from rulings.situations import told


class AuctionQuestionFacts(Facts, kind="question-during-auction"):
    """A player asks during the auction, before the final pass."""

    asked_for: Annotated[
        Literal["unclear-call", "review", "part-of-review", "explanation", "single-call", "for-partner", "to-mislead"],
        "for what: which call was made, which he did not understand; a review of all calls; a part of it; an explanation of "
        "the opponents' auction; of a single call; something that only his partner is to hear; something only to get a wrong "
        "answer",
    ]
    in_turn: told.InTurn
    required_to_pass: Annotated[bool, "a Law makes him pass at this turn"] = False
    review_wrong: Annotated[bool, "the review that was given was wrong"] = False
    review_corrected: Annotated[bool, "the mistake in the review was corrected at once"]
    damaged: told.Damaged
    event: told.Event = "pairs"


class SystemCardFacts(Facts, kind="system-card"):
    """A player looks into a system card, or into notes."""

    looked_into: Annotated[
        Literal["own-card", "opponents-card", "memory-aid"],
        "into what: his own system card or notes; the opponents' card; something that helps memory, calculation "
        "or technique",
    ]
    looked_when: Annotated[
        Literal["before-auction", "before-first-call", "auction", "clarification", "play"],
        "when: before the cards were taken from the board; after that, before the first call; during the auction; between the "
        "final pass and the faced lead; during the play",
    ]
    declaring_side: Annotated[bool, "he is of the declaring side"]
    turn_to_act: Annotated[bool, "it is his turn to call or play"]
    to_explain: Annotated[
        bool, "an opponent has asked about his partner's call or play, and he wants to explain it rightly"
    ] = False
    own_card_permitted: Annotated[
        bool, "the regulations let players look at their own card then", Regulated("own_card_permitted")
    ] = False
    opponents_card_permitted: Annotated[
        bool,
        "the regulations let players look at the opponents' card at any time",
        Regulated("opponents_card_permitted"),
    ] = False
    aid_permitted: Annotated[bool, "the regulations allow players such an aid then", Regulated("aid_permitted")] = False


AUCTION_QUESTION_CHECKS = (not_together(review_wrong=False, review_corrected=True),)
