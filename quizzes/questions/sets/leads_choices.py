"""All that declarer may choose after a defender's lead out of turn (54, 56, 50D2)."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.engine.facts import Facts
from quizzes.engine.laws.opening_lead_facts import OpeningLeadFacts
from quizzes.engine.rulings import Ruling, rule
from quizzes.engine.table.cards import Card
from quizzes.engine.table.seats import ROTATION
from quizzes.questions.options import Neighbour, all_of, neighbour
from quizzes.questions.parts import Answer, Draft, Ruled, Unsuitable, said
from quizzes.questions.sets.leads import winner_of_last_trick
from quizzes.questions.sets.leads_scenes import LEADS, Scene, new_scene
from quizzes.questions.sets.opening_leads import OTHER_DEFENDER
from quizzes.questions.sets.opening_leads_scenes import Opening, new_opening
from quizzes.questions.templates import template

_OPENING_STORY = _("%(declarer)s is to be declarer. %(leader)s leads %(card)s face up.")
_CHOSEN = {
    False: _("%(declarer)s asks what he may do."),
    True: _("%(declarer)s has the card taken back and asks what he may do now."),
}
_IF = {
    False: _("%(declarer)s had already had the card taken back"),
    True: _("%(declarer)s had not yet had the card taken back"),
}


@template("what-declarer-may-choose", LEADS, "54", "56", "50D2")
def what_declarer_may_choose(rng: Random) -> Draft:
    """Declarer asks for his options: before he has chosen, or after he has had the card taken back."""
    refused = rng.random() < 0.45
    if rng.random() < 0.45:
        return _at_the_opening(rng, new_opening(rng, OTHER_DEFENDER), refused=refused)
    scene = new_scene(rng, defended=True)
    if refused and scene.turn is not scene.leader.partner:
        raise Unsuitable
    return _during_the_play(rng, scene, refused=refused)


def _at_the_opening(rng: Random, opening: Opening, *, refused: bool) -> Draft:
    before = OpeningLeadFacts(leader="defender", faced=True, card=opening.card)
    after = before.but(declarer_did="refused")
    case = after if refused else before
    near = [neighbour(before if refused else after, opening.told(_IF[refused]))]
    near += _other_suits(case, sorted(opening.board.deal[opening.leader]), opening.card, refused=refused)
    return Draft(
        form="options",
        story=(opening.told(_OPENING_STORY), opening.told(_CHOSEN[refused])),
        ask=said(
            _("What can %(declarer)s choose as his very next step? Mark everything."), declarer=opening.board.declarer
        ),
        options=all_of(rng, _choices(rule(case)), _wrong(near)),
        case=case,
        clause="50D2" if refused else "54",
        shown=opening.board.shown(faced=((opening.leader, opening.card),)),
        roles=opening.roles,
        known={"opening": True, "refused": refused, "card": opening.card, "leader": opening.leader},
        several=True,
    )


def _during_the_play(rng: Random, scene: Scene, *, refused: bool) -> Draft:
    before, after = scene.case, scene.case.but(choice="refused")
    case = after if refused else before
    values = scene.values
    near = _other_suits(case, sorted(scene.table.position.hands[scene.leader]), scene.card, refused=refused)
    if scene.turn is scene.leader.partner:
        near.append(neighbour(before if refused else after, said(_IF[refused], **values)))
    if not refused:
        near += [
            neighbour(
                before,
                said(_("trick %(number)s had been won by %(seat_to)s"), number=scene.number - 1, seat=seat),
                turn=scene.hand(seat),
            )
            for seat in ROTATION
            if seat not in (scene.leader, scene.turn)
        ]
    opening = OpeningLeadFacts(leader="defender", faced=True, card=scene.card)
    spread = [
        (one, near_)
        for one, near_ in _wrong([Neighbour(opening, said(_("it had been the opening lead")))])
        if "spread" in str(one.value)
    ]
    return Draft(
        form="options",
        story=(*scene.story(), said(_CHOSEN[refused], **values)),
        ask=said(
            _("What can %(declarer)s choose as his very next step? Mark everything."), declarer=scene.board.declarer
        ),
        options=all_of(rng, _choices(rule(case)), [*_wrong(near), *(spread if not refused else [])]),
        case=case,
        clause="50D2" if refused else "56",
        shown=scene.shown(),
        roles=scene.roles,
        known={"opening": False, "refused": refused, "card": scene.card, "leader": scene.leader},
        several=True,
    )


def _other_suits(case: Facts, hand: list[Card], card: Card, *, refused: bool) -> list[Neighbour]:
    """After the card has been taken back: if another card of that hand had been led."""
    others = [one for one in hand if one.suit is not card.suit]
    if not refused or not others:
        return []
    return [neighbour(case, said(_("%(other)s had been led"), other=others[0]), card=others[0])]


def _wrong(near: list[Neighbour]) -> list[tuple[Answer, Neighbour]]:
    return [(answer, one) for one in near for answer in _choices(rule(one.case))]


def _choices(ruling: Ruling) -> list[Answer]:
    """The options of a ruling, named by key and by what they are about."""
    return [Answer(_named(item.key, item.values), Ruled(ruling.kind, (item,))) for item in ruling.part("option")]


def _named(key: str, values: dict[str, Any]) -> str:
    about = values.get("suit") or (values.get("suits") or [None])[0] or values.get("hand") or ""
    return f"{key} {about}".strip()


@what_declarer_may_choose.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
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
