"""The footnotes that rule."""

from bridge.cards import Card
from rulings.effects.deals import TreatAsInTeamMatch, TreatAsMissingCard, TreatAsWrongNumber
from rulings.effects.leads import LeadFaceUpByRegulation, LeadFrom, LeadWithdrawn
from rulings.effects.penalty_cards import ExtraCardsSeen
from rulings.effects.returned_cards import CardToHand
from rulings.effects.rights import CannotBeAccepted
from rulings.engine.clauses import clause, exception
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.cards_told import card_of, player_of
from rulings.situations.defective_trick_facts import DefectiveTrickFacts
from rulings.situations.faulty_deals_facts import FaultyDealFacts
from rulings.situations.fifth_cards_facts import FifthCardFacts
from rulings.situations.missing_cards_facts import MissingCardFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts
from rulings.situations.penalty_card_leads_facts import Lead
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts
from rulings.situations.wrong_boards_facts import CardsFromWrongBoardFacts, WrongBoardFacts
from rulings.situations.wrong_numbers_facts import WrongNumberFacts


@clause("fn:1")
def pack_was_sorted(f: FaultyDealFacts) -> bool:
    """A sorted pack is one that was not randomly dealt before."""
    return f.pack_sorted


@clause("fn:2")
def where_a_hand_has_more(f: WrongNumberFacts | MissingCardFacts) -> Conclusion | None:
    """13 is for deals in which a hand has more than thirteen cards; where none has, the pack is incomplete: 14."""
    if isinstance(f, MissingCardFacts):
        return TreatAsWrongNumber() if f.others_have_more else None
    return TreatAsMissingCard() if f.card_count == "short-only" else None


@clause("fn:3")
def call_differs(f: CardsFromWrongBoardFacts) -> bool:
    """A call is different if its meaning is very different or it is psychic; otherwise it counts as the same."""
    return f.very_different


@clause("fn:4", "86B")
def as_in_team_match(f: WrongBoardFacts) -> Conclusion | None:
    """15B is for pairs and individual competitions; for a team match see 86B."""
    return TreatAsInTeamMatch(clause="86B") if f.event == "teams" else None


@clause("fn:8")
def irregular_call_of_rho(f: CallOutOfRotationFacts) -> Conclusion:
    """If the right-hand opponent's own call is irregular, it is rectified first, in the usual way."""
    return reminder("rhos-irregular-call-first")


@clause("fn:9", "41A", "fn:12")
def led_face_up_by_regulation(f: FaceDownLeadFacts) -> Conclusion | None:
    """The Regulating Authority may prescribe that the opening lead is made face up."""
    return LeadFaceUpByRegulation(who="defender", card=card_of(f), clause="41A") if f.led_face_up else None


@clause("fn:13", "59")
def any_card_if_unable(f: Facts, lead: Lead) -> Conclusion:
    """A leader who cannot lead as declarer chose leads any legal card (59)."""
    return _if_unable(lead)


def _if_unable(lead: Lead) -> Conclusion:
    """Of legal cards a major penalty card of his own comes first (50D1a)."""
    if lead.own_major:
        return reminder("own-penalty-card-if-unable", who=lead.leader, clause="50D1a")
    return reminder("any-card-if-unable", who=lead.leader)


@clause("fn:13", "50D2a")
def choice_is_spent(f: UnableToComplyFacts) -> Conclusion:
    """The card has ceased to be a penalty card even so: declarer has used his choice."""
    return reminder("penalty-card-back-even-so", clause="50D2a")


@clause("fn:14")
def choice_again(f: Facts, lead: Lead) -> Conclusion:
    """The card stays a penalty card: if the leader keeps the lead, declarer chooses again."""
    return reminder("choice-again-next-trick", who=lead.leader)


@clause("fn:15", "59")
def any_card_if_several_unable(f: Facts, lead: Lead) -> Conclusion:
    """The same, where the suit of several penalty cards was required or forbidden."""
    return _if_unable(lead)


@clause("fn:15", "51B1a", "51B1b")
def choice_is_spent_for_suit(f: UnableToComplyFacts) -> Conclusion:
    """The cards of the suit have ceased to be penalty cards even so; those of other suits remain."""
    citation = "51B1b" if f.prevented_by == "only-forbidden-suits" else "51B1a"
    return reminder("penalty-cards-of-suit-back-even-so", clause=citation)


@clause("fn:16")
def choice_again_of_several(f: Facts, lead: Lead) -> Conclusion:
    """The same, where the penalty cards are of several suits."""
    return reminder("choice-again-next-trick", who=lead.leader)


@exception("fn:17", to="53A")
def must_be_withdrawn(f: FifthCardFacts) -> tuple[Conclusion, ...]:
    """A lead out of turn to the thirteenth trick must be taken back."""
    who, card = player_of(f), card_of(f)
    back = CardToHand(who=who, card=card)
    return LeadWithdrawn(who=who, card=card), back, LeadFrom(hand=f.turn)


@exception("fn:17", to="53A")
def thirteenth_trick(f: Facts, who: str, card: Card | None) -> tuple[Conclusion, ...]:
    """A lead out of turn to the thirteenth trick must be taken back; nobody can accept it."""
    return (
        CannotBeAccepted(why="thirteenth-trick"),
        LeadWithdrawn(who=who, card=card),
        CardToHand(who=who, card=card),
    )


@clause("fn:20")
def avoid_exposing(f: DefectiveTrickFacts) -> Conclusion:
    """The director avoids showing a defender's played cards; an extra card that is seen becomes a penalty card (50)."""
    return ExtraCardsSeen(who="offender") if f.seen else reminder("avoid-showing-cards")
