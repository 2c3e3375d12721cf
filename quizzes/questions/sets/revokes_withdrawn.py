"""A revoke noticed in time: which cards go back (62A, 62C1, 62C2), and which of them become penalty cards (62B1, 62C2)."""

from collections.abc import Callable, Collection, Hashable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.plays import Play
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import FEWEST_OPTIONS, effects, in_order, wrong_option
from quizzes.questions.parts import Answer, CardChoice, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_counted import revokes_in
from quizzes.questions.sets.revokes_moments import played_after
from quizzes.questions.sets.revokes_planted import Revoke, revoke_from, role_of, roles_of, winner
from quizzes.questions.sets.revokes_told import noticed_by, revoke_told, told_in_time
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, sensible_card
from rulings.engine.rulings import Ruling, rule
from rulings.situations.revoke_facts import RevokeFacts
from rulings.wording.forms import Text

_LABELS = {
    "none": _("None of them."),
    "first": _("Only the card of %(first)s."),
    "second": _("Only the card of %(second)s."),
    "both": _("The cards of %(first)s and %(second)s."),
}


@dataclass(frozen=True)
class Scene:
    """A revoke, the cards played to its trick, and perhaps a lead of the other side to the next trick."""

    table: Table
    revoke: Revoke
    case: RevokeFacts
    story: tuple[Said, Said]

    @property
    def plays(self) -> list[Play]:
        """The cards from the lead to the revoke trick on."""
        return [play for plays in self.table.tricks[self.revoke.trick - 1 :] for play in plays]


def noticed_in_time(rng: Random) -> Scene:
    """A revoke after which the trick went on, but not the play of the side that revoked."""
    table = Table.of(new_board(rng))
    defends = rng.random() < 0.7
    revoke = revoke_from(
        rng, table, rng.randint(2, 9), lambda position, seat: (seat.side is not position.declarer.side) == defends
    )
    if revoke.trick > 11:
        raise Unsuitable
    left = 4 - len(table.tricks[-1])
    for _turn in range(rng.choice([left, left, rng.randint(0, left)])):
        table.play(sensible_card(rng, table.position, table.position.turn))
    if len(table.tricks[-1]) == 4 and winner(table, revoke.trick).side is not revoke.side and rng.random() < 0.6:
        table.play(sensible_card(rng, table.position, table.position.turn))
    noticed = noticed_by(rng, table, revoke)
    case = RevokeFacts(
        hand=role_of(table.board, revoke.seat),
        trick=revoke.trick,
        card=revoke.card,
        establishment="none",
        **played_after(table, revoke),
        **noticed.facts,
    )
    if case.known["partner_played_after"] and not _could_change(table, revoke):
        raise Unsuitable
    last = table.tricks[-1][-1][0]
    story = (revoke_told(table, revoke), told_in_time(rng, table, revoke, noticed, last))
    return Scene(table, revoke, case, story)


def _could_change(table: Table, revoke: Revoke) -> bool:
    """Whether the offender's partner had another legal card: 62C2 lets him change his card, but for nothing else."""
    partner = revoke.seat.partner
    card = next(card for seat, card in table.tricks[revoke.trick - 1] if seat is partner)
    left = table.position.hands[partner]
    return any(one.suit is revoke.suit for one in left) if card.suit is revoke.suit else bool(left)


@template("revoke-cards-back", REVOKES, "62A", "62B", "62C1", "62C2", version=5)
def revoke_cards_back(rng: Random) -> Draft:
    """Which of the cards on the table go back, if everybody does what he must or may?"""
    scene = noticed_in_time(rng)
    back = _taken_back(scene)
    note = said(_("It was played before the revoke and stays."))
    options = tuple(
        Option(Answer(str(card), CardChoice(card)), right=True)
        if (seat, card) in back
        else Option(Answer(str(card), CardChoice(card)), right=False, note=note, clause="62C1")
        for seat, card in scene.plays
    )
    return Draft(
        form="options",
        story=scene.story,
        ask=said(_("Everybody who must or may take back a card does so: which cards go back?")),
        options=options,
        case=scene.case,
        clause=_clause(scene),
        shown=scene.table.board.shown(tricks=scene.table.record),
        roles=roles_of(scene.revoke.seat),
        several=True,
        told_by=_told_by(scene.case),
    )


def _told_by(case: RevokeFacts) -> tuple[str, ...]:
    """Who has played since, as far as that matters."""
    return (
        ("opponents_played_after", "partner_played_after")
        if case.known["opponents_played_after"]
        else ("opponents_played_after",)
    )


def _taken_back(scene: Scene) -> set[Play]:
    """The offender's card, and by the options of the ruling the later ones of the others."""
    ruling, seat = rule(scene.case), scene.revoke.seat
    after = scene.plays[scene.plays.index((seat, scene.revoke.card)) + 1 :]
    back = {(seat, scene.revoke.card)} if effects(ruling, "must-correct") else set()
    keys = {item.key for item in ruling.part("option")}
    if "withdraw-later-cards" in keys:
        back |= {play for play in after if play[0].side is not seat.side}
    if "change-after-withdrawal" in keys:
        back |= {play for play in after if play[0] is seat.partner}
    return back


def _clause(scene: Scene) -> str:
    if scene.case.known["partner_played_after"]:
        return "62C2"
    return "62C1" if scene.case.known["opponents_played_after"] else "62A"


@revoke_cards_back.checked_by
def _from_the_revoke_on(draft: Draft) -> Collection[Hashable]:
    """62A and 62C together: every card from that of the revoke on; none before it."""
    (one,) = revokes_in(draft.shown)
    plays = [play for plays in draft.shown.tricks[one.trick - 1 :] for play in plays]
    start = [seat for seat, _card in plays].index(one.seat)
    return {str(card) for _seat, card in plays[start:]}


@template(
    "revoke-penalty-cards",
    REVOKES,
    "62B1",
    "62B2",
    "62C2",
    keys={"none": 1, "first": 1, "second": 1, "both": 1},
    version=5,
)
def revoke_penalty_cards(rng: Random) -> Draft:
    """All who may take their cards back; which of the defenders' cards become penalty cards?"""
    scene = noticed_in_time(rng)
    board, seat = scene.table.board, scene.revoke.seat
    defends = seat.side is not board.declarer.side
    first = rng.choice([board.declarer.lho, board.declarer.rho])
    return Draft(
        story=(*scene.story, said(_("Everybody who must or may take back a card does so."))),
        ask=said(_("Which of the cards taken back become penalty cards?")),
        options=_options(rng, scene, first, seat),
        case=scene.case,
        clause=("62C2" if scene.case.known["partner_played_after"] else "62B1") if defends else "62B2",
        shown=board.shown(tricks=scene.table.record),
        roles=roles_of(seat),
        known={"first": first},
        told_by=("hand", *_told_by(scene.case)) if defends else ("hand",),
    )


def _options(rng: Random, scene: Scene, first: Seat, seat: Seat) -> tuple[Option, ...]:
    """Who revoked, and whether his partner has played since; ``first`` is the defender who is named first."""
    right = _answer(first, seat)(rule(scene.case))
    wrong = {right.value: Option(right, right=True)}
    for who, near in _near(scene, first, seat):
        answer = _answer(first, who)(rule(near.case))
        wrong.setdefault(answer.value, wrong_option(answer, near, _answer(first, who)))
    if len(wrong) < FEWEST_OPTIONS:
        raise Unsuitable
    return in_order(rng, list(wrong.values()))


def _near(scene: Scene, first: Seat, seat: Seat) -> Iterator[tuple[Seat, Neighbour]]:
    """Each defender's revoke, before or after his partner's turn, the one told first; and one from declarer's side.

    Who led the trick cannot have revoked on it; nobody plays after the revoke who had played before it.
    """
    case, leader = scene.case, scene.table.tricks[scene.revoke.trick - 1][0][0]
    defenders = [who for who in sorted((first, first.partner), key=lambda one: one is not seat) if who is not leader]
    for who in defenders:
        comes_after = _turns(leader, who) < _turns(leader, who.partner)
        for text, facts in _PARTNER_PLAYED.items():
            if facts["partner_played_after"] and not comes_after:
                continue
            yield who, neighbour(case, _words(who, seat, text, told=comes_after), hand="defender", **facts)
    ours = next(one for one in (scene.table.board.declarer, scene.table.board.dummy) if one is not leader)
    hand = role_of(scene.table.board, ours)
    yield ours, neighbour(case, said(_("%(who)s had revoked"), who=ours), hand=hand)


_PARTNER_PLAYED: dict[Text, dict[str, Any]] = {
    _("%(partner)s had not played to the trick after that"): {
        "opponents_played_after": False,
        "partner_played_after": False,
    },
    _("%(partner)s had played to the trick after that"): {"opponents_played_after": True, "partner_played_after": True},
}


def _turns(leader: Seat, seat: Seat) -> int:
    return [leader.after(turn) for turn in range(4)].index(seat)


def _words(who: Seat, seat: Seat, text: Text, *, told: bool) -> Said:
    """Who would have revoked; what his partner had done is ``told`` only where it can be one way or the other."""
    played = said(text, partner=who.partner)
    if who is seat:
        return played
    if not told:
        return said(_("%(who)s had revoked"), who=who)
    return said(_("%(who)s had revoked, and %(played)s"), who=who, played=played)


def _answer(first: Seat, offender: Seat) -> Callable[[Ruling], Answer]:
    """Of whose cards a ruling on this player's revoke makes penalty cards."""

    def answer(ruling: Ruling) -> Answer:
        own = bool(effects(ruling, "penalty-card"))
        partners = any(then.key == "penalty-card" for item in ruling.part("option") for then in item.then)
        alone = "first" if offender is first else "second"
        key = "both" if own and partners else alone if own else "none"
        return Answer(key, said(_LABELS[key], first=first, second=first.partner))

    return answer


@revoke_penalty_cards.checked_by
def _defenders_cards(draft: Draft) -> Collection[Hashable]:
    """62B1 and 62C2: cards of the defending side that revoked, from the revoke on; no others."""
    (one,) = revokes_in(draft.shown)
    contract = draft.shown.contract
    if contract is None or contract.declarer is None or one.seat.side is contract.declarer.side:
        return {"none"}
    seats = [seat for seat, _card in draft.shown.tricks[one.trick - 1]]
    alone = "first" if one.seat is draft.known["first"] else "second"
    return {"both" if one.seat.partner in seats[seats.index(one.seat) :] else alone}
