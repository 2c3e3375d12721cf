"""Who may ask what about the auction when it is over (41B, 41C, 20C2, 20F2)."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import ROTATION, Seat
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Said, said
from quizzes.questions.sets.leads import winner_of_last_trick
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_until
from rulings.engine.rulings import Ruling, rule
from rulings.situations.opening_lead_period_facts import QuestionFacts
from rulings.wording.forms import Text

_ROLES = ("declarer", "leader", "dummy", "leaders-partner")
_LABELS = {
    "auction": _("The whole auction once more, and explanations of the opponents' calls."),
    "contract": _("The contract and explanations of the opponents' calls, but not the auction again."),
    "later": _("Nothing now, but at his turn to play he may ask."),
    "never": _("Nothing now, and nothing during the play either."),
}
_BEFORE_LEAD = {"lead_faced": False, "has_played": False, "on_turn": False}
_NOT_LED = (_("%(who)s had not yet put the opening lead on the table"), _BEFORE_LEAD)
_NOT_FACED = (_("the opening lead had not yet been faced"), _BEFORE_LEAD)
_IN_PLAY = (_("the play had been in progress"), {"lead_faced": True, "has_played": True})
_IN_TURN = (_("it had been %(who_of)s turn to play"), {"on_turn": True})
_NOT_IN_TURN = (_("it had not been %(who_of)s turn"), {"on_turn": False})
_IN_DECLARERS_TURN = (_("it had been %(who_of)s or dummy's turn to play"), {"on_turn": True})
_IN_OTHERS_TURN = (_("it had been a defender's turn to play"), {"on_turn": False})
_PLAYED = (_("%(who)s had already played a card"), {"has_played": True})
_DECLARER = (_("%(who)s had been declarer"), {"asker": "declarer"})
_DUMMY = (_("%(who)s had been dummy"), {"asker": "dummy", "has_played": False})

_FIRST_TRICK = _("Dummy's hand lies on the table; in the first trick the next card is %(turn_of)s.")
_IN_TRICK = _("The play has come to trick %(number)s; the next card is %(turn_of)s.")
_AT_LEAD = _("The play has come to trick %(number)s, to which %(turn)s is to lead.")
_WANTS = {
    "declarer": _("%(who)s, the declarer, wants to ask about the auction."),
    "dummy": _("%(who)s, who is dummy, wants to ask about the auction."),
    "leader": _("%(who)s, on declarer's left, wants to ask about the auction."),
    "leaders-partner": _("%(who)s, on declarer's right, wants to ask about the auction."),
}


@dataclass(frozen=True)
class Moment:
    """Somebody wants to ask: at which point of the board, and who. ``put_down``: the lead lies face down."""

    table: Table
    who: Seat
    put_down: bool

    @property
    def role(self) -> str:
        """As the facts name him."""
        declarer = self.table.board.declarer
        return _ROLES[(ROTATION.index(self.who) - ROTATION.index(declarer)) % 4]

    @property
    def facts(self) -> dict[str, Any]:
        """Read off the table."""
        table, board = self.table, self.table.board
        hands = (board.declarer, board.dummy) if self.who is board.declarer else (self.who,)
        played = any(seat in hands for trick in table.tricks for seat, _card in trick)
        return {
            "asker": self.role,
            "what": "contract",
            "lead_faced": bool(table.tricks),
            "has_played": played or (self.put_down and self.role == "leader"),
            "on_turn": table.position.turn in hands and not self.put_down,
        }

    def told(self) -> Said:
        """Where the board stands."""
        leader, position = self.table.board.declarer.lho, self.table.position
        if self.table.tricks:
            begun = _FIRST_TRICK if position.number == 1 else _IN_TRICK
            return said(begun if position.trick else _AT_LEAD, number=position.number, turn=position.turn)
        if self.put_down:
            return said(
                _("The auction is over, and %(leader)s has put the opening lead face down on the table."), leader=leader
            )
        return said(
            _("The auction is over, and %(leader)s has not yet put the opening lead on the table."), leader=leader
        )


@template("questions-after-the-auction", OPENING_LEADS, "41B", "41C", version=5)
def questions_after_auction(rng: Random) -> Draft:
    """A player wants to know something about the auction: what may he ask for at this moment?"""
    moment = _moment(rng)
    case = QuestionFacts(**moment.facts)
    return Draft(
        story=(moment.told(), said(_WANTS[moment.role], who=moment.who)),
        ask=said(_("What may %(who)s ask for at this moment?"), who=moment.who),
        options=one_of(rng, case, _neighbours(moment, case), _answer),
        case=case,
        clause=rule(case).part("effect")[0].clause,
        shown=moment.table.board.shown(tricks=moment.table.record),
        roles={"defender": moment.who} if moment.role in ("leader", "leaders-partner") else {},
        known={"who": moment.who, "put_down": moment.put_down},
        told_by=_told_by(moment),
    )


def _told_by(moment: Moment) -> tuple[str, ...]:
    """Dummy may never ask; before the lead is faced only who has led may not; then it is a matter of turn."""
    if moment.role == "dummy":
        return ("asker",)
    if not moment.table.tricks:
        return ("lead_faced", "has_played") if moment.put_down and moment.role == "leader" else ("lead_faced",)
    return ("on_turn", "has_played") if moment.facts["on_turn"] else ("on_turn",)


def _moment(rng: Random) -> Moment:
    table = Table.of(new_board(rng))
    board, wanted = (
        table.board,
        rng.choice(["before", "first", "first", "in-turn", "in-turn", "in-turn", "waiting", "waiting", "dummy"]),
    )
    if wanted == "before":
        return Moment(table, rng.choice([board.declarer, board.declarer.lho, board.declarer.rho]), rng.random() < 0.5)
    cards = rng.randint(1, 2) if wanted == "first" else rng.choice([*range(3, 9), *range(9, 44, 3)])
    play_until(rng, table, lambda position: sum(map(len, position.hands.values())) <= 52 - cards)
    turn = table.position.turn
    asking = board.declarer if turn is board.dummy else turn
    match wanted:
        case "dummy":
            return Moment(table, board.dummy, put_down=False)
        case "waiting":
            return Moment(
                table, rng.choice([seat for seat in ROTATION if seat not in (asking, board.dummy)]), put_down=False
            )
    return Moment(table, asking, put_down=False)


def _neighbours(moment: Moment, case: QuestionFacts) -> list[Neighbour]:
    """Before the lead, in turn and not in turn, as dummy: the leader himself may ask only until his card lies there.

    Who is dummy would have to be declarer, nobody else; declarer's turn is dummy's too.
    """
    ours = moment.role in ("declarer", "dummy")
    in_turn, not_in_turn = (_IN_DECLARERS_TURN, _IN_OTHERS_TURN) if ours else (_IN_TURN, _NOT_IN_TURN)
    before = _NOT_LED if moment.role == "leader" else _NOT_FACED
    playing: list[tuple[Text, dict[str, Any]]] = [_DECLARER] if moment.role == "dummy" else []
    near: list[list[tuple[Text, dict[str, Any]]]] = [
        [*playing, before],
        [*playing, _IN_PLAY, in_turn, _PLAYED],
        [*playing, _IN_PLAY, not_in_turn],
        [_DUMMY],
    ]
    return [supposing(case, *(if_(text, facts, who=moment.who) for text, facts in one)) for one in near]


def _answer(ruling: Ruling) -> Answer:
    found = ruling.part("effect")[0].values
    told = {"review-instead": "auction", "contract": "contract"}
    name = told[found["what"]] if "what" in found else "never" if found["why"] == "dummy-never" else "later"
    return Answer(name, said(_LABELS[name]))


@questions_after_auction.checked_by
def _by_law_41b(draft: Draft) -> Collection[Hashable]:
    """41B by the cards on the table: dummy never; before the lead all but who has led; then in turn, the auction only once."""
    contract, who, tricks = draft.shown.contract, draft.known["who"], draft.shown.tricks
    declarer = contract.declarer if contract else None
    if declarer is None or who is declarer.partner:
        return {"never"}
    if not tricks:
        return {"later" if who is declarer.lho and draft.known["put_down"] else "auction"}
    plays = [seat for trick in tricks for seat, _card in trick]
    own = {who, who.partner} if who is declarer else {who}
    if len(tricks[-1]) == 4 or plays[-1].lho not in own:
        return _after_a_trick(draft, own) if len(tricks[-1]) == 4 else {"later"}
    return {"contract" if own & set(plays) else "auction"}


def _after_a_trick(draft: Draft, own: set[Seat]) -> Collection[Hashable]:
    """Between two tricks the winner of the last one is in turn, and everybody has played."""
    return {"contract" if winner_of_last_trick(draft.shown) in own else "later"}
