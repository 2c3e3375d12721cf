"""What a director is told: the cards of a board were dealt wrongly, or should perhaps be dealt again (6)."""

from typing import Annotated, Literal

from pydantic import Field

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts
from rulings.situations import told


class FaultyDealFacts(Facts, kind="faulty-deal"):
    """Something was wrong with the shuffle or the deal, or somebody asks for a new deal."""

    deal_fault: Annotated[
        Literal[
            "dealt-wrongly",
            "face-could-be-seen",
            "card-seen-later",
            "not-shuffled",
            "earlier-session",
            "passed-out",
            "other-reason",
        ],
        "what happened: the cards were not dealt one by one, face down, thirteen to each hand, with no two running to one "
        "hand; a player could have seen the face of another hand's card during shuffle and deal; after that a card of another "
        "hand was seen by accident; the cards were dealt without a shuffle; the deal was taken from another session; all four "
        "players have passed; another reason that the Laws give",
    ]
    sides_begun: Annotated[
        int, Field(ge=0, le=2), "how many sides had taken cards from the board when it was found (17A)"
    ]
    method_prescribed: Annotated[bool, "the director had prescribed this way of dealing"] = False
    pack_sorted: Annotated[bool, "before the deal the pack was in an order that did not come from a random deal"]
    past_deals_meant: Annotated[bool, "the competition is held to play deals of the past again"] = False
    exchange_arranged: Annotated[bool, "the board came from another table, as it was arranged"] = False
    hands_duplicated: Annotated[bool, "the hands are copies made under the director's instruction"] = False
    match_result_known: told.MatchResultKnown = False


FAULTY_DEAL_CHECKS = (not_together(deal_fault="passed-out", sides_begun={0, 1}),)
