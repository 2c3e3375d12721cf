"""Who may use what a card shows that was exposed or taken back (16C, 50E, 68B2)."""

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat, Side
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import wrong_option
from quizzes.questions.parts import Answer, AnswerOf, Draft, Option, Said, Shown, Unsuitable, said
from quizzes.questions.sets.penalty_cards import turn_told
from quizzes.questions.sets.penalty_cards_scenes import PENALTY, Scene, at_owners_turn, at_partners_lead, lay_cards
from quizzes.questions.templates import template
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts
from rulings.table.legality import legal_cards
from rulings.wording.forms import Text


@dataclass(frozen=True)
class Moment:
    """What has become of the card: the case, what its ruling calls the information, the clause, and the words."""

    case: Callable[[Card], Facts]
    of: str
    clause: str
    told: Text
    instead: Text
    because: Text | None = None


def _penalty(card: Card) -> Facts:
    return PenaltyCardFacts(offenders_cards=(card,), grade="major", moment="partner-leads")


def _conceded(card: Card) -> Facts:
    exposed = "honour" if card.is_honour else "small-card"
    return ExposedCardFacts(
        hand="defender",
        cards=(card,),
        exposed=exposed,
        occasion="concession",
        how="could-be-seen",
        partner_objected=True,
    )


def _misinformed(card: Card) -> Facts:
    return WithdrawnCardFacts(
        reason="misinformation", hand="defender", card=card, because_of_explanation=True, later_card=False
    )


MOMENTS = {
    "lies": Moment(
        _penalty,
        "penalty-card",
        "50E1",
        _("Declarer says: “Lead whatever you like.”"),
        _("the card had been lying on the table as a penalty card"),
        _("the card still lies on the table as a penalty card"),
    ),
    "returned": Moment(
        _penalty,
        "returned-penalty-card",
        "50E2",
        _("Declarer says: “Lead %(suit)s, please.” %(owner)s puts the card back into the hand."),
        _("the card had been a penalty card that went back to hand when declarer required or forbade its suit"),
        _("the penalty card went back to hand when declarer required its suit"),
    ),
    "forbidden": Moment(
        _penalty,
        "returned-penalty-card",
        "50E2",
        _("Declarer says: “Anything but %(suit)s.” %(owner)s puts the card back into the hand."),
        _("the card had been a penalty card that went back to hand when declarer required or forbade its suit"),
        _("the penalty card went back to hand when declarer forbade its suit"),
    ),
    "conceded": Moment(
        _conceded,
        "exposed-card",
        "68B2",
        _("%(owner)s shows %(card)s with a concession; %(partner)s objects at once, and play goes on."),
        _("%(owner)s had shown the card with a concession to which %(partner)s objected at once"),
    ),
    "misinformed": Moment(
        _misinformed,
        "withdrawn-cards",
        "16C",
        _(
            "%(owner)s plays %(card)s because of the declaring side's wrong explanation. It is put right before the next card; "
            "%(owner)s takes %(card)s back and plays another card."
        ),
        _("%(owner)s had played the card because of the declaring side's wrong explanation and duly taken it back"),
    ),
}


@template(
    "exposed-card-information",
    PENALTY,
    "16C",
    "50E1",
    "50E2",
    "68B2",
    keys={"all": 1, "but-partner": 1, "but-declarer": 1},
    version=4,
)
def exposed_card_information(rng: Random) -> Draft:
    """A card was seen: who may use the knowledge that its owner holds it?"""
    name = rng.choice(["lies", "lies", "lies", "returned", "forbidden", "conceded", "misinformed", "misinformed"])
    moment = MOMENTS[name]
    scene, told, card = _scene(rng, name)
    owner, side = scene.owner, scene.table.board.declarer.side
    values = {"card": card, "owner": owner, "partner": scene.partner, "suit": card.suit}
    case = moment.case(card)
    right = _may_use(case, moment.of)
    options = [Option(_answer(right, owner, side), right=True)]
    by_answer: dict[str, list[Moment]] = {}
    for other in MOMENTS.values():
        by_answer.setdefault(_may_use(other.case(card), other.of), []).append(other)
    for answer, others in by_answer.items():
        if answer != right:
            other = rng.choice(others)
            right_if = said(other.instead, owner=owner, partner=scene.partner)
            near = Neighbour(other.case(card), right_if)
            options.append(wrong_option(_answer(answer, owner, side), near, _read(other.of, owner, side)))
    return Draft(
        form="ruling",
        story=(*told, said(moment.told, **values)),
        ask=said(_("Who may now use the knowledge that %(owner)s holds %(card)s?"), owner=owner, card=card),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=moment.clause,
        shown=_shown(scene, name),
        roles=_roles(scene, name),
        known={"moment": name},
        because=said(moment.because) if moment.because else None,
    )


def _scene(rng: Random, name: str) -> tuple[Scene, tuple[Said, ...], Card]:
    """The partner is to lead with a major penalty card before him, or the owner is to play."""
    if name in ("lies", "returned", "forbidden"):
        scene = at_partners_lead(rng)
        lay_cards(rng, scene, "major")
        return scene, (scene.told(), turn_told(scene)), scene.cards[0]
    scene = at_owners_turn(rng)
    legal = legal_cards(scene.table.position, scene.owner)
    if len(legal) < 2:
        raise Unsuitable
    return scene, (turn_told(scene),), rng.choice(legal)


def _shown(scene: Scene, name: str) -> Shown:
    return scene.shown() if name == "lies" else scene.table.board.shown(tricks=scene.table.record)


def _roles(scene: Scene, name: str) -> dict[str, Seat | Side]:
    """After a wrong explanation by the declaring side that is the offending one."""
    defending, declaring = scene.owner.side, scene.table.board.declarer.side
    sides = {"offending-side": declaring, "opponents": defending}
    if name == "misinformed":
        return {"defender": scene.owner, **sides}
    return {**scene.roles, "offending-side": defending, "opponents": declaring}


def _may_use(case: Facts, of: str) -> str:
    """Everybody, everybody but the owner's partner, or only the defenders: as the ruling says of that information."""
    return _allowed(rule(case), of)


def _allowed(ruling: Ruling, of: str) -> str:
    told = {(item.key, item.values["who"]) for item in ruling.part("information") if item.values["of"] == of}
    if ("authorised", "all") in told:
        return "all"
    return "but-partner" if ("unauthorised", "partner") in told else "but-declarer"


def _answer(value: str, owner: Seat, declaring: Side) -> Answer:
    words = {
        "all": said(_("All players may use it.")),
        "but-partner": said(_("Declarer may use it, %(partner)s may not."), partner=owner.partner),
        "but-declarer": said(_("%(partner)s may use it, declarer may not."), partner=owner.partner),
    }
    return Answer(value, words[value])


def _read(of: str, owner: Seat, side: Side) -> AnswerOf:
    """What a ruling says of one information."""
    return lambda ruling: _answer(_allowed(ruling, of), owner, side)


@exposed_card_information.checked_by
def _users_by_table(draft: Draft) -> Collection[Hashable]:
    """50E1: all. 50E2, 68B2: not the owner's partner. 16C: not the side that had misinformed."""
    return {
        "lies": {"all"},
        "returned": {"but-partner"},
        "forbidden": {"but-partner"},
        "conceded": {"but-partner"},
        "misinformed": {"but-declarer"},
    }[draft.known["moment"]]
