"""Which of several things dummy may do at a moment of the play (42, 43): all of them are to be chosen."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.engine.laws.dummys_rights import DummyActionFacts
from quizzes.engine.rulings import rule
from quizzes.engine.trace import Conclusion
from quizzes.questions.boards import Board
from quizzes.questions.options import in_order
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.played_cards_scene import table_at
from quizzes.questions.templates import Topic, template
from quizzes.wording.forms import Text

DUMMY = Topic("dummy", _("Dummy"))

_ACTIONS: dict[str, Text] = {
    "informs-director": _("tell the director what happened, when he comes to the table"),
    "counts-tricks": _("keep count of the tricks won and lost"),
    "follows-suit": _("see to it that dummy follows suit when declarer calls a card of another suit"),
    "asks-declarer": _("ask declarer, if he does not follow suit, whether he has none of the suit led"),
    "asks-defender": _("ask a defender, if he does not follow suit, whether he has none of the suit led"),
    "warns-wrong-hand": _("warn declarer, if he reaches for a card of the wrong hand, before he leads"),
    "draws-attention": _("say that a defender has revoked on an earlier trick"),
    "calls-director": _("call the director about this irregularity"),
    "takes-part": _("tell declarer which suit to play next"),
    "exchanges-hands": _("swap hands with declarer"),
    "watches-declarer": _("leave his chair to watch declarer play"),
    "looks-at-card": _("look at the face of a card in a defender's hand"),
}
_STATES: dict[str, Text] = {
    "in-play": _("There has been an irregularity on this trick, but nobody has drawn attention to it."),
    "attention": _("There has been an irregularity on this trick, and a defender has drawn attention to it."),
}
_FACTS: dict[str, dict[str, Any]] = {
    "in-play": {"attention_drawn": False},
    "attention": {"attention_drawn": True},
    "over": {"attention_drawn": False, "play_over": True},
}
_IF_STATE = {
    "attention": _("another player had already drawn attention to it"),
    "over": _("the play had been over"),
}
_NEVER = {
    "asks-defender": ("42B1", _("Dummy may ask declarer, but never a defender.")),
    "exchanges-hands": ("43A2a", _("Dummy may never do that.")),
    "watches-declarer": ("43A2b", _("Dummy may never do that.")),
    "looks-at-card": ("43A2c", _("Dummy may never do that.")),
    "takes-part": ("43A1c", _("Dummy may have no communication with declarer about the play.")),
}


@template("what-dummy-may", DUMMY, "42A", "42B", "43A")
def what_dummy_may(rng: Random) -> Draft:
    """A moment of the play, and five things that dummy might do."""
    table = table_at(rng, lambda position: bool(position.trick), last=11)
    state = rng.choice(sorted(_STATES))
    actions = rng.sample(sorted(_ACTIONS), 5)
    options = in_order(rng, [_option(action, state) for action in actions])
    case = DummyActionFacts(action=rng.choice(actions), **_FACTS[state], had_infringed=False)
    if not 1 <= sum(option.right for option in options) < len(options):
        raise Unsuitable
    return Draft(
        form="options",
        story=(
            _dummy(table.board, table.position.number),
            said(_STATES[state]),
            said(_("So far dummy has done nothing wrong.")),
        ),
        ask=said(_("Which of these may dummy do?")),
        options=options,
        case=case,
        clause=rule(case).part("effect")[0].clause,
        shown=table.board.shown(tricks=table.record),
        several=True,
        known={"state": state, "actions": actions},
        because=said(_("Laws 42 and 43A1 give dummy these rights, and the others are forbidden during the play")),
    )


def _dummy(board: Board, trick: int) -> Said:
    return said(_("%(dummy)s is dummy; trick %(trick)s is being played."), dummy=board.dummy, trick=trick)


def _option(action: str, state: str) -> Option:
    """An act and whether it is allowed; if not, when it would be, or why never."""
    answer = Answer(action, said(_ACTIONS[action]))
    ruled = _effect(action, state)
    if ruled.key == "dummy-may":
        return Option(answer, right=True, clause=ruled.clause)
    for other, words in _IF_STATE.items():
        if action not in _NEVER and _effect(action, other).key == "dummy-may":
            case = DummyActionFacts(action=action, had_infringed=False, **_FACTS[other])
            return Option(answer, right=False, right_if=said(words), neighbour=case)
    clause, note = _NEVER[action]
    return Option(answer, right=False, note=said(note), clause=clause)


def _effect(action: str, state: str) -> Conclusion:
    case = DummyActionFacts(action=action, had_infringed=False, was_first=True, irregularity_by="defender")
    return rule(case.but(**_FACTS[state])).part("effect")[0]


@what_dummy_may.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """42A and 42B1, 42B2 always; to call the director only once another has drawn attention (43A1a); all else not in play."""
    always = {"informs-director", "counts-tricks", "follows-suit", "asks-declarer", "warns-wrong-hand"}
    allowed = always | ({"calls-director"} if draft.known["state"] == "attention" else set())
    return allowed & set(draft.known["actions"])
