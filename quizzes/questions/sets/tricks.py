"""A player forgot to play to a trick (67A1, 67B1): what now, and what does it cost?"""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit, lowest
from bridge.plays import Play, trick_winner
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, Unsuitable, said
from quizzes.questions.scenes import RULES
from quizzes.questions.sets.played_cards_scene import concluded, table_at
from quizzes.questions.templates import Topic, template
from quizzes.simulation.card_play import Table, play_tricks
from rulings.engine.rulings import Ruling, rule
from rulings.situations.defective_trick_facts import DefectiveTrickFacts
from rulings.table.position import Position

TRICKS = Topic("tricks", _("Tricks"))

_NOT_PLAYED = _("%(winner)s won trick %(trick)s, but %(who)s, the last to play, had not put a card on it.")
_COUNTED = _("The count confirms that %(who)s has a card too many in hand.")
_NOTICED = {
    0: _("It was noticed before anybody had played to the next trick."),
    1: _("It was noticed when %(winner)s had led to the next trick and nobody had followed."),
    2: _("It was noticed when %(winner)s had led to the next trick and the player on his left had followed."),
}
_LATER = {
    0: _("From then on %(who_of)s side won no trick."),
    1: _("From then on %(who_of)s side won one trick."),
    2: _("From then on %(who_of)s side won several tricks."),
}


@template(
    "missing-card",
    TRICKS,
    "67A1",
    "67B1a",
    "67B1b",
    keys={"now": 3, "suit-1": 3, "suit-0": 2, "any-1": 3, "any-0": 2},
    version=5,
)
def missing_card(rng: Random) -> Draft:
    """The last to play did not play; the other three turned their cards."""
    sides = rng.choice([0, 1, 2, 2, 2, 2])
    table = _last_to_play(rng, sides)
    position, board = table.position, table.board
    who, suit = position.turn, position.trick[0][1].suit
    winner = trick_winner(position.trick, position.trump)
    later, since = _played_out(rng, table, winner, sides)
    case = DefectiveTrickFacts(
        fault="no-card",
        hand="declarer" if who is board.declarer else "defender",
        sides_played_next=sides,
        has_suit=_holds(position.hands[who], suit),
        won_since=winner.side is who.side or later > 0,
        repeated=False,
        both_sides=False,
        attention="in-time",
    )
    texts = [_NOT_PLAYED, _NOTICED[sides], *([_COUNTED, _LATER[later]] if sides == 2 else [])]
    return Draft(
        story=tuple(said(text, who=who, winner=winner, trick=position.number) for text in texts),
        ask=said(RULES),
        options=one_of(rng, case, _others(case, who), told(_LABELS, _outcome, who=who, suit=suit)),
        case=case,
        clause=_decides(rule(case)),
        shown=board.shown(tricks=table.record, faced=since),
        roles={"offender": who, "offending-side": who.side},
        known={"trick": tuple(position.trick), "who": who, "hand": position.hands[who], "trump": position.trump}
        | {"sides": sides, "later": later},
    )


def _last_to_play(rng: Random, sides: int) -> Table:
    """Three have played; half of those whose hand will be looked at are void, and half have few tricks left to win."""
    void, late = rng.random() < 0.5, rng.random() < 0.5

    def reached(position: Position) -> bool:
        if len(position.trick) < 3 or position.turn is position.dummy:
            return False
        return sides < 2 or void is all(card.suit is not position.led for card in position.hands[position.turn])

    return table_at(rng, reached, first=9 if sides == 2 and late else 2, last=11)


def _played_out(rng: Random, table: Table, winner: Seat, sides: int) -> tuple[int, tuple[Play, ...]]:
    """The tricks that the side of the player without a card wins by sensible play (none, one, or two for more),
    and what is played to the next trick until it is noticed.

    The card that he should have played, which could not win the trick, goes among his played cards before the play goes on.
    """
    position = table.position
    who, hand = position.turn, position.hands[position.turn]
    of_suit = [card for card in hand if card.suit is position.led]
    losing = [
        card for card in of_suit or hand if trick_winner([*position.trick, (who, card)], position.trump) is winner
    ]
    if not losing or (of_suit and len(losing) < len(of_suit)):
        raise Unsuitable
    hands = {seat: set(cards) for seat, cards in position.hands.items()}
    hands[who].remove(lowest(sorted(losing)))  # of equal ones always the same
    won = position.won | {winner.side: position.won[winner.side] + 1}
    end = Table(table.board, Position(hands, position.declarer, position.trump, winner, won=won))
    before = won[who.side]
    play_tricks(rng, end, 13)
    since = tuple(end.tricks[0][:sides])
    if any(
        seat is who and card.suit is not since[0][1].suit and _holds(hand, since[0][1].suit) for seat, card in since
    ):
        raise Unsuitable
    return min(end.position.won[who.side] - before, 2), since


def _holds(hand: Collection[Card], suit: Suit) -> bool:
    return any(card.suit is suit for card in hand)


_LABELS = {
    "now": _("%(who)s now plays a legal card to that trick; no revoke is counted."),
    "suit-1": _("A card of the suit led goes among %(who_of)s played cards, and one trick is transferred."),
    "suit-0": _("A card of the suit led goes among %(who_of)s played cards; no trick is transferred."),
    "any-1": _("Any card of his choice goes among %(who_of)s played cards, and one trick is transferred."),
    "any-0": _("Any card of his choice goes among %(who_of)s played cards; no trick is transferred."),
}


_WON = _(
    "it had been noticed only after both sides had played to the next trick, and %(who_of)s side had won this trick "
    "or a later one"
)
_NOT_WON = _(
    "it had been noticed only after both sides had played to the next trick, and %(who_of)s side had won neither this "
    "trick nor a later one"
)
_IF_HELD = {
    (True, True): _WON,
    (True, False): _NOT_WON,
    (False, True): _(
        "it had been noticed only after both sides had played to the next trick, %(who)s had had no card of the suit led, "
        "and his side had won this trick or a later one"
    ),
    (False, False): _(
        "it had been noticed only after both sides had played to the next trick, %(who)s had had no card of the suit led, "
        "and his side had won neither this trick nor a later one"
    ),
}
_IF_VOID = {
    (False, True): _WON,
    (False, False): _NOT_WON,
    (True, True): _(
        "it had been noticed only after both sides had played to the next trick, %(who)s had had a card of the suit led, "
        "and his side had won this trick or a later one"
    ),
    (True, False): _(
        "it had been noticed only after both sides had played to the next trick, %(who)s had had a card of the suit led, "
        "and his side had won neither this trick nor a later one"
    ),
}


def _others(case: DefectiveTrickFacts, who: Seat) -> list[Neighbour]:
    names = {"who": who}
    has, won = bool(case.known["has_suit"]), bool(case.known["won_since"])
    in_time = neighbour(case, said(_("one side had not yet played to the next trick")), sides_played_next=1)
    if case.known["sides_played_next"] < 2:
        found_late = (_IF_HELD if has else _IF_VOID).items()
        return [
            neighbour(case, said(text, **names), sides_played_next=2, has_suit=suit, won_since=later)
            for (suit, later), text in found_late
        ]
    had = _("%(who)s had had no card of the suit led") if has else _("%(who)s had had a card of the suit led")
    side = (
        _("%(who_of)s side had won neither this trick nor a later one")
        if won
        else _("%(who_of)s side had won this trick or a later one")
    )
    return [
        in_time,
        neighbour(case, said(had, **names), has_suit=not has),
        neighbour(case, said(side, **names), won_since=not won),
    ]


def _outcome(ruling: Ruling) -> str:
    if concluded(ruling, "play-missing-card"):
        return "now"
    kind = "suit" if concluded(ruling, "place-card-of-suit-led") else "any"
    return f"{kind}-{int(concluded(ruling, 'transfer-tricks'))}"


def _decides(ruling: Ruling) -> str:
    return {"now": "67A1", "suit": "67B1a"}.get(_outcome(ruling).split("-")[0], "67B1b")


@missing_card.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """67A until both sides have played on; then 67B1 by the hand, and 64A2: a trick if the side won this one or a later one."""
    known = draft.known
    if known["sides"] < 2:
        return {"now"}
    led = known["trick"][0][1].suit
    best = max(known["trick"], key=lambda play: (play[1].suit is known["trump"], play[1].suit is led, play[1].rank))
    won = best[0] in (known["who"], known["who"].partner) or known["later"] > 0
    held = any(card.suit is led for card in known["hand"])
    return {f"{'suit' if held else 'any'}-{int(won)}"}
