"""A revoke on trick twelve is corrected until the hands are back in the board (62D1, 64B6), one on trick eleven is not."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import ROTATION
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import effects, one_of
from quizzes.questions.parts import Answer, Draft, Unsuitable, said
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_answers import count_of
from quizzes.questions.sets.revokes_counted import moved, revokes_in
from quizzes.questions.sets.revokes_moments import played_after
from quizzes.questions.sets.revokes_planted import Revoke, could_win, facts_of, finish, revoke_from, roles_of
from quizzes.questions.sets.revokes_told import revoke_told
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling
from rulings.situations.revoke_facts import RevokeFacts
from rulings.wording.forms import Text

_LABELS: dict[str | int, Text] = {
    "corrected": _("It is corrected; the trick is completed anew and no trick is transferred."),
    0: _("It is not corrected, and no trick is transferred."),
    1: _("It is not corrected, and one trick is transferred."),
    2: _("It is not corrected, and two tricks are transferred."),
}


@template(
    "revoke-twelfth",
    REVOKES,
    "62D1",
    "63B",
    "64A1",
    "64A2",
    "64B1",
    "64B6",
    keys={"corrected": 3, "0": 3, "1": 3, "2": 2},
    version=5,
)
def revoke_twelfth(rng: Random) -> Draft:
    """All thirteen tricks have been played; the revoke was on the twelfth, or the eleventh."""
    trick = 12 if rng.random() < 0.6 else 11
    moment = rng.choice(_MOMENTS_OF[trick])
    board = new_board(rng, "suit" if rng.random() < 0.7 else "any")
    table = Table.of(board)
    ruff = trick == 11 and rng.random() < 0.5
    revoke = revoke_from(rng, table, trick, lambda position, seat: seat is not board.dummy, ruff=ruff)
    if revoke.trick != trick:
        raise Unsuitable
    finish(rng, table)
    facts = facts_of(table, revoke)
    if moment == "nobody-led":
        del table.tricks[12:]
        facts["establishment"] = "none"
    case = RevokeFacts(
        **facts,
        **played_after(table, revoke),
        hands_returned=moment == "returned",
        before_partners_turn=_before_partner(table, revoke),
    )
    speakers = [seat for seat in ROTATION if moment != "nobody-led" or seat is not board.dummy]
    return Draft(
        story=(
            revoke_told(table, revoke),
            said(_MOMENTS[moment], who=rng.choice(speakers)),
        ),
        ask=said(_("What becomes of the revoke?")),
        options=one_of(rng, case, _near(table, revoke, case), _answer),
        case=case,
        clause=("64B6" if moment == "returned" else "62D1") if trick == 12 else _of_eleventh(case),
        shown=board.shown(tricks=table.record),
        roles=roles_of(revoke.seat),
        known={"returned": moment == "returned", "trick": trick},
        told_by=() if trick == 12 else ("trick", "trick_won_by", "later_tricks"),
    )


_MOMENTS: dict[str, Text] = {
    "nobody-led": _(
        "The four cards of the trick lie there and nobody has led to the thirteenth when %(who)s notices it."
    ),
    "on-table": _("The thirteen tricks are over, but the hands still lie on the table when %(who)s notices it."),
    "some-back": _("Three hands are back in the board and the fourth still lies on the table when %(who)s notices it."),
    "returned": _(
        "All four hands are back in the board when %(who)s notices it; "
        "the round is not over and nobody has called on the next one."
    ),
}
_MOMENTS_OF = {
    12: ("nobody-led", "on-table", "some-back", "returned", "returned", "returned"),
    11: ("on-table", "some-back", "returned", "returned"),
}
"""When it is noticed, by the trick of the revoke."""


def _before_partner(table: Table, revoke: Revoke) -> bool:
    seats = [seat for seat, _card in table.tricks[revoke.trick - 1]]
    return seats.index(revoke.seat.partner) > seats.index(revoke.seat)


def _near(table: Table, revoke: Revoke, case: RevokeFacts) -> list[Neighbour]:
    """The same trick as the twelfth or the eleventh, hands returned or not, other winners; what is so already is not said."""
    last = {} if case.known["trick"] == 12 else {"later_tricks": min(case.known["later_tricks"], 1)}
    twelfth = if_(_("the trick of the revoke had been trick 12"), {"trick": 12} | last)
    on_table = if_(_("the hands had still lain on the table"), {"hands_returned": False})
    in_board = if_(_("all hands had been back in the board"), {"hands_returned": True, "establishment": "next-trick"})
    return [
        supposing(case, twelfth, on_table, every=True),
        supposing(case, twelfth, in_board, every=True),
        *_of_eleventh_trick(table, revoke, case),
    ]


def _of_eleventh_trick(table: Table, revoke: Revoke, case: RevokeFacts) -> list[Neighbour]:
    """Established: one trick or two, by who won the trick and what came after it."""
    won, moved_to = case.known["trick_won_by"], case.known["trick"] == 12
    # Of the tricks after one that was moved nothing is known, so they are said.
    base = case.but(later_tricks=-1) if moved_to else case
    eleventh = if_(_("the trick of the revoke had been trick 11"), {"trick": 11, "establishment": "next-trick"})
    later = if_(_LATER, {"later_tricks": 1 if moved_to else max(case.known["later_tricks"], 1)}, who=revoke.seat)
    none = if_(_("%(who_of)s side had won no later trick"), {"later_tricks": 0}, who=revoke.seat)
    own = if_(_own_win(table, revoke), {"trick_won_by": "offender"}, who=revoke.seat)
    partners = if_(_("%(partner)s had won that trick"), {"trick_won_by": "partner"}, partner=revoke.seat.partner)
    one = {"offender": [none] if moved_to else [partners], "partner": [], "opponents": [later]}[won]
    return [supposing(base, eleventh, own, later, every=True), supposing(base, eleventh, *one, every=True)]


_LATER = _("%(who_of)s side had won a later trick")


def _own_win(table: Table, revoke: Revoke) -> Text:
    """How the revoker could have won the trick: by a ruff alone."""
    if could_win(table, revoke):
        ruffed = revoke.card.suit is table.board.trump
        return _("%(who)s had won that trick") if ruffed else _("%(who)s had ruffed and won that trick")
    if table.board.trump is None:
        return _("%(who)s had ruffed in a suit contract and won that trick")
    return _("another suit had been led, and %(who)s had ruffed and won that trick")


def _of_eleventh(case: RevokeFacts) -> str:
    """The clause that decides on an established revoke of the eleventh trick."""
    if case.known["trick_won_by"] == "offender":
        return "64A1"
    return "64A2" if case.known["trick_won_by"] == "partner" or case.known["later_tricks"] else "64B1"


def _answer(ruling: Ruling) -> Answer:
    value: str | int = "corrected" if effects(ruling, "must-correct") else count_of(ruling)
    return Answer(str(value), said(_LABELS[value]))


@revoke_twelfth.checked_by
def _by_62d(draft: Draft) -> Collection[Hashable]:
    """62D1 and 64B6 for the twelfth trick; any other is established, and 64A counts trick by trick."""
    (one,) = revokes_in(draft.shown)
    if one.trick == 12:
        return {"0" if draft.known["returned"] else "corrected"}
    return {str(moved(draft.shown, [one]))}
