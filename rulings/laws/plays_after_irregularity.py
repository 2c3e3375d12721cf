"""Plays made after an illegal play and before it was rectified (60)."""

from typing import Annotated, Literal

from bridge.cards import CardFact
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts, Judgement
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, information, judgement, option, reminder
from rulings.laws.penalty_card_effects import becomes_major
from rulings.laws.withdrawn_leads import information_after_misinformation, taken_back_after_misinformation


class LaterPlayFacts(Facts, kind="play-before-rectification"):
    """After an illegal lead or play somebody played on before it was rectified."""

    lead_taken_back: Annotated[
        bool, "declarer's lead out of turn had been required back and the correct lead had not yet been made"
    ] = False
    rectification_set: Annotated[bool, "the rectification had been determined before the card was played"] = False
    player: Annotated[Literal["non-offender", "offending-side"], "who played on"]
    irregularity: Annotated[
        Literal["lead", "play", "other"],
        "what came before: a lead out of turn or too early; a play out of turn or too early; something else",
    ]
    lead_cannot_stand: Annotated[
        Literal["no", "thirteenth-trick", "misinformed"],
        "whether the lead must go back in any case: no; it was to the thirteenth trick; an opponent had told the leader "
        "that it was his turn",
    ] = "no"
    offender_on_right: Annotated[bool, "the offender sits on the right of the hand that played on"]
    his_turn_to_lead: Annotated[bool, "it was the turn of the hand that played on to lead to the trick"]
    meant_as_lead: Annotated[
        bool, "the card was meant as a lead, not as a card to the irregular lead", Judgement("53B")
    ]
    offender: Annotated[Literal["declarer", "defender"], "who led or played illegally"]
    earlier_obligation: Annotated[
        Literal["none", "penalty-card", "restriction"],
        "what the offender already had to do before: nothing; play a penalty card; obey a lead or play restriction",
    ] = "none"
    correct_hand: Annotated[Literal["declaring-side", "defender"], "whose turn it was to lead when declarer led"]
    defender_in_turn: Annotated[bool, "the defender who played is the one whose turn it was"]
    card: Annotated[CardFact, "the card that was played on"]


def _taken_back_is_rectified(f: LaterPlayFacts) -> Problem | None:
    wrong = f.lead_taken_back and f.offender == "defender"
    return Problem("offender", "only-declarers-lead-taken-back", {}) if wrong else None


@rules_on(LaterPlayFacts, _taken_back_is_rectified)
def rule_play_before_rectification(f: LaterPlayFacts) -> None:
    """Law 60: what the rectification had come to, who played on, and after what."""
    if f.lead_taken_back:
        before_the_correct_lead(f)
    elif f.rectification_set:
        rectification_stands(f)
    elif f.player == "offending-side":
        rights_unaffected(f)
    elif f.irregularity == "lead" and f.lead_cannot_stand != "no":
        lead_goes_back(f)
    else:
        non_offender_played(f)


def lead_goes_back(f: LaterPlayFacts) -> None:
    """What no play can make a correct lead."""
    if f.lead_cannot_stand == "misinformed":
        taken_back_after_misinformation(f, "leader", None)
        card_upon_it_returns(f)
        information_after_misinformation(f, "leader")
    else:
        thirteenth_trick(f)
        card_upon_it_returns(f)


def before_the_correct_lead(f: LaterPlayFacts) -> None:
    """60B, or an ordinary lead by a defender."""
    if declarer_has_to_lead(f):
        declarer_still_leads(f)
        becomes_major(f, "defender", f.card if f.given("card") else None)
    elif f.defender_in_turn:
        correct_lead(f)
    else:
        another_lead_out_of_turn(f)


def non_offender_played(f: LaterPlayFacts) -> None:
    """60A1, with 53B before it and 53C beside it."""
    led_or_played = f.irregularity != "other"
    on_right = led_or_played and f.offender_on_right
    own_lead = f.irregularity == "lead" and made_correct_lead(f)
    if on_right:
        right_forfeited(f)
    if own_lead:
        correct_lead_stands(f)
    elif on_right:
        treated_as_in_turn(f)
    elif f.irregularity == "lead" and f.offender == "declarer":
        stands_by_wrong_defender(f)
    else:
        right_not_forfeited(f)
        right_may_be_lost(f)
    if f.earlier_obligation != "none":
        obligation_remains(f)


@clause("fn:17")
def thirteenth_trick(f: LaterPlayFacts) -> tuple[Conclusion, ...]:
    """A lead out of turn to the thirteenth trick must be taken back."""
    return (
        effect("cannot-be-accepted", why="thirteenth-trick"),
        effect("lead-withdrawn", who="offender", card=None),
        effect("card-to-hand", who="offender", card=None),
    )


@clause("47D")
def card_upon_it_returns(f: LaterPlayFacts) -> Conclusion:
    """The card played to the lead that goes back is taken back too, without rectification."""
    return effect("later-card-returns", who="opponents")


@clause("60A1")
def right_forfeited(f: LaterPlayFacts) -> Conclusion:
    """A non-offender played after his right-hand opponent's irregularity: his side loses the right to its rectification."""
    return effect("right-forfeited", who="opponents")


@clause("60A1")
def right_not_forfeited(f: LaterPlayFacts) -> Conclusion:
    """Another player, or another irregularity than a lead or play out of turn or too early."""
    return effect("right-kept", who="opponents", why="other-irregularity" if f.irregularity == "other" else "not-next")


@clause("11A")
def right_may_be_lost(f: LaterPlayFacts) -> Conclusion:
    """An action of the non-offending side before the director is called may cost it the right."""
    return judgement("right-lost-by-action", who="opponents")


@clause("60A1")
def rectification_stands(f: LaterPlayFacts) -> Conclusion:
    """60A1 and 60C speak of plays before the rectification is determined; it has been."""
    return effect("right-kept", who="opponents", why="rectification-set")


@clause("60A2")
def treated_as_in_turn(f: LaterPlayFacts) -> Conclusion:
    """The illegal lead or play is treated as though it had been made in turn."""
    return effect("lead-stands" if f.irregularity == "lead" else "play-stands", who="offender", card=None)


@clause("60A2", "53B")
def made_correct_lead(f: LaterPlayFacts) -> bool:
    """The exception: the player whose turn it was made the correct lead to the trick (53B)."""
    return f.his_turn_to_lead and f.meant_as_lead


@clause("53B")
def correct_lead_stands(f: LaterPlayFacts) -> tuple[Conclusion, ...]:
    """The correct lead stands; every card played to the trick in error may be taken back, subject only to 16C."""
    return (
        effect("correct-lead-stands", who="opponents"),
        option("withdraw-card-played-in-error", "all", effect("card-to-hand", who="offender", card=None, clause="53B")),
        information("authorised", of="withdrawn-lead", who="opponents", clause="16C1"),
        information("unauthorised", of="withdrawn-lead", who="offending-side", clause="16C2"),
    )


@clause("53C")
def stands_by_wrong_defender(f: LaterPlayFacts) -> tuple[Conclusion, ...]:
    """The defender on the right of declarer's hand played to its lead: the lead stands, and 57 applies to that defender."""
    return effect("lead-stands", who="offender", card=None), reminder("rule-as-premature-play", who="defender")


@clause("60A3")
def obligation_remains(f: LaterPlayFacts) -> Conclusion:
    """A duty to play a penalty card or to obey a restriction remains when it is the offender's turn again."""
    return effect("obligation-remains", who="offending-side", of=f.earlier_obligation)


@clause("60B")
def declarer_has_to_lead(f: LaterPlayFacts) -> bool:
    """A defender played after declarer was required to take his lead back and before he led from the correct hand."""
    return f.correct_hand == "declaring-side"


@clause("60B")
def declarer_still_leads(f: LaterPlayFacts) -> Conclusion:
    """Declarer now leads from the correct hand."""
    return effect("correct-lead-follows", who="declarer")


@clause("55B1")
def correct_lead(f: LaterPlayFacts) -> Conclusion:
    """The turn to lead was the defender's own: his card is the correct lead."""
    return effect("correct-lead-stands", who="defender")


@clause("56")
def another_lead_out_of_turn(f: LaterPlayFacts) -> Conclusion:
    """The turn to lead was the other defender's: a new lead out of turn."""
    return reminder("rule-as-lead-out-of-turn", who="defender")


@clause("60C")
def rights_unaffected(f: LaterPlayFacts) -> tuple[Conclusion, ...]:
    """The offending side played on: its opponents keep their rights, and the card may itself be rectified."""
    return effect("rights-unaffected", who="opponents"), judgement("later-card-rectified", whose="later-card")
