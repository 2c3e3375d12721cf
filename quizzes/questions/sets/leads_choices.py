"""All that declarer may choose after a defender's lead out of turn (54, 56, 50D2)."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import ROTATION, Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import all_of
from quizzes.questions.parts import Answer, Draft, Ruled, Said, Unsuitable, said
from quizzes.questions.sets.leads import winner_of_last_trick
from quizzes.questions.sets.leads_events import SEEN_BY, WHY_LED, partner_played
from quizzes.questions.sets.leads_scenes import LEADS, Scene, new_scene
from quizzes.questions.sets.opening_leads import OTHER_DEFENDER
from quizzes.questions.sets.opening_leads_scenes import OPENING_SEEN_BY, Opening, new_opening
from quizzes.questions.templates import template
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.situations.lead_facts import LeadFacts
from rulings.situations.opening_lead_facts import OpeningLeadFacts

_PARTNER_PLAYS = 0.25
_OPENING_STORY = _("%(declarer)s is to be declarer. %(leader)s leads %(card)s face up.")
_CHOSEN = {
    False: _("%(declarer)s asks what he may do."),
    True: _("%(declarer)s has the card taken back and asks what he may do now."),
}
_NOT_YET = _("%(declarer)s had not yet had the card taken back")
_OFFERED = _("Which choices does the director now offer %(declarer_to)s?")


@template("what-declarer-may-choose", LEADS, "54", "56", "50D2", "60C", version=5)
def what_declarer_may_choose(rng: Random) -> Draft:
    """Declarer asks for his options: before he has chosen, or after he has had the card taken back."""
    refused = rng.random() < 0.35
    if rng.random() < 0.45:
        return _at_the_opening(rng, new_opening(rng, OTHER_DEFENDER), refused=refused)
    scene = new_scene(rng, defended=True)
    if refused and scene.turn is not scene.leader.partner:
        raise Unsuitable
    if not refused and rng.random() < _PARTNER_PLAYS:
        return _partner_played_too(rng, scene)
    told = idle(rng, (*WHY_LED, *SEEN_BY), **scene.values)
    return during_the_play(rng, scene, refused=refused, told=told)


def _partner_played_too(rng: Random, scene: Scene) -> Draft:
    """60C: a card that the other defender puts down before declarer has chosen takes none of his choices away."""
    event = partner_played(rng, scene)
    draft = during_the_play(rng, scene, refused=False, told=event.told, played_after="partner")
    return replace(draft, clause="60C", shown=scene.shown(*event.put_down))


def _at_the_opening(rng: Random, opening: Opening, *, refused: bool) -> Draft:
    before = OpeningLeadFacts(hand="defender", faced=True, card=opening.card)
    after = before.but(declarer_did="refused")
    case = after if refused else before
    near = _other_suits(
        after, sorted(opening.board.deal[opening.leader]), opening.card, opening.values, refused=refused
    )
    near += [neighbour(before, opening.told(_NOT_YET))] if refused else _as_if_in_the_play(opening)
    return Draft(
        form="options",
        story=(
            opening.told(_OPENING_STORY),
            *idle(rng, OPENING_SEEN_BY, **opening.values),
            opening.told(_CHOSEN[refused]),
        ),
        ask=said(_OFFERED, declarer=opening.board.declarer),
        options=all_of(rng, _choices(rule(case)), _wrong(near, refused=refused)),
        case=case,
        clause="50D2" if refused else "54",
        shown=opening.board.shown(faced=((opening.leader, opening.card),)),
        roles=opening.roles,
        known={"opening": True, "refused": refused, "card": opening.card, "leader": opening.leader},
        several=True,
    )


def during_the_play(
    rng: Random, scene: Scene, *, refused: bool, told: tuple[Said, ...] = (), played_after: str = "nobody"
) -> Draft:
    """After a defender's lead out of turn to a later trick."""
    before = scene.case.but(played_after=played_after)
    case = before.but(said_of_lead="refused") if refused else before
    wrong = _wrong(_in_the_play(scene, before, refused=refused), refused=refused or not _partners_turn(scene))
    return Draft(
        form="options",
        story=(*scene.story(), *told, said(_CHOSEN[refused], **scene.values)),
        ask=said(_OFFERED, declarer=scene.board.declarer),
        options=all_of(rng, _choices(rule(case)), [*wrong, *([] if refused else _spread(scene))]),
        case=case,
        clause="50D2" if refused else "56",
        shown=scene.shown(),
        roles=scene.roles,
        names=scene.names,
        known={"opening": False, "refused": refused, "card": scene.card, "leader": scene.leader},
        several=True,
    )


def _partners_turn(scene: Scene) -> bool:
    return scene.turn is scene.leader.partner


def _in_the_play(scene: Scene, before: LeadFacts, *, refused: bool) -> list[Neighbour]:
    """Another suit, where a lead of his partner's may be restricted; another hand that was to lead, or nothing chosen yet."""
    after, values = before.but(said_of_lead="refused"), scene.values
    near: list[Neighbour] = []
    if _partners_turn(scene):
        hand = sorted(scene.table.position.hands[scene.leader])
        near += _other_suits(after, hand, scene.card, values, refused=refused)
    if refused:
        return [*near, neighbour(before, said(_NOT_YET, **values))]
    others = (seat for seat in ROTATION if seat not in (scene.leader, scene.turn))
    near += [_won_by_another(scene, before, seat) for seat in others]
    return near if _partners_turn(scene) else [*near, _partners_turn_and_refused(scene, after)]


def _won_by_another(scene: Scene, before: LeadFacts, seat: Seat) -> Neighbour:
    words = said(_("trick %(number)s had been won by %(seat_to)s"), number=scene.number - 1, seat=seat)
    return neighbour(before, words, turn=scene.hand(seat))


def _spread(scene: Scene) -> list[tuple[Answer, Neighbour]]:
    """What declarer may choose after an opening lead only."""
    opening = OpeningLeadFacts(hand="defender", faced=True, card=scene.card)
    wrong = _wrong([Neighbour(opening, said(_("it had been the opening lead")))], refused=False)
    return [(answer, one) for answer, one in wrong if "spread" in str(answer.value)]


def _partners_turn_and_refused(scene: Scene, after: Facts) -> Neighbour:
    """Had it been his partner's lead, and declarer already had the card taken back, he would choose what is led."""
    partner = scene.leader.partner
    text = _("trick %(number)s had been won by %(seat_to)s and %(declarer)s had already had the card taken back")
    words = said(text, number=scene.number - 1, seat=partner, declarer=scene.board.declarer)
    return neighbour(after, words, turn=scene.hand(partner))


def _other_suits(
    after: Facts, hand: list[Card], card: Card, values: dict[str, Any], *, refused: bool
) -> list[Neighbour]:
    """If a card of another suit had been led, and taken back."""
    others = [one for one in hand if one.suit is not card.suit]
    if not others:
        return []
    text = (
        _("%(other)s had been led")
        if refused
        else _("%(other)s had been led and %(declarer)s had already had it taken back")
    )
    return [neighbour(after, said(text, **values, other=others[0]), card=others[0])]


def _as_if_in_the_play(opening: Opening) -> list[Neighbour]:
    """If a hand of the declaring side had been to lead: what may then be taken back leaves the lead with declarer."""
    lead = LeadFacts(hand="defender", card=opening.card)
    return [
        neighbour(
            lead,
            said(_("the lead had been made during the play and %(seat)s had won the last trick"), seat=seat),
            turn=hand,
        )
        for hand, seat in (("declarer", opening.board.declarer), ("dummy", opening.board.dummy))
    ]


def _wrong(near: list[Neighbour], *, refused: bool) -> list[tuple[Answer, Neighbour]]:
    """What is offered in the neighbouring cases; not what the choice to have the card taken back already holds in itself."""
    found = [(answer, one) for one in near for answer in _choices(rule(one.case))]
    return [(answer, one) for answer, one in found if refused or answer.value != "no-lead-restriction"]


def _choices(ruling: Ruling) -> list[Answer]:
    """The options of a ruling, named by key and by what they are about."""
    return [
        Answer(_named(item.key, item.values), Ruled(ruling.kind, (item, *_penalty_card(item))))
        for item in ruling.part("option")
    ]


def _penalty_card(item: Conclusion) -> list[Conclusion]:
    """56B: what becomes of a card that goes back, where the sentence leads to no choice about it and so does not say it."""
    if any(then.part == "option" for then in item.then):
        return []
    return [then for then in item.then if then.key == "penalty-card"]


def _named(key: str, values: dict[str, Any]) -> str:
    about = values.get("suit") or (values.get("suits") or [None])[0] or values.get("hand") or ""
    return f"{key} {about}".strip()


@what_declarer_may_choose.checked_by
def choices_by_the_text(draft: Draft) -> Collection[Hashable]:
    """54A, 54B, 54D; 56A, 56B with the hand that won the last trick; 50D2(a), (b) with the suit of the card."""
    known, contract = draft.known, draft.shown.contract
    suit = known["card"].suit.value
    if known["refused"]:
        return {f"require-penalty-suit {suit}", f"forbid-penalty-suit {suit}", "no-lead-restriction"}
    if known["opening"]:
        return {"spread-own-hand", "accept-lead", "refuse-lead partner"}
    turn, declarer = winner_of_last_trick(draft.shown), contract.declarer if contract else None
    hand = "declarer" if turn is declarer else "partner" if turn is known["leader"].partner else "dummy"
    return {"accept-lead", f"refuse-lead {hand}"}
