"""A defender plays too soon (57): before his partner, or at the turn of the player on his right."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.engine.laws.premature_plays import PrematurePlayFacts
from quizzes.engine.rulings import Ruling, rule
from quizzes.questions.card_play import Table
from quizzes.questions.options import Neighbour, neighbour, one_of
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.sets.played_cards_scene import concluded, table_at, told
from quizzes.questions.sets.premature_plays_events import EVENTS, REACHED, Event
from quizzes.questions.templates import Topic, template

PREMATURE = Topic("premature-plays", _("Premature plays"))


@template("premature-play", PREMATURE, "57A", "57C1", "57C2", "57D")
def premature_play(rng: Random) -> Draft:
    """What becomes of the card, and is the partner's play restricted?"""
    kind = rng.choice(["declarer-led", "declarer-led", "dummy-led", "at-rhos-turn", "at-rhos-turn"])
    table = table_at(rng, REACHED[kind], last=10)
    event = EVENTS[kind](rng, table)
    case = PrematurePlayFacts(player="defender", card=event.card, **event.facts)
    if table.position.led:
        case = case.but(suit_led=table.position.led.value)
    ruling = rule(case)
    return Draft(
        form="ruling",
        story=event.story,
        ask=said(_("How does the director rule?")),
        options=one_of(rng, case, _others(case, event, table), told(_labels(event), outcome)),
        case=case,
        clause={"restrict": "57A", "free": "57D", "penalty": "57D"}.get(
            outcome(ruling), ruling.part("effect")[0].clause
        ),
        shown=table.board.shown(tricks=table.record),
        roles={"offender": event.offender, "partner": event.offender.partner},
        known={"table": table, "event": event},
    )


def _labels(event: Event) -> dict[str, Said]:
    names = {"card": event.card, "partner": event.offender.partner}
    return {
        "restrict": said(
            _("%(card)s becomes a major penalty card, and declarer may restrict what %(partner)s plays to this trick."),
            **names,
        ),
        "nothing": said(_("%(card)s does not become a penalty card: there is no rectification."), **names),
        "free": said(_("%(card)s does not become a penalty card: it must be played when its turn comes."), **names),
        "penalty": said(
            _(
                "%(card)s becomes a major penalty card, but declarer may not restrict what %(partner)s plays to this trick."
            ),
            **names,
        ),
    }


def _others(case: PrematurePlayFacts, event: Event, table: Table) -> list[Neighbour]:
    names = {"who": event.offender, "partner": event.offender.partner}
    late, soon = (
        _("%(partner)s had played, it was the turn of the player on his left, and the card followed suit"),
        _("%(partner)s had played, it was the turn of the player on his left, and the card failed to follow suit"),
    )
    return [
        *_before_partner_instead(case, event, table),
        neighbour(case, said(late, **names), act="at-rhos-turn", legal=True),
        neighbour(case, said(soon, **names), act="at-rhos-turn", legal=False),
    ]


def _before_partner_instead(case: PrematurePlayFacts, event: Event, table: Table) -> list[Neighbour]:
    """57A and 57C: from one to the other, or from 57D to both."""
    both = {"act": "before-partner", "dummys_card": "named", "declarers_card_played": True}
    names = {"partner": event.offender.partner}
    if case.known["act"] == "at-rhos-turn":
        excused = _("%(partner)s had not played yet, but declarer had already played from both hands")
        not_excused = _("%(partner)s had not played yet, and declarer had not played from both hands")
        neither = {"act": "before-partner", "dummys_card": "none", "declarers_card_played": False}
        return [neighbour(case, said(not_excused, **names), **neither), neighbour(case, said(excused, **names), **both)]
    excused = _("declarer had already played from both hands")
    not_excused = _("declarer had not played from both hands yet")
    if case.known["dummys_card"] == "own-volition":
        not_excused = _("dummy had put up no card of his own accord")
    dummy_led = table.position.trick[0][0] is table.board.dummy
    one_hand: dict[str, Any] = {"declarers_card_played": False} if dummy_led else {"dummys_card": "none"}
    return [neighbour(case, said(not_excused), **one_hand), neighbour(case, said(excused), **both)]


def outcome(ruling: Ruling) -> str:
    """The four things that can follow."""
    if concluded(ruling, "require-highest"):
        return "restrict"
    if concluded(ruling, "no-rectification"):
        return "nothing"
    return "free" if concluded(ruling, "play-required") else "penalty"


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
