"""A defender leads out of turn: what declarer may choose, what becomes of the card, what may be played then (50, 53, 56)."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import ROTATION
from quizzes.questions.chains import chain, told_after
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import cards_of_hand
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.refusing import refusal_note
from quizzes.questions.sets.leads import (
    by_laws_53_and_56,
    deciding_clause,
    draft_of_fate,
    fate_name,
    other_turns,
)
from quizzes.questions.sets.leads_choices import choices_by_the_text, during_the_play
from quizzes.questions.sets.leads_events import SEEN_BY, WHY_LED, Event, plain_neighbours, spoken
from quizzes.questions.sets.leads_scenes import LEADS, Scene, new_scene
from quizzes.questions.sets.penalty_cards import draft_of_hand, hand_by_44c_50_51a
from quizzes.questions.sets.penalty_cards_after_choice import draft_of_lead, leads_by_the_text
from quizzes.questions.sets.penalty_cards_scenes import Scene as Lying
from quizzes.questions.sets.penalty_cards_scenes import hand_of
from quizzes.questions.stages import first_that_suits, wanted
from quizzes.simulation.card_play import play_until
from rulings.engine.rulings import rule

_SCENES_TRIED = 25
_LAST = 9


SETTLED = (
    "accept-lead",
    "spread-own-hand",
    "no-lead-restriction",
    *(f"{does}-penalty-suit {suit}" for does in ("require", "forbid") for suit in "SHDC"),
)
"""What declarer may always choose at a lead during the play, and what only at the opening, or once it is taken back."""


@chain(
    "a-lead-out-of-turn-step-by-step",
    LEADS,
    ("56",),
    ("53", "56"),
    ("44C", "50D1", "50D2a", "53", "56"),
    settled=SETTLED,
    version=5,
)
def lead_step_by_step(rng: Random) -> tuple[Draft, ...]:
    """The choices; what becomes of the card once declarer has chosen; the cards that may be led or played then."""
    turn = rng.choice(("partner", "declarer", "dummy"))
    chosen = rng.choice(("refused", "refused", "refused", "accepted"))

    def steps(scene: Scene) -> tuple[Draft, ...]:
        wanted(so=scene.hand(scene.turn) == turn and scene.number <= _LAST)
        return _steps(rng, scene, spoken(scene, chosen))

    return first_that_suits(_SCENES_TRIED, lambda: steps(new_scene(rng, defended=True)))


def _steps(rng: Random, scene: Scene, event: Event) -> tuple[Draft, ...]:
    told = *idle(rng, WHY_LED, **scene.values), *idle(rng, SEEN_BY, **scene.values)
    first = _with_director(scene, during_the_play(rng, scene, refused=False, told=told), told)
    near = [*other_turns(scene, event), *plain_neighbours(scene, event), *_refused_at_another_turn(scene, event)]
    second = draft_of_fate(rng, scene, event, [one for one in near if fate_name(rule(one.case)) != "choose"])
    second = replace(second, because=_decided(scene, event), story=(*scene.story(), *told, *event.told))
    third = told_after(_played_on(rng, scene, event), second)
    return first, second, third


def _with_director(scene: Scene, first: Draft, told: tuple[Said, ...]) -> Draft:
    """9B1: the director is called before anybody chooses."""
    asks = said(_("The director is called; %(declarer)s asks for the options."), **scene.values)
    return replace(first, story=(*scene.story(), *told, asks))


def _decided(scene: Scene, event: Event) -> Said:
    """56: the choice is declarer's alone, not the side's."""
    if event.name == "accepted":
        return said(_("declarer accepted the lead"))
    return said(_("declarer had the lead withdrawn, and it had to come from %(turn_of)s hand"), turn=scene.turn)


def _refused_at_another_turn(scene: Scene, event: Event) -> list[Neighbour]:
    """Beside a lead that was accepted: another hand had won the last trick, and declarer had the card taken back."""
    if event.name != "accepted":
        return []
    text = _("trick %(number)s had been won by %(seat_to)s and %(declarer)s had already had the card taken back")
    words = {"number": scene.number - 1, "declarer": scene.board.declarer}
    others = [seat for seat in ROTATION if seat not in (scene.leader, scene.turn)]
    return [
        neighbour(scene.case, said(text, seat=seat, **words), turn=scene.hand(seat), said_of_lead="refused")
        for seat in others
    ]


def _played_on(rng: Random, scene: Scene, event: Event) -> Draft:
    """What may be led or played next, with the penalty card on the table or over the lead that stands."""
    if event.name == "accepted":
        return _over_the_lead(scene, event)
    lying = Lying(scene.table, scene.leader)
    lying.lay((scene.card,), "major")
    if scene.turn is scene.leader.partner:
        return draft_of_lead(rng, lying)
    wanted(so=play_until(rng, scene.table, lambda position: position.turn is scene.leader))
    wanted(so=bool(scene.table.position.trick))
    return _with_reason(draft_of_hand(lying), lying)


def _with_reason(draft: Draft, lying: Lying) -> Draft:
    """Following suit comes first (44C); whoever cannot plays the penalty card as a discard, at the first opportunity (50D1)."""
    if draft.because is not None:
        return draft
    position, (card,) = lying.table.position, lying.cards
    follows = card.suit is position.led
    words = (
        _("%(card)s follows suit, and a major penalty card is played at the first legal opportunity")
        if follows
        else _("%(who)s had no card of the suit led, so this was the first legal opportunity to play the penalty card")
    )
    return replace(draft, because=said(words, card=card, who=lying.owner))


def _over_the_lead(scene: Scene, event: Event) -> Draft:
    """The next hand in rotation plays to the lead that was accepted."""
    position, seat = scene.table.position, scene.leader.lho
    position.turn = scene.leader
    scene.table.play(scene.card)
    case = event.case(scene)
    return Draft(
        form="cards",
        story=(),
        ask=said(_("Which cards may be played from %(who_of)s hand to this trick?"), who=seat),
        options=cards_of_hand(position, seat, refusal_note),
        case=case,
        clause=deciding_clause(rule(case)),
        shown=scene.board.shown(tricks=scene.table.record),
        roles=scene.roles,
        known={"next": seat, "led": scene.card.suit},
        several=True,
        because=said(_("the lead stands as a correct one, and the next hand in rotation follows suit to it")),
    )


CHOICES, FATE, CARDS = lead_step_by_step
CHOICES.checked_by(choices_by_the_text)
FATE.checked_by(by_laws_53_and_56)


@CARDS.checked_by
def cards_by_the_text(draft: Draft) -> Collection[Hashable]:
    """44C after an accepted lead; else what declarer has chosen (50D2), or 44C and then the penalty card (50D1)."""
    known = draft.known
    if "next" in known:
        hand = hand_of(draft.shown, known["next"])
        return {str(card) for card in ({card for card in hand if card.suit is known["led"]} or hand)}
    return (leads_by_the_text if "choice" in known else hand_by_44c_50_51a)(draft)
