"""Declarer's leads out of turn: the defenders' choice (55), and the wrong defender's card upon the lead (53C)."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, option, reminder
from rulings.laws.lead_facts import NEIGHBOURS, LeadFacts, card_of
from rulings.laws.penalty_card_effects import becomes_major


@clause("55A")
def choice_of_next_in_turn(f: LeadFacts) -> Conclusion:
    """The defenders choose differently: the choice of the one next in turn stands."""
    choice = "accepted" if f.next_defender_accepts else "refused"
    return effect("next-defenders-choice", who=NEIGHBOURS[f.leader][0], choice=choice)


@clause("55A")
def defender_accepted(f: LeadFacts) -> Conclusion:
    """A defender said that he accepts declarer's lead: it becomes a correct one (53A)."""
    return effect("lead-stands", who=f.leader, card=card_of(f))


def defenders_choose(f: LeadFacts) -> None:
    """Nobody has chosen yet."""
    defenders_options(f)
    defenders_may_differ(f)


@clause("55A")
def defenders_options(f: LeadFacts) -> tuple[Conclusion, ...]:
    """Either defender accepts declarer's lead or has it taken back."""
    stands = effect("lead-stands", who=f.leader, card=card_of(f), clause="53A")
    lead = "declarer-to-lead-again" if f.turn in ("declarer", "dummy") else "defender-to-lead"
    return (
        option("accept-lead", "defenders", stands),
        option("refuse-lead", "defenders", *_taken_back(f), lead=lead, hand=f.turn),
    )


@clause("55A")
def defenders_may_differ(f: LeadFacts) -> Conclusion:
    """If the defenders choose differently, the one next in turn decides."""
    return reminder("next-defender-decides", who=NEIGHBOURS[f.leader][0])


def declarers_lead_refused(f: LeadFacts) -> None:
    """55B: it depends on whose turn it was."""
    if f.turn in ("lho", "rho"):
        declarer_takes_back(f)
    else:
        declarer_leads_from_other_hand(f)


@clause("55B1")
def declarer_takes_back(f: LeadFacts) -> tuple[Conclusion, ...]:
    """It was a defender's turn: declarer puts the card back into its hand, without further rectification."""
    return _taken_back(f)


@clause("55B2")
def declarer_leads_from_other_hand(f: LeadFacts) -> tuple[Conclusion, ...]:
    """It was the turn of declarer's other hand: he takes the card back and must lead from that hand."""
    return _taken_back(f)


def _taken_back(f: LeadFacts) -> tuple[Conclusion, ...]:
    who, card, turn = f.leader, card_of(f), f.turn
    citation = "55B1" if turn in ("lho", "rho") else "55B2"
    back = (
        effect("lead-withdrawn", who=who, card=card, clause=citation),
        effect("card-to-hand", who=who, card=card, clause=citation),
        effect("lead-from", hand=turn, clause=citation),
    )
    return (*back, effect("no-rectification", why="declarers-lead", clause=citation)) if citation == "55B1" else back


@clause("55C")
def declarers_information(f: LeadFacts) -> Conclusion:
    """Declarer may have chosen a line by what he learned through his own infraction: 16 applies."""
    return reminder("line-from-own-infraction", who="declarer")


def wrong_defender_played(f: LeadFacts) -> None:
    """53C, then 57A against the defender on the right of the hand that led."""
    stands_by_wrong_defender(f)
    partner, who = NEIGHBOURS[f.leader]
    becomes_major(f, who, None)
    declarer_says_what_partner_plays(f, partner)


@clause("53C")
def stands_by_wrong_defender(f: LeadFacts) -> Conclusion:
    """The defender on the right of the hand that led played to declarer's lead: it stands, and 57 applies to him."""
    return effect("lead-stands", who=f.leader, card=card_of(f))


@clause("57A")
def declarer_says_what_partner_plays(f: LeadFacts, partner: str) -> tuple[Conclusion, ...]:
    """A defender played before his partner: declarer chooses what the partner plays. 57A1 and 57A2: of the suit led."""
    card = card_of(f)
    suit = card.suit if card else None
    highest = effect("play-highest", who=partner, suit=suit, clause="57A1")
    lowest = effect("play-lowest", who=partner, suit=suit, clause="57A2")
    other = effect("play-suit", who=partner, suit=None, clause="57A3")
    not_other = effect("play-not-suit", who=partner, suit=None, clause="57A4")
    return (
        option("require-highest", "declarer", highest, clause="57A1", who=partner),
        option("require-lowest", "declarer", lowest, clause="57A2", who=partner),
        option("require-another-suit", "declarer", other, clause="57A3", who=partner, suit=None),
        option("forbid-another-suit", "declarer", not_other, clause="57A4", who=partner, suit=None),
        reminder("any-card-if-unable", who=partner, clause="57B"),
    )
