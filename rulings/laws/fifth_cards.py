"""The fifth card played to a trick (45E): a defender's (45E1), declarer's or dummy's (45E2)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts, Judgement
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, option, reminder
from rulings.laws.extra_cards import all_played_next, defective_trick, penalise, penalise_unnamed
from rulings.laws.withdrawn_leads import defenders_lead_refused, information_once_back_in_hand

TURNS = {
    "defender": ("same-hand", "partner", "declarer", "dummy"),
    "declarer": ("same-hand", "dummy", "lho", "rho"),
    "dummy": ("same-hand", "declarer", "lho", "rho"),
}
"""Who can have won the trick, by the hand of the fifth card."""

NEXT_DEFENDER = {"declarer": "lho", "dummy": "rho"}
"""The defender who plays after each hand of the declaring side, named as declarer's opponent."""


class FifthCardFacts(Facts, kind="fifth-card"):
    """A second card came from one hand after that hand had played to the trick."""

    hand: Annotated[Literal["defender", "declarer", "dummy"], "the hand that the fifth card came from"]
    led: Annotated[bool, "the card was a lead to the next trick", Judgement("45E")]
    turn: Annotated[
        Literal["same-hand", "partner", "declarer", "dummy", "lho", "rho"],
        "who won the trick and so is to lead: the hand of the fifth card, that defender's partner, declarer's hand, "
        "dummy's hand, declarer's left-hand or right-hand opponent",
    ]
    thirteenth_trick: Annotated[bool, "the next trick is the thirteenth"] = False
    sides_played_next: Annotated[int, Field(ge=0, le=2), "how many sides have played to the next trick"]
    card: Annotated[CardFact, "the fifth card"]
    honour: Annotated[bool, "the card is an ace, king, queen, jack or ten"]
    has_penalty_card: Annotated[bool, "the defender already has a penalty card on the table"] = False


def _turn_can_be(f: FifthCardFacts) -> Problem | None:
    if f.turn in TURNS[f.hand]:
        return None
    return Problem("turn", "trick-not-won-there", {"who": f.turn, "hand": f.hand})


def _honour_as_card(f: FifthCardFacts) -> Problem | None:
    return Problem("honour", "honour-not-as-card", {"card": f.card}) if f.honour != f.card.is_honour else None


@rules_on(FifthCardFacts, _turn_can_be, _honour_as_card)
def rule_fifth_card(f: FifthCardFacts) -> None:
    """Was it led? Then the Laws of leads; else a penalty card, or back to the hand."""
    if defender_led(f) if f.hand == "defender" else declarer_led(f):
        as_a_lead(f)
    elif noticed_too_late(f):
        defective_trick(f, "67A2")
    elif f.hand == "defender":
        defenders_card(f)
    else:
        back_to_hand(f)


@clause("45E1")
def defender_led(f: FifthCardFacts) -> bool:
    """The director decides whether the defender's card was led."""
    return f.led


@clause("45E2")
def declarer_led(f: FifthCardFacts) -> bool:
    """The director decides whether the card of declarer or dummy was led."""
    return f.led


@clause("67A")
def noticed_too_late(f: FifthCardFacts) -> bool:
    """45E corrects the trick until both sides have played to the next one (67A2)."""
    return all_played_next(f.sides_played_next)


@clause("45E2")
def back_to_hand(f: FifthCardFacts) -> tuple[Conclusion, ...]:
    """Not led: the card of declarer or dummy goes back to its hand, without further rectification."""
    return effect("card-to-hand", who=f.hand, card=_card(f)), effect("no-rectification")


def defenders_card(f: FifthCardFacts) -> None:
    """Not led: a penalty card, with what follows under 50."""
    becomes_penalty_card(f)
    if f.given("card"):
        penalise(f, (f.card,), has_more=f.has_penalty_card)
    else:
        penalise_unnamed(f, honour=f.has_penalty_card or f.honour, has_more=f.has_penalty_card)


@clause("45E1")
def becomes_penalty_card(f: FifthCardFacts) -> Conclusion:
    """A defender's fifth card that was not led becomes a penalty card under 50."""
    return effect("fifth-card-not-led", who="offender")


def as_a_lead(f: FifthCardFacts) -> None:
    """In turn, to the thirteenth trick, or a lead out of turn to be accepted or taken back."""
    if is_correct_lead(f):
        correct_lead(f)
    elif f.thirteenth_trick:
        must_be_withdrawn(f)
    elif f.hand == "defender":
        declarer_accepts_or_refuses(f)
        if f.turn == "partner":
            information_once_back_in_hand(f, "partner")
    else:
        defenders_accept_or_refuse(f)
        next_defender_decides(f)
        declarer_may_have_learned(f)


@clause("44G")
def is_correct_lead(f: FifthCardFacts) -> bool:
    """The hand that won the trick leads to the next one."""
    return f.turn == "same-hand"


@clause("44G")
def correct_lead(f: FifthCardFacts) -> Conclusion:
    """Led in turn: an ordinary lead."""
    return effect("lead-stands", who=_player(f), card=_card(f))


@clause("fn:17")
def must_be_withdrawn(f: FifthCardFacts) -> tuple[Conclusion, ...]:
    """A lead out of turn to the thirteenth trick must be taken back."""
    who, card = _player(f), _card(f)
    back = effect("card-to-hand", who=who, card=card)
    return effect("lead-withdrawn", who=who, card=card), back, effect("lead-from", hand=f.turn)


@clause("45E1", "53A", "56")
def declarer_accepts_or_refuses(f: FifthCardFacts) -> tuple[Conclusion, ...]:
    """A defender's lead out of turn: declarer accepts it (53) or has it taken back (56)."""
    card = _card(f)
    stands = effect("lead-stands", who="offender", card=card, clause="53A")
    back = defenders_lead_refused("declarer", card, f.turn, "56B")
    lead = "partner-to-lead" if f.turn == "partner" else "declarer-to-lead"
    return (
        effect("fifth-card-led", who="offender"),
        option("accept-lead", "declarer", stands, clause="56A"),
        option("refuse-lead", "declarer", *back, clause="56B", lead=lead, hand=f.turn),
    )


@clause("45E2", "53A", "55A", "55B1", "55B2")
def defenders_accept_or_refuse(f: FifthCardFacts) -> tuple[Conclusion, ...]:
    """Declarer's lead out of turn: a defender accepts it (55A) or has it taken back (55B)."""
    card = _card(f)
    citation, lead = ("55B1", "defender-to-lead") if f.turn in ("lho", "rho") else ("55B2", "declarer-to-lead-again")
    stands = effect("lead-stands", who=f.hand, card=card, clause="53A")
    back = (
        effect("lead-withdrawn", who=f.hand, card=card, clause=citation),
        effect("card-to-hand", who=f.hand, card=card, clause=citation),
        effect("lead-from", hand=f.turn, clause=citation),
        *([effect("no-rectification", why="declarers-lead", clause=citation)] if citation == "55B1" else []),
    )
    return (
        effect("fifth-card-led", who=f.hand),
        option("accept-lead", "defenders", stands, clause="55A"),
        option("refuse-lead", "defenders", *back, clause=citation, lead=lead, hand=f.turn),
    )


@clause("55A")
def next_defender_decides(f: FifthCardFacts) -> Conclusion:
    """If the defenders choose differently, the one next in turn decides."""
    return reminder("next-defender-decides", who=NEXT_DEFENDER[f.hand])


@clause("55C")
def declarer_may_have_learned(f: FifthCardFacts) -> Conclusion:
    """Declarer may choose a line by what his own infraction told him: 16 applies."""
    return reminder("line-from-own-infraction", who="declarer")


def _card(f: FifthCardFacts) -> Card | None:
    return f.card if f.given("card") else None


def _player(f: FifthCardFacts) -> str:
    return "offender" if f.hand == "defender" else f.hand
