"""Somebody wants to take back a card that was played (47)."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.plays import Play, trick_winner
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, AnswerOf, Cited, Draft, Unsuitable, said
from quizzes.questions.sets.withdrawn_cards_reasons import (
    DEFENDER,
    DUMMY,
    INSTEAD_OF,
    NEVER_INSTEAD_OF,
    REASONS,
    REFUSED_LEAD,
)
from quizzes.questions.templates import Topic, template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_tricks, play_until, sensible_card
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling
from rulings.situations.lead_facts import LeadFacts
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts
from rulings.table.legality import legal_cards
from rulings.table.position import Position

WITHDRAWN = Topic("withdrawn-cards", _("Cards taken back"))

STATUS = {
    "free": _("It may be taken back, without rectification."),
    "penalty": _("It is taken back and becomes a major penalty card."),
    "stays": _("It has been played and cannot be taken back."),
}

_DRAWN = ("regret", "regret", "in-time", "too-late", "corrected", *4 * ["revoke"], "opponent-changed", "told", *DUMMY)
_NAMED_BY_CLAUSE = ("regret", "in-time", "revoke", "opponent-changed", "told", "slip")
"""Reasons of which one clause says whether the card may be taken back."""


def _moment(rng: Random, name: str) -> tuple[Table, Seat]:
    """A table where that can happen, and whose card it is."""
    board = new_board(rng)
    table = Table.of(board)
    play_tricks(rng, table, rng.randint(1, 8))
    defenders = [board.declarer.lho, board.declarer.rho]
    if name in DUMMY:
        play_until(rng, table, lambda position: position.turn is board.dummy)
        return table, board.dummy
    if name == "opponent-changed":
        play_until(rng, table, lambda position: position.turn is board.declarer)
        return table, board.declarer.lho
    who = rng.choice(defenders)
    if name != "told":
        play_until(rng, table, lambda position: position.turn is who)
    elif table.position.turn is who:
        who = who.partner
    return table, who


def _fits(position: Position, name: str) -> bool:
    """A revoke needs a trick in progress; a play after the card needs a hand that has still to play."""
    if name == "opponent-changed":
        return 0 < len(position.trick) < 3
    if name == "revoke":
        return bool(position.trick)
    return len(position.trick) < {"too-late": 3, "late-slip": 2}.get(name, 4)


def _could_be(position: Position, name: str, other: str) -> bool:
    """Another reason fits the moment and leaves nothing of the one that is told."""
    if (name, other) in NEVER_INSTEAD_OF or (other == "revoke" and not position.trick):
        return False
    if other in ("too-late", "corrected"):
        return name == "in-time" and _fits(position, other)
    if other == "opponent-changed":
        return name != "revoke" and len(position.trick) > 1
    return True


def _by_suit(position: Position, seat: Seat, *, follows: bool) -> list[Card]:
    """The cards with which the player follows suit (any card if he cannot), or those with which he revokes."""
    hand = sorted(position.hands[seat])
    of_suit = [card for card in hand if card.suit is position.led]
    if follows:
        return of_suit or hand
    return [card for card in hand if card not in of_suit] if of_suit else []


def _is_worth_it(position: Position, seat: Seat, card: Card) -> bool:
    """No honour is thrown under a higher card, whatever has been explained."""
    if not position.trick or not card.is_honour:
        return True
    return trick_winner([*position.trick, (seat, card)], position.trump) is seat


def _case(name: str, card: Card) -> WithdrawnCardFacts:
    return WithdrawnCardFacts(hand="defender" if name in DEFENDER else "dummy", card=card, **REASONS[name].facts)


def _draft(rng: Random, name: str, others: Collection[str], answer_of: AnswerOf) -> dict[str, Any]:
    """What both templates have in common: the event, its neighbours, and the options."""
    table, who = _moment(rng, name)
    position = table.position
    card, revoke = _cards(rng, table, name, who)
    case = _case(name, card)
    near = _near(position, name, others, who, card)
    if answer_of is _status and name not in DUMMY and not position.trick:
        refused = LeadFacts(hand="defender", turn="partner", card=card, said_of_lead="refused")
        near.append(Neighbour(refused, said(REFUSED_LEAD, who=who)))
    opened = _("Trick %(trick)s is being played.") if position.trick else _("Trick %(trick)s is about to be led to.")
    return {
        "story": (
            said(opened, trick=position.number),
            said(REASONS[name].told, who=who, card=card, revoke=revoke),
        ),
        "options": one_of(rng, case, rng.sample(near, len(near)), answer_of),
        "case": case,
        "clause": REASONS[name].clause,
        "shown": _shown(rng, table, name, (who, card)),
        "roles": _roles(name, who),
        "known": {"reason": name},
        "told_by": _TOLD_BY.get(name, ()),
    }


def _cards(rng: Random, table: Table, name: str, who: Seat) -> tuple[Card, Card]:
    """The card that is to go back, and one with which declarer has revoked, where his revoke is the reason."""
    position = table.position
    cards = _by_suit(position, who, follows=name != "revoke")
    if name in DEFENDER and name != "revoke":
        cards = [card for card in cards if _is_worth_it(position, who, card)]
    revokes = _by_suit(position, table.board.declarer, follows=False) if name == "opponent-changed" else cards
    if not _fits(position, name) or not revokes or (name != "revoke" and len(cards) < 2):
        raise Unsuitable
    return rng.choice(cards), rng.choice(revokes)


def _near(position: Position, name: str, others: Collection[str], who: Seat, card: Card) -> list[Neighbour]:
    """Other reasons of the same hand; beside dummy's a defender's revoke."""
    near = [
        Neighbour(_case(other, card), said(INSTEAD_OF.get((name, other), REASONS[other].instead), who=who))
        for other in others
        if other != name and (other in DEFENDER) is (name in DEFENDER) and _could_be(position, name, other)
    ]
    if name in DUMMY:
        near.append(
            Neighbour(_case("revoke", card), said(_("the card had been a defender's revoke, put right in time")))
        )
    return near


_TOLD_BY = {"late-slip": ("unintended", "card_played_since")}
"""A slip of the tongue alone lets the card be changed; that it is too late is what decides."""


def _shown(rng: Random, table: Table, name: str, play: Play) -> Shown:
    """The card lies on the trick, with what was played after it, or the card to which declarer changed before it."""
    board, position = table.board, table.position
    if name == "opponent-changed":
        table.play(rng.choice(legal_cards(position, position.turn)))
    elif name in _LATER:
        table.play(play[1])
        for _turn in range(_LATER[name]):
            table.play(sensible_card(rng, position, position.turn))
        return board.shown(tricks=table.record)
    return board.shown(tricks=table.record, faced=(play,) if name in DEFENDER else ())


_LATER = {"too-late": 1, "late-slip": 2}
"""How many cards have been played since."""


def _roles(name: str, who: Seat) -> dict[str, Any]:
    """The side that erred: declarer's, if he explained wrongly, revoked or told somebody to lead."""
    if name not in DEFENDER:
        return {}
    if name == "revoke":
        return {"defender": who, "offender": who, "offending-side": who.side, "opponents": who.lho.side}
    return {"defender": who, "offending-side": who.lho.side, "opponents": who.side}


@template(
    "withdrawn-card",
    WITHDRAWN,
    "47B",
    "47C",
    "47D",
    "47E1",
    "47E2a",
    "47F2",
    keys={"free": 1, "penalty": 1, "stays": 1},
    version=6,
)
def withdrawn_card(rng: Random) -> Draft:
    """May the card be taken back, and what becomes of it?"""
    common = _draft(rng, rng.choice(_DRAWN), [*REASONS], _status)
    return Draft(ask=said(_("What becomes of %(card)s?"), card=common["case"].card), **common)


@template("withdrawn-card-clause", WITHDRAWN, "47B", "47C", "47D", "47E1", "47E2a", "47F2", version=5)
def withdrawn_card_clause(rng: Random) -> Draft:
    """By which clause may the card be taken back, or may it not?"""
    common = _draft(rng, rng.choice(_NAMED_BY_CLAUSE[:-1]), _NAMED_BY_CLAUSE, _clause)
    ask = said(_("Which clause says whether %(card)s may be taken back?"), card=common["case"].card)
    return Draft(form="clause", ask=ask, **common)


def _status(ruling: Ruling) -> Answer:
    """Played for good, a penalty card, or back in hand."""
    keys = {item.key for item in ruling.part("effect")}
    found = "stays" if "play-stands" in keys else "penalty" if "penalty-card" in keys else "free"
    return Answer(found, said(STATUS[found]))


def _clause(ruling: Ruling) -> Answer:
    """The clause under which the card is taken back or stays."""
    options = ruling.part("option")
    clause = (
        options[0].clause
        if options
        else next(item.clause for item in ruling.part("effect") if item.key in ("play-stands", "play-withdrawn"))
    )
    return Answer(clause, Cited(clause))


@withdrawn_card.checked_by
def _by_the_table_of_47(draft: Draft) -> Collection[Hashable]:
    """47B with 49 and 50B for a defender's revoke; 47C, 47D, 47E1, 47E2(a) in time; 47F2 for everything else."""
    reason = draft.known["reason"]
    if reason == "revoke":
        return {"penalty"}
    return {"free" if reason in ("slip", "opponent-changed", "told", "in-time") else "stays"}


@withdrawn_card_clause.checked_by
def _by_the_titles_of_47(draft: Draft) -> Collection[Hashable]:
    """The clause of Law 47 whose heading names the reason."""
    headings = {
        "regret": "47F2",
        "in-time": "47E2a",
        "revoke": "47B",
        "opponent-changed": "47D",
        "told": "47E1",
    }
    return {headings[draft.known["reason"]]}
