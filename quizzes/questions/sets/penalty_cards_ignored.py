"""A defender with penalty cards plays another card (52)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import effects, one_of, told
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.scenes import RULES
from quizzes.questions.sets.penalty_cards import turn_told
from quizzes.questions.sets.penalty_cards_scenes import PENALTY, Scene, Sort, at_owners_turn, hand_of, lay_cards
from quizzes.questions.templates import template
from quizzes.simulation.card_play import sensible_card
from rulings.engine.rulings import Ruling
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts
from rulings.table.legality import verdicts

_BROKEN = ("penalty-card-first", "minor-penalty-card-first")
_LABELS = {
    "nothing": _("Nothing is wrong: %(card)s was properly played."),
    "stands": _("%(card)s was played contrary to the Law, but now it stands."),
    "choice": _("Declarer may accept %(card)s or have the penalty card played instead."),
}
_DECIDES = {"choice": "52B1a", "stands": "52B1b"}


def ignored(rng: Random, *, guilty: bool) -> tuple[Scene, Card, str]:
    """The owner plays another card than a penalty card, wrongly or rightly; what he was bound to do.

    A minor penalty card must be played (52B) only by a defender who may play nothing else.
    """
    sorts: tuple[Sort, ...] = ("minor", "major", "major", "one-suit", "two-suits") if guilty else ("minor", "major")
    scene = at_owners_turn(rng)
    sort = rng.choice(sorts)
    led = scene.table.position.led
    lay_cards(rng, scene, sort, led if guilty or sort == "minor" else None)
    allowed = verdicts(scene.table.position, scene.owner)
    if any(allowed[card] for card in scene.cards) is (guilty or sort == "minor"):
        raise Unsuitable
    wrong = [card for card, refusal in allowed.items() if refusal and refusal.key in _BROKEN]
    right = [card for card, refusal in allowed.items() if not refusal and card not in scene.cards]
    others = wrong if guilty else right
    if not others or (guilty and sort == "minor" and right):
        raise Unsuitable
    scene.cards = tuple(rng.sample(scene.cards, len(scene.cards)))
    duty = ("designated" if len(scene.cards) > 1 else scene.grade) if guilty else "none"
    return scene, rng.choice(others), duty


@template(
    "penalty-card-ignored",
    PENALTY,
    "50C",
    "50D1b",
    "52B1a",
    "52B1b",
    keys={"nothing": 1, "stands": 1, "choice": 1},
    version=5,
)
def penalty_card_ignored(rng: Random) -> Draft:
    """Another card is played: was that wrong, and can declarer still refuse it?"""
    scene, card, duty = ignored(rng, guilty=rng.random() < 0.7)
    story = played(scene, card, duty)
    position = scene.table.position
    played_since = bool(position.trick) and rng.random() < 0.5
    story.append(_since(rng, scene, played_since=played_since))
    case = PenaltyCardNotPlayedFacts(duty=duty, declarer_played=played_since)
    options = one_of(rng, case, _near(scene, case, card), told(_LABELS, _outcome, card=card))
    value = next(option.answer.value for option in options if option.right)
    innocent, excuse = ("50C", "minor-card") if scene.grade == "minor" else ("50D1b", "follow-suit")
    return Draft(
        story=tuple(story),
        ask=said(RULES),
        options=options,
        case=case.but(excuse=excuse) if value == "nothing" else case,
        clause=_DECIDES.get(str(value), innocent),
        shown=scene.shown(),
        roles=scene.roles,
        known={"owner": scene.owner, "card": card, "cards": scene.cards, "grade": scene.grade},
        because=_beside_a_minor_card(scene, card) if value == "nothing" and scene.grade == "minor" else None,
    )


def _beside_a_minor_card(scene: Scene, card: Card) -> Said:
    """Which of the cards that 50C leaves free was played."""
    (minor,) = scene.cards
    if card.suit is minor.suit:
        return said(_("an honour of the same suit may be played before a minor penalty card"))
    return said(_("a card of another suit may be played before a minor penalty card"))


def played(scene: Scene, card: Card, duty: str) -> list[Said]:
    """The cards that lie there, the one that declarer names, and the one that is played instead."""
    told, position, owner = [scene.told()], scene.table.position, scene.owner
    if duty == "designated":
        named = _("In trick %(trick)s it is the turn of %(who_to)s; declarer asks for %(card)s.")
        told.append(said(named, trick=position.number, who=owner, card=scene.cards[0]))
    else:
        told.append(turn_told(scene))
    words = _("%(who)s plays %(card)s.") if position.trick else _("%(who)s leads %(card)s.")
    told.append(said(words, who=owner, card=card))
    scene.table.play(card)
    return told


def _since(rng: Random, scene: Scene, *, played_since: bool) -> Said:
    """Declarer plays on before the director is called, or does not."""
    if not played_since:
        return said(_("Declarer calls the director before playing another card."))
    return declarer_plays_on(rng, scene)


def declarer_plays_on(rng: Random, scene: Scene) -> Said:
    """The next card of declarer's side is played."""
    table = scene.table
    seat = table.position.turn
    card = sensible_card(rng, table.position, seat)
    words = (
        _("Declarer plays %(card)s from dummy, then calls the director.")
        if seat is table.board.dummy
        else _("Declarer plays %(card)s from hand, then calls the director.")
    )
    table.play(card)
    return said(words, card=card)


def _near(scene: Scene, case: PenaltyCardNotPlayedFacts, played: Card) -> list[Neighbour]:
    """Declarer had or had not played since; the defender was or was not bound to play the penalty card."""
    card = scene.cards[0]
    since = case.declarer_played
    if case.duty != "none":
        flip = _("declarer had not yet played a card") if since else _("declarer had already played a card")
        return [
            neighbour(case, said(flip), declarer_played=not since),
            neighbour(case, _free(scene, played), duty="none"),
        ]
    bound = {"duty": scene.grade}
    later = _BOUND_AND_NOT_PLAYED if since else _BOUND_AND_PLAYED
    return [
        neighbour(case, said(_BOUND[scene.grade], card=card), **bound),
        neighbour(case, said(later[scene.grade], card=card), declarer_played=not since, **bound),
    ]


def _free(scene: Scene, played: Card) -> Said:
    """When another card could have been played: to a lead or with no card of the suit led only without a penalty card."""
    trick = next(one for one in reversed(scene.table.tricks) if (scene.owner, played) in one)
    if scene.grade == "minor":
        return said(_("the card played had been an honour"))
    if trick[0] == (scene.owner, played) or trick[0][1].suit is not played.suit:
        return said(_("%(who)s had had no penalty card"), who=scene.owner)
    if len(scene.cards) > 1:
        return said(_("neither penalty card had been of the suit led"))
    return said(_("the penalty card had not been of the suit led"))


_BOUND = {
    "major": _("the penalty card had been of the suit led"),
    "minor": _("the card played had been a small card of the same suit as %(card)s"),
}
_BOUND_AND_PLAYED = {
    "major": _("the penalty card had been of the suit led, and declarer had already played a card"),
    "minor": _("the card had been a small one of the same suit as %(card)s, and declarer had already played a card"),
}
_BOUND_AND_NOT_PLAYED = {
    "major": _("the penalty card had been of the suit led, and declarer had not yet played a card"),
    "minor": _("the card had been a small one of the same suit as %(card)s, and declarer had not yet played a card"),
}


def _outcome(ruling: Ruling) -> str:
    """Nothing wrong, declarer's choice, or a card that stands."""
    if ruling.part("option"):
        return "choice"
    return "nothing" if effects(ruling, "no-infraction") else "stands"


@penalty_card_ignored.checked_by
def _by_the_diagram(draft: Draft) -> Collection[Hashable]:
    """50C, 50D1, 52B1 read off the tricks: what could be played, whether a penalty card was passed over, who was next."""
    owner, card, lying = draft.known["owner"], draft.known["card"], set(draft.known["cards"])
    trick = next(one for one in reversed(draft.shown.tricks) if (owner, card) in one)
    at = trick.index((owner, card))
    hand = hand_of(draft.shown, owner) | {card}
    left = hand if at == 0 else {one for one in hand if one.suit == trick[0][1].suit} or hand
    if draft.known["grade"] == "minor":
        (minor,) = lying
        guilty = minor in left and card.suit == minor.suit and card.rank < 10
    else:
        guilty = bool(left & lying)
    played_since = trick is not draft.shown.tricks[-1] or at < len(trick) - 1
    return {"nothing" if not guilty else "stands" if played_since else "choice"}
