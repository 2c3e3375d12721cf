"""Declarer named a card of dummy and wants another (45C4b): may he, and may the defender who has played on it?"""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.plays import Play
from bridge.seats import Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.scenes import RULES
from quizzes.questions.sets.designations import DESIGNATIONS
from quizzes.questions.sets.played_cards_scene import concluded, table_at
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table, sensible_card
from rulings.engine.rulings import Ruling, rule
from rulings.situations.designation_changes_facts import ChangeFacts
from rulings.table.legality import legal_cards
from rulings.table.position import Position
from rulings.wording.forms import Text

_WHY = {
    "slip-of-the-tongue": (
        _("Declarer then said: “I meant %(other_acc)s!” The director finds that it was a slip of the tongue."),
        _("Now declarer wants %(other_acc)s. The director finds that he had meant to name it all along."),
    ),
    "loss-of-concentration": (
        _("Now declarer wants %(other_acc)s. The director finds that his mind had been on another board."),
        _("Now declarer wants %(other_acc)s. The director finds that for a moment he had not been concentrating."),
    ),
    "reconsideration": (
        _("Declarer then said: “No, %(other_acc)s!” The director finds that he has thought again."),
        _("Now declarer wants %(other_acc)s. The director finds that he has changed his plan."),
    ),
}

_IDLE = (
    _("A few seconds had passed since he named it."),
    _("The other card was plainly the better one."),
    _("A defender objected at once."),
)
"""45C4(b) asks whether he meant the card and what has been played since; for how long he waited it does not ask."""
_DECIDES = {"free": "47C", "defender": "47D"}
"""The card goes back without rectification; the defender's card after an opponent's change."""


@template("designation-changed", DESIGNATIONS, "45C4b", "47C", "47D", version=5)
def designation_changed(rng: Random) -> Draft:
    """Dummy is to play second or to lead: the defender after dummy, and then declarer, can play on the card named."""
    table = table_at(rng, _dummy_before_declarer)
    dummy = table.position.turn
    named, meant = _two_cards(rng, table)
    cause = rng.choice(["slip-of-the-tongue", "slip-of-the-tongue", "slip-of-the-tongue", *_WHY])
    played_on = rng.choice([0, 1, 1, 2]) if cause == "slip-of-the-tongue" else rng.choice([0, 1])
    table.play(named)
    rho, declarer = dummy.lho, table.board.declarer
    played: list[Play] = []
    for seat in (rho, declarer)[:played_on]:
        played.append((seat, sensible_card(rng, table.position, seat)))
        table.play(played[-1][1])
    case = ChangeFacts(
        hand="dummy",
        cause=cause,
        card_played_since=played_on == 2,
        defender_played=played_on > 0,
        designated_card=named,
        new_card=meant,
    )
    answer_of = told(_LABELS, _outcome, named=named, meant=meant, rho=rho)
    return Draft(
        story=(
            said(_("Declarer named %(named_acc)s for dummy, and the card was played."), named=named),
            *_then(played),
            said(rng.choice(_WHY[cause]), other=meant),
            *idle(rng, _IDLE),
        ),
        ask=said(RULES),
        options=one_of(rng, case, _others(case, rho, declarer), answer_of),
        case=case,
        clause=_DECIDES.get(_outcome(rule(case)), "45C4b"),
        shown=table.board.shown(tricks=table.record),
        roles={"rho": rho},
        known={"played_on": played_on, "cause": cause, "table": table},
    )


def _dummy_before_declarer(position: Position) -> bool:
    """Dummy is to play with two hands after it, and has a choice."""
    turn = position.turn
    return turn is position.dummy and len(position.trick) < 2 and len(legal_cards(position, turn)) > 1


def _two_cards(rng: Random, table: Table) -> tuple[Card, Card]:
    """The card named, and the one that he wants: both legal, of the same suit or the same rank if there are such."""
    cards = legal_cards(table.position, table.position.turn)
    named = rng.choice(cards)
    near = [card for card in cards if card != named and (card.suit is named.suit or card.rank == named.rank)]
    if not near:
        raise Unsuitable
    return named, rng.choice(near)


def _then(played: list[Play]) -> list[Said]:
    if not played:
        return [said(_("Nobody has played after it."))]
    (who, card), *more = played
    if not more:
        return [said(_("%(who)s followed with %(card)s."), who=who, card=card)]
    text = _("%(who)s followed with %(card)s, and declarer played %(own)s from his hand.")
    return [said(text, who=who, card=card, own=more[0][1])]


_LABELS = {
    "free": _("Declarer may change to %(meant)s; no other card is changed."),
    "defender": _("Declarer may change to %(meant)s, and then %(rho)s may change his card too."),
    "late": _("%(named)s stays played: it is too late for a change."),
    "intended": _("%(named)s stays played: such a reason allows no change."),
}


_PLAYED_ON: tuple[Text, ...] = (
    _("nobody had played after it yet"),
    _("after it only %(rho)s had played"),
    _("declarer (%(declarer)s) had already played from his hand"),
)


def _others(case: ChangeFacts, rho: Seat, declarer: Seat) -> list[Neighbour]:
    """The tongue slipped, and none, one or two hands have played since; or declarer has thought again, in time."""
    names = {"rho": rho, "declarer": declarer}
    slip = if_(_("it had been a slip of the tongue"), {"cause": "slip-of-the-tongue"})
    thought_again = if_(_("declarer had only thought again"), {"cause": "reconsideration"})
    in_time = if_(_("declarer (%(declarer)s) had not played from his hand yet"), {"card_played_since": False}, **names)
    slips = [
        supposing(case, slip, if_(text, {"card_played_since": hands == 2, "defender_played": hands > 0}, **names))
        for hands, text in enumerate(_PLAYED_ON)
    ]
    return [*slips, supposing(case, thought_again, in_time)]


def _outcome(ruling: Ruling) -> str:
    if concluded(ruling, "designation-stands"):
        why = next(item.values["why"] for item in ruling.part("effect") if item.key == "designation-stands")
        return "late" if why == "too-late" else "intended"
    return "defender" if concluded(ruling, "change-card-after-designation") else "free"


@designation_changed.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """45C4b read off the trick: who has played after dummy, and whether the tongue or the mind erred."""
    if draft.known["cause"] != "slip-of-the-tongue":
        return {"intended"}
    table = draft.known["table"]
    trick = table.tricks[-1]
    after = [seat for seat, _card in trick[[seat for seat, _card in trick].index(table.board.dummy) + 1 :]]
    if table.board.declarer in after:
        return {"late"}
    return {"defender" if after else "free"}
