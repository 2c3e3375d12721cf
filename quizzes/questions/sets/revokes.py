"""Established revokes: how many tricks go over (64A, 64B), found in the play of a board."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.engine.laws.revoke_facts import RevokeFacts
from quizzes.engine.rulings import Ruling
from quizzes.questions.boards import new_board
from quizzes.questions.card_play import Table, play_tricks
from quizzes.questions.options import neighbour, one_of
from quizzes.questions.parts import Answer, Draft, said
from quizzes.questions.templates import Topic, template

REVOKES = Topic("revokes", _("Revokes"))

_TRICKS = {0: _("No trick"), 1: _("One trick"), 2: _("Two tricks")}


@template("revoke-transfer", REVOKES, "64A1", "64A2", "64B1", "64B6")
def revoke_transfer(rng: Random) -> Draft:
    """A defender revoked, and the revoke is established: who won the trick and what was won later decides."""
    board = new_board(rng)
    table = Table.of(board)
    trick = rng.randint(2, 9)
    play_tricks(rng, table, trick)
    offender = rng.choice([board.declarer.lho, board.declarer.rho])
    won_by, later = rng.choice(["offender", "partner", "opponents"]), rng.randint(0, 3)
    case = RevokeFacts(
        offender="defender", trick=trick, establishment="next-trick", trick_won_by=won_by, later_tricks=later
    )
    winner = {"offender": offender, "partner": offender.partner, "opponents": rng.choice([board.declarer, board.dummy])}
    story = (
        said(
            _("On trick %(trick)s %(offender)s did not follow suit although able to."), trick=trick, offender=offender
        ),
        said(_("The trick was won by %(winner_to)s."), winner=winner[won_by]),
        said(_("After it %(offender_of)s side won %(later)s more tricks."), offender=offender, later=later),
        said(_("The revoke was noticed at the end of play.")),
    )
    near = [
        neighbour(case, said(_("%(who)s had won the revoke trick"), who=seat), trick_won_by=who)
        for who, seat in winner.items()
        if who != won_by
    ]
    near += [
        neighbour(case, said(_("that side had won no trick after it")), later_tricks=0),
        neighbour(case, said(_("that side had won a trick after it")), later_tricks=max(later, 1)),
        neighbour(
            case,
            said(_("%(who)s had won that trick and a later one"), who=offender),
            trick_won_by="offender",
            later_tricks=max(later, 1),
        ),
    ]
    return Draft(
        form="tricks",
        story=story,
        ask=said(_("How many tricks are transferred?")),
        options=one_of(rng, case, near, _transferred),
        case=case,
        clause={"offender": "64A1", "partner": "64A2"}.get(won_by, "64A2" if later else "64B1"),
        shown=board.shown(tricks=table.record),
        roles={"offender": offender, "partner": offender.partner, "offending-side": offender.side},
        known={"won_by": won_by, "later": later},
    )


def _transferred(ruling: Ruling) -> Answer:
    count = sum(item.values["count"] for item in ruling.part("effect") if item.key == "transfer-tricks")
    return Answer(count, said(_TRICKS[count]))


@revoke_transfer.checked_by
def _as_the_text_counts(draft: Draft) -> Collection[Hashable]:
    """64A as a sum: the trick itself if its player won it, and one more of the side's tricks from it on, at most."""
    own, side, later = draft.known["won_by"] == "offender", draft.known["won_by"] != "opponents", draft.known["later"]
    return {1 + (later > 0) if own else min(1, side + later)}
