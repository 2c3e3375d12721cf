"""Both sides revoke on one trick: who has played to the next one decides what becomes of either revoke (62A, 62C3, 63A1)."""

from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.parts import Condition, Said, Unsuitable, said
from quizzes.questions.sets.revokes_moments import Moment
from quizzes.questions.sets.revokes_planted import (
    Revoke,
    could_revoke,
    later_tricks,
    revoke_from,
    revoke_now,
    winner,
    won_by,
)
from quizzes.simulation.card_play import Table, play_tricks, sensible_card
from rulings.situations.revoke_facts import RevokeFacts
from rulings.wording.forms import Text

BOTH = "both"
_SIDES_PLAYED = (0, 1, 1, 1, 2)


def by_both_sides(rng: Random, table: Table, first: int) -> tuple[Revoke, Moment]:
    """Two revokes one after the other on a trick, one of which is asked about, and what happened until they are noticed."""
    one = revoke_from(
        rng, table, first, lambda position, seat: len(position.trick) < 3 and could_revoke(position, seat.lho)
    )
    asked, other = rng.sample([one, revoke_now(rng, table)], 2)
    if one.trick > 11:
        raise Unsuitable
    told = play_on(rng, table, one.trick, rng.choice(_SIDES_PLAYED))
    return asked, Moment(BOTH, (told,), facts_of_both(table, asked), other=other)


def play_on(rng: Random, table: Table, trick: int, sides: int) -> Said:
    """Until so many sides have played to the next trick; how both revokes are noticed then."""
    return _PLAYED_ON[sides](rng, table, trick)


def facts_of_both(table: Table, asked: Revoke) -> dict[str, Any]:
    """Of the revoke that is asked about, as the table shows them."""
    played = {seat.side for plays in table.tricks[asked.trick :] for seat, _card in plays}
    facts = {
        "opponents_revoked_too": True,
        "sides_played_next": len(played),
        "establishment": "next-trick" if asked.side in played else "none",
    }
    return facts | (_established(table, asked) if len(played) == 2 else {})


def _established(table: Table, asked: Revoke) -> dict[str, Any]:
    later = later_tricks(table, asked.side, asked.trick)
    return {"both_sides": True, "trick_won_by": won_by(table, asked), "later_tricks": later}


def _nobody(rng: Random, table: Table, _trick: int) -> Said:
    for _turn in range(rng.randint(0, 4 - len(table.tricks[-1]))):
        table.play(sensible_card(rng, table.position, table.position.turn))
    if len(table.tricks[-1]) < 4:
        return said(_("Before the trick is over both are noticed."))
    return said(_("When all four cards of the trick lie there both are noticed; nobody has led to the next one."))


def _leader(rng: Random, table: Table, trick: int) -> Said:
    leader, card = _lead(rng, table, trick)
    return said(rng.choice(_NOTICED), who=leader, card=card)


_NOTICED: tuple[Text, ...] = (
    _("%(who)s wins the trick and leads %(card)s to the next one; before anybody else plays both are noticed."),
    _(
        "%(who)s wins the trick and leads %(card)s to the next one; before anybody else plays one of them is noticed, "
        "and as the cards are looked at, the other one."
    ),
)


def _both_sides(rng: Random, table: Table, trick: int) -> Said:
    if rng.random() < 0.4:
        play_tricks(rng, table, trick + 1)
        return said(_("Both are noticed when the next trick is over as well."))
    leader, card = _lead(rng, table, trick)
    second, after = sensible_card(rng, table.position, leader.lho), leader.lho
    table.play(second)
    return said(
        _(
            "%(who)s wins the trick and leads %(card)s to the next one, %(next)s plays %(second)s; then both are noticed."
        ),
        who=leader,
        card=card,
        next=after,
        second=second,
    )


def _lead(rng: Random, table: Table, trick: int) -> tuple[Any, Any]:
    play_tricks(rng, table, trick)
    leader = winner(table, trick)
    card = sensible_card(rng, table.position, leader)
    table.play(card)
    return leader, card


_PLAYED_ON = {0: _nobody, 1: _leader, 2: _both_sides}


def two_told(asked: Revoke, table: Table, other: Revoke) -> tuple[Said, Said]:
    """The two revokes in the order in which they happened."""
    seats = [seat for seat, _card in table.tricks[asked.trick - 1]]
    one, two = sorted((asked, other), key=lambda revoke: seats.index(revoke.seat))
    return _told(_FIRST, one), _told(_SECOND, two)


def _told(text: Text, one: Revoke) -> Said:
    return said(text, trick=one.trick, who=one.seat, card=one.card, suit=one.suit)


_FIRST = _("On trick %(trick)s %(who)s plays %(card)s although holding %(suit)s.")
_SECOND = _("Next %(who)s, who holds %(suit)s as well, plays %(card)s to the same trick.")


def near_both(asked: Revoke, case: RevokeFacts, by_other: Condition) -> list[Neighbour]:
    """One side or both had played to the next trick; a revoke of declarer's for one of a defender's, or the other way."""
    if case.known["sides_played_next"] == 2:
        one = if_(HAD_ONLY, {"sides_played_next": 1, "both_sides": False}, side=asked.side)
        return [supposing(case, one), supposing(case, by_other, one, every=True)]
    both = {"sides_played_next": 2, "establishment": "next-trick", "both_sides": True}
    return [supposing(case, if_(HAD_BOTH, both)), supposing(case, by_other)]


HAD_ONLY = _("only %(side)s had played to the next trick")
HAD_BOTH = _("both sides had already played to the next trick")


def clause_of_both(case: RevokeFacts) -> str:
    """Once one side has played to the next trick 62C3, once both have 63A1; before that 62B alone."""
    by_sides = {1: "62C3", 2: "63A1"}
    return by_sides.get(case.known["sides_played_next"], "62B1" if case.known["hand"] == "defender" else "62B2")


def telling_of_both(case: RevokeFacts) -> tuple[str, ...]:
    """Who has played to the next trick, and where the revoke is corrected, whose card it was."""
    by_sides = {1: ("opponents_revoked_too", "sides_played_next", "hand"), 2: ("sides_played_next",)}
    return by_sides.get(case.known["sides_played_next"], ("sides_played_next", "hand"))
