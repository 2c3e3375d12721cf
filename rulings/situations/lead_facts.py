"""What can be known of a lead out of turn after the opening lead."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import ANY, excluding, not_together
from rulings.engine.facts import Facts, Formerly
from rulings.situations import told
from rulings.situations.earlier_cards import EARLIER_CARDS_CHECKS, leaders_cards_are_partners

TURNS = {
    "defender": ("partner", "declarer", "dummy"),
    "declarer": ("dummy", "lho", "rho"),
    "dummy": ("declarer", "lho", "rho"),
}
"""Whose turn it can have been, by the hand that led."""


NEIGHBOURS = {"declarer": ("lho", "rho"), "dummy": ("rho", "lho")}
"""The defenders on the left and on the right of each of declarer's hands, named as declarer's opponents."""


class LeadFacts(Facts, kind="lead-out-of-turn"):
    """A hand led to a trick after the first although it was not its turn."""

    hand: Annotated[told.Hand, Formerly("leader")]
    faced: told.Faced = True
    misinformed: told.Misinformed = False
    thirteenth_trick: told.ThirteenthTrick = False
    turn: Annotated[Literal["partner", "declarer", "dummy", "lho", "rho"], told.TURN]
    card: told.TheCard
    said_of_lead: Annotated[
        Literal["none", "accepted", "refused", "differ"],
        "what the opponents said before any of them played: nothing; they accept the lead; it is to be taken back; "
        "one defender accepts it and the other does not",
        Formerly("choice"),
    ] = "none"
    next_defender_accepts: Annotated[bool, "the one of the two who is next in turn is the one who accepts the lead"]
    played_after: Annotated[
        Literal["nobody", "next-player", "right-hand-player", "partner"],
        "from which hand, seen from the one that led, a card was put down first after the lead: none; "
        "the next in rotation; the one on the right; the one opposite",
    ] = "nobody"
    played_by_correct_hand: Annotated[bool, "that card came from the hand whose turn it was to lead"]
    meant_as_lead: told.MeantAsLead
    earlier_cards: told.EarlierCards = ()
    leaders_major_cards: told.LeadersMajorCards = ()


def turn_can_be(f: LeadFacts) -> Problem | None:
    """Nobody leads out of turn when it is his turn, and declarer's hands and the defenders are not named alike."""
    if f.turn in TURNS[f.hand]:
        return None
    return Problem("turn", "turn-cannot-be", {"who": f.turn, "leader": hand_that_led(f)})


def only_defenders_differ(f: LeadFacts) -> Problem | None:
    """Declarer alone chooses after a defender's lead."""
    wrong = f.said_of_lead == "differ" and f.hand == "defender"
    return Problem("said_of_lead", "declarer-chooses-alone", {}) if wrong else None


def opponent_played(f: LeadFacts) -> bool:
    """Whether the first card after the lead came from an opponent's hand."""
    return f.played_after in ("next-player", "right-hand-player")


def hand_that_led(f: LeadFacts) -> str:
    """As a player of the ruling: a defender is the offender unless he was misled, declarer's hands keep their names."""
    if f.hand != "defender":
        return f.hand
    return "leader" if f.misinformed else "offender"


def correct_hand_sits_there(f: LeadFacts) -> Problem | None:
    """The card after the lead came from the hand whose turn it was, or not: the turn and the place of that hand say so."""
    if f.played_after == "nobody":
        return None
    places = _places_of_hand_in_turn(f)
    is_there = f.played_after in places
    wrong = not is_there if f.played_by_correct_hand else is_there and len(places) == 1
    return excluding(f, "hand", "turn", "played_after", "played_by_correct_hand") if wrong else None


def _places_of_hand_in_turn(f: LeadFacts) -> tuple[str, ...]:
    """Where the hand whose turn it was can sit, seen from the one that led: its partner opposite, the others beside it."""
    if f.turn in ("lho", "rho") and f.hand in NEIGHBOURS:
        return ("next-player" if NEIGHBOURS[f.hand][0] == f.turn else "right-hand-player",)
    opposite = f.turn == "partner" or f.hand != "defender"
    return ("partner",) if opposite else ("next-player", "right-hand-player")


LEAD_CHECKS = (
    *EARLIER_CARDS_CHECKS,
    leaders_cards_are_partners,
    correct_hand_sits_there,
    turn_can_be,
    only_defenders_differ,
    not_together(played_after="nobody", played_by_correct_hand=True),
    not_together(played_after="nobody", meant_as_lead=True),
    not_together(said_of_lead="none", next_defender_accepts=ANY),
)
