"""A judgement or not: has the director anything to judge now, and by which test of the Laws?

A case of a scene without a fact that is judged. Either the ruling waits for it, or it turns on nothing that is judged; beside
the right answer stand tests that a student may take for it.
"""

from collections.abc import Hashable, Iterator, Mapping
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import clause_by_text, row_of
from quizzes.questions.directing import DIRECTING, LAWS
from quizzes.questions.parts import Answer, Draft, Option, Unsuitable, said
from quizzes.questions.scenes import story_of, told_only
from quizzes.questions.sets.judgement_misplaced import MISPLACED
from quizzes.questions.sets.judgement_tests import ASKED_FOR, Test
from quizzes.questions.sets.next_question import possible, turns_by_text, turns_on, without
from quizzes.questions.templates import template
from quizzes.questions.told import Told, all_told, completed
from rulings.engine.citing import is_within
from rulings.engine.deciding import telling_clause
from rulings.engine.facts import Facts
from rulings.engine.joining import alike
from rulings.engine.neighbours import facts_asked
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from rulings.engine.trees import clause_that_waits
from rulings.wording.forms import Text

TESTS: Mapping[str, Test] = {**ASKED_FOR, **MISPLACED}

NEAR: Mapping[str, tuple[str, ...]] = {
    "agreed-away": ("conceded", "trick-doubtful", "trick-certain", "worse-line", "wrongly-entered"),
    "alternative": ("normal-choice", "choice-an-error", "used-on-purpose", "may-have-influenced", "may-affect"),
    "bridge-reason": ("manner-points", "on-purpose", "partner-aware", "alternative"),
    "call-affected": ("explanation-points", "call-otherwise", "suggested", "alternative", "call-unintended"),
    "call-unintended": ("without-pause", "suits-the-hand", "comparable", "call-affected"),
    "card-explained": ("card-cost", "explainer-could-know", "suggested", "card-unintended", "alternative"),
    "card-unintended": ("without-pause", "card-cost", "card-explained", "on-purpose"),
    "cause": ("damage-left", "review", "blameless", "wrongly-entered"),
    "clear-view": ("trick-known", "agreed-away", "facts-lost", "wrongly-entered"),
    "comparable": ("withdrawn-points", "suggested", "call-unintended", "suits-the-hand"),
    "conceded": ("agreed-away", "trick-doubtful", "trick-certain", "clear-view"),
    "damage": ("could-know", "on-purpose", "may-matter", "blameless"),
    "damage-left": ("too-severe", "could-know", "on-purpose", "cause"),
    "facts-lost": ("mixed-on-purpose", "trick-known", "agreed-away", "wrongly-entered"),
    "false-inference": ("manner-points", "on-purpose", "alternative", "suggested"),
    "gain-known": ("manner-points", "on-purpose", "partner-aware", "alternative"),
    "may-affect": ("information-points", "suggested", "alternative", "card-told"),
    "no-claim": ("claim-probable", "agreed-away", "conceded", "on-purpose"),
    "partner-aware": ("departure-meant", "departure-a-gamble", "style", "suggested", "general"),
    "partners-choice": ("partner-probable", "partner-told", "agreed-away", "alternative"),
    "playable": ("damage-left", "review", "weight", "wrongly-entered"),
    "style": ("partner-aware", "general", "comparable", "deceit"),
    "suggested": ("may-have-influenced", "used-on-purpose", "may-affect", "call-affected", "bridge-reason"),
    "trump-loses": ("trump-probable", "trump-by-error", "agreed-away", "alternative"),
    "weight": ("account-certain", "wrongly-entered", "clear-view", "facts-lost"),
    "worse-line": ("line-wins", "line-considered", "agreed-away", "trick-certain"),
    "wrongly-entered": ("entry-probable", "weight", "clear-view", "facts-lost", "agreed-away"),
}
"""The tests that may be taken for one, chosen by hand: none that a careful director would apply beside it."""

JUDGED: Mapping[str, Mapping[str, str]] = {
    "a-changed-call": {"first_call_was": "call-unintended"},
    "a-ruling-is-asked-for": {"cause_to_waive": "cause"},
    "a-second-call-in-place-of-the-first": {"first_call_was": "call-unintended"},
    "a-wrong-number-of-cards": {"can_be_corrected": "playable"},
    "agreement-to-a-claim": {"trick_agreed_away": "agreed-away"},
    "agreements-and-departures": {"partner_aware": "partner-aware", "matter_of_style": "style"},
    "changing-a-misinformed-call": {"action_affected": "call-affected"},
    "claim-contested": {
        "needs_partners_choice": "partners-choice",
        "worse_line_normal": "worse-line",
        "trump_can_win": "trump-loses",
    },
    "concession-cancelled": {"trick_conceded": "conceded"},
    "correcting-a-score": {"wrongly_entered": "wrongly-entered"},
    "deceiving-an-opponent": {
        "bridge_reason": "bridge-reason",
        "false_inference": "false-inference",
        "could_know_gain": "gain-known",
        "damaged": "damage",
    },
    "declarers-cards-are-seen": {"clearly_no_claim": "no-claim"},
    "information-conveyed-on-purpose": {"suggested": "suggested", "logical_alternative": "alternative"},
    "information-from-elsewhere": {"may_affect_play": "may-affect"},
    "may-the-score-be-adjusted": {"damaged": "damage"},
    "misinformation-and-the-score": {"damaged": "damage"},
    "taking-a-card-back": {"because_of_explanation": "card-explained", "unintended": "card-unintended"},
    "the-number-of-tricks-is-disputed": {"clear_view": "clear-view", "facts_lost": "facts-lost"},
    "use-of-partners-information": {
        "suggested": "suggested",
        "logical_alternative": "alternative",
        "damaged": "damage",
    },
    "what-a-changed-call-leaves-behind": {"similar_meaning": "comparable"},
    "what-is-a-claim": {"clearly_no_claim": "no-claim"},
    "when-facts-are-disputed": {"damage_left": "damage-left", "facts_found": "weight"},
}
"""The scenes, what is judged in them, and by which test."""

NOTHING_LEFT = (
    ("a-ruling-is-asked-for", "cause_to_waive"),
    ("agreement-to-a-claim", "trick_agreed_away"),
    ("concession-cancelled", "trick_conceded"),
    ("declarers-cards-are-seen", "clearly_no_claim"),
    ("taking-a-card-back", "because_of_explanation"),
    ("taking-a-card-back", "unintended"),
    ("what-is-a-claim", "clearly_no_claim"),
)
"""Scenes in which the ruling may turn on what is seen alone, and what a student might think is to be judged there.

Not where the director weighs evidence in any case (85A1).
"""

_RULED_ON_THEN = frozenset({"agreement-not-established", "ruling-is-given", "noticed-is-rectified"})
"""That there is a ruling to be made, and no more: on a claim by Law 70 (69A), on what happened (81C3, 92B)."""

NOTHING = "nothing"
_NOTHING_IN = 5
_MOST_DRAWN = 60
_WRONG_TESTS = 2

SEEN = _("Nothing: what has been told decides")
TO_BE_JUDGED = _("What decides here is not seen by anybody: it has to be judged.")
NOT_NOW = _("Here nothing turns on it: what has been told decides.")
ANOTHER_TEST = _("By this test the Law decides something else.")
NO_LAW = _("No Law asks for this.")
ASK = _("Has the director anything to judge now; if so, what, and by which test?")


@template("judgement-or-not", DIRECTING, *LAWS, version=13)
def judgement_or_not(rng: Random) -> Draft:
    """In one of five questions nothing is left to be judged."""
    if rng.randrange(_NOTHING_IN) == 0:
        name, missing = rng.choice(NOTHING_LEFT)
        case, asked = _seen(all_told()[name], missing, rng)
    else:
        name = rng.choice(list(JUDGED))
        missing = rng.choice(list(JUDGED[name]))
        case, asked = _waiting(all_told()[name], missing, rng)
    told, test, waits = all_told()[name], JUDGED[name][missing], rule(case).split is not None
    roles = told.scene.seats(rng)
    options = _options(test, asked, rng, waits=waits)
    return Draft(
        form="question" if waits else "judgement",
        story=tuple(story_of(told.scene, case, roles)),
        ask=said(ASK),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=TESTS[test].clause if waits else _deciding(told, case),
        roles=roles,
        known={"scene": name, "missing": missing},
    )


@judgement_or_not.checked_by
def _as_the_table_turns(draft: Draft) -> set[Hashable]:
    """By the table read off the text of the scene: its row turns on the finding, and on that of no other test on offer."""
    told, missing = all_told()[draft.known["scene"]], draft.known["missing"]
    test = JUDGED[told.name][missing]
    cases = [draft.case, *possible(draft.case, missing)]
    found: set[Hashable] = {test} if turns_by_text(told, draft.case, missing) else set()
    for name in {str(option.answer.value) for option in draft.options} - {test, NOTHING}:
        facts = [fact for fact in TESTS[name].facts if fact in draft.case.fields and fact not in draft.case.known]
        if any(turns_by_text(told, case, fact) for case in cases for fact in facts):
            found.add(name)
    return found or ({NOTHING} if row_of(told.rows, draft.case) else set())


def _waiting(told: Told, missing: str, rng: Random) -> tuple[Facts, set[str]]:
    """A case whose ruling waits for the finding before anything else, and all that may be asked for then."""
    for whole in _drawn(told, rng):
        try:
            case = without(told.scene, whole, missing)
        except Unsuitable:
            continue
        if not turns_on(case, missing) or not turns_by_text(told, case, missing):
            continue
        ends = [end for one in possible(case, missing) for end in completed(told.scene, one)]
        if any(is_within(at, TESTS[JUDGED[told.name][missing]].clause) for at in _cited(rule(case))):
            return case, {fact for end in ends for fact in facts_asked(rule(end))}
    raise Unsuitable


def _cited(ruling: Ruling) -> list[str]:
    """The clauses of a ruling that waits for a fact, and of what is ruled for each of its values."""
    branches = ruling.split.branches if ruling.split else ()
    return [
        *ruling.clauses,
        clause_that_waits(ruling.trace),
        *(one for branch in branches for one in branch.ruling.clauses),
    ]


def _seen(told: Told, missing: str, rng: Random) -> tuple[Facts, set[str]]:
    """A case that is ruled although nothing in it was judged, and alike whatever might be found."""
    for whole in _drawn(told, rng):
        case = whole.telling(lambda name: name != missing)
        ruling = rule(case)
        asked = set(facts_asked(ruling))
        if ruling.status != "ruled" or any(case.fields[name].judgement for name in asked):
            continue
        if {one.key for one in ruling.part("effect")} <= _RULED_ON_THEN:
            continue
        left = told_only(told.scene, case, ())
        if rule(left).status != "ruled":
            continue
        if all(alike(ruling, rule(one)) for one in possible(case, missing)) and row_of(told.rows, case):
            return left, asked
    raise Unsuitable


def _drawn(told: Told, rng: Random) -> Iterator[Facts]:
    for _time in range(_MOST_DRAWN):
        try:
            yield told.scene.draw(rng)
        except Unsuitable:
            continue


def _options(test: str, asked: set[str], rng: Random, *, waits: bool) -> list[Option]:
    """The test of the finding, that there is nothing to judge, and tests of what is asked for nowhere in the case."""
    near = [name for name in NEAR[test] if not TESTS[name].facts & asked]
    if len(near) < _WRONG_TESTS:
        raise Unsuitable
    seen = Option(Answer(NOTHING, said(SEEN)), right=not waits, note=said(TO_BE_JUDGED) if waits else None)
    others = [_option(name, ANOTHER_TEST if TESTS[name].clause else NO_LAW) for name in rng.sample(near, _WRONG_TESTS)]
    return [seen, _option(test, None if waits else NOT_NOW), *others]


def _option(test: str, note: Text | None) -> Option:
    """A test; ``note``: why it is not the one."""
    told = TESTS[test]
    why = None if note is None else said(note)
    return Option(Answer(test, said(told.judged)), right=note is None, note=why, clause=told.clause)


def _deciding(told: Told, case: Facts) -> str:
    """The clause that the table names for the case, else the one that tells its ruling."""
    return clause_by_text(told.rows, case) or telling_clause(rule(case).concluded, [])
