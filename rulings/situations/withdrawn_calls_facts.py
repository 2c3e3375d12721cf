"""What every situation is told in which a call is withdrawn or cancelled and another takes its place (16C, 23, 26)."""

from typing import Annotated

from rulings.engine.facts import Facts, Judgement
from rulings.situations import calls_told, told


class ComparisonFacts(Facts):
    """The three tests of a comparable call (23A): the director's judgement, each by itself."""

    similar_meaning: Annotated[
        bool,
        "the call that stands has the same or a similar meaning as the one withdrawn or cancelled",
        Judgement("23A1"),
    ]
    among_its_meanings: Annotated[
        bool,
        "what the call that stands means is among the possible meanings of the one withdrawn or cancelled",
        Judgement("23A2"),
    ]
    same_purpose: Annotated[
        bool,
        "the call that stands has the same purpose (asking, relay) as the one withdrawn or cancelled",
        Judgement("23A3"),
    ]


class AfterwardsFacts(ComparisonFacts):
    """What the director finds once the play is over."""

    assistance_damaged: Annotated[
        bool,
        "after play: without what the irregular call told, the result could have been another, and the other side was damaged",
        Judgement("23C"),
    ]
    could_have_known: told.CouldHaveKnown


class WithdrawnCallFacts(AfterwardsFacts):
    """An irregular call and the one in its place."""

    call: calls_told.TheCall
    replacement: calls_told.TheReplacement
