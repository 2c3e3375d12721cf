"""The owner of penalty cards is to lead or play: which cards, and by which clause (50C, 50D1, 51A)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import cards_of_hand, one_of
from quizzes.questions.parts import Answer, Cited, Draft, Said, Unsuitable, said
from quizzes.questions.refusing import refusal_note
from quizzes.questions.sets.penalty_cards_scenes import (
    PENALTY,
    Scene,
    Sort,
    at_owners_turn,
    at_partners_lead,
    hand_of,
    lay_cards,
)
from quizzes.questions.templates import template
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.situations.penalty_cards_facts import PenaltyCardFacts

_SORTS: tuple[Sort, ...] = ("minor", "minor", "major", "major", "one-suit", "two-suits")


def _owners_scene(rng: Random) -> Scene:
    """The first card is of the suit led in half of the scenes where the owner follows."""
    scene = at_owners_turn(rng)
    wanted = scene.table.position.led if rng.random() < 0.5 else None
    lay_cards(rng, scene, rng.choice(_SORTS), wanted)
    return scene


def turn_told(scene: Scene) -> Said:
    """Who has led what to which trick, or is to lead."""
    position = scene.table.position
    if not position.trick:
        return said(_("%(who)s is to lead to trick %(trick)s."), who=position.turn, trick=position.number)
    led = _("%(leader)s has led %(card)s to trick %(trick)s, and it is the turn of %(who_to)s.")
    leader, card = position.trick[0]
    return said(led, leader=leader, card=card, trick=position.number, who=position.turn)


def owners_case(scene: Scene) -> PenaltyCardFacts:
    """The facts at the owner's turn, as the table shows them."""
    position = scene.table.position
    if not position.trick:
        return scene.facts("offender-leads")
    can_follow = any(card.suit is position.led for card in position.hands[scene.owner])
    return scene.facts("offender-plays", suit_led=str(position.led), can_follow=can_follow)


@template("penalty-card-hand", PENALTY, "44C", "50C", "50D1a", "50D1b", "51A", version=5)
def penalty_card_hand(rng: Random) -> Draft:
    """The owner's hand: which cards may be played to this trick?"""
    return draft_of_hand(_owners_scene(rng))


def draft_of_hand(scene: Scene) -> Draft:
    """Which cards of the owner's hand may be played now."""
    case = owners_case(scene)
    return Draft(
        form="cards",
        story=(scene.told(), turn_told(scene)),
        ask=said(_("Which cards may be played from %(who_of)s hand to this trick?"), who=scene.owner),
        options=cards_of_hand(scene.table.position, scene.owner, refusal_note),
        case=case,
        clause="44C" if _idle(case) else deciding(rule(case)),
        shown=scene.shown(),
        roles=scene.roles,
        known={"owner": scene.owner, "cards": scene.cards, "grade": scene.grade},
        several=True,
        because=_other_suit_led(scene),
    )


def _other_suit_led(scene: Scene) -> Said | None:
    """Following suit comes first (44C): where no penalty card is of the suit led, neither grade nor number decides."""
    position = scene.table.position
    follows = any(card.suit is position.led for card in position.hands[scene.owner])
    if not follows or any(card.suit is position.led for card in scene.cards):
        return None
    return said(_("%(partner)s was bound to follow suit"), partner=scene.owner)


@penalty_card_hand.checked_by
def hand_by_44c_50_51a(draft: Draft) -> Collection[Hashable]:
    """44C first; of what is left a major penalty card (50D1), or all but the smaller cards of the minor one's suit (50C)."""
    left = playable(draft, draft.known["owner"])
    lying = set(draft.known["cards"])
    if draft.known["grade"] == "major":
        return {str(card) for card in (left & lying or left)}
    (minor,) = lying
    return {
        str(card) for card in left if minor not in left or card == minor or card.suit != minor.suit or card.rank > 9
    }


def playable(draft: Draft, who: Hashable) -> set[Card]:
    """The cards of the suit led if the player has one, otherwise the whole hand: by the deal and the tricks alone."""
    hand = hand_of(draft.shown, who)  # type: ignore[arg-type]
    trick = draft.shown.tricks[-1]
    if len(trick) == 4:
        return hand
    return {card for card in hand if card.suit == trick[0][1].suit} or hand


def deciding(ruling: Ruling) -> str:
    """The clause that says what may be led or played now."""
    if options := ruling.part("option"):
        return options[0].clause if options[0].clause == "51A" else options[0].clause[:-1]
    keys = {item.key: item.clause for item in ruling.part("effect")}
    if "minor-card-first" in keys or "partner-leads-freely" in keys:
        return "50C"
    if "no-lead-no-restriction" in keys:
        return keys["no-lead-no-restriction"]
    return keys.get("play-required") or keys["penalty-card-waits"]


_ASKS_TO_LEAD = _("Which clause decides what %(who)s may lead to this trick?")
_ASKS_TO_PLAY = _("Which clause decides what %(who)s may play to this trick?")


@template("penalty-card-clause", PENALTY, "50C", "50D1a", "50D1b", "50D2", "51A", "51B1", "51B2", version=5)
def penalty_card_clause(rng: Random) -> Draft:
    """Penalty cards lie on the table and a defender is to play: which clause decides?"""
    partner_leads = rng.random() < 0.4
    if partner_leads:
        scene = at_partners_lead(rng)
        lay_cards(rng, scene, rng.choice(_SORTS))
        case = scene.facts("partner-leads")
    else:
        scene = _owners_scene(rng)
        case = owners_case(scene)
        _telling(scene)
    return Draft(
        form="clause",
        story=(scene.told(), turn_told(scene)),
        ask=said(_ASKS_TO_PLAY if scene.table.position.trick else _ASKS_TO_LEAD, who=scene.table.position.turn),
        options=one_of(rng, case, _other_clauses(rng, scene, case), lambda ruling: _cited(deciding(ruling))),
        case=case,
        clause=deciding(rule(case)),
        shown=scene.shown(),
        roles=scene.roles,
        known={"owner": scene.owner, "cards": scene.cards, "grade": scene.grade, "partner_leads": partner_leads},
    )


def _cited(clause: str) -> Answer:
    return Answer(clause, Cited(clause))


def _telling(scene: Scene) -> None:
    """One clause alone decides: not 44C instead of 50C, nor 50D1(a) for one card beside 50D1(b) for the other."""
    position = scene.table.position
    hand = position.hands[scene.owner]
    of_suit = {card for card in hand if card.suit is position.led} or hand
    lying = of_suit & set(scene.cards)
    if len(of_suit) == 1 or (lying and len(lying) < len(scene.cards)) or (scene.grade == "minor" and not lying):
        raise Unsuitable


_BLURRED = {"51A": ("50D1a",), "51B1": ("50D2",), "51B2": ("50D2",)}
"""Of several cards these clauses say in general what Law 51 says of them: they are not offered against it."""


def _other_clauses(rng: Random, scene: Scene, case: PenaltyCardFacts) -> list[Neighbour]:
    """The other defender to play, the other grade, one card more or less, a suit that can or cannot be followed."""
    owner, partner, position = scene.owner, scene.partner, scene.table.position
    near = []
    if case.moment == "partner-leads":
        near.append(neighbour(case, said(_("%(who)s had been to lead"), who=owner), moment="offender-leads"))
    else:
        near.append(neighbour(case, said(_("%(who)s had been to lead"), who=partner), moment="partner-leads"))
    one = min(scene.cards, key=lambda card: card.is_honour)
    if len(scene.cards) == 1 and not one.is_honour:
        flip = {
            "minor": _("the penalty card had been a minor one"),
            "major": _("the penalty card had been a major one"),
        }
        other = "minor" if scene.grade == "major" else "major"
        near.append(neighbour(case, said(flip[other]), grade=other))
    if len(scene.cards) > 1:
        only = said(_("%(card)s had been the only penalty card, and a major one"), card=one)
        near.append(neighbour(case, only, offenders_cards=(one,), grade="major"))
        if not one.is_honour:
            minor = said(_("%(card)s had been the only penalty card, and a minor one"), card=one)
            near.append(neighbour(case, minor, offenders_cards=(one,), grade="minor"))
        near += _another_second_card(rng, scene, case)
    else:
        near += _a_second_card(rng, scene, case)
    if case.moment == "offender-plays":
        near += _other_suits(scene, case, Suit(str(position.led)))
    blurred = _BLURRED.get(deciding(rule(case)), ())
    return [one for one in near if deciding(rule(one.case)) not in blurred and not _idle(one.case)]


def _idle(case: Facts) -> bool:
    """A minor card of another suit than the one that is followed: 44C alone decides, not 50C."""
    if not isinstance(case, PenaltyCardFacts) or case.grade != "minor" or case.moment != "offender-plays":
        return False
    return case.can_follow and case.suit_led not in {card.suit for card in case.offenders_cards}


def _a_second_card(rng: Random, scene: Scene, case: PenaltyCardFacts) -> list[Neighbour]:
    """Each with a card of the same suit, and one of another."""
    (first,) = scene.cards
    hand = sorted(scene.table.position.hands[scene.owner] - {first})
    groups = [[card for card in hand if (card.suit is first.suit) is same] for same in (True, False)]
    chosen = [rng.choice(group) for group in groups if group]
    two = _("%(card)s had been a penalty card too")
    return [neighbour(case, said(two, card=card), offenders_cards=(first, card), grade="major") for card in chosen]


def _another_second_card(rng: Random, scene: Scene, case: PenaltyCardFacts) -> list[Neighbour]:
    """A card of the same suit for one of another, or the other way round."""
    one, other = scene.cards
    same = one.suit is other.suit
    hand = sorted(scene.table.position.hands[scene.owner] - {one, other})
    fitting = [card for card in hand if (card.suit is one.suit) is not same]
    if not fitting:
        return []
    card = rng.choice(fitting)
    words = said(_("the penalty cards had been %(one)s and %(card)s"), one=one, card=card)
    return [neighbour(case, words, offenders_cards=(one, card))]


def _other_suits(scene: Scene, case: PenaltyCardFacts, led: Suit) -> list[Neighbour]:
    """No card of the suit led although there are some; or one, where there is none."""
    if led in {card.suit for card in scene.cards}:
        return []
    words = {
        True: _("%(who)s had had no more cards of the suit led"),
        False: _("%(who)s had had a card of the suit led"),
    }
    can = case.can_follow
    return [neighbour(case, said(words[can], who=scene.owner), can_follow=not can)]


@penalty_card_clause.checked_by
def _clause_by_table(draft: Draft) -> Collection[Hashable]:
    """50C for a minor card; the partner's lead under 50D2 or 51B by suits; the owner by how many cards can be played."""
    lying, known = set(draft.known["cards"]), draft.known
    if known["grade"] == "minor":
        return {"50C"}
    if known["partner_leads"]:
        return {"50D2" if len(lying) == 1 else f"51B{len({card.suit for card in lying})}"}
    return {("50D1b", "50D1a", "51A")[len(playable(draft, known["owner"]) & lying)]}
