"""A defender plays too soon (57): before his partner, or at the turn of the player on his right."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, if_, neighbour, supposing
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, said
from quizzes.questions.scenes import RULES
from quizzes.questions.sets.played_cards_scene import concluded, table_at
from quizzes.questions.sets.premature_plays_events import EVENTS, REACHED, Event
from quizzes.questions.templates import Topic, template
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling, rule
from rulings.situations.premature_plays_facts import PrematurePlayFacts
from rulings.wording.forms import Text

PREMATURE = Topic("premature-plays", _("Premature plays"))


@template(
    "premature-play",
    PREMATURE,
    "57A",
    "57C1",
    "57C2",
    "57D",
    keys={"restrict": 1, "nothing": 1, "free": 1, "penalty": 1},
    version=5,
)
def premature_play(rng: Random) -> Draft:
    """What becomes of the card, and is the partner's play restricted?"""
    kind = rng.choice(["declarer-led", "declarer-led", "dummy-led", "at-rhos-turn", "at-rhos-turn"])
    table = table_at(rng, REACHED[kind], last=10)
    event = EVENTS[kind](rng, table)
    case = PrematurePlayFacts(hand="defender", card=event.card, **event.facts)
    if table.position.led:
        case = case.but(suit_led=table.position.led.value)
    ruling = rule(case)
    names = {"offender": event.offender, "partner": event.offender.partner}
    return Draft(
        story=(*event.story, *idle(rng, event.idle, **names)),
        ask=said(RULES),
        options=one_of(rng, case, _others(case, event, table), told(_labels(event), outcome, card=event.card, **names)),
        case=case,
        clause={"restrict": "57A", "free": "57D", "penalty": "57D"}.get(
            outcome(ruling), ruling.part("effect")[0].clause
        ),
        shown=table.board.shown(tricks=table.record, faced=event.put_down),
        roles=names,
        known={"table": table, "event": event},
    )


_LABELS: dict[str, Text] = {
    "restrict": _(
        "%(card)s becomes a major penalty card, and declarer may restrict what %(partner)s plays to this trick."
    ),
    "nothing": _("%(card)s stays played to the trick; there is no rectification."),
    "free": _("%(card)s does not become a penalty card: it is played when its turn comes."),
    "penalty": _("%(card)s becomes a major penalty card; there is no restriction on the play to this trick."),
}
_AFTER_DUMMY = {"nothing": _("%(card)s does not become a penalty card: there is no rectification.")}


def _labels(event: Event) -> dict[str, Text]:
    return {**_LABELS, **_AFTER_DUMMY} if _by_dummy(event) else _LABELS


def _by_dummy(event: Event) -> bool:
    """Dummy played of his own accord: if his card goes back, the defender may change his (45D1)."""
    return event.facts.get("dummys_card") == "own-volition"


def _others(case: PrematurePlayFacts, event: Event, table: Table) -> list[Neighbour]:
    """What else a card put down too soon leads to: before partner or after him, following suit or not."""
    near = _at_rhos_turn if case.known["act"] == "at-rhos-turn" else _before_partner
    return near(case, event, table)


_FOLLOWED: tuple[Text, dict[str, Any]] = (_("the card had followed suit"), {"legal": True})
_AFTER_PARTNER = _("%(partner)s had already played and it had been the turn of the player on his left")
_STILL_TO_PLAY = {
    False: (
        _("%(partner)s had still been to play, and declarer had not played from both hands yet"),
        _("%(partner)s had still been to play, but declarer had already played from both hands"),
    ),
    True: (
        _(
            "declarer's side had led, %(partner)s had still been to play, and declarer had not played from both hands yet"
        ),
        _(
            "declarer's side had led and %(partner)s had still been to play, but declarer had already played from both hands"
        ),
    ),
}
"""By whether the partner led to the trick: then he had played before anybody else."""


def _at_rhos_turn(case: PrematurePlayFacts, event: Event, table: Table) -> list[Neighbour]:
    """57D both ways; 57A and 57C if partner had still been to play."""
    neither = {"act": "before-partner", "dummys_card": "none", "declarers_card_played": False}
    both = neither | {"dummys_card": "named", "declarers_card_played": True}
    partner = event.offender.partner
    restricted, excused = _STILL_TO_PLAY[table.position.trick[0][0] is partner]
    return [
        *(supposing(case, if_(*one, who=event.offender)) for one in (_FOLLOWED, _illegal(event, table))),
        supposing(case, if_(restricted, neither, partner=partner)),
        # A card that stays played is no revoke (62A): that it had followed suit is said although 57C1 does not ask for it.
        supposing(case, if_(excused, both, partner=partner), if_(*_FOLLOWED), every=True),
    ]


def _illegal(event: Event, table: Table) -> tuple[Text, dict[str, Any]]:
    """A card of another suit is a revoke only if the player holds one that follows."""
    void = all(card.suit is not table.position.led for card in table.position.hands[event.offender])
    text = _("%(who)s had held a card of the suit led") if void else _("the card had been a revoke")
    return text, {"legal": False}


def _before_partner(case: PrematurePlayFacts, event: Event, table: Table) -> list[Neighbour]:
    """57A, 57C, and 57D as if partner had played."""
    excused = _("declarer had already played from both hands")
    not_excused = _("declarer had not played from both hands yet")
    if case.known["dummys_card"] == "own-volition":
        not_excused = _("dummy had put up no card of his own accord")
    dummy_led = table.position.trick[0][0] is table.board.dummy
    one_hand: dict[str, Any] = {"declarers_card_played": False} if dummy_led else {"dummys_card": "none"}
    people: dict[str, Any] = {"partner": event.offender.partner, "who": event.offender}
    text, unplayed = _after_partner(case, dummy_led=dummy_led)
    played = if_(text, {"act": "at-rhos-turn", "legal": True, **unplayed}, **people)
    return [
        neighbour(case, said(not_excused), **one_hand),
        neighbour(case, said(excused), dummys_card="named", declarers_card_played=True),
        supposing(case, played),
        supposing(case, played, if_(*_illegal(event, table), **people)),
    ]


def _after_partner(case: PrematurePlayFacts, *, dummy_led: bool) -> tuple[Text, dict[str, Any]]:
    """It is the turn of the hand between the two defenders: it has not played, as it may have done in the story."""
    if dummy_led and case.known["declarers_card_played"]:
        text = _("%(partner)s had already played and it had been the turn of declarer, who had not played yet")
        return text, {"declarers_card_played": False}
    if not dummy_led and case.known["dummys_card"] != "none":
        text = _("%(partner)s had already played and it had been dummy's turn, from which no card had been played")
        return text, {"dummys_card": "none"}
    return _AFTER_PARTNER, {}


def outcome(ruling: Ruling) -> str:
    """What can follow."""
    if concluded(ruling, "require-highest"):
        return "restrict"
    if concluded(ruling, "no-rectification"):
        return "nothing"
    if concluded(ruling, "play-required"):
        return "free"
    return "penalty"


@premature_play.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """57D if partner has played; else 57A, unless declarer has played from both hands (57C1) or dummy by himself (57C2)."""
    table, event = draft.known["table"], draft.known["event"]
    trick = table.position.trick
    hand = table.position.hands[event.offender]
    if event.offender.partner in [seat for seat, _card in trick]:
        follows = event.card.suit is trick[0][1].suit or all(card.suit is not trick[0][1].suit for card in hand)
        return {"free" if follows else "penalty"}
    dummys = event.facts["dummys_card"]
    both = event.facts["declarers_card_played"] and dummys in ("named", "indicated")
    return {"nothing" if both or dummys == "own-volition" else "restrict"}
