"""Law 61: not following suit – inquiries about a revoke."""

from collections.abc import Iterator

from bridge.plays import Record
from rulings.effects.inspection import TricksStayClosed
from rulings.effects.questions import QuestionAllowed, QuestionCosts, QuestionNotAllowed
from rulings.effects.restrictions import MustComply
from rulings.effects.revokes import NoRevoke, NoRevokeFound, RevokeFound
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, reminder
from rulings.laws import law_43, law_44
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revoke_questions_facts import RevokeQuestionFacts
from rulings.situations.revokes_in_play_facts import Board, Breach, cause_of
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts
from rulings.table.legality import verdicts
from rulings.table.position import Position
from rulings.table.restrictions import PenaltyCard


@clause("61A", "64B3")
def revoke_without_transfer(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """Not playing a card that a Law orders is a revoke (61A), yet no trick goes over for it (64B3)."""
    return reminder("revoke-without-transfer", who="offender", clause="64B3")


@clause("61A")
def is_revoke(f: RevokeFacts | DummyActionFacts) -> bool:
    """Not following suit (44C), or not playing a required card or suit, when able to."""
    return f.could_comply if isinstance(f, RevokeFacts) else f.revoked


@clause("61A", "59", "44D")
def not_a_revoke(f: RevokeFacts | DummyActionFacts) -> Conclusion:
    """Who cannot comply may play any legal card: no revoke (59)."""
    if isinstance(f, RevokeFacts):
        return NoRevoke(who="offender", cause=f.failed_to)
    return NoRevoke(who="declarer", cause="follow-suit")


@clause("61A")
def found_in_play(f: RevokeFacts, board: Board) -> tuple[Breach, ...]:
    """Every card that did not follow suit, or was not the card or suit that had to be played, when another could have been."""
    cards = f.penalty_cards
    if not cards:
        return tuple(_not_followed(f, board.record))
    return tuple(_not_complied(f, board))


def _not_followed(f: RevokeFacts, record: Record) -> Iterator[Breach]:
    left = {seat: set(hand) for seat, hand in f.deal.items()}
    for number, trick in enumerate(record, start=1):
        suit = trick.suit
        for seat, card in trick.plays:
            hand = left[seat]
            hand.remove(card)
            if card.suit is not suit and any(other.suit is suit for other in hand):
                yield Breach(number, seat, card, suit, "44C")


def _not_complied(f: RevokeFacts, board: Board) -> Iterator[Breach]:
    position = Position.start(f.deal, board.declarer, board.trump)
    for number, trick in enumerate(board.record, start=1):
        new = [PenaltyCard(one.seat, one.card, one.grade) for one in f.penalty_cards if one.from_trick == number]
        position.restrictions += new
        position.freed, position.turn = number, trick.plays[0][0]
        for seat, card in trick.plays:
            on_table = {one.card for one in position.penalty_cards(seat)}
            allowed = verdicts(position, seat)
            if refusal := allowed[card]:
                withheld = on_table >= {other for other, refused in allowed.items() if refused is None}
                yield Breach(number, seat, card, trick.suit, refusal.clause, card in on_table, withheld)
            position.play(seat, card)


@clause("61A")
def none_found(f: RevokeFacts) -> Conclusion:
    """Every card that was played complied, or its player had none that did."""
    return NoRevokeFound()


@clause("61A")
def revoke_found(f: RevokeFacts, breach: Breach) -> Conclusion:
    """The player could have complied and did not."""
    cause = "follow-suit" if law_44.did_not_follow(f, breach) else cause_of(breach)
    return RevokeFound(who=breach.seat, card=breach.card, suit=breach.suit, cause=cause)


@clause("61A")
def must_comply(f: UnableToComplyFacts) -> tuple[Conclusion, ...]:
    """Who can comply has to; not to is a revoke. By declarer's choice the cards have ceased to be penalty cards."""
    demanded = {"penalty-card": "50D2a", "several-penalty-cards": "51B", "premature-play": "57A"}
    comply = MustComply(who=f.bound_player, clause=demanded.get(f.rectification, ""))
    back = {
        "penalty-card": ("penalty-card-back", "50D2a"),
        "several-penalty-cards": ("penalty-cards-of-suit-back", "51B1a"),
    }
    ceased = [reminder(key, clause=by) for key, by in (back[f.rectification],)] if f.rectification in back else []
    return (comply, reminder("not-complying-is-revoke", who=f.bound_player), *ceased)


@clause("61B1")
def declarer_asks(f: RevokeQuestionFacts) -> Conclusion:
    """Declarer may ask a defender who has not followed suit."""
    return QuestionAllowed(who="declarer")


@clause("61B2a", "42B1")
def dummy_asks_declarer(f: RevokeQuestionFacts) -> tuple[Conclusion, ...]:
    """Dummy may ask declarer; after infringing 43A2 at the price of 43B2(b)."""
    if law_43.asked_first(f) == "dummy":
        return (QuestionCosts(),)
    return (QuestionAllowed(who="dummy"),)


@clause("61B2b", "42B1")
def dummy_asks_defender(f: RevokeQuestionFacts) -> tuple[Conclusion, ...]:
    """Dummy may not ask a defender; 16B may apply."""
    return (
        QuestionNotAllowed(who="dummy"),
        reminder("question-as-information", who="declarer", clause="16B"),
    )


@clause("61B3")
def question_may_inform(f: RevokeFacts) -> Conclusion:
    """Defenders may ask one another, at the risk that the question gives unauthorised information (16B)."""
    return information("unauthorised", of="question", who="offender")


@clause("61B3")
def defender_asks(f: RevokeQuestionFacts) -> tuple[Conclusion, ...]:
    """Defenders may ask declarer, and one another at the risk of unauthorised information: the question and the answer."""
    allowed = QuestionAllowed(who="defender")
    if f.asked == "declarer":
        return (allowed,)
    return allowed, information("unauthorised", of="question", who="defenders", clause="16B1")


@clause("61C")
def tricks_stay_closed(f: RevokeQuestionFacts) -> Conclusion:
    """Claiming that there was a revoke gives nobody the right to look at quitted tricks (66C)."""
    return TricksStayClosed()
