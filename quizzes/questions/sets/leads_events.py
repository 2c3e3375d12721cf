"""What happens after a lead out of turn, what would make it impossible to accept, and the words for both."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.plays import Play
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.parts import Said, said
from quizzes.questions.sets.leads_scenes import Scene, card_upon
from rulings.situations.lead_facts import LeadFacts

Hindrance = Literal["none", "misinformed", "thirteenth"]
"""Why a lead cannot be accepted: it can; an opponent had told the leader that it was his turn; the last trick."""

_SAID_DEFENDING = {
    "nothing": _("Nobody has said or played anything since."),
    "accepted": _("%(declarer)s accepts the lead."),
    "refused": _("%(declarer)s requires the lead to be withdrawn."),
}
_SAID_DECLARING = {
    "nothing": _("Nobody has said or played anything since."),
    "accepted": _("Both defenders accept the lead."),
    "refused": _("Both defenders want the card taken back."),
}
_IF = {
    "none": {
        "nothing": _("nobody had yet said or played anything"),
        "accepted": _("the lead had been accepted"),
        "refused": _("the card had been required back"),
    },
    "misinformed": {
        "nothing": _("nobody had told %(player)s so, and nobody had yet said anything"),
        "accepted": _("nobody had told %(player)s so, and the lead had been accepted"),
        "refused": _("nobody had told %(player)s so, and the card had been required back"),
    },
    "thirteenth": {
        "nothing": _("it had been an earlier trick, and nobody had yet said anything"),
        "accepted": _("it had been an earlier trick, and the lead had been accepted"),
        "refused": _("it had been an earlier trick, and the card had been required back"),
    },
}
_IF_PLAYED = {
    "nothing": _("nobody had yet said or played anything"),
    "accepted": _("nobody else had played, and the lead had been accepted"),
    "refused": _("nobody else had played, and the card had been required back"),
}
_WITHOUT = {
    "misinformed": _("nobody had told %(player)s so"),
    "thirteenth": _("it had been an earlier trick"),
}
_FACTS = {"misinformed": {"misinformed": True}, "thirteenth": {"thirteenth_trick": True}, "none": {}}
_MEANT_FOR_LEAD = _("The director finds that this card was meant as a card to %(card)s, not as a lead.")
_MEANT_AS_LEAD = _("The director finds that this card was meant as the lead to the trick, not as a card to %(card)s.")
WHY_LED = (
    _("%(leader)s had thought that the last trick was his."),
    _("%(declarer)s had not turned over his card of the last trick yet."),
    _("Before that nobody had led for a while."),
)
"""A lead out of turn is one whatever brought it about."""
SEEN_BY = (
    _("%(leader)s saw his mistake at once and reached for the card."),
    _("It was %(partner)s who noticed first that it was another hand's lead."),
    _("%(declarer)s noticed it only when he was about to play to the card."),
)
"""Whoever draws attention (9A1), the choice is declarer's; who has only been about to play has accepted nothing (53A)."""
PLAIN = ("nothing", "accepted", "refused")


@dataclass(frozen=True)
class Event:
    """What happened after the lead: the facts, and how the story tells them."""

    name: str
    facts: Mapping[str, Any]
    told: tuple[Said, ...]
    hindrance: Hindrance = "none"
    partner_told: bool = False
    who: Seat | None = None
    played: Card | None = None

    @property
    def put_down(self) -> tuple[Play, ...]:
        """The card that was played since the lead, if there is one."""
        return ((self.who, self.played),) if self.who and self.played else ()

    def case(self, scene: Scene) -> LeadFacts:
        """The case that the engine rules on."""
        return scene.case.but(**self.facts, **_FACTS[self.hindrance])

    def known(self, scene: Scene) -> dict[str, Any]:
        """What an independent check may start from; whose turn it was it finds in the record."""
        return {
            "event": self.name,
            "hindrance": self.hindrance,
            "partner_told": self.partner_told,
            "leader": scene.leader,
            "card": scene.card,
            "who": self.who,
            "played": self.played,
        }


def spoken(scene: Scene, name: str) -> Event:
    """Nothing, or the opponents of the leader speak with one voice."""
    told = (_SAID_DEFENDING if scene.defended else _SAID_DECLARING)[name]
    return Event(name, {} if name == "nothing" else {"said_of_lead": name}, (said(told, **scene.values),))


def hindered(rng: Random, scene: Scene, hindrance: Hindrance) -> Event:
    """The lead cannot be accepted, whatever the opponents say."""
    plain = spoken(scene, rng.choice(PLAIN))
    if hindrance == "thirteenth":
        return Event(plain.name, plain.facts, plain.told, hindrance)
    board = scene.board
    others = [seat for seat in (board.declarer.lho, board.declarer.rho) if seat is not scene.turn]
    who = board.declarer if scene.defended else rng.choice(others)
    text = (
        _("Just before, %(who)s had told %(player)s that it was his lead; %(player)s now wants to take it back.")
        if scene.defended
        else _(
            "Just before, %(who)s had told %(player)s that the lead was in %(leader_of)s hand; "
            "%(player)s now wants to take the card back."
        )
    )
    return Event(plain.name, plain.facts, (said(text, who=who, **scene.values), *_but_for_the_leader(plain)), hindrance)


def told_by_partner(scene: Scene, event: Event) -> Event:
    """It was the defender's own partner who misled him: 47E1 speaks of opponents only."""
    text = said(
        _("Just before, %(partner)s had told %(player)s that it was his lead; %(player)s now wants to take it back."),
        **scene.values,
    )
    return replace(event, told=(text, *_but_for_the_leader(event)), partner_told=True)


def _but_for_the_leader(event: Event) -> tuple[Said, ...]:
    """What the others say, where the leader has said that he wants his card back."""
    return (said(_("Nobody else has said or played anything since.")),) if event.name == "nothing" else event.told


def followed(rng: Random, scene: Scene) -> Event:
    """The next hand in rotation plays to the lead."""
    seat = scene.leader.lho
    facts: dict[str, Any] = {"played_after": "next-player"}
    if seat is scene.turn:
        facts |= {"played_by_correct_hand": True, "meant_as_lead": False}
    card = card_upon(rng, scene, seat)
    told = [_card_told(scene, seat, card)]
    if seat is scene.turn:
        told.append(said(_MEANT_FOR_LEAD, card=scene.card))
    return Event("followed", facts, tuple(told), who=seat, played=card)


def partner_played(rng: Random, scene: Scene) -> Event:
    """The other defender puts a card on the lead before declarer has chosen (60C)."""
    seat = scene.leader.partner
    card = card_upon(rng, scene, seat)
    told = said(_("Before declarer said anything, %(partner)s put %(played)s on it."), played=card, **scene.values)
    return Event("partner-played", {"played_after": "partner"}, (told,), who=seat, played=card)


def wrong_defender(rng: Random, scene: Scene) -> Event:
    """The defender on the right of declarer's hand plays to its lead, though his partner is next."""
    seat = scene.leader.rho
    facts: dict[str, Any] = {"played_after": "right-hand-player"}
    card = card_upon(rng, scene, seat)
    told = [_card_told(scene, seat, card)]
    if seat is scene.turn:
        facts["meant_as_lead"] = False
        told.append(said(_MEANT_FOR_LEAD, card=scene.card))
    return Event("wrong-defender", facts, tuple(told), who=seat, played=card)


def own_lead(scene: Scene, card: Card) -> Event:
    """The opponent whose turn it was leads, without regard to the other lead."""
    seat = scene.turn
    after = "next-player" if seat is scene.leader.lho else "right-hand-player"
    facts = {"played_after": after, "played_by_correct_hand": True, "meant_as_lead": True}
    meant = said(_MEANT_AS_LEAD, card=scene.card)
    return Event("own-lead", facts, (_card_told(scene, seat, card), meant), who=seat, played=card)


def differing(rng: Random, scene: Scene) -> Event:
    """One defender accepts declarer's lead, the other does not."""
    next_accepts = rng.random() < 0.5
    one, other = scene.leader.lho, scene.leader.rho
    if not next_accepts:
        one, other = other, one
    told = said(_("%(one)s accepts the lead, but %(other)s wants the card taken back."), one=one, other=other)
    return Event("differ", {"said_of_lead": "differ", "next_defender_accepts": next_accepts}, (told,), who=one)


def plain_neighbours(scene: Scene, event: Event) -> list[Neighbour]:
    """The same lead with nothing said, accepted or taken back, and with nothing in the way of accepting it."""
    near = []
    if event.hindrance != "none":
        near.append(neighbour(scene.case, said(_WITHOUT[event.hindrance], **scene.values), **event.facts))
    if event.partner_told:
        opponent = said(_("not %(partner)s but an opponent had told %(player)s so"), **scene.values)
        near.append(neighbour(event.case(scene), opponent, misinformed=True))
    texts = _IF_PLAYED if event.played else _IF[event.hindrance]
    plain = [spoken(scene, name) for name in PLAIN if event.hindrance == "none" or name != event.name]
    return near + [neighbour(scene.case, said(texts[one.name], **scene.values), **one.facts) for one in plain]


def meant_otherwise(scene: Scene, event: Event) -> list[Neighbour]:
    """A card of the hand whose turn it was, meant the other way; not for a card of declarer's that nobody waited for."""
    if "meant_as_lead" not in event.facts or (scene.defended and event.facts["played_after"] != "next-player"):
        return []
    text = (
        _("that card had not been meant as a lead")
        if event.name == "own-lead"
        else _("that card had been meant as a lead")
    )
    return [neighbour(event.case(scene), said(text), meant_as_lead=not event.facts["meant_as_lead"])]


def _card_told(scene: Scene, seat: Seat, card: Card) -> Said:
    if seat is scene.board.dummy:
        text = _("Before anybody speaks, %(declarer)s calls for %(played)s from dummy.")
    else:
        text = _("Before anybody speaks, %(who)s plays %(played)s.")
    return said(text, who=seat, declarer=scene.board.declarer, played=card)
