"""Facts of how far a board has come, and whether they can be true together."""

from typing import Protocol

from bridge.problems import Problem


class _PlayTold(Protocol):
    lead_faced: bool
    play_over: bool


def no_end_without_lead(f: _PlayTold) -> Problem | None:
    """A play that is over began with a lead."""
    wrong = f.play_over and not f.lead_faced
    return Problem("lead_faced", "play-over-without-lead", {}) if wrong else None
