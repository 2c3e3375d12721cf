"""May this player ask whether another revoked, at what price, and look for it in a trick that is over (61B, 61C, 43B2(b))?"""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import effects, one_of
from quizzes.questions.parts import Answer, Condition, Draft, Said, Unsuitable, said
from quizzes.questions.sets.dummy import INFRINGEMENTS, WHO_INFRINGED
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_claimed import draft_of_claim, seen_by_text
from quizzes.questions.sets.revokes_planted import role_of
from quizzes.questions.templates import template
from quizzes.simulation.boards import Board, new_board
from quizzes.simulation.card_play import Table, play_until
from rulings.engine.rulings import Ruling
from rulings.situations.revoke_questions_facts import RevokeQuestionFacts
from rulings.table.position import Position
from rulings.wording.forms import Text

_LABELS = {
    "free": _(
        "The question is allowed; it neither gives unauthorised information nor brings Law 64 upon a corrected revoke."
    ),
    "ui": _("The question is allowed, but it may give partner unauthorised information."),
    "no": _("The question is not allowed, and it may be unauthorised information."),
    "costs": _(
        "Dummy has lost this right: if the card was a revoke, it is corrected, but Law 64 applies as if it were established."
    ),
}
_OVER = 0.3
"""How often the trick is over before anybody speaks."""
_WEIGHTS = {"declarer": 2, "dummy": 5, "defender": 3}


@template(
    "revoke-question",
    REVOKES,
    "61B1",
    "61B2a",
    "61B2b",
    "61B3",
    "61C",
    "43B2b",
    "66A",
    "66B",
    keys={"free": 4, "ui": 2, "no": 2, "costs": 2, "none": 2, "own": 1, "shown": 1},
    version=6,
)
def revoke_question(rng: Random) -> Draft:
    """Somebody does not follow suit, and another player asks; or asks to see the trick once it is over."""
    return draft_of_claim(rng) if rng.random() < _OVER else _draft_of_question(rng)


def _draft_of_question(rng: Random) -> Draft:
    """The card lies there, and somebody asks at once."""
    table = _off_suit(rng)
    board, (asked, card), suit = table.board, table.tricks[-1][-1], table.tricks[-1][0][1].suit
    asker = _asker(rng, board, asked)
    costs = asker is board.dummy and asked is board.declarer
    how = rng.choice(_HOW_OF_DUMMY if costs else _HOW_OF_OTHERS)
    infringed = how in INFRINGEMENTS
    before = costs and rng.random() < 0.3
    case = RevokeQuestionFacts(
        about="missing-suit",
        asker=role_of(board, asker),
        asked=_asked_role(board, asker, asked),
        dummy_infringed=infringed,
        first_to_ask=not before,
    )
    values = {"who": asked, "card": card, "trick": len(table.tricks), "suit": suit, "asker": asker, "rival": asked.lho}
    earlier = [_infringement(rng, board, how, asked)] if how else []
    return Draft(
        story=(*earlier, *(said(text, **values) for text in (_PLAYED, *_PUT[before]))),
        ask=said(_("What does the director say of the question that %(asker)s asked?"), asker=asker),
        options=one_of(rng, case, _near(case, board, asked), _answer),
        case=case,
        clause=_clause(case),
        shown=board.shown(tricks=table.record),
        known={"asker": asker, "asked": asked, "infringed": infringed, "before": before},
        because=_because(board, how, before=before) if costs and how else None,
        told_by=("asker",) if case.known["asker"] == "declarer" else ("asker", "asked"),
    )


_PLAYED = _("On trick %(trick)s %(who)s plays %(card)s.")
_PUT: dict[bool, tuple[Text, ...]] = {
    True: (_("%(rival)s asks: “No %(suit)s?”"), _("Then %(asker)s puts the same question to %(who_to)s.")),
    False: (_("%(asker)s, before anybody else, asks %(who)s: “No %(suit)s?”"),),
}
"""The question, after another player's or before any."""


def _off_suit(rng: Random) -> Table:
    """A play in which declarer or a defender has just not followed suit."""
    board = new_board(rng)
    table = Table.of(board)
    first, of_declarer = rng.randint(2, 6), rng.random() < 0.5

    def reached(position: Position) -> bool:
        if position.number < first or not table.tricks or len(table.tricks) > 12:
            return False
        (seat, card), led = table.tricks[-1][-1], table.tricks[-1][0][1].suit
        return card.suit is not led and seat is not board.dummy and (seat is board.declarer) == of_declarer

    if not play_until(rng, table, reached):
        raise Unsuitable
    return table


def _because(board: Board, how: str, *, before: bool) -> Said:
    """Who has infringed 43A2 must not be the first to ask; what is against 43A1 alone costs nothing."""
    if how not in INFRINGEMENTS:
        return said(_("dummy had broken none of the restrictions of Law 43A2 and may ask"))
    text = _("dummy was not the first to ask") if before else WHO_INFRINGED[how]
    return said(text, dummy=board.dummy)


def _asker(rng: Random, board: Board, asked: Seat) -> Seat:
    """Anybody else at the table, dummy oftener than others."""
    others = [asked.lho, asked.partner, asked.rho]
    return rng.choices(others, [_WEIGHTS[role_of(board, seat)] for seat in others])[0]


def _asked_role(board: Board, asker: Seat, asked: Seat) -> str:
    if asked is board.declarer:
        return "declarer"
    return "own-partner" if asker is asked.partner else "opposing-defender"


def _infringement(rng: Random, board: Board, how: str, asked: Seat) -> Said:
    """What dummy has done before; where he looked at a hand, not that of who is asked now."""
    rivals = [seat for seat in (board.dummy.lho, board.dummy.rho) if seat is not asked]
    values = {"dummy": board.dummy, "declarer": board.declarer, "rival": rng.choice(rivals)}
    return said(_EARLIER[how], **values)


_EARLIER: dict[str, Text] = {
    "looked": _("Earlier in the play %(dummy)s (dummy) looked at the hand of %(rival)s."),
    "watched": _("Earlier in the play %(dummy)s (dummy) got up to watch %(declarer)s play."),
    "exchanged": _("Earlier in the play %(dummy)s (dummy) and %(declarer)s exchanged their hands for a moment."),
    "told-suit": _("Earlier on this board dummy (%(dummy)s) had told declarer which suit he would play."),
    "called": _(
        "Earlier on this board dummy (%(dummy)s) had called the director because of a lead out of turn before anybody else did."
    ),
}
"""43A2, and what is against 43A1 alone, which costs dummy none of his rights (43B2)."""
_HOW_OF_DUMMY = ("", *3 * INFRINGEMENTS, "told-suit", "called")
_HOW_OF_OTHERS = (*4 * ("",), *INFRINGEMENTS)
"""Of a question that is not dummy's to declarer it decides nothing."""


def _near(case: RevokeQuestionFacts, board: Board, asked: Seat) -> list[Neighbour]:
    """Somebody else had asked, or about a card of the other side; dummy had lost the right, or kept it.

    It is the card that changes sides, not the player: whoever led to the trick could not have been asked.
    """
    ours = asked is board.declarer
    values = {"declarer": board.declarer, "dummy": board.dummy, "lho": board.declarer.lho, "asked": asked}

    by_dummy = case.known["asker"] == "dummy"

    def who(text: Text, asker: str, of: str) -> Condition:
        said_already = by_dummy and asker == "dummy" and of != case.known["asked"]
        return if_(_OTHER_CARD[ours] if said_already else text, {"asker": asker, "asked": of}, **values)

    near = [supposing(case, who(*other)) for other in _OTHERS[ours]]
    if case.known["dummy_infringed"]:
        kept = if_(_("%(dummy)s had kept to the restrictions of dummy"), {"dummy_infringed": False}, **values)
        first = if_(_("nobody had asked before"), {"first_to_ask": True})
        own = [supposing(case, kept)] if ours and by_dummy else []
        return [*own, *near, supposing(case, who(_BY_DUMMY[ours], "dummy", "declarer"), first)]
    price = {"asker": "dummy", "asked": "declarer", "dummy_infringed": True, "first_to_ask": True}
    return [*near, supposing(case, if_(_PRICE[ours], price, **values))]


_OTHERS: dict[bool, tuple[tuple[Text, str, str], ...]] = {
    True: (
        (_("%(lho)s had asked"), "defender", "declarer"),
        (_("it had been a defender's card and %(dummy)s had asked"), "dummy", "opposing-defender"),
        (_("it had been a defender's card and his partner had asked"), "defender", "own-partner"),
    ),
    False: (
        (_("%(declarer)s had asked"), "declarer", "opposing-defender"),
        (_("%(dummy)s had asked"), "dummy", "opposing-defender"),
        (_("%(asked_of)s partner had asked"), "defender", "own-partner"),
    ),
}
"""Who else might have asked, about a card of declarer's (``True``) or of a defender's."""

_OTHER_CARD: dict[bool, Text] = {
    True: _("it had been a defender's card"),
    False: _("it had been declarer's card"),
}
"""Where dummy has asked, the card of the other side is all that is otherwise."""

_BY_DUMMY: dict[bool, Text] = {
    True: _("%(dummy)s had asked"),
    False: _("it had been declarer's card and %(dummy)s had asked"),
}
_PRICE: dict[bool, Text] = {
    True: _("%(dummy)s, after looking at a defender's hand, had been the first to ask"),
    False: _(
        "it had been declarer's card and %(dummy)s, after looking at a defender's hand, had been the first to ask"
    ),
}
"""The same of a dummy who has infringed 43A2, and of one who has not."""


def _answer(ruling: Ruling) -> Answer:
    if effects(ruling, "question-not-allowed"):
        key = "no"
    elif effects(ruling, "question-costs"):
        key = "costs"
    else:
        key = "ui" if ruling.part("information") else "free"
    return Answer(key, said(_LABELS[key]))


def _clause(case: RevokeQuestionFacts) -> str:
    known = case.known
    if known["asker"] != "dummy":
        return "61B1" if known["asker"] == "declarer" else "61B3"
    if known["asked"] != "declarer":
        return "61B2b"
    return "43B2b" if known["dummy_infringed"] and known["first_to_ask"] else "61B2a"


@revoke_question.checked_by
def _by_seats(draft: Draft) -> Collection[Hashable]:
    """61B by the seats alone: dummy asks only partner; who asks a defending partner risks information; 43B2(b) costs."""
    known, contract = draft.known, draft.shown.contract
    if "claimed" in known:
        return seen_by_text(draft)
    if contract is None or contract.declarer is None:
        return set()
    partners, by_dummy = known["asker"] is known["asked"].partner, known["asker"].partner is contract.declarer
    if by_dummy:
        price = known["infringed"] and not known["before"]
        return {"no" if not partners else "costs" if price else "free"}
    return {"ui" if partners else "free"}
