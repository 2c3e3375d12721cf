"""What a director is told when he has to judge whether a call is comparable with a withdrawn one (23A)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.auction import Call
from bridge.problems import Problem
from rulings.situations import calls_told, told
from rulings.situations.withdrawn_calls_facts import WithdrawnCallFacts

Points = Annotated[tuple[Annotated[int, Field(ge=0, le=40)], ...], Field(min_length=2, max_length=2)]
Length = Annotated[tuple[Annotated[int, Field(ge=0, le=13)], ...], Field(min_length=2, max_length=2)]
Purpose = Literal["asking", "relay", "other"]


class ComparableCallFacts(WithdrawnCallFacts, kind="comparable-call"):
    """A call was withdrawn, and another one was made, or offered, in its place."""

    was_out_of_rotation: Annotated[bool, "the withdrawn call was one out of rotation (29B)"] = False
    shows: calls_told.Shows
    replacement_shows: calls_told.ReplacementShows
    points: Annotated[Points, "the least and the most points that the irregular call shows"]
    replacement_points: Annotated[Points, "the least and the most points that the call in its place shows"]
    length: Annotated[Length, "the fewest and the most cards of the suit that the irregular call shows"]
    replacement_length: Annotated[Length, "the fewest and the most cards of the suit that the call in its place shows"]
    call_purpose: Annotated[
        Purpose, "what the irregular call is for: it asks partner something; it is a relay; something else"
    ]
    replacement_purpose: Annotated[
        Purpose, "what the call in its place is for: it asks partner something; it is a relay; something else"
    ]
    event: told.Event = "pairs"


def named(f: ComparableCallFacts) -> Call | None:
    """The call in question, where it is named."""
    return f.known["replacement"] if f.given("replacement") else None


def ranges_go_up(f: ComparableCallFacts) -> Problem | None:
    """The least comes before the most."""
    for name in ("points", "replacement_points", "length", "replacement_length"):
        if f.given(name) and f.known[name][0] > f.known[name][1]:
            return Problem(name, "range-backwards", {})
    return None


COMPARABLE_CALL_CHECKS = (ranges_go_up,)
