"""Law 61: not following suit – inquiries about a revoke."""

from collections.abc import Iterator
from typing import Literal

from bridge.plays import Record
from rulings.effects.inspection import TricksStayClosed
from rulings.effects.questions import QuestionAllowed, QuestionCosts, QuestionNotAllowed
from rulings.effects.restrictions import MustComply
from rulings.effects.revokes import NoRevoke, NoRevokeFound, RevokeFound
from rulings.engine.clauses import clause
from rulings.engine.effects import Player
from rulings.engine.trace import Conclusion, information, judgement, reminder
from rulings.laws import law_43, law_44
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revoke_questions_facts import RevokeQuestionFacts
from rulings.situations.revokes_in_play_facts import Board, Breach, cause_of
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts, who_complies
from rulings.table.legality import verdicts
from rulings.table.position import Position
from rulings.table.restrictions import PenaltyCard


@clause("61A", "59", "44D", "64B3")
def is_revoke(
    f: RevokeFacts | DummyActionFacts | UnableToComplyFacts | PenaltyCardNotPlayedFacts,
) -> Literal[True] | Conclusion | tuple[Conclusion, ...]:
    """Not following suit (44C), or not playing a card or suit that a Law or an opponent requires, when able to.

    So who can comply has to; who cannot may play any legal card, and that is no revoke (59).
    """
    match f:
        case RevokeFacts():
            return f.could_comply or _no_revoke("offender", f.failed_to)
        case DummyActionFacts():
            return f.revoked or _no_revoke("declarer", "follow-suit")
        case PenaltyCardNotPlayedFacts():
            return (
                reminder("revoke-without-transfer", who="offender", clause="64B3"),
                judgement("damage-after-revoke", of="penalty-card", clause="64C1"),
            )
    return _must_comply(f)


def _no_revoke(who: Player, cause: str) -> NoRevoke:
    """44D lets a player who cannot follow suit play any card; of other demands 61A itself says it."""
    return NoRevoke(who=who, cause=cause, clause="44D" if cause == "follow-suit" else "")


def _must_comply(f: UnableToComplyFacts) -> tuple[Conclusion, ...]:
    """By declarer's choice the cards have ceased to be penalty cards."""
    demanded = {"penalty-card": "50D2a", "several-penalty-cards": "51B", "premature-play": "57A"}
    who = who_complies(f)
    comply = MustComply(who=who, clause=demanded.get(f.rectification, ""))
    also = reminder("not-complying-is-revoke", who=who)
    match f.rectification:
        case "penalty-card":
            return comply, also, reminder("penalty-card-back", clause="50D2a")
        case "several-penalty-cards":
            return comply, also, reminder("penalty-cards-of-suit-back", clause="51B1a")
    return comply, also


@clause("61A")
def found_in_play(f: RevokeFacts, board: Board) -> tuple[Breach, ...] | Conclusion:
    """Every card that did not follow suit, or was not the card or suit that had to be played, when another could have been."""
    breaches = _not_complied(f, board) if f.penalty_cards else _not_followed(f, board.record)
    return tuple(breaches) or NoRevokeFound()


@clause("61A")
def revoke_found(f: RevokeFacts, breach: Breach) -> Conclusion:
    """The player could have complied and did not."""
    cause = "follow-suit" if law_44.did_not_follow(f, breach) else cause_of(breach)
    return RevokeFound(who=breach.seat, card=breach.card, suit=breach.suit, cause=cause)


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
def defender_asks(f: RevokeQuestionFacts | RevokeFacts) -> Conclusion | tuple[Conclusion, ...]:
    """Defenders may ask declarer, and one another at the risk of unauthorised information: the question and the answer."""
    if isinstance(f, RevokeFacts):
        return information("unauthorised", of="question", who="offender")
    allowed = QuestionAllowed(who="defender")
    if f.asked == "declarer":
        return allowed
    return allowed, information("unauthorised", of="question", who="defenders", clause="16B1")


@clause("61C")
def tricks_stay_closed(f: RevokeQuestionFacts) -> Conclusion:
    """Claiming that there was a revoke gives nobody the right to look at quitted tricks (66C)."""
    return TricksStayClosed()
