"""A card played to a lead that nobody can accept, because an opponent had said whose lead it was (47E1, 47D)."""

from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.parts import Unsuitable, said
from quizzes.questions.sets.leads_events import Event
from quizzes.questions.sets.leads_scenes import Scene, card_upon

_TOLD = {
    True: _("Just before, %(who)s had told %(player)s that it was his lead."),
    False: _("Just before, %(who)s had told %(player)s that the lead was in %(leader_of)s hand."),
}
_UPON_IT = {
    "player": _("%(next)s has played %(played)s to it when it turns out that another hand had to lead."),
    "dummy": _("%(played)s has been played to it from dummy when it turns out that another hand had to lead."),
}


def misled_and_followed(rng: Random, scene: Scene) -> Event:
    """The next hand has played to the lead, and it was not the one whose turn it was to lead."""
    board, seat = scene.board, scene.leader.lho
    others = [one for one in (board.declarer.lho, board.declarer.rho) if one is not scene.turn]
    if seat is scene.turn:
        raise Unsuitable
    who = board.declarer if scene.defended else rng.choice(others)
    card = card_upon(rng, scene, seat)
    upon = _UPON_IT["dummy" if seat is board.dummy else "player"]
    told = (
        said(_TOLD[scene.defended], who=who, **scene.values),
        said(upon, next=seat, played=card),
    )
    return Event("followed", {"played_after": "next-player"}, told, "misinformed", who=seat, played=card)


def misled_neighbours(scene: Scene, event: Event) -> list[Neighbour]:
    """Nobody had misled the leader, and somebody had played to the lead or not.

    That declarer's card goes back would be a half of the key.
    """
    case = event.case(scene)
    texts: tuple[tuple[Any, dict[str, Any]], ...] = (
        (_("nobody had told %(player)s so"), {"misinformed": False}),
        (
            _("nobody had told %(player)s so or played to the lead, and the card had been required back"),
            {"misinformed": False, "played_after": "nobody", "said_of_lead": "refused"},
        ),
        (
            _("nobody had told %(player)s so, and nobody had yet said or played anything"),
            {"misinformed": False, "played_after": "nobody"},
        ),
    )
    halves = () if scene.defended else (texts[1],)
    return [
        neighbour(case, said(text, **scene.values), **facts) for text, facts in texts if (text, facts) not in halves
    ]
