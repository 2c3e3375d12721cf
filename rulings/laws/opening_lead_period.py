"""Between the end of the auction and the play: the face-down lead (41A) and who may ask what, and when (41B, 41C)."""

from typing import Annotated, Literal

from bridge.cards import Card, CardFact
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, option, reminder


class FaceDownLeadFacts(Facts, kind="face-down-lead"):
    """A defender has put a card face down on the table as the opening lead: may it be taken back?"""

    irregularity: Annotated[
        Literal["none", "wrong-leader", "partner-led-faced", "misinformation"],
        "what was irregular: nothing; another defender was to lead; the leader's partner has led face up out of turn; the "
        "leader relied on an opponent's mistaken explanation",
    ]
    director_instructs: Annotated[bool, "the director has told the player to take the lead back, or that he may"]
    led_face_up: Annotated[bool, "the regulations require the opening lead to be made face up"] = False
    card: Annotated[CardFact, "the card"]


@rules_on(FaceDownLeadFacts)
def rule_face_down_lead(f: FaceDownLeadFacts) -> None:
    """41A: only after an irregularity, and only on the director's instruction."""
    if f.irregularity == "none":
        if lead_must_be_face_up(f):
            face_it(f)
        else:
            stays(f)
    elif not may_be_retracted(f):
        waits_for_director(f)
    elif f.irregularity == "misinformation":
        leader_may_retract(f)
    else:
        retracted(f)
        if f.irregularity == "wrong-leader":
            correct_leader_leads(f)
        else:
            faced_lead_comes_first(f)


def _card(f: FaceDownLeadFacts) -> Card | None:
    return f.card if f.given("card") else None


@clause("41A", "fn:9", "fn:12")
def lead_must_be_face_up(f: FaceDownLeadFacts) -> bool:
    """The opening lead is face down unless the Regulating Authority prescribes otherwise."""
    return f.led_face_up


@clause("41A", "fn:9")
def face_it(f: FaceDownLeadFacts) -> Conclusion:
    """Under such a regulation the lead is faced."""
    return effect("lead-face-up-by-regulation", who="defender", card=_card(f))


@clause("41A")
def may_be_retracted(f: FaceDownLeadFacts) -> bool:
    """After an irregularity, on the director's instruction."""
    return f.director_instructs


@clause("41A")
def retracted(f: FaceDownLeadFacts) -> tuple[Conclusion, ...]:
    """The card must go back to the defender's hand."""
    card = _card(f)
    return effect("lead-withdrawn", who="defender", card=card, why="face-down"), effect(
        "card-to-hand", who="defender", card=card
    )


@clause("47E2a", "41A")
def leader_may_retract(f: FaceDownLeadFacts) -> Conclusion:
    """The misinformed leader may take the lead back, as dummy has not faced a card."""
    card = _card(f)
    withdrawn = effect("lead-withdrawn", who="defender", card=card, why="face-down", clause="41A")
    return option(
        "retract-face-down-lead", "defender", withdrawn, effect("card-to-hand", who="defender", card=card, clause="41A")
    )


@clause("54", "41A")
def faced_lead_comes_first(f: FaceDownLeadFacts) -> Conclusion:
    """The partner's lead out of turn is faced: Law 54 rules on it."""
    return reminder("rule-on-faced-lead")


@clause("41A")
def waits_for_director(f: FaceDownLeadFacts) -> Conclusion:
    """The players do not take it back themselves."""
    return effect("lead-waits-for-director", who="defender")


@clause("41A")
def correct_leader_leads(f: FaceDownLeadFacts) -> Conclusion:
    """The defender on the presumed declarer's left leads."""
    return effect("lead-from", hand="lho", why="opening-lead")


@clause("41A")
def stays(f: FaceDownLeadFacts) -> Conclusion:
    """A face-down lead may not be taken back otherwise."""
    return effect("lead-stands", who="defender", why="face-down")


class QuestionFacts(Facts, kind="questions-at-opening-lead"):
    """A player asks about the auction or the contract after the final pass."""

    who: Annotated[
        Literal["leader", "leaders-partner", "declarer", "dummy"],
        "who asks: the opening leader, his partner, the (presumed) declarer, the (presumed) dummy",
    ]
    what: Annotated[
        Literal["review", "explanation", "contract", "who-doubled"],
        "for what: a review of the auction; an explanation of an opponent's call; the contract and whether it was doubled; "
        "who doubled or redoubled",
    ]
    lead_faced: Annotated[bool, "the opening lead has been faced"]
    has_played: Annotated[
        bool, "the player has already played a card (the leader: made his lead; declarer: from dummy or his hand)"
    ]
    on_turn: Annotated[bool, "it is the player's turn to play; for declarer, from his own hand or from dummy"]


def _leader_has_played(f: QuestionFacts) -> Problem | None:
    wrong = f.who == "leader" and f.lead_faced and not f.has_played
    return Problem("has_played", "leader-has-played", {}) if wrong else None


def _nobody_else_has_played(f: QuestionFacts) -> Problem | None:
    wrong = f.who != "leader" and not f.lead_faced and f.has_played
    return Problem("has_played", "lead-not-faced", {}) if wrong else None


@rules_on(QuestionFacts, _leader_has_played, _nobody_else_has_played)
def rule_question(f: QuestionFacts) -> None:
    """41B and 41C."""
    if dummy_has_no_say(f):
        return
    match f.what:
        case "review":
            if before_lead_is_faced(f) or at_first_turn(f):
                granted(f)
                whole_review(f)
            else:
                refused(f)
        case "explanation":
            if before_lead_is_faced(f) or at_own_turn(f):
                granted(f)
                explained_by_partner(f)
            else:
                refused(f)
        case _:
            _contract(f)


def _contract(f: QuestionFacts) -> None:
    if before_lead_is_faced(f) or at_first_turn(f):
        review_instead(f)
    else:
        told_the_contract(f)


def _role(f: QuestionFacts) -> str:
    return "declarer" if f.who == "declarer" else "defender"


@clause("41B")
def dummy_has_no_say(f: QuestionFacts) -> Conclusion | None:
    """Neither the presumed dummy nor dummy may ask."""
    return effect("may-not-ask", who="dummy", why="dummy-never") if f.who == "dummy" else None


@clause("41B")
def before_lead_is_faced(f: QuestionFacts) -> bool:
    """Until the lead is faced, the leader's partner and the presumed declarer may ask; the leader until he has led."""
    return not f.lead_faced and (f.who != "leader" or not f.has_played)


@clause("41B", "fn:10")
def at_first_turn(f: QuestionFacts) -> bool:
    """At his first turn, until he has played a card; declarer's first play is normally from dummy."""
    return f.lead_faced and not f.has_played and at_own_turn(f)


@clause("41B", "fn:11")
def at_own_turn(f: QuestionFacts) -> bool:
    """Declarer and the defenders may ask for explanations at their turn, declarer also at dummy's, throughout the play."""
    return f.lead_faced and f.on_turn


@clause("41B")
def granted(f: QuestionFacts) -> Conclusion:
    """He may ask."""
    return effect("may-ask", who=_role(f), what=f.what)


@clause("41B")
def refused(f: QuestionFacts) -> Conclusion:
    """He may not ask now."""
    return effect(
        "may-not-ask", who=_role(f), why=f"{f.what}-{'over' if f.what == 'review' and f.has_played else 'not-now'}"
    )


@clause("20C2", "20D")
def whole_review(f: QuestionFacts) -> Conclusion:
    """An opponent repeats all calls, from the first to the last."""
    return reminder("whole-review")


@clause("20F2", "20F3")
def explained_by_partner(f: QuestionFacts) -> Conclusion:
    """The partner of the player who called explains; a question may give unauthorised information."""
    return reminder("partner-explains", asker="declarer-asks" if f.who == "declarer" else "defender-asks")


@clause("41B", "41C")
def review_instead(f: QuestionFacts) -> Conclusion:
    """While he may still have the whole auction repeated, he asks for that."""
    return effect("may-ask", who=_role(f), what="review-instead")


@clause("41C")
def told_the_contract(f: QuestionFacts) -> Conclusion:
    """After that, at his turn, he is told the contract and whether it was doubled or redoubled, but not by whom."""
    if f.what == "who-doubled":
        return effect("may-not-ask", who=_role(f), why="who-doubled")
    if f.lead_faced and f.on_turn:
        return effect("may-ask", who=_role(f), what="contract")
    return effect("may-not-ask", who=_role(f), why="contract-not-now")
