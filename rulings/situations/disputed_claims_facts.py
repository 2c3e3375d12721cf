"""What a director is told, and what he has to judge, of a claim or concession that is contested (70)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Judgement
from rulings.engine.regulations import Regulated
from rulings.situations import told
from rulings.situations.claim_results import ClaimResultFacts, no_more_than_all


class DisputedClaimFacts(ClaimResultFacts, kind="disputed-claim"):
    """A claim or concession was contested: who gets the tricks in dispute."""

    claimers_act: told.ClaimersAct = "claimed-all"
    revoke_before_claim: told.RevokeBeforeClaim = "none"
    penalty_card_on_table: Annotated[bool, "a defender has a major penalty card on the table"] = False
    trump_outstanding: Annotated[bool, "an opponent of the player who claimed still held a trump"] = False
    trump_mentioned: Annotated[bool, "he had said something about the trumps"]
    may_be_unaware: Annotated[
        bool, "he was possibly not aware, when he claimed, that an opponent still had a trump", Judgement("70C2")
    ]
    trump_can_win: Annotated[bool, "by some normal play that trump could win a trick", Judgement("70C3")]
    succeeds_by: Annotated[
        Literal["any-normal-play", "stated-line", "unstated-line", "no-line"],
        "how the tricks in dispute are won: by every normal play; by the line that he stated; only by one not stated; by none",
        Judgement("70D1"),
    ]
    card_must_be_placed: Annotated[
        bool, "that line succeeds only if one opponent rather than the other holds a particular card"
    ]
    showed_out: Annotated[
        Literal["neither", "before-claim", "on-any-normal-line"],
        "whether an opponent had failed to follow to the suit of that card: no, and would not have; before the claim; not "
        "before it, but he would have later on any normal line of play",
        Judgement("70E1"),
    ]
    worse_line_normal: Annotated[
        bool, "a less successful line would be normal too, for a player of this class", Judgement("70D1")
    ]
    needs_partners_choice: Annotated[
        bool, "the tricks depend on his partner picking one of several normal plays", Judgement("70D2")
    ]
    trick_conceded: told.TrickConceded
    suit_order: Annotated[
        Literal["not-regulated", "high-to-low"],
        "the order in which a suit is deemed to be played if the statement does not say it",
        Regulated("claim_suit_order"),
    ] = "not-regulated"
    rest_awarded: Annotated[
        int,
        Field(ge=0, le=13),
        "how many of the tricks that were left the director gives to the declaring side",
        Judgement("70A"),
    ]


def awarded_of_those_left(f: DisputedClaimFacts) -> Problem | None:
    """The tricks before the claim and those given are no more than thirteen."""
    return no_more_than_all(f, f.rest_awarded, "rest_awarded")


DISPUTED_CLAIM_CHECKS = (
    awarded_of_those_left,
    not_together(trump_outstanding=False, may_be_unaware=True),
    not_together(trump_outstanding=False, trump_can_win=True),
    not_together(succeeds_by="any-normal-play", worse_line_normal=True),
)
