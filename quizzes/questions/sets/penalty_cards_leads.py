"""The partner of the owner is to lead: what declarer may choose, what then lies where, what may be led (50D2, 51B)."""

from collections.abc import Collection, Hashable
from itertools import combinations
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import all_of
from quizzes.questions.parts import Answer, Draft, Ruled, Said, Unsuitable, said
from quizzes.questions.sets.penalty_cards import deciding, owners_case, turn_told
from quizzes.questions.sets.penalty_cards_scenes import (
    PENALTY,
    Scene,
    Sort,
    at_owners_turn,
    at_partners_lead,
    at_partners_play,
    lay_cards,
)
from quizzes.questions.templates import template
from rulings.engine.rulings import rule
from rulings.engine.trace import Conclusion
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.wording.forms import Text

NONE = Answer("none", said(_("None: there is nothing for declarer to choose.")))


@template("penalty-card-choices", PENALTY, "50C", "50D", "51A", "51B1", "51B2", version=5)
def penalty_card_choices(rng: Random) -> Draft:
    """Everything that declarer may choose: at the partner's lead, or between two cards of the player who leads."""
    moment = rng.choice(
        ("partner-leads", "partner-leads", "partner-leads", "offender-leads", "offender-plays", "partner-plays")
    )
    scene = _scene_at(rng, moment)
    case = owners_case(scene) if moment.startswith("offender") else scene.facts(moment)
    told = [scene.told(), turn_told(scene)]
    right = [choice(item) for item in rule(case).part("option")] or [NONE]
    wrong = [(answer, near) for near in _near(rng, scene, case) for answer in _answers(near)]
    return Draft(
        form="options",
        story=tuple(told),
        ask=said(_("Which choices does the director offer to declarer?")),
        options=all_of(rng, right, wrong, most=max(5, len(right) + 2)),
        case=case,
        clause=deciding(rule(case)),
        shown=scene.shown(),
        roles=scene.roles,
        known={"cards": scene.cards, "grade": scene.grade, "moment": moment},
        several=True,
        because=_because(scene, moment),
    )


def _scene_at(rng: Random, moment: str) -> Scene:
    """The cards lie there at somebody's turn; of the owner's two can be played, so that 51A has something to say."""
    if moment == "partner-plays":
        scene, sort = at_partners_play(rng), rng.choice(_MAJOR)
    elif moment == "partner-leads":
        scene, sort = at_partners_lead(rng), rng.choice(("minor", *_MAJOR))
    elif moment == "offender-leads":
        leads = at_partners_lead(rng)
        scene, sort = Scene(leads.table, leads.partner), "two-suits"
    else:
        scene, sort = at_owners_turn(rng), "one-suit"
        if not scene.table.position.trick:
            raise Unsuitable
    lay_cards(rng, scene, sort, scene.table.position.led)
    if moment == "offender-plays" and any(card.suit is not scene.table.position.led for card in scene.cards):
        raise Unsuitable
    return scene


_MAJOR: tuple[Sort, ...] = ("major", "major", "one-suit", "two-suits")


def _because(scene: Scene, moment: str) -> Said:
    """50C, 50D2, 51A, 51B: grade, number and suits of the cards, and who leads."""
    names = {"owner": scene.owner, "partner": scene.partner}
    if scene.grade == "minor":
        return said(_("a minor penalty card does not restrict the partner's lead"))
    if moment == "partner-plays":
        return said(
            _("%(partner)s is to follow and not to lead, so that the penalty card does not restrict him"), **names
        )
    if moment == "offender-leads":
        return said(_("%(owner)s has several penalty cards that can be led"), **names)
    if moment == "offender-plays":
        return said(_("%(owner)s has several penalty cards with which he can follow suit"), **names)
    if len(scene.cards) == 1:
        return said(_("%(owner)s has one major penalty card and %(partner)s is to lead"), **names)
    if len({card.suit for card in scene.cards}) == 1:
        return said(_("%(owner)s has penalty cards of one suit and %(partner)s is to lead"), **names)
    return said(_("%(owner)s has penalty cards of several suits and %(partner)s is to lead"), **names)


def choice(item: Conclusion) -> Answer:
    """An option of the ruling: require, forbid or name something, or leave the lead free."""
    values = item.values
    label = Ruled("penalty-card", (item,))
    if item.key == "no-lead-restriction":
        return Answer("free", label)
    if item.key == "designate-penalty-card":
        return Answer(f"play {values['card']}", label)
    suits = values.get("suits") or (values["suit"],)
    return Answer(f"{item.key.split('-')[0]} {''.join(sorted(suits))}", label)


def _answers(near: Neighbour) -> list[Answer]:
    return [choice(item) for item in rule(near.case).part("option")] or [NONE]


def _near(rng: Random, scene: Scene, case: PenaltyCardFacts) -> list[Neighbour]:
    """The other defender to lead, a trick led by another hand, the other grade, a card of another suit."""
    leader = scene.table.position.turn
    one = scene.cards[0]
    near = []
    if case.moment.startswith("offender"):
        partner = said(_("%(who)s had been to lead"), who=scene.partner)
        return [Neighbour(scene.facts("partner-leads"), partner)]
    if case.moment == "partner-plays":
        return [neighbour(case, said(_("%(who)s had been to lead"), who=leader), moment="partner-leads")]
    if len(scene.cards) == 1 and not one.is_honour:
        words = _("the penalty card had been a major one") if scene.grade == "minor" else _MINOR
        near.append(neighbour(case, said(words), grade="major" if scene.grade == "minor" else "minor"))
    if scene.grade == "major":
        followed = said(_("%(who)s had been to play to a trick that another hand had led to"), who=leader)
        near.append(neighbour(case, followed, moment="partner-plays"))
        if len(scene.cards) > 1:
            owner = said(_("%(who)s had been to lead"), who=scene.owner)
            near.append(neighbour(case, owner, moment="offender-leads"))
        near += _other_suit(rng, scene, case)
    return near


_MINOR = _("the penalty card had been a minor one")


def _other_suit(rng: Random, scene: Scene, case: PenaltyCardFacts) -> list[Neighbour]:
    """Another card alone, of a suit of which there is no penalty card."""
    suits = {card.suit for card in scene.cards}
    fitting = [card for card in sorted(scene.table.position.hands[scene.owner]) if card.suit not in suits]
    if not fitting:
        return []
    card = rng.choice(fitting)
    words = said(_another_card(scene, card), card=card)
    return [neighbour(case, words, offenders_cards=(card,), grade="major")]


def _another_card(scene: Scene, card: Card) -> Text:
    """A single small card is a minor penalty card unless its grade is said (50B)."""
    if len(scene.cards) > 1:
        return _("%(card)s had been the only penalty card, and a major one")
    return _("the penalty card had been %(card)s") if card.is_honour else _("%(card)s had been the major penalty card")


@penalty_card_choices.checked_by
def _choices_by_the_text(draft: Draft) -> Collection[Hashable]:
    """50D2 and 51B: one suit to require, any of the suits to forbid, or neither; 51A: any one card; 50C: nothing."""
    known = draft.known
    if known["grade"] == "minor":
        return {"none"}
    if known["moment"] == "partner-plays":
        return {"none"}
    if known["moment"].startswith("offender"):
        return {f"play {card}" for card in known["cards"]}
    suits = sorted({str(card.suit) for card in known["cards"]})
    forbidden = [some for size in range(1, len(suits) + 1) for some in combinations(suits, size)]
    return {"free", *(f"require {suit}" for suit in suits), *(f"forbid {''.join(some)}" for some in forbidden)}
