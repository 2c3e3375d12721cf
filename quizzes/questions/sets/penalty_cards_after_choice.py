"""Declarer has chosen before the partner's lead: which cards go back to hand, and what may be led (50D2, 51B)."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit, highest
from quizzes.questions.options import cards_of_hand
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.refusing import refusal_note
from quizzes.questions.sets.penalty_cards import turn_told
from quizzes.questions.sets.penalty_cards_leads import choice
from quizzes.questions.sets.penalty_cards_scenes import PENALTY, Scene, at_partners_lead, hand_of, lay_cards
from quizzes.questions.templates import template
from quizzes.simulation.card_play import sensible_card
from rulings.engine.rulings import rule
from rulings.engine.trace import Conclusion
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.table.consequences import choose
from rulings.table.legality import legal_cards
from rulings.wording.forms import Text

_TOLD: dict[str, Text] = {
    "require": _("Declarer says: “Lead %(suit)s, please.”"),
    "forbid": _("Declarer says: “Anything but %(suit)s.”"),
    "both": _("Declarer says: “Neither %(suit)s nor %(other)s.”"),
    "free": _("Declarer says: “Lead whatever you like.”"),
}
_INSTEAD: dict[str, Text] = {
    "require": _("declarer had required the lead of %(suit)s"),
    "forbid": _("declarer had forbidden the lead of %(suit)s alone"),
    "both": _("declarer had forbidden both suits"),
    "free": _("declarer had neither required nor forbidden a lead"),
}
_BECAUSE: dict[str, Text] = {
    "require": _("declarer required the lead of %(suit)s"),
    "forbid": _("declarer forbade the lead of %(suit)s"),
    "both": _("declarer forbade the lead of both suits"),
    "free": _("declarer neither required nor forbade a lead"),
}
_BECAUSE_STILL: dict[str, Text] = {
    "forbid": _("declarer forbade the lead of %(suit)s and the lead has stayed in the same hand"),
    "both": _("declarer forbade the lead of both suits and the lead has stayed in the same hand"),
}


def chosen(case: PenaltyCardFacts, value: str) -> Conclusion:
    """The option of the ruling that declarer chooses."""
    return next(item for item in rule(case).options if choice(item).value == value)


_MADE = {"require": "required", "forbid": "forbidden", "free": "free"}


def made(case: PenaltyCardFacts, value: str) -> PenaltyCardFacts:
    """The case once declarer has chosen that."""
    kind, _space, letters = value.partition(" ")
    return case.but(choice=_MADE[kind], chosen_suits=tuple(Suit(letter) for letter in letters))


def _said(words: dict[str, Text], value: str, cards: tuple[Card, ...]) -> Said:
    """What declarer chooses, in words: the suits named are those of penalty cards, in the order of the suits."""
    kind, _space, letters = value.partition(" ")
    suits = [card.suit for card in cards if str(card.suit) in letters]
    if len(set(suits)) > 1:
        return said(words["both"], suit=suits[0], other=suits[1])
    return said(words[kind], suit=suits[0]) if suits else said(words[kind])


@template("penalty-cards-after-choice", PENALTY, "51B2", version=5)
def penalty_cards_after_choice(rng: Random) -> Draft:
    """Penalty cards of two suits; declarer has chosen: which of them go back to hand?"""
    scene = at_partners_lead(rng)
    lay_cards(rng, scene, "two-suits")
    case = scene.facts("partner-leads")
    values = [choice(item).value for item in rule(case).options]
    by_outcome: dict[tuple[Card, ...], list[str]] = {}
    for value in values:
        by_outcome.setdefault(_returned(chosen(case, str(value))), []).append(str(value))
    right = rng.choice(list(by_outcome))
    value = rng.choice(by_outcome[right])
    options = [
        Option(_outcome(scene, back), right=True)
        if back == right
        else _otherwise(scene, case, back, rng.choice(others))
        for back, others in by_outcome.items()
    ]
    return Draft(
        story=(scene.told(), turn_told(scene), _said(_TOLD, value, scene.cards)),
        ask=said(_("What becomes of the two penalty cards?")),
        options=tuple(rng.sample(options, len(options))),
        case=made(case, value),
        clause=chosen(case, value).clause,
        shown=scene.shown(),
        roles=scene.roles,
        known={"cards": scene.cards, "choice": value},
        because=_said(_BECAUSE, value, scene.cards),
    )


def _otherwise(scene: Scene, case: PenaltyCardFacts, back: tuple[Card, ...], value: str) -> Option:
    """What becomes of the cards after another choice."""
    told = _said(_INSTEAD, value, scene.cards)
    return Option(_outcome(scene, back), right=False, right_if=told, neighbour=made(case, value))


def _returned(item: Conclusion) -> tuple[Card, ...]:
    return tuple(then.values["card"] for then in item.then if then.key == "card-to-hand")


def _put_back(scene: Scene, back: tuple[Card, ...]) -> list[Said]:
    """What the owner does with the cards that go back."""
    if len(back) == 2:
        return [said(_("%(who)s puts both back into the hand."), who=scene.owner)]
    return [said(_("%(who)s puts %(card)s back into the hand."), who=scene.owner, card=card) for card in back]


def _outcome(scene: Scene, back: tuple[Card, ...]) -> Answer:
    """Which cards go back, which stay."""
    value = " ".join(map(str, sorted(back)))
    stay = [card for card in scene.cards if card not in back]
    if not back:
        return Answer(value, said(_("Both remain on the table as penalty cards.")))
    if not stay:
        return Answer(value, said(_("Both go back to hand.")))
    one = _("%(back)s goes back to hand; %(stay)s remains a penalty card.")
    return Answer(value, said(one, back=back[0], stay=stay[0]))


@penalty_cards_after_choice.checked_by
def _back_by_51b2(draft: Draft) -> Collection[Hashable]:
    """51B2: the cards of a suit that is required or forbidden go back, all others stay."""
    named = draft.known["choice"].partition(" ")[2]
    return {" ".join(sorted((str(card) for card in draft.known["cards"] if card.suit in named), key=_by_card))}


def _by_card(text: str) -> tuple[str, int]:
    return text[0], "23456789TJQKA".index(text[1])


@template("penalty-card-lead", PENALTY, "50D2a", "51B1a", "51B1b", "51B2a", "51B2b", version=5)
def penalty_card_lead(rng: Random) -> Draft:
    """Declarer has required or forbidden suits: which cards may be led, now or on keeping the lead?"""
    scene = at_partners_lead(rng)
    lay_cards(rng, scene, rng.choice(("major", "major", "one-suit", "two-suits")))
    return draft_of_lead(rng, scene)


def draft_of_lead(rng: Random, scene: Scene) -> Draft:
    """What the partner of the owner may lead once declarer has chosen."""
    case, leader = scene.facts("partner-leads"), scene.table.position.turn
    told = [scene.told(), turn_told(scene)]
    options = [item for item in rule(case).options if item.key != "no-lead-restriction"]
    item = rng.choice(options)
    value = str(choice(item).value)
    told.append(_said(_TOLD, value, scene.cards))
    because = _said(_BECAUSE, value, scene.cards)
    choose(scene.table.position, item, scene.roles)
    told += _put_back(scene, _returned(item))
    if value.startswith("forbid") and len(_returned(item)) == len(scene.cards) and rng.random() < 0.7:
        told += _keep_lead(rng, scene)
        because = _said(_BECAUSE_STILL, value, scene.cards)
    shown = scene.shown()
    still = {one.card for one in scene.table.position.penalty_cards(scene.owner)}
    clause = item.clause
    found = cards_of_hand(scene.table.position, leader, refusal_note)
    return Draft(
        form="cards",
        story=tuple(told),
        ask=said(_("Which cards may %(who)s lead to trick %(trick)s?"), who=leader, trick=scene.table.position.number),
        options=tuple(option if option.right else replace(option, clause=clause) for option in found),
        case=made(case, value),
        clause=clause,
        shown=replace(shown, faced=tuple((seat, card) for seat, card in shown.faced if card in still)),
        roles=scene.roles,
        known={"leader": leader, "choice": value},
        several=True,
        because=because,
    )


def _keep_lead(rng: Random, scene: Scene) -> list[Said]:
    """The leader leads a high card, and if it wins is to lead again; otherwise the trick has to be drawn anew."""
    table, leader = scene.table, scene.table.position.turn
    number = table.position.number
    legal = legal_cards(table.position, leader)
    best = max(
        (highest([one for one in legal if one.suit is suit]) for suit in {card.suit for card in legal}), key=_rank
    )
    table.play(best)
    while table.position.trick:
        table.play(sensible_card(rng, table.position, table.position.turn))
    if table.position.turn is not leader:
        raise Unsuitable
    kept = _("%(who)s leads %(card)s, wins trick %(trick)s with it and is to lead again.")
    return [said(kept, who=leader, card=best, trick=number)]


def _rank(card: Card) -> tuple[int, str]:
    return card.rank, card.suit


@penalty_card_lead.checked_by
def leads_by_the_text(draft: Draft) -> Collection[Hashable]:
    """50D2(a), 51B: the suit required, or none of those forbidden; the hand by the deal and the tricks."""
    kind, _space, suits = draft.known["choice"].partition(" ")
    hand = hand_of(draft.shown, draft.known["leader"])
    return {str(card) for card in hand if (card.suit in suits) is (kind == "require")}
