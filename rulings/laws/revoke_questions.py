"""Asking about a possible revoke, and looking at played tricks for one (61B, 61C)."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, information, reminder


class RevokeQuestionFacts(Facts, kind="revoke-question"):
    """A player asks another who did not follow suit whether he has a card of the suit led, or asks to see earlier tricks."""

    about: Annotated[Literal["missing-suit", "earlier-tricks"], "what the player asks for"]
    asker: Annotated[Literal["declarer", "dummy", "defender"], "who asks"]
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


@rules_on(RevokeQuestionFacts, nobody_asks_himself)
def rule_revoke_question(f: RevokeQuestionFacts) -> None:
    """61B: who may ask whom; 61C: a claim of a revoke opens no trick."""
    if f.about == "earlier-tricks":
        tricks_stay_closed(f)
    elif f.asker == "declarer":
        declarer_asks(f)
    elif f.asker == "dummy":
        dummy_asks_declarer(f) if f.asked == "declarer" else dummy_asks_defender(f)
    else:
        defender_asks(f)


@clause("61B1")
def declarer_asks(f: RevokeQuestionFacts) -> Conclusion:
    """Declarer may ask a defender who has not followed suit."""
    return effect("question-allowed", who="declarer")


@clause("61B2a", "42B1")
def dummy_asks_declarer(f: RevokeQuestionFacts) -> tuple[Conclusion, ...]:
    """Dummy may ask declarer; after infringing 43A2 at the price of 43B2(b)."""
    if dummy_lost_the_right(f):
        return (effect("question-costs"),)
    return (effect("question-allowed", who="dummy"),)


@clause("43B2b")
def dummy_lost_the_right(f: RevokeQuestionFacts) -> bool:
    """Dummy infringed 43A2 and is the first to ask: a revoke is corrected and treated as established."""
    return f.dummy_infringed and f.first_to_ask


@clause("61B2b", "42B1")
def dummy_asks_defender(f: RevokeQuestionFacts) -> tuple[Conclusion, ...]:
    """Dummy may not ask a defender; 16B may apply."""
    return (
        effect("question-not-allowed", who="dummy"),
        reminder("question-as-information", who="declarer", clause="16B"),
    )


@clause("61B3")
def defender_asks(f: RevokeQuestionFacts) -> tuple[Conclusion, ...]:
    """Defenders may ask declarer, and one another at the risk of unauthorised information: the question and the answer."""
    allowed = effect("question-allowed", who="defender")
    if f.asked == "declarer":
        return (allowed,)
    return allowed, information("unauthorised", of="question", who="defenders", clause="16B1")


@clause("61C")
def tricks_stay_closed(f: RevokeQuestionFacts) -> Conclusion:
    """Claiming that there was a revoke gives nobody the right to look at quitted tricks (66C)."""
    return effect("tricks-stay-closed")
