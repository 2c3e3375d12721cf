"""A player says that another has revoked on a trick that is over, and asks to see its cards (61C, 66A, 66B)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.sets.revokes_planted import role_of
from quizzes.questions.sets.tricks_seen import CARD_LIES, ENTITLED, entitled_to
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_tricks, play_until, sensible_card
from rulings.engine.facts import Facts
from rulings.engine.rulings import rule
from rulings.situations.revoke_questions_facts import RevokeQuestionFacts
from rulings.situations.trick_inspection_facts import TrickInspectionFacts
from rulings.table.position import Position

_CLAUSES = {"none": "61C", "own": "66B", "shown": "66A"}
_IDLE = (
    _("%(accused)s says that he had none."),
    _("%(accused)s says that he does not remember."),
    _("%(asker)s says that he is quite sure of it."),
)


def draft_of_claim(rng: Random) -> Draft:
    """The trick is over; perhaps the next one is led, or some more have been played."""
    table = Table.of(new_board(rng))
    trick, accused = _trick_not_followed(rng, table)
    asker = _opponent(rng, table, accused)
    turned, later = rng.random() < 0.6, _play_on(rng, table)
    played = any(seat.side is asker.side for plays in table.tricks[trick:] for seat, _card in plays)
    role = role_of(table.board, asker)
    case = _closed(role) if played else _open(role, turned=turned)
    suit = table.tricks[trick - 1][0][1].suit
    card = next(card for seat, card in table.tricks[trick - 1] if seat is accused)
    people = {"asker": asker, "accused": accused, "who": asker}
    return Draft(
        story=(
            said(_("On trick %(trick)s %(who)s plays %(card)s."), trick=trick, who=accused, card=card),
            _since(table, trick),
            *(() if later else (said(CARD_LIES[turned], who=asker),)),
            said(
                _(
                    "%(asker)s says to %(accused_to)s: “You did have %(suit)s”, and asks to see all cards of trick %(trick)s."
                ),
                suit=suit,
                trick=trick,
                **people,
            ),
            *idle(rng, _IDLE, **people),
        ),
        ask=said(_("What is %(who)s entitled to see of that trick?"), who=asker),
        options=one_of(rng, case, _near(role, asker), told(ENTITLED, entitled_to)),
        case=case,
        clause=_CLAUSES[entitled_to(rule(case))],
        shown=table.board.shown(tricks=table.record),
        known={"claimed": trick, "asker": asker, "asked": accused, "turned": turned},
        because=said(_("his side has played to the next trick, and a revoke that is claimed opens no trick"))
        if played
        else None,
    )


def _trick_not_followed(rng: Random, table: Table) -> tuple[int, Seat]:
    """A trick that is over, and declarer or a defender who did not follow suit to it."""
    first, dummy = rng.randint(2, 8), table.board.dummy

    def reached(position: Position) -> bool:
        return not position.trick and position.number > first and bool(_others(table, dummy))

    if not play_until(rng, table, reached) or table.position.number > 10:
        raise Unsuitable
    return len(table.tricks), rng.choice(_others(table, dummy))


def _others(table: Table, dummy: Seat) -> list[Seat]:
    """Who did not follow suit to the last trick from his own hand."""
    (_leader, led), *rest = table.tricks[-1]
    return [seat for seat, card in rest if card.suit is not led.suit and seat is not dummy]


def _opponent(rng: Random, table: Table, accused: Seat) -> Seat:
    declarer = table.board.declarer
    return rng.choice([declarer.lho, declarer.rho]) if accused is declarer else declarer


def _play_on(rng: Random, table: Table) -> bool:
    """Nobody has led, one has, or some more tricks are over; whether these are."""
    how = rng.choice(("over", "over", "led", "led", "led", "later"))
    if how == "led":
        table.play(sensible_card(rng, table.position, table.position.turn))
    elif how == "later":
        play_tricks(rng, table, len(table.tricks) + rng.randint(1, 2))
    return how == "later"


def _since(table: Table, trick: int) -> Said:
    number = len(table.tricks)
    if number == trick:
        return said(_("Trick %(trick)s is over, and nobody has led to the next one yet."), trick=trick)
    if len(table.tricks[-1]) == 4:
        return said(_("Trick %(trick)s is over as well."), trick=number)
    led = table.tricks[-1][0][0]
    return said(_("Trick %(trick)s is over, and %(led)s has already led to the next one."), trick=trick, led=led)


def _closed(role: str) -> RevokeQuestionFacts:
    asked = "opposing-defender" if role == "declarer" else "declarer"
    return RevokeQuestionFacts(about="earlier-tricks", asker=role, asked=asked)


def _open(role: str, *, turned: bool) -> TrickInspectionFacts:
    return TrickInspectionFacts(request="see-trick", asker=role, own_card_turned=turned, side_played_next=False)


def _near(role: str, who: Seat) -> list[Neighbour]:
    near: tuple[tuple[Facts, Said], ...] = (
        (
            _open(role, turned=False),
            said(_("%(who_of)s card had still been face up and his side had not played to the next trick"), who=who),
        ),
        (
            _open(role, turned=True),
            said(_("%(who)s had turned his card, but his side had not played to the next trick"), who=who),
        ),
        (_closed(role), said(_("%(who_of)s side had already played to the next trick"), who=who)),
    )
    return [Neighbour(case, words) for case, words in near]


def seen_by_text(draft: Draft) -> Collection[Hashable]:
    """66A and 66B end with the own side's card to the next trick, and 61C opens none then; 66A with the own card turned."""
    asker = draft.known["asker"]
    since = [seat for plays in draft.shown.tricks[draft.known["claimed"] :] for seat, _card in plays]
    if asker in since or asker.partner in since:
        return {"none"}
    return {"own" if draft.known["turned"] else "shown"}
