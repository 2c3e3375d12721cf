"""What a director is told: arranging tricks and looking at them again."""

from typing import Annotated, Literal

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Formerly, Judgement
from rulings.situations import told


class MixedCardsFacts(Facts):
    """The played cards are to settle something after play: whether they still lie in their order (65D, 66D)."""

    mixed_by: Annotated[
        Literal["nobody", "own-side", "other-side", "both-sides"],
        "who has disturbed the order of the played cards: nobody, the side that makes the claim, the other side, both",
    ]
    facts_lost: Annotated[bool, "because of that the facts can no longer be established", Judgement("66D")]


class TrickInspectionFacts(MixedCardsFacts, kind="trick-inspection"):
    """A player wants to see played cards, or points out that one lies the wrong way."""

    request: Annotated[
        Literal[
            "see-trick", "look-at-own-card", "show-own-card", "see-earlier-trick", "point-out-card", "settle-claim"
        ],
        "all cards just played to the trick; his own last card, for himself; his own last card, shown to others; an earlier "
        "trick; to say that a card is turned the wrong way; after play, to settle a revoke or the number of tricks",
    ]
    asker: Annotated[told.Asker, Formerly("player")]
    own_card_turned: Annotated[bool, "he has turned his own card to the trick face down"]
    side_played_next: Annotated[bool, "his side has led or played to the next trick"]
    inspection_ordered: Annotated[
        bool, "the director expressly orders the inspection", Formerly("director_instructs")
    ] = False
    won_by_owner: Annotated[bool, "the side of the player whose card it is won the trick"]
    agreed_before: Annotated[bool, "the number of tricks had been agreed before the cards were mixed"]


lost_by_mixing = not_together(mixed_by="nobody", facts_lost=True)
"""Of cards that nobody has mixed nothing is lost."""

TRICK_INSPECTION_CHECKS = (lost_by_mixing,)
