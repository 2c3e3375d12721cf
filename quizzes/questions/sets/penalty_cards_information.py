"""Who may use what a card shows that was exposed or taken back (16C, 50E, 62D2, 68B2)."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat, Side
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import wrong_option
from quizzes.questions.parts import Answer, AnswerOf, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.penalty_cards import owners_case, turn_told
from quizzes.questions.sets.penalty_cards_moments import FOR_ALL, MOMENTS, PLAYED, Moment
from quizzes.questions.sets.penalty_cards_scenes import (
    PENALTY,
    Scene,
    Sort,
    at_owners_turn,
    at_partners_lead,
    at_partners_play,
    lay_cards,
)
from quizzes.questions.sets.revokes_planted import revoke_from
from quizzes.questions.sets.revokes_told import revoke_told
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table
from quizzes.simulation.on_table import Shown
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.table.legality import legal_cards

_TRIED = 12
"""So many boards are played for a revoke on the twelfth trick, or for a defender who plays after declarer."""


@dataclass(frozen=True)
class Told:
    """The table, what happened before the moment, the card; what lies there; the case where the card alone does not make it."""

    scene: Scene
    before: tuple[Said, ...]
    card: Card
    shown: Shown
    more: Mapping[str, Any] = field(default_factory=dict)
    case: Facts | None = None


@template(
    "exposed-card-information",
    PENALTY,
    "16C",
    "50E",
    "62D2",
    "68B2",
    keys={"all": 1, "but-partner": 1, "but-declarer": 1},
    version=6,
)
def exposed_card_information(rng: Random) -> Draft:
    """A card was seen: who may use the knowledge that its owner holds it, or how it came to be seen?"""
    name = rng.choice([name for name, one in MOMENTS.items() for _time in range(one.often)] + 2 * ["played"])
    moment = MOMENTS.get(name, PLAYED)
    told = _TELL.get(name, _at_partners_lead)(rng, name)
    owner = told.scene.owner
    case = told.case or moment.case(told.card)
    right = _allowed(rule(case), moment.of)
    options = [Option(_answer(right, owner), right=True), *_others(rng, name, right, told)]
    ask = (
        _("Who may from now on use the knowledge of how %(card)s had become a penalty card?")
        if moment is PLAYED
        else _("Who may now use the knowledge that %(owner)s holds %(card)s?")
    )
    values = {"card": told.card, "owner": owner, "partner": owner.partner, "suit": told.card.suit, **told.more}
    return Draft(
        story=(*told.before, said(moment.told, **values)),
        ask=said(ask, owner=owner, card=told.card),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=moment.clause,
        shown=told.shown,
        roles=_roles(told.scene, moment),
        known={"moment": name},
        because=said(moment.because) if moment.because else None,
    )


def _others(rng: Random, name: str, right: str, told: Told) -> list[Option]:
    """Each other answer, and what would have to have become of the card for it."""
    owner = told.scene.owner
    by_answer: dict[str, list[Moment]] = {}
    for other in MOMENTS.values():
        if other.instead is not None:
            by_answer.setdefault(_allowed(rule(other.case(told.card)), other.of), []).append(other)
    found = []
    for answer, others in by_answer.items():
        if answer == right:
            continue
        other = rng.choice(others)
        case_of, words = other.case, other.instead
        if answer == "all" and name in FOR_ALL:
            other = MOMENTS["free"]
            case_of, words = FOR_ALL[name]
        near = Neighbour(case_of(told.card), said(words or "", owner=owner, partner=owner.partner))
        found.append(wrong_option(_answer(answer, owner), near, _read(other.of, owner)))
    return found


def _at_partners_lead(rng: Random, name: str) -> Told:
    """The partner is to lead with a major penalty card before him."""
    scene = at_partners_lead(rng)
    lay_cards(rng, scene, "major")
    before = (scene.told(), turn_told(scene))
    faced = scene.shown() if name == "free" else _record(scene)
    return Told(scene, before, scene.cards[0], faced)


def _follows(rng: Random, _name: str) -> Told:
    """The partner is to follow to a trick of declarer's side: there was nothing to choose."""
    scene = at_partners_play(rng)
    lay_cards(rng, scene, "major")
    return Told(scene, (scene.told(), turn_told(scene)), scene.cards[0], scene.shown())


def _stays(rng: Random, _name: str) -> Told:
    """Penalty cards of two suits, of which declarer requires the other."""
    scene = at_partners_lead(rng)
    lay_cards(rng, scene, "two-suits")
    card, other = rng.sample(scene.cards, 2)
    case = scene.facts("partner-leads", choice="required", chosen_suits=(other.suit,))
    shown = scene.table.board.shown(tricks=scene.table.record, faced=((scene.owner, card),))
    return Told(scene, (scene.told(), turn_told(scene)), card, shown, {"other": other, "suit": other.suit}, case)


def _at_owners_turn(rng: Random, _name: str) -> Told:
    """The owner is to play, and has another card that he may play."""
    scene = at_owners_turn(rng)
    legal = legal_cards(scene.table.position, scene.owner)
    if len(legal) < 2:
        raise Unsuitable
    return Told(scene, (turn_told(scene),), rng.choice(legal), _record(scene))


def _after_declarer(rng: Random, _name: str) -> Told:
    """The owner is to play after declarer, who has followed suit with his second card."""
    for _board in range(_TRIED):
        try:
            found = _at_owners_turn(rng, "")
        except Unsuitable:
            continue
        position, declarer = found.scene.table.position, found.scene.table.board.declarer
        if len(position.trick) < 2 or position.trick[-1][0] is not declarer or position.number > 11:
            continue
        wrong = [card for card in sorted(position.hands[declarer]) if card.suit is not position.led]
        if position.trick[-1][1].suit is position.led and wrong:
            card = rng.choice(wrong)
            case = MOMENTS["declarer-revoked"].case(card).but(trick=position.number)
            return Told(found.scene, found.before, found.card, found.shown, {"declarer": declarer, "wrong": card}, case)
    raise Unsuitable


def _twelfth(rng: Random, _name: str) -> Told:
    """A defender's revoke on the twelfth trick, before his partner's turn; the card lies there, the right one is played."""
    for _board in range(_TRIED):
        table = Table.of(new_board(rng))
        try:
            revoke = revoke_from(rng, table, 12, lambda position, seat: seat.side is not position.declarer.side)
        except Unsuitable:
            continue
        if revoke.trick == 12 and revoke.seat.partner not in [seat for seat, _card in table.tricks[-1]]:
            *before, (*others, (who, wrong)) = table.record
            right = next(card for card in table.position.hands[who] if card.suit is revoke.suit)
            shown = table.board.shown(tricks=(*before, (*others, (who, right))), faced=((who, wrong),))
            return Told(Scene(table, who), (revoke_told(table, revoke),), wrong, shown)
    raise Unsuitable


def _played(rng: Random, _name: str) -> Told:
    """A penalty card, of which is told how it became one, is played at its owner's turn."""
    scene = at_owners_turn(rng)
    sort: Sort = rng.choice(("major", "minor"))
    lay_cards(rng, scene, sort, scene.table.position.led)
    card = scene.cards[0]
    if not scene.origin or card not in legal_cards(scene.table.position, scene.owner):
        raise Unsuitable
    case, before = owners_case(scene), (scene.told(), turn_told(scene))
    scene.table.play(card)
    return Told(scene, before, card, _record(scene), {}, case)


_TELL = {
    "follows": _follows,
    "stays": _stays,
    "conceded": _at_owners_turn,
    "misinformed": _at_owners_turn,
    "declarer-revoked": _after_declarer,
    "twelfth": _twelfth,
    "played": _played,
}


def _record(scene: Scene) -> Shown:
    return scene.table.board.shown(tricks=scene.table.record)


def _roles(scene: Scene, moment: Moment) -> dict[str, Seat | Side]:
    """After a wrong explanation or a revoke by the declaring side that is the offending one."""
    defending, declaring = scene.owner.side, scene.table.board.declarer.side
    sides = {"offending-side": declaring, "opponents": defending}
    if moment.by_declarers_side:
        return {"defender": scene.owner, "offender": scene.table.board.declarer, **sides}
    return {**scene.roles, "offending-side": defending, "opponents": declaring}


def _allowed(ruling: Ruling, of: str) -> str:
    """Everybody, everybody but the owner's partner, or only the defenders: as the ruling says of that information."""
    told = {(item.key, item.values["who"]) for item in ruling.part("information") if item.values["of"] == of}
    if ("authorised", "all") in told:
        return "all"
    return "but-partner" if ("unauthorised", "partner") in told else "but-declarer"


def _answer(value: str, owner: Seat) -> Answer:
    words = {
        "all": said(_("All players may use it.")),
        "but-partner": said(_("Declarer may use it, %(partner)s may not."), partner=owner.partner),
        "but-declarer": said(_("%(partner)s may use it, declarer may not."), partner=owner.partner),
    }
    return Answer(value, words[value])


def _read(of: str, owner: Seat) -> AnswerOf:
    """What a ruling says of one information."""
    return lambda ruling: _answer(_allowed(ruling, of), owner)


@exposed_card_information.checked_by
def _users_by_table(draft: Draft) -> Collection[Hashable]:
    """50E1: all, of what lies there. 50E2, 50E3, 68B2, and 62D2 before 50E1: not the owner's partner.

    16C: not the side that had offended.
    """
    if draft.known["moment"] in ("misinformed", "declarer-revoked"):
        return {"but-declarer"}
    on_last_tricks = len(draft.shown.tricks) == 12
    return {"all" if draft.shown.faced and not on_last_tricks else "but-partner"}
