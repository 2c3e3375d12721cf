"""What a director is told of tricks that were given away by agreeing to a claim (69), or by conceding them (71)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bridge.problems import Problem
from rulings.engine.facts import Judgement
from rulings.situations import told
from rulings.situations.claim_results import ClaimResultFacts, no_more_than_all
from rulings.situations.clocks_facts import CorrectionClockFacts, scores_closed


class TricksBackFacts(CorrectionClockFacts):
    """How many tricks are to come back, and when that was noticed."""

    tricks_back: Annotated[int, Field(ge=1, le=13), "how many tricks it is about"] = 1


class TrickAgreedAwayFacts(TricksBackFacts):
    """A trick that a side gave away by agreeing to the other's claim or concession (69B)."""

    agreeing_side: ClassVar[str] = "non-claiming-side"
    trick_agreed_away: Annotated[
        Literal["already-won", "probably-won", "probably-lost"],
        "the trick whose loss it had agreed to: it had already won it; it would probably have won it had play gone on; it "
        "would not",
        Judgement("69B2"),
    ]


class TrickConcededFacts(TricksBackFacts):
    """A trick that a side conceded (71)."""

    conceding_side: ClassVar[str] = "claiming-side"
    trick_conceded: told.TrickConceded


class GivenAwayFacts(ClaimResultFacts, TricksBackFacts):
    """The tricks as claimed or conceded, with the result."""

    rest_to_declarer: told.RestToDeclarer


class AgreedClaimFacts(GivenAwayFacts, TrickAgreedAwayFacts, kind="agreed-claim"):
    """A side agreed to the other's claim or concession; perhaps it objects now."""

    objection: Annotated[
        Literal["none", "in-time", "after-own-call", "after-round"],
        "when the side that had agreed objected: not at all; before it had called on the next board and before the round was "
        "over; after a call of its own on the next board; after the end of the round",
    ]
    revoke_before_claim: told.RevokeBeforeClaim = "none"


class CancelledConcessionFacts(GivenAwayFacts, TrickConcededFacts, kind="cancelled-concession"):
    """A side that conceded tricks would like to have one back."""


def rest_of_those_left(f: GivenAwayFacts) -> Problem | None:
    """The tricks before the claim and those that it gave are no more than thirteen."""
    return no_more_than_all(f, f.rest_to_declarer, "rest_to_declarer")


def no_more_back_than_given(f: GivenAwayFacts) -> Problem | None:
    """No more tricks come back than the other side has."""
    gained = f.tricks_back if f.claimer == "defender" else -f.tricks_back
    gained = gained if isinstance(f, AgreedClaimFacts) else -gained
    return no_more_than_all(f, f.rest_to_declarer + gained, "tricks_back")


GIVEN_AWAY_CHECKS = (rest_of_those_left, no_more_back_than_given, scores_closed)
