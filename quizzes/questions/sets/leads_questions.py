"""The same leads out of turn, asked in other ways: who leads, which clause decides, was the director right."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import ROTATION, Seat
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Cited, Draft, said
from quizzes.questions.sets.leads import (
    card_led_by,
    deciding_clause,
    declarers_lead,
    defenders_lead,
    event_of,
    fate_name,
    winner_of_last_trick,
)
from quizzes.questions.sets.leads_events import Event, own_lead, plain_neighbours, spoken
from quizzes.questions.sets.leads_scenes import LEADS, Scene, new_scene
from quizzes.questions.templates import template
from quizzes.questions.was_right import held_against, ruled_on
from rulings.engine.rulings import Ruling, rule

_CLAUSE_IF = {
    "followed": _("before anybody spoke, %(next)s had been the one to play a card to the lead"),
    "followed-dummy": _("before anybody spoke, %(declarer)s had played a card from dummy to the lead"),
    "own-lead": _("before anybody spoke, %(turn)s had put down a card as the lead to the trick"),
    "own-lead-dummy": _("before anybody spoke, %(declarer)s had called for a card from dummy as the lead to the trick"),
    "wrong": _("before anybody spoke, %(right)s had been the one to play a card to the lead"),
    "refused": _("nobody else had played, and the card had been required back"),
}
_CLAUSE_IF_NOT_TOLD = {
    "followed": _("nobody had told %(player)s so, and %(next)s had played a card to the lead"),
    "followed-dummy": _("nobody had told %(player)s so, and %(declarer)s had played a card from dummy to the lead"),
    "own-lead": _("nobody had told %(player)s so, and %(turn)s had put down a card as the lead to the trick"),
    "own-lead-dummy": _(
        "nobody had told %(player)s so, and %(declarer)s had called for a card from dummy as the lead to the trick"
    ),
    "wrong": _("nobody had told %(player)s so, and %(right)s had played a card to the lead"),
    "refused": _("nobody had told %(player)s so, and the card had been required back"),
}


@template("who-leads-after-a-lead-out-of-turn", LEADS, "53", "55", "56", "47E1", "fn:17", version=4)
def who_leads(rng: Random) -> Draft:
    """Somebody leads, and the record shows whose turn it was: from which hand does the lead come in the end?"""
    last = rng.random() < 0.08
    scene = new_scene(rng, defended=rng.random() < 0.5, last=last)
    event = _leaders_event(rng, scene, last=last)
    case = event.case(scene)
    return Draft(
        form="leader",
        story=(*scene.story(turn_told=False), *event.told),
        ask=said(_("From whose hand does the lead to this trick come?")),
        options=one_of(rng, case, _leaders_neighbours(scene, event), lambda ruling: _leader(scene, ruling)),
        case=case,
        clause=deciding_clause(rule(case)),
        shown=scene.shown(*event.put_down),
        roles=scene.roles,
        names=scene.names,
        known=event.known(scene),
    )


def _leaders_event(rng: Random, scene: Scene, *, last: bool) -> Event:
    if last:
        return event_of(rng, scene, "thirteenth")
    name = rng.choice(["accepted", "accepted", "refused", "followed", "followed", "misinformed", "own-lead", "differ"])
    if name == "own-lead" and scene.turn.side is not scene.leader.side:
        return own_lead(scene, card_led_by(rng, scene))
    only_declaring = name == "differ" and scene.defended
    return event_of(rng, scene, "accepted" if name == "own-lead" or only_declaring else name)


def _leader(scene: Scene, ruling: Ruling) -> Answer:
    """The hand of which the ruling says that it leads; nobody knows while a choice is open."""
    found: dict[str, Seat] = {}
    for item in ruling.part("effect"):
        if item.key == "lead-from":
            found["from"] = scene.seat(item.values["hand"])
        elif item.key == "correct-lead-stands":
            found["own"] = scene.seat(item.values["who"])
        elif item.key == "lead-stands":
            found["stands"] = scene.leader
    seat = next(iter(found.values()), None)
    return Answer(str(seat), said("%(seat)s", seat=seat))


def _leaders_neighbours(scene: Scene, event: Event) -> list[Neighbour]:
    """Accepted or taken back, as it was not; and taken back if another hand had won the last trick."""
    near = [one for one in plain_neighbours(scene, event) if fate_name(rule(one.case)) != "choose"]
    taken_back = event.hindrance != "none" or event.name == "refused"
    one_fact, two_facts = (
        _("%(seat)s had won the last trick"),
        _("%(seat)s had won the last trick, nobody else had played, and the card had been required back")
        if event.played
        else _("%(seat)s had won the last trick and the card had been required back"),
    )
    base = event.case(scene) if taken_back else spoken(scene, "refused").case(scene)
    for seat in ROTATION:
        if seat not in (scene.leader, scene.turn):
            text = one_fact if taken_back else two_facts
            near.append(neighbour(base, said(text, seat=seat), turn=scene.hand(seat)))
    return near


@who_leads.checked_by
def _by_the_last_trick(draft: Draft) -> Collection[Hashable]:
    """The winner of the last trick leads (44G), unless the text lets the other lead stand (53A, 53C, 55A, 56A)."""
    known = draft.known
    stands = known["event"] in ("accepted", "followed", "wrong-defender") or (
        known["event"] == "differ" and known["who"] is known["leader"].lho
    )
    seat = known["leader"] if stands and known["hindrance"] == "none" else winner_of_last_trick(draft.shown)
    return {str(seat)}


@template("clause-of-a-lead-out-of-turn", LEADS, "53", "55B", "56B", "47E1", version=4)
def clause_of_lead(rng: Random) -> Draft:
    """Which clause lets the lead stand or sends it back."""
    scene = new_scene(rng, defended=rng.random() < 0.4)
    event = _clause_event(rng, scene)
    case = event.case(scene)
    return Draft(
        form="clause",
        story=(*scene.story(), *event.told),
        ask=said(_("Which clause decides what becomes of %(card)s?"), card=scene.card),
        options=one_of(rng, case, _clause_neighbours(rng, scene, event), _clause),
        case=case,
        clause=deciding_clause(rule(case)),
        shown=scene.shown(*event.put_down),
        roles=scene.roles,
        names=scene.names,
        known=event.known(scene),
    )


def _clause_event(rng: Random, scene: Scene) -> Event:
    name = rng.choice(["followed", "own-lead", "refused", "misinformed", *(["wrong"] * (not scene.defended))])
    if name == "own-lead":
        in_turn = scene.turn.side is not scene.leader.side
        return own_lead(scene, card_led_by(rng, scene)) if in_turn else event_of(rng, scene, "followed")
    return event_of(rng, scene, name)


def _clause_neighbours(rng: Random, scene: Scene, event: Event) -> list[Neighbour]:
    """Every other thing that can have happened after this lead, and an opponent's word before it."""
    texts = _CLAUSE_IF if event.hindrance == "none" else _CLAUSE_IF_NOT_TOLD
    values = {**scene.values, "next": scene.leader.lho, "right": scene.leader.rho}
    names = ["followed", "refused", *(["wrong"] * (not scene.defended))]
    others = [event_of(rng, scene, name) for name in names]
    dummy = scene.board.dummy
    spoken_of = ["followed-dummy" if name == "followed" and scene.leader.lho is dummy else name for name in names]
    near = [
        neighbour(one.case(scene), said(texts[name], **values)) for name, one in zip(spoken_of, others, strict=True)
    ]
    if scene.turn.side is not scene.leader.side:
        own = "own-lead-dummy" if scene.turn is dummy else "own-lead"
        near.append(neighbour(own_lead(scene, scene.card).case(scene), said(texts[own], **values)))
    if event.hindrance == "none" and event.name in ("refused", "followed"):
        told = (
            _("an opponent had told %(player)s beforehand that it was his lead")
            if scene.defended
            else _("an opponent had told %(player)s beforehand that the lead was in %(leader_of)s hand")
        )
        near.append(neighbour(event.case(scene), said(told, **values), misinformed=True))
    return near


def _clause(ruling: Ruling) -> Answer:
    clause = deciding_clause(ruling)
    return Answer(clause, Cited(clause))


@clause_of_lead.checked_by
def _by_a_table_of_clauses(draft: Draft) -> Collection[Hashable]:
    """47E1 before all; then who has played (53A next in turn, 53B correct lead, 53C wrong defender), else 55B or 56B."""
    known, turn, declarer = draft.known, winner_of_last_trick(draft.shown), draft.shown.contract
    leader = known["leader"]
    if known["hindrance"] == "misinformed":
        return {"47E1"}
    if known["event"] == "refused":
        own = declarer is not None and leader in (
            declarer.declarer,
            declarer.declarer.partner if declarer.declarer else None,
        )
        return {("55B2" if turn is leader.partner else "55B1") if own else "56B"}
    return {{"own-lead": "53B", "followed": "53A", "wrong-defender": "53C"}[known["event"]]}


@template("director-on-a-lead-out-of-turn", LEADS, "53", "55", "56", "47E1", "60C", "fn:17", version=6)
def director_on_lead(rng: Random) -> Draft:
    """The director has ruled on a lead out of turn: was he right, and what else should he have said?"""
    inner = rng.choice(_RULED_ON).make(rng)
    ask = _("Was the director right? If not, how should he have ruled?")
    return ruled_on(rng, inner, ask=ask)


_RULED_ON = (defenders_lead, declarers_lead)


@director_on_lead.checked_by
def _as_the_other_checks_find(draft: Draft) -> Collection[Hashable]:
    """What the check of the plain question finds, held against what the director said."""
    contract = draft.shown.contract
    own = contract is not None and contract.declarer in (draft.known["leader"], draft.known["leader"].partner)
    check = (declarers_lead if own else defenders_lead).check
    return held_against(check(draft) if check else (), draft)
