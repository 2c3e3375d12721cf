"""What a director is told: asking about a possible revoke."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts
from rulings.situations import told


class RevokeQuestionFacts(Facts, kind="revoke-question"):
    """A player asks another who did not follow suit whether he has a card of the suit led, or asks to see earlier tricks."""

    about: Annotated[Literal["missing-suit", "earlier-tricks"], "what the player asks for"]
    asker: told.Asker
    asked: Annotated[Literal["declarer", "opposing-defender", "own-partner"], "who is asked"]
    dummy_infringed: Annotated[
        bool, "dummy had infringed 43A2: looked at a defender's card, exchanged hands, left his seat to watch"
    ] = False
    first_to_ask: Annotated[bool, "nobody else had asked or drawn attention before"] = True


def nobody_asks_himself(f: RevokeQuestionFacts) -> Problem | None:
    """Only the other three players can be asked; declarer and dummy have no defender for a partner."""
    impossible = {
        ("declarer", "declarer"),
        ("declarer", "own-partner"),
        ("dummy", "own-partner"),
        ("defender", "opposing-defender"),
    }
    if (f.asker, f.asked) in impossible:
        return Problem("asked", "cannot-ask-that-player", {"who": f.asker})
    return None


REVOKE_QUESTION_CHECKS = (nobody_asks_himself,)
