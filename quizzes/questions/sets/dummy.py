"""Which of several things dummy may do at a moment of the play (42, 43): all of them are to be chosen."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import if_, supposing
from quizzes.questions.options import in_order, wrong_option
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.played_cards_scene import table_at
from quizzes.questions.templates import Topic, template
from quizzes.simulation.boards import Board
from rulings.engine.rulings import rule
from rulings.engine.trace import Conclusion
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.wording.forms import Text

DUMMY = Topic("dummy", _("Dummy"))

_ACTIONS: dict[str, Text] = {
    "informs-director": _("tell the director what happened, when he comes to the table"),
    "counts-tricks": _("keep count of the tricks won and lost"),
    "follows-suit": _("see to it that dummy follows suit when declarer calls a card of another suit"),
    "asks-declarer": _("be the first to ask declarer, if he does not follow suit, whether he has none of the suit led"),
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
INFRINGEMENTS = ("looked", "watched", "exchanged")
"""What 43A2 forbids, as these questions have it happen."""

WHO_INFRINGED: dict[str, Text] = {
    "looked": _("%(dummy)s, who had looked at a card of a defender's, was the first to ask"),
    "watched": _("%(dummy)s, who had left his seat to watch declarer play, was the first to ask"),
    "exchanged": _("%(dummy)s, who had exchanged hands with declarer, was the first to ask"),
}
"""Why dummy's question has its price (43B2(b)), by what he had done before."""

INFRINGED: tuple[Text, ...] = (
    _("Earlier in the play dummy had looked at the face of a card in a defender's hand."),
    _("Earlier in the play dummy had left his chair to watch declarer play."),
    _("Earlier in the play dummy and declarer had swapped hands for a moment."),
)
NOTHING_WRONG_BEFORE = _("Before that dummy had done nothing wrong.")
_HINGING = ("asks-declarer", "warns-wrong-hand", "calls-director")
"""What dummy may do or not by what has happened; the Law settles all else alike for the whole of the play."""

_OTHERWISE: tuple[tuple[Text, dict[str, Any]], ...] = (
    (_("another player had already drawn attention to it"), {"attention_drawn": True}),
    (_("dummy had not broken a restriction of Law 43A2 before"), {"had_infringed": False}),
    (_("the play had been over"), {"play_over": True}),
)
_BECAUSE: dict[tuple[bool, str], Text] = {
    (False, "in-play"): _(
        "Law 42 gives dummy these rights; while nobody has drawn attention he may not call the director (43A1(a))"
    ),
    (False, "attention"): _(
        "Law 42 gives dummy these rights, and once another player has drawn attention he may call the director (43A1(a))"
    ),
    (True, "in-play"): _(
        "dummy keeps the rights of 42A, but by infringing 43A2 he has lost those of 42B1 and 42B2; while nobody has drawn "
        "attention he may not call the director (43A1(a))"
    ),
    (True, "attention"): _(
        "dummy keeps the rights of 42A, but by infringing 43A2 he has lost those of 42B1 and 42B2; once another player has "
        "drawn attention he may call the director (43A1(a))"
    ),
}
_NEVER = {
    "asks-defender": ("42B1", _("Dummy may ask declarer, but never a defender.")),
    "exchanges-hands": ("43A2a", _("Dummy may never do that.")),
    "watches-declarer": ("43A2b", _("Dummy may never do that.")),
    "looks-at-card": ("43A2c", _("Dummy may never do that.")),
    "takes-part": ("43A1c", _("Dummy may have no communication with declarer about the play.")),
}


@template(
    "what-dummy-may",
    DUMMY,
    "42A",
    "42B",
    "43A",
    "43B2",
    settled=[one for one in _ACTIONS if one not in _HINGING],
    version=5,
)
def what_dummy_may(rng: Random) -> Draft:
    """A moment of the play, and five things that dummy might do."""
    table = table_at(rng, lambda position: bool(position.trick), last=11)
    state, infringed = rng.choice(sorted(_STATES)), rng.random() < 0.5
    actions = [*_HINGING, *rng.sample([one for one in sorted(_ACTIONS) if one not in _HINGING], 2)]
    options = in_order(rng, [_option(_case(action, state, infringed=infringed)) for action in actions])
    right = sorted(str(option.answer.value) for option in options if option.right)
    if not 1 <= len(right) < len(options):
        raise Unsuitable
    done = rng.choice(actions)
    # The director speaks of an act that is allowed: of the others none has happened.
    case = _case(done if done in right else right[0], state, infringed=infringed)
    return Draft(
        form="options",
        story=(
            _dummy(table.board, table.position.number),
            said(_STATES[state]),
            said(rng.choice(INFRINGED) if infringed else _("So far dummy has done nothing wrong.")),
        ),
        ask=said(_("Which of these may dummy do?")),
        options=options,
        case=case,
        clause=rule(case).part("effect")[0].clause,
        shown=table.board.shown(tricks=table.record),
        several=True,
        known={"state": state, "infringed": infringed, "actions": actions},
        because=said(_BECAUSE[infringed, state]),
        besides=_LOST if infringed else (),
    )


def _dummy(board: Board, trick: int) -> Said:
    return said(_("%(dummy)s is dummy; trick %(trick)s is being played."), dummy=board.dummy, trick=trick)


def _case(action: str, state: str, *, infringed: bool) -> DummyActionFacts:
    """Dummy is the first to act; declarer's card is a revoke where that has its price, what he points out a defender's."""
    case = DummyActionFacts(
        action=action,
        attention_drawn=state == "attention",
        had_infringed=infringed,
        was_first=True,
        irregularity_by="defender",
    )
    return case.but(revoked=True) if infringed else case


_LOST = tuple(_case(one, "in-play", infringed=True) for one in ("asks-declarer", "warns-wrong-hand"))
"""What was dummy's right until he infringed 43A2: that he has lost it is a reading."""


def _option(case: DummyActionFacts) -> Option:
    """An act and whether it is allowed, by which clause; if not, when it would be, or why never."""
    action = str(case.known["action"])
    answer, ruled = Answer(action, said(_ACTIONS[action])), _effect(case)
    if ruled.key == "dummy-may":
        return Option(answer, right=True, clause=ruled.clause)
    for text, facts in _OTHERWISE:
        if action not in _NEVER and _effect(case.but(**facts)).key == "dummy-may":
            near = supposing(case, if_(text, facts))
            return replace(wrong_option(answer, near), clause=ruled.clause)
    clause, note = _NEVER[action]
    return Option(answer, right=False, note=said(note), clause=clause)


def _effect(case: DummyActionFacts) -> Conclusion:
    return rule(case).part("effect")[0]


@what_dummy_may.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """42A always; 42B1, 42B2 unless lost (43B2); the director once another has drawn attention (43A1a); else not in play."""
    known, allowed = draft.known, {"informs-director", "counts-tricks", "follows-suit"}
    allowed |= set() if known["infringed"] else {"asks-declarer", "warns-wrong-hand"}
    allowed |= {"calls-director"} if known["state"] == "attention" else set()
    return allowed & set(draft.known["actions"])
