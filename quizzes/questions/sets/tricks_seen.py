"""A player wants to see the cards of a trick again (66A to 66C)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import ROTATION, Seat
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.sets.played_cards_scene import concluded, table_at
from quizzes.questions.sets.tricks import TRICKS
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table, sensible_card
from rulings.engine.rulings import Ruling, rule
from rulings.situations.trick_inspection_facts import TrickInspectionFacts
from rulings.wording.forms import Text

ENTITLED = {
    "shown": _("He has the right to see all four cards of the trick."),
    "own": _("He has the right to look at his own card only, without showing it."),
    "none": _("He has no right to see any card of the trick again."),
}
CARD_LIES: dict[bool, Text] = {
    True: _("%(who)s has turned his card of that trick face down."),
    False: _("%(who_of)s card of that trick still lies face up."),
}
"""Whether the player has turned his card of the trick."""


@template("look-at-trick", TRICKS, "66A", "66B", "66C", version=4)
def look_at_trick(rng: Random) -> Draft:
    """The trick is complete, perhaps the next one is led; somebody asks."""
    table = table_at(rng, lambda position: not position.trick, first=3, last=11)
    if rng.random() < 0.5:
        table.play(sensible_card(rng, table.position, table.position.turn))
    who = rng.choice([seat for seat in ROTATION if seat is not table.board.dummy or rng.random() < 0.3])
    turned = rng.random() < 0.5
    led = table.position.trick[0][0] if table.position.trick else None
    case = TrickInspectionFacts(
        request="see-trick",
        asker=_role(table, who),
        own_card_turned=turned,
        side_played_next=led is not None and led.side is who.side,
    )
    return Draft(
        story=_story(table, who, led, turned=turned),
        ask=said(_("What is %(who)s entitled to see of that trick?"), who=who),
        options=one_of(rng, case, _others(case, who), told(ENTITLED, entitled_to)),
        case=case,
        clause=_decides(rule(case)),
        shown=table.board.shown(tricks=table.record),
        known={"who": who, "turned": turned, "table": table},
    )


def _role(table: Table, who: Seat) -> str:
    return {table.board.declarer: "declarer", table.board.dummy: "dummy"}.get(who, "defender")


def _story(table: Table, who: Seat, led: Seat | None, *, turned: bool) -> tuple[Said, ...]:
    number = table.position.number - 1
    start = (
        said(_("Trick %(trick)s is over, and nobody has led to the next one yet."), trick=number)
        if led is None
        else said(_("Trick %(trick)s is over, and %(led)s has already led to the next one."), trick=number, led=led)
    )
    role = {
        "declarer": _("%(who)s, the declarer, asks to see all cards of the trick again."),
        "dummy": _("%(who)s, who is dummy, asks to see all cards of the trick again."),
        "defender": _("%(who)s, a defender, asks to see all cards of the trick again."),
    }[_role(table, who)]
    return start, said(CARD_LIES[turned], who=who), said(role, who=who)


def _others(case: TrickInspectionFacts, who: Seat) -> list[Neighbour]:
    player = case.known["asker"] if case.known["asker"] != "dummy" else "defender"
    names = {"who": who}
    own = {"asker": player, "side_played_next": False}
    dummys = case.known["asker"] == "dummy"
    shown = (
        _("%(who)s had been a defender whose card was still face up and whose side had not played to the next trick")
        if dummys
        else _("%(who_of)s card had still been face up and his side had not played to the next trick")
    )
    only = (
        _("%(who)s had been a defender who had turned his card and whose side had not played to the next trick")
        if dummys
        else _("%(who)s had turned his card, but his side had not played to the next trick")
    )
    return [
        neighbour(case, said(shown, **names), **own, own_card_turned=False),
        neighbour(case, said(only, **names), **own, own_card_turned=True),
        neighbour(
            case, said(_("%(who_of)s side had already played to the next trick"), **names), side_played_next=True
        ),
    ]


def entitled_to(ruling: Ruling) -> str:
    """All four cards, his own one or none: what a ruling lets a player see of a trick."""
    if concluded(ruling, "trick-is-shown"):
        return "shown"
    if concluded(ruling, "tricks-stay-closed"):
        return "none"
    why = next(item.values["why"] for item in ruling.part("effect") if item.key == "not-shown")
    return "own" if why == "own-card-turned" else "none"


def _decides(ruling: Ruling) -> str:
    """66A gives or denies the sight of all cards, 66B leaves his own one, 66C closes the trick."""
    return "66B" if entitled_to(ruling) == "own" else ruling.part("effect")[0].clause


@look_at_trick.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """66A, 66B: declarer's and the defenders', until the own side's next card; 66A only while the own card is not turned."""
    who, table = draft.known["who"], draft.known["table"]
    next_trick = table.tricks[-1] if len(table.tricks[-1]) < 4 else []
    if who is table.board.dummy or any(seat in (who, who.partner) for seat, _card in next_trick):
        return {"none"}
    return {"own" if draft.known["turned"] else "shown"}
