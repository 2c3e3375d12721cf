"""Whether a story can have happened at the table that is shown: whose cards are named, which tricks, and who led to them."""

import re
from collections.abc import Iterator

from django.utils import translation

from bridge.cards import Card
from bridge.plays import trick_winner
from bridge.seats import Seat
from quizzes.questions.parts import Draft, Said
from quizzes.simulation.on_table import Shown

_HANDLES = re.compile(
    r"%\(who\)s (first )?(plays|leads|drops|shows|holds|tilts|puts?( down)?|does not wait)\b[^.;“]*%\(card"
)


def impossible(draft: Draft) -> Iterator[str]:
    """What the cards contradict."""
    shown = draft.shown
    yield from _wrong_play(shown, accepted=draft.case.known.get("said_of_lead") == "accepted")
    for one in (*draft.story, draft.ask):
        yield from _wrong_cards(shown, one)
        yield from _wrong_trick(shown, one)
        yield from _wrong_winner(shown, one)


def _wrong_play(shown: Shown, *, accepted: bool = False) -> Iterator[str]:
    """Every card once and from the hand that held it, each trick in turn, led by the winner of the one before.

    ``accepted``: the last lead came out of turn and stands as a correct one (53A).
    """
    left = {seat: set(hand) for seat, hand in (shown.deal or {}).items()}
    trump = shown.contract.strain.trump if shown.contract else None
    leader = shown.contract.declarer.lho if shown.contract and shown.contract.declarer else None
    for number, plays in enumerate(shown.tricks, start=1):
        led_in_turn = plays[0][0] is leader or (accepted and number == len(shown.tricks))
        if number > 1 and (len(shown.tricks[number - 2]) < 4 or not led_in_turn):
            yield f"trick {number} is led by {plays[0][0]}"
        if [seat for seat, _card in plays] != [plays[0][0].after(turn) for turn in range(len(plays))]:
            yield f"trick {number} is not played in turn"
        for seat, card in plays:
            if card not in left.get(seat, ()):
                yield f"{seat} cannot play {card} to trick {number}"
            left.get(seat, set()).discard(card)
        leader = trick_winner(plays, trump)
    for seat, card in shown.faced:
        if card not in left.get(seat, ()):
            yield f"{card} cannot lie in front of {seat}"


def _wrong_cards(shown: Shown, one: Said) -> Iterator[str]:
    """Who plays, leads, shows or drops a card had it; declarer may play dummy's."""
    who, card = one.values.get("who"), one.values.get("card")
    if not shown.deal or not isinstance(who, Seat) or not isinstance(card, Card) or not _HANDLES.search(_source(one)):
        return
    declarer = shown.contract.declarer if shown.contract else None
    if card not in shown.deal[who] | (shown.deal[who.partner] if who is declarer else frozenset()):
        yield f"{card} is not a card of {who}"


def _source(one: Said) -> str:
    """The sentence with its places, in English."""
    with translation.override("en"):
        return str(one.text)


def _wrong_trick(shown: Shown, one: Said) -> Iterator[str]:
    """A trick that is named has been played, or is the next one; where no cards are shown nothing is known of it."""
    if not shown.deal:
        return
    for name in ("trick", "first", "second"):
        number = one.values.get(name)
        if isinstance(number, int) and not 1 <= number <= min(len(shown.tricks) + 1, 13):
            yield f"trick {number} is named, {len(shown.tricks)} are shown"


def _wrong_winner(shown: Shown, one: Said) -> Iterator[str]:
    """Whoever is said to have won a trick that is shown has won it."""
    name, number = next(((name, one.values[of]) for name, of in _WON if {name, of} <= one.values.keys()), ("", None))
    if not isinstance(number, int) or not 1 <= number <= len(shown.tricks) or " won" not in _source(one):
        return
    trump = shown.contract.strain.trump if shown.contract else None
    if trick_winner(shown.tricks[number - 1], trump) is not one.values[name]:
        yield f"trick {number} was not won by {one.values[name]}"


_WON = (("turn", "number"), ("winner", "trick"))
"""The names under which a sentence has the winner and the trick."""
