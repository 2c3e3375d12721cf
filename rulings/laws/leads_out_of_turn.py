"""Leads out of turn after the opening lead: accepting them (53), a defender's (56), declarer's (55), misinformed (47E1)."""

from rulings.engine.clauses import clause
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, information, judgement, option, reminder
from rulings.laws.declarers_leads import (
    choice_of_next_in_turn,
    declarers_information,
    declarers_lead_refused,
    defender_accepted,
    defenders_choose,
    wrong_defender_played,
)
from rulings.laws.lead_facts import NEIGHBOURS, LeadFacts, card_of, hand_that_led, only_defenders_differ, turn_can_be
from rulings.laws.penalty_card_effects import becomes_major
from rulings.laws.withdrawn_leads import (
    declarer_chooses_partners_lead,
    defenders_lead_refused,
    information_after_misinformation,
    information_once_back_in_hand,
    partner_waits,
    taken_back_after_misinformation,
)


@rules_on(LeadFacts, turn_can_be, only_defenders_differ)
def rule_lead_out_of_turn(f: LeadFacts) -> None:
    """Laws 53, 55 and 56, in the order in which a director asks."""
    if not led_face_up(f):
        unfaced_card(f)
    elif f.misinformed:
        misinformed(f)
    elif f.thirteenth_trick:
        thirteenth_trick(f)
        lead_from_correct_hand(f)
        if f.played_after in ("next-player", "right-hand-player"):
            card_upon_it_returns(f)
    else:
        accept_or_refuse(f)
        if f.leader != "defender":
            declarers_information(f)


def misinformed(f: LeadFacts) -> None:
    """47E1, and what was played to the lead that goes back."""
    who = hand_that_led(f)
    taken_back_after_misinformation(f, who, card_of(f))
    lead_from_correct_hand(f)
    if f.played_after in ("next-player", "right-hand-player"):
        card_upon_it_returns(f)
    information_after_misinformation(f, who)
    establishes_no_revoke(f)


def accept_or_refuse(f: LeadFacts) -> None:
    """What the opponents said, else what was played after the lead, else their choice."""
    choice = f.choice if f.choice != "differ" else choice_of_next_in_turn(f).values["choice"]
    if choice == "accepted":
        accepted_by_statement(f)
    elif choice != "none":
        refused(f)
    else:
        after_a_card(f)


def accepted_by_statement(f: LeadFacts) -> None:
    """By declarer (56A) or by a defender (55A)."""
    if f.leader == "defender":
        declarer_accepted(f)
    else:
        defender_accepted(f)


def refused(f: LeadFacts) -> None:
    """The opponents had the lead taken back (56B, 55B)."""
    if f.leader != "defender":
        declarers_lead_refused(f)
        return
    defender_takes_back(f)
    lead_from_correct_hand(f)
    becomes_major(f, "offender", card_of(f), choice_now=f.turn == "partner")
    if f.turn == "partner":
        partner_waits(f)
        declarer_chooses_partners_lead(f, "declarer", card_of(f))
        information_once_back_in_hand(f, "partner")


def after_a_card(f: LeadFacts) -> None:
    """53A to 53C: the card that was put down after the lead, if any, decides; else the opponents choose."""
    after = f.played_after
    if after in ("nobody", "partner"):
        if after == "partner":
            rights_stay(f)
        opponents_choose(f)
    elif correct_lead_made(f):
        correct_lead_stands(f)
    elif after == "next-player":
        accepted_by_play(f)
    elif f.leader != "defender":
        wrong_defender_played(f)
    else:
        opponents_choose(f)
        declarers_card_if_accepted(f)
        declarers_card_if_refused(f)


def opponents_choose(f: LeadFacts) -> None:
    """Declarer's choice (56) or the defenders' (55)."""
    if f.leader == "defender":
        declarer_chooses(f)
        if f.turn == "partner":
            information_once_back_in_hand(f, "partner")
    else:
        defenders_choose(f)


@clause("53A")
def led_face_up(f: LeadFacts) -> bool:
    """Only a lead made face up can be treated as a correct lead."""
    return f.faced


@clause("53A")
def unfaced_card(f: LeadFacts) -> tuple[Conclusion, ...]:
    """A card that was not led face up is no lead: it goes back, and the lead is made from the correct hand."""
    return effect("card-to-hand", who=hand_that_led(f), card=card_of(f)), effect("lead-from", hand=f.turn)


@clause("57C3")
def declarers_card_if_accepted(f: LeadFacts) -> Conclusion:
    """Declarer played to the lead from the hand on its right, too early: a legal card cannot be taken back."""
    return reminder("declarers-card-if-accepted", who="declarer")


@clause("47D")
def declarers_card_if_refused(f: LeadFacts) -> Conclusion:
    """If he has the lead taken back, the card that he played to it goes back too."""
    return reminder("declarers-card-if-refused", who="declarer")


@clause("47D")
def card_upon_it_returns(f: LeadFacts) -> Conclusion:
    """Who played to the lead that goes back takes his own card back too, without rectification."""
    if f.leader == "defender":
        return effect("later-card-returns", who="declarer")
    return effect("later-card-returns", who=NEIGHBOURS[f.leader][f.played_after != "next-player"])


@clause("47E1")
def establishes_no_revoke(f: LeadFacts) -> Conclusion:
    """63A1 does not apply: the withdrawn lead establishes no revoke of the leader's side on the trick before."""
    return reminder("establishes-no-revoke", who=hand_that_led(f))


@clause("fn:17")
def thirteenth_trick(f: LeadFacts) -> tuple[Conclusion, ...]:
    """A lead out of turn to the thirteenth trick must be taken back; nobody can accept it."""
    who, card = hand_that_led(f), card_of(f)
    return (
        effect("cannot-be-accepted", why="thirteenth-trick"),
        effect("lead-withdrawn", who=who, card=card),
        effect("card-to-hand", who=who, card=card),
    )


@clause("53A")
def lead_from_correct_hand(f: LeadFacts) -> Conclusion:
    """The lead does not become a correct one: the director requires it from the correct hand (47B)."""
    if f.turn == "partner" and f.misinformed:
        return effect("lead-from", hand=f.turn, of="misinformed")
    return effect("lead-from", hand=f.turn)


@clause("56A")
def declarer_accepted(f: LeadFacts) -> Conclusion:
    """Declarer said that he accepts the defender's lead: it becomes a correct one (53A)."""
    return effect("lead-stands", who="offender", card=card_of(f))


@clause("53A")
def accepted_by_play(f: LeadFacts) -> Conclusion:
    """The next player in rotation played to the lead: it becomes a correct one."""
    return effect("lead-stands", who=hand_that_led(f), card=card_of(f))


@clause("53B")
def correct_lead_made(f: LeadFacts) -> bool:
    """The card is that of the opponent whose turn it was, and he meant it as the lead to the trick."""
    return _came_from_hand_in_turn(f) and f.meant_as_lead


def _came_from_hand_in_turn(f: LeadFacts) -> bool:
    if f.leader == "defender":
        return f.turn != "partner" and f.played_by_correct_hand
    left, right = NEIGHBOURS[f.leader]
    return f.turn == (left if f.played_after == "next-player" else right)


@clause("53B")
def correct_lead_stands(f: LeadFacts) -> tuple[Conclusion, ...]:
    """The correct lead stands; every card played to the trick in error may be taken back, subject only to 16C."""
    back = effect("card-to-hand", who=hand_that_led(f), card=card_of(f), clause="53B")
    return (
        effect("correct-lead-stands", who=f.turn),
        option("withdraw-card-played-in-error", "all", back),
        information("authorised", of="withdrawn-lead", who="opponents", clause="16C1"),
        information("unauthorised", of="withdrawn-lead", who="offending-side", clause="16C2"),
    )


@clause("60C")
def rights_stay(f: LeadFacts) -> tuple[Conclusion, ...]:
    """The offending side played on before a rectification: its opponents keep their rights, its card may be rectified."""
    whose = "defender" if f.leader == "defender" else "declaring-side"
    return effect("rights-unaffected", who="opponents"), judgement("later-card-rectified", whose=f"{whose}s-card")


@clause("56")
def declarer_chooses(f: LeadFacts) -> tuple[Conclusion, ...]:
    """A defender led face up out of turn: declarer accepts the lead (56A) or has it taken back (56B)."""
    card, turn = card_of(f), f.turn
    stands = effect("lead-stands", who="offender", card=card, clause="53A")
    back = defenders_lead_refused("declarer", card, turn, "56B")
    lead = {"partner": "partner-to-lead", "declarer": "own-hand-to-lead", "dummy": "dummy-to-lead"}[turn]
    return (
        option("accept-lead", "declarer", stands, clause="56A"),
        option("refuse-lead", "declarer", *back, clause="56B", lead=lead, hand=turn),
    )


@clause("56B")
def defender_takes_back(f: LeadFacts) -> Conclusion:
    """Declarer had the defender take his lead back: a major penalty card, and 50D."""
    return effect("lead-withdrawn", who="offender", card=card_of(f))
