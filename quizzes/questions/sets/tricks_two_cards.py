"""Two cards come from one hand at the same moment (58B): what becomes of the second, and of the opponent's card."""

from collections.abc import Collection, Hashable, Iterator
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.sets.played_cards_scene import card_of, concluded, table_at
from quizzes.questions.sets.tricks import TRICKS
from quizzes.questions.templates import template
from quizzes.simulation.card_play import sensible_card
from rulings.engine.rulings import Ruling, rule
from rulings.situations.simultaneous_plays_facts import SimultaneousPlayFacts
from rulings.table.legality import legal_cards
from rulings.table.position import Position
from rulings.wording.forms import Text


@template("two-cards-at-once", TRICKS, "58B1", "58B2", "58B3", version=4)
def two_cards_at_once(rng: Random) -> Draft:
    """Somebody pulls two cards instead of one; the second was seen, or not; the next player has played, or not."""
    table = table_at(rng, _next_is_no_dummy, last=11)
    position, board = table.position, table.board
    who, left = position.turn, position.turn.lho
    card = card_of(rng, legal_cards(position, who))
    other = card_of(rng, position.hands[who] - {card})
    seen, answered, ours = rng.random() < 0.7, rng.random() < 0.5, who is board.declarer
    case = SimultaneousPlayFacts(
        by="one-player",
        hand="declarer" if ours else "defender",
        sides_played_next=0,
        visible=(card, other) if seen else (card,),
        suit_led=position.led,
        designated=card,
        has_penalty_card=False,
        opponent_played_after=answered,
    )
    names = {"who": who, "left": left, "card": card, "other": other, "trick": position.number}
    table.play(card)
    if answered:
        table.play(sensible_card(rng, position, left))
    return Draft(
        story=tuple(said(text, **names) for text in _story(seen=seen, answered=answered, ours=ours)),
        ask=said(_ASKED[answered], left=left),
        options=one_of(rng, case, _others(case, names), told(_FATES[answered], _outcome, left=left)),
        case=case,
        clause=_decides(rule(case)),
        shown=board.shown(tricks=table.record, faced=((who, other),) if seen else ()),
        roles={"offender": who, "partner": who.partner, "opponents": who.side.other, "offending-side": who.side},
        known={"seen": seen, "ours": ours, "other": other, "answered": answered},
        because=_because(other, left if answered else None, seen=seen, ours=ours),
    )


def _next_is_no_dummy(position: Position) -> bool:
    """Somebody plays second or third, and neither he nor the next is dummy."""
    return 0 < len(position.trick) < 3 and position.dummy not in (position.turn, position.turn.lho)


_ASKED = {
    True: _("What becomes of the second card, and may %(left)s change his?"),
    False: _("What becomes of the second card?"),
}
"""Once the next player has played, or before."""


def _story(*, seen: bool, answered: bool, ours: bool) -> Iterator[Text]:
    if ours:
        yield _("On trick %(trick)s declarer (%(who)s) put two cards from his hand on the table at once.")
    else:
        yield _("On trick %(trick)s %(who)s, a defender, put two cards on the table at once.")
    if seen:
        yield _("Both were seen, %(card)s and %(other)s; he said that he was playing %(card_acc)s.")
    else:
        yield _("Only %(card_acc)s could be seen; the other card stuck behind it with its face hidden.")
    if not ours:
        yield _("Until then no penalty card lay on the table.")
    if answered:
        yield _("%(left)s had already played after that when it was noticed.")
    else:
        yield _("It was noticed before %(left)s had played.")


def _because(other: Card, answered: Seat | None, *, seen: bool, ours: bool) -> Said:
    """What becomes of the second card, and who had played over it while it was seen (58B3)."""
    why = said(_of_second(other, seen=seen, ours=ours))
    if not seen or answered is None:
        return why
    return said(_("%(why)s, and %(left)s had played after that"), why=why, left=answered)


def _of_second(other: Card, *, seen: bool, ours: bool) -> Text:
    """One card seen is played, whoever held both (58B1); of two the second counts by its owner and its rank (58B2)."""
    if not seen:
        return _("only one of the cards could be seen: it is played, and the other goes back")
    if ours:
        return _("both cards could be seen, and a card of declarer's does not become a penalty card")
    if other.is_honour:
        return _("both cards could be seen, and the second was a defender's honour")
    return _("both cards could be seen, and the second was a defender's single card below the ten")


_FATES = {
    False: {
        "back": _("It goes back to the hand."),
        "minor": _("It becomes a minor penalty card."),
        "major": _("It becomes a major penalty card."),
    },
    True: {
        "back": _("It goes back to the hand, and %(left)s may not change his card."),
        "back-change": _("It goes back to the hand, and %(left)s may change his card."),
        "minor-change": _("It becomes a minor penalty card, and %(left)s may change his card."),
        "major-change": _("It becomes a major penalty card, and %(left)s may change his card."),
    },
}
"""Before the next player has played, and once he has."""


def _others(case: SimultaneousPlayFacts, names: dict[str, Any]) -> list[Neighbour]:
    """One card or both seen, by declarer or a defender, the second an honour or not; what is so already is not said.

    The player changes sides, not the seat: so the next one stays his opponent, who may change his card or not.
    """
    card, other = names["card"], names["other"]
    small, honour = (
        other if other.is_honour is high else _of_rank(other, 13 if high else 5, card) for high in (False, True)
    )
    declarer = if_(_("%(who)s had been declarer"), {"hand": "declarer"}, **names)
    defender = if_(_("%(who)s had been a defender"), {"hand": "defender"}, **names)
    seen = len(case.known["visible"]) > 1
    near = [supposing(case, if_(_("only %(card_acc)s had been seen"), {"visible": (card,)}, **names))]
    for who, second, texts in ((declarer, other, _ANY), (defender, small, _SMALL), (defender, honour, _HONOUR)):
        both = {"visible": (card, second)}
        words = if_(texts[not seen], both) if not seen or second is not other else None
        near.append(supposing(case, who, *([words] if words else []), every=True))
    return near


_ANY = (_("both cards had been seen"), _("both cards had been seen"))
_SMALL = (_("the second card had been below the ten"), _("the second card had been seen too, and been below the ten"))
_HONOUR = (_("the second card had been an honour"), _("the second card had been seen too, and been an honour"))
"""What is said of the second card where both were seen, and where its face was hidden."""


def _of_rank(card: Card, rank: int, taken: Card) -> Card:
    """A card of the same suit, of this rank or the next lower one, that is not the one already there."""
    found = Card(card.suit, rank)
    return found if found != taken else Card(card.suit, rank - 1)


def _outcome(ruling: Ruling) -> str:
    grades = [item.values["grade"] for item in ruling.part("effect") if item.key == "penalty-card"]
    change = "-change" if concluded(ruling, "change-card-played-after") else ""
    return f"{grades[0] if grades else 'back'}{change}"


def _decides(ruling: Ruling) -> str:
    if concluded(ruling, "unseen-cards-to-hand"):
        return "58B1"
    return "58B3" if concluded(ruling, "change-card-played-after") else "58B2"


@two_cards_at_once.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """58B1 if one was seen; else 58B2 with the grade of 50B for a defender, and 58B3 for who has played since."""
    known = draft.known
    if not known["seen"]:
        return {"back"}
    fate = "back" if known["ours"] else "major" if known["other"].rank >= 10 else "minor"
    return {fate + "-change" * known["answered"]}
