"""Law 62: correction of a revoke."""

from collections.abc import Callable

from rulings.effects.penalty_cards import DefendersWithdrawnCardsPenalised
from rulings.effects.procedures import MustSpeak
from rulings.effects.revokes import CountAfterCorrection, MustCorrect, ReplacedFreely
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.effects import UNSAID
from rulings.engine.trace import Conclusion, information, option
from rulings.laws import law_47, law_64
from rulings.situations import twelfth_trick
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.situations.own_infractions_facts import OwnInfractionFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revokes_in_play_facts import Board, Breach
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts


@clause("62A", "62B")
def must_correct(f: RevokeFacts | OwnInfractionFacts | DummyActionFacts) -> Conclusion:
    """Noticed in time: the card is withdrawn and a legal one played in its place, though nobody else has seen the revoke."""
    if isinstance(f, OwnInfractionFacts):
        return MustSpeak(about_it="revoke")
    return MustCorrect(who="declarer" if isinstance(f, DummyActionFacts) else "offender")


@clause("62B1")
def penalised_when_withdrawn(f: RevokeFacts) -> bool:
    """A card from a defender's unfaced hand becomes a major penalty card."""
    return f.hand == "defender" and not f.card_was_faced


@clause("62B2")
def replaced_freely(f: RevokeFacts) -> Conclusion:
    """A card of declarer or dummy, or a defender's faced card, is replaced without further rectification."""
    return ReplacedFreely(who="offender")


@clause("62C1")
def non_offenders_withdraw(f: RevokeFacts, *, both: bool = False) -> Conclusion:
    """Each non-offender may take back any card played after the revoke and before attention to it, a lead too.

    ``both``: 62C3 applies, by which a defender's card taken back becomes a penalty card.
    """
    if f.hand == "defender":
        return option("withdraw-later-cards", "declarer", due="each")
    return option("withdraw-later-cards", "defenders", due="each", **({"why": "both-revoked"} if both else {}))


@clause("62C2")
def partner_changes(
    f: RevokeFacts | WithdrawnCardFacts, penalised: Callable[[RevokeFacts], object] | None = None
) -> Conclusion | bool:
    """After a non-offender's withdrawal the next player of the offending side may change; a defender's card is penalised.

    Of a card that is changed because an opponent has changed his: whether it is penalised.
    """
    if isinstance(f, WithdrawnCardFacts):
        return f.hand == "defender" and f.own_side_revoked
    if penalised is None or f.hand != "defender":
        return option("change-after-withdrawal", "declarer", due="each")
    return choice(f, "change-after-withdrawal", "partner", penalised, due="each")


@exception("62C3", to="63B")
def revoked_on_one_trick(f: RevokeFacts) -> bool:
    """Both sides revoked on the trick and only one has played to the next: both revokes are corrected.

    A card that its player was told to play (47E1) goes back: he has not played to that trick.
    """
    return f.opponents_revoked_too and f.sides_played_next - _told_to_play_on(f) == 1


def _told_to_play_on(f: RevokeFacts) -> bool:
    """Nobody is asked what the side has done since, for it is corrected whatever that was."""
    return f.given("establishment") and f.establishment == "next-trick" and law_47.played_on_misinformation(f)


@clause("62C3")
def both_must_correct(f: RevokeFacts) -> Conclusion:
    """Both sides revoked on the trick and one has played to the next: corrected although that revoke is established."""
    return MustCorrect(who="offender", why="both-revoked")


@clause("62C3", "16C2")
def defenders_cards_penalised(f: RevokeFacts) -> tuple[Conclusion, ...]:
    """Every card that the defending side withdraws becomes a penalty card; both sides are offending sides (16C2).

    But not one that a defender was told to play: it goes back by 47E1, without rectification.
    """
    told = f.hand == "defender" and _told_to_play_on(f)
    return (
        DefendersWithdrawnCardsPenalised(who="defenders", without="told-to-play" if told else UNSAID),
        information("unauthorised", of="cards-of-both-sides", who="all", clause="16C2"),
    )


@exception("62D1", to="63B")
def twelfth_trick_open(f: RevokeFacts) -> bool:
    """A revoke on the twelfth trick is corrected, even if established, until all four hands are back in the board."""
    return f.trick == 12 and not f.hands_returned


@clause("62D1")
def corrected_on_twelfth_trick(f: RevokeFacts) -> Conclusion:
    """On the twelfth trick, even if established, until the four hands are back in the board."""
    return MustCorrect(who="offender", why="twelfth-trick")


@clause("62D1")
def counted_after_correction(f: RevokeFacts, board: Board, breaches: tuple[Breach, ...]) -> Conclusion:
    """A revoke on the twelfth trick, corrected: what the two last tricks then are, where nobody has a choice."""
    only = breaches[0] if len(breaches) == 1 else None
    if only is None or only.trick != 12 or board.claimed_by is not None or board.record[11].plays[0][0] is only.seat:
        return CountAfterCorrection()
    outcomes = twelfth_trick.tricks_after_correction(board.record, only.seat, board.trump, board.declarer.side)
    if len(outcomes) > 1:
        return CountAfterCorrection()
    before = sum(1 for trick in board.record[:11] if trick.winner and trick.winner.side is board.declarer.side)
    return law_64.result_as_it_counts(f, board.won(board.declarer.side, 1), before + outcomes.pop(), corrected=True)


@clause("62D2")
def twelfth_trick_information(f: RevokeFacts) -> tuple[Conclusion, ...]:
    """A defender's revoke on the twelfth trick before his partner's turn: 16C for what the withdrawn card shows."""
    if not f.before_partners_turn:
        return ()
    return (
        information("authorised", of="card-of-twelfth-trick", who="opponents", clause="16C1"),
        information("unauthorised", of="card-of-twelfth-trick", who="partner"),
    )
