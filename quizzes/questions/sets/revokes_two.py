"""Two revokes on one board: by one player in one suit or in two, by partners, or by both sides (64A, 64B2, 64B7)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import in_order, wrong_option
from quizzes.questions.parts import AnswerOf, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_answers import count_of, transferred, tricks
from quizzes.questions.sets.revokes_attention import LATE, When, after_play
from quizzes.questions.sets.revokes_counted import moved, revokes_in
from quizzes.questions.sets.revokes_planted import May, Revoke, could_win, facts_of, finish, revoke_from, won_by
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling, rule
from rulings.situations.revoke_facts import RevokeFacts
from rulings.table.position import Position
from rulings.wording.forms import Text


@template("revoke-two", REVOKES, "64A", "64A1", "64A2", "64B", keys={0: 2, 1: 2, 2: 2, 3: 1}, version=5)
def revoke_two(rng: Random) -> Draft:
    """Two established revokes, found by reading the play; each counts for itself, except as 64B2 and 64B7 say."""
    relation = rng.choices(("repeated", "same-player", "partner", "other-side"), (30, 25, 20, 25))[0]
    when = rng.choice(LATE) if relation != "other-side" and rng.random() < 0.12 else "in-time"
    board = new_board(rng, "suit" if rng.random() < 0.8 else "any")
    table = Table.of(board)
    one = revoke_from(rng, table, rng.randint(2, 5), _first(relation))
    two = revoke_from(rng, table, one.trick + (2 if relation == "repeated" else 1), _second(relation, one))
    finish(rng, table)
    if two.trick > 11:
        raise Unsuitable
    case = RevokeFacts(
        deal=board.deal, contract=board.contract, play=table.record, vulnerable=str(board.vulnerable), attention=when
    )
    options = _options(rng, table, case, (one, two), relation)
    attention = after_play(rng, board, two, when)
    found = said(rng.choice(_FOUND), first=one.trick, second=two.trick, who=attention.who)
    return Draft(
        form="tricks",
        story=(attention.told, found),
        ask=said(_("How many tricks are transferred in all?")),
        options=options,
        case=case,
        clause=_clause(table, one, relation, when),
        shown=board.shown(tricks=table.record),
        known={"when": when},
        because=_because(one, relation, when),
    )


def _first(relation: str) -> May:
    """Whoever is to revoke twice in a suit holds more than one card of it."""

    def may(position: Position, seat: Seat) -> bool:
        held = sum(card.suit is position.led for card in position.hands[seat])
        return seat is not position.dummy and (relation != "repeated" or held > 1)

    return may


def _second(relation: str, one: Revoke) -> May:
    """Who revokes then, and in which suit, by what the second revoke is to the first."""

    def may(position: Position, seat: Seat) -> bool:
        if relation == "repeated":
            return seat is one.seat and position.led is one.suit
        if relation == "same-player":
            return seat is one.seat and position.led is not one.suit
        if seat is position.dummy:
            return False
        return seat is one.seat.partner if relation == "partner" else seat.side is not one.side

    return may


_FOUND: tuple[Text, ...] = (
    _("The tricks are looked at: on tricks %(first)s and %(second)s somebody did not follow suit who could have."),
    _(
        "What %(who)s has in mind is trick %(second)s, on which somebody did not follow suit who could have; "
        "only as the tricks are looked at is the same found of trick %(first)s."
    ),
    _(
        "What %(who)s has in mind is trick %(first)s, on which somebody did not follow suit who could have; "
        "only as the tricks are looked at is the same found of trick %(second)s."
    ),
)
"""Whichever of the two was noticed first."""


def _clause(table: Table, one: Revoke, relation: str, when: When) -> str:
    """Attention that comes late decides for both; then what the two revokes are to each other."""
    if when != "in-time":
        return "64B4" if when == "after-call-on-next-deal" else "64B5"
    return {"repeated": "64B2", "other-side": "64B7"}.get(relation, "64A1" if _counts(table, one) == 2 else "64A2")


def _because(one: Revoke, relation: str, when: When) -> Said | None:
    """Why a revoke that would cost tricks alone costs none; otherwise the counts of both say it."""
    if when != "in-time":
        return said(_BECAUSE_LATE[when])
    if relation == "other-side":
        return said(_("both sides had an established revoke on the board"))
    if relation == "repeated":
        return said(
            _("%(who)s revoked twice in the same suit, and only the first revoke, on trick %(trick)s, counts"),
            who=one.seat,
            trick=one.trick,
        )
    return None


_BECAUSE_LATE: dict[str, Text] = {
    "after-call-on-next-deal": _(
        "the non-offending side had already called on the next board when attention was drawn"
    ),
    "after-round": _("the round was over when attention was first drawn"),
}


_ALONE_IN_TIME = _("only the revoke on trick %(trick)s had happened, and it had been noticed in time")
_IN_TIME = _("both revokes had been noticed in time")


def _options(
    rng: Random, table: Table, case: RevokeFacts, revokes: tuple[Revoke, Revoke], relation: str
) -> tuple[Option, ...]:
    """The number by the ruling among those of each revoke alone, of both added, and of none."""
    one, two = revokes
    ruling = rule(case)
    right = count_of(ruling)
    first, second = _counts(table, one), _counts(table, two)
    late = case.known["attention"] != "in-time"
    counted = 0 if late else {"repeated": first, "other-side": 0}.get(relation, first + second)
    if right != counted or right != _difference(ruling):
        raise Unsuitable
    alone = _ALONE_IN_TIME if late else _("only the revoke on trick %(trick)s had happened")
    near = [Neighbour(_alone(table, revoke), said(alone, trick=revoke.trick)) for revoke in revokes]
    near += [Neighbour(case.but(attention="in-time"), said(_IN_TIME))] if late else _more(table, relation, revokes)
    reasons: list[tuple[Neighbour, AnswerOf]] = [(one, transferred) for one in near]
    if relation == "repeated" and not late:
        other_suit = said(_("the second revoke had been in another suit, with the same tricks won after it"))
        reasons.append((Neighbour(_alone(table, two), other_suit), _added(first)))
    wrong: dict[Hashable, Option] = {}
    for one_near, answer_of in rng.sample(reasons, len(reasons)):
        answer = answer_of(rule(one_near.case))
        if answer.value != right:
            wrong.setdefault(answer.value, wrong_option(answer, one_near, answer_of))
    if len(wrong) < 2:
        raise Unsuitable
    kept = rng.sample(list(wrong.values()), 2)
    return in_order(rng, [Option(tricks(right), right=True), *kept])


def _more(table: Table, relation: str, revokes: tuple[Revoke, Revoke]) -> list[Neighbour]:
    """Noticed too late; or one alone, with another winner of its trick."""
    if relation != "other-side":
        late = said(_("both had first been noticed after the end of the round"))
        return [Neighbour(_alone(table, revokes[0]).but(attention="after-round"), late)]
    return [_otherwise_won(table, revoke) for revoke in revokes if not _won_in_vain(table, revoke)]


def _won_in_vain(table: Table, revoke: Revoke) -> bool:
    """Whether the revoker won the trick and his side none after it: no other winner would make it cost more."""
    return won_by(table, revoke) == "offender" and _counts(table, revoke) < 2


def _otherwise_won(table: Table, revoke: Revoke) -> Neighbour:
    """The revoke alone, with the other number of tricks; where its card could not win, with another one of the player."""
    alone, values = _alone(table, revoke), {"who": revoke.seat, "partner": revoke.seat.partner, "trick": revoke.trick}
    if count_of(rule(alone)) == 2:
        text = _("only the revoke on trick %(trick)s had happened, and %(partner)s had won that trick")
        return Neighbour(alone.but(trick_won_by="partner"), said(text, **values))
    own = alone.but(trick_won_by="offender", later_tricks=max(alone.known["later_tricks"], 1))
    if could_win(table, revoke):
        text = _(
            "only the revoke on trick %(trick)s had happened, %(who)s winning that trick and the same side a later one"
        )
    else:
        text = _(
            "only %(who)s had revoked, on trick %(trick)s and once more in another suit, each revoke costing one trick"
        )
    return Neighbour(own, said(text, **values))


def _alone(table: Table, revoke: Revoke) -> RevokeFacts:
    return RevokeFacts(**facts_of(table, revoke))


def _added(first: int) -> AnswerOf:
    """The tricks of the first revoke, and those that a ruling transfers for the second."""
    return lambda ruling: tricks(first + count_of(ruling))


def _counts(table: Table, revoke: Revoke) -> int:
    """What the engine transfers for one revoke alone."""
    return count_of(rule(_alone(table, revoke)))


def _difference(ruling: Ruling) -> int:
    """The difference that the ruling makes to the result."""
    result = next(item for item in ruling.part("effect") if item.key == "result")
    return abs(int(result.values["tricks"]) - int(result.values["tricks_won"]))


@revoke_two.checked_by
def _counted(draft: Draft) -> Collection[Hashable]:
    """64A trick by trick for both revokes that the play shows; none if attention came late (64B4, 64B5)."""
    return {moved(draft.shown, revokes_in(draft.shown)) if draft.known["when"] == "in-time" else 0}
