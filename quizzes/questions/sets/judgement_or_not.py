"""A judgement or not: which of what was found does the director judge, and which clause sets the test?

A fact that the engine marks as a judgement and one that is seen at the table, each with the clause of the test and with that of
another one.
"""

from collections.abc import Hashable, Mapping
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.directing import DIRECTING, LAWS
from quizzes.questions.facts_said import fact_said
from quizzes.questions.parts import Answer, Cited, Draft, Option, Said, Unsuitable, said
from quizzes.questions.scenes import Scene, story_of, told_only
from quizzes.questions.templates import template, written
from rulings.engine.facts import Facts
from rulings.engine.rulings import rule
from rulings.seating import Roles

JUDGED: Mapping[str, tuple[str, str]] = {
    "action_affected": ("21B1a", "etkilenmiş olabileceğine kanaat getirmesi"),
    "bridge_reason": ("73E2", "briç ile ilgili bir sebep olmadığı"),
    "can_be_corrected": ("13B1", "düzeltilerek oynanabileceğine kanaat getirirse"),
    "cause_to_waive": ("81C5", "kendi takdiriyle, sebep varsa"),
    "clearly_no_claim": ("68A", "açıkça belli değilse"),
    "could_know_gain": ("73E2", "kanaat getirirse"),
    "damage_left": ("84D", "onarmayı sağlayamadığına kanaat getirdiği"),
    "damaged": ("12B1", "aykırılık gerçekleşmeseydi elde edebileceğinden daha elverişsiz"),
    "facts_found": ("85A2", "gerçekleri saptadığına kanaat getirirse"),
    "false_inference": ("73E2", "yanlış bir çıkarımda bulunduğunu belirlerse"),
    "first_call_was": ("25A2", "asıl amacı"),
    "logical_alternative": ("16B1b", "ciddi bir şekilde göz önünde bulunduracağı"),
    "may_affect_play": ("16D2", "etkileyebileceğini düşünürse"),
    "may_be_unaware": ("70C2", "haberi olmaması olası"),
    "meant_to_deceive": ("73D2", "kasıtlı olarak"),
    "needs_partners_choice": ("70D2", "normal seçeneklerden"),
    "own_error": ("12C1e", "kumar olarak nitelendirilebilecek"),
    "partner_aware": ("40C1", "daha fazla nedeninin olmadığı kesinse"),
    "partner_blameless": ("12C3", "suçlu olmadığına kanaat getirirse"),
    "review_useful": ("83", "gözden geçirilmesinde yarar görürse"),
    "suggested": ("16B1a", "açıkça gösterdiği"),
    "trick_agreed_away": ("69B2", "muhtemelen"),
    "trick_conceded": ("71B", "herhangi bir normal"),
    "trump_can_win": ("70C3", "herhangi bir normal"),
    "worse_line_normal": ("70D1", "normal fakat daha az başarılı"),
    "wrongly_entered": ("79C2", "makul şüphelerin ötesinde"),
}
"""What the text leaves to the director: by which clause, and in which of its words."""

SEEN = frozenset(
    {
        *("auction_over", "auction_period_over", "brought_up_by", "card_count", "claimer", "claimers_act", "event"),
        *("facts_agreed", "first_call_made", "lead_faced", "lho_did", "line_stated", "minutes_since_open", "misled_by"),
        *("next_player_called", "objection", "organizer_agrees", "partner_called", "partner_objected", "play_over"),
        *("penalty_card_on_table", "played_after_claim", "players_moved", "prompted_by", "reaction", "scores_open"),
        *("scoring", "slip_by", "trump_mentioned", "trump_outstanding", "waiver_asked_by", "wrong_hand_called"),
    }
)
"""What is seen or heard, or read off the conditions of contest."""

ALREADY_WON = {"trick_agreed_away": frozenset({"already-won"}), "trick_conceded": frozenset({"already-won"})}
"""Values that no judgement finds."""

GROUPS = (
    ("68A", "69B2", "70C2", "70C3", "70D1", "70D2", "71B"),
    ("16B1a", "16D2", "21B1a", "40C1", "73D2"),
    ("16B1b", "16D2", "21B1a", "40C1", "73E2"),
    ("12B1", "12C3", "13B1", "25A2", "79C2", "81C5", "83"),
    ("12C1e", "12C3", "79C2", "81C5", "84D", "85A2", "25A2"),
)
"""Tests that may be taken for one another. Clauses that speak of the same thing stand in no group together."""

NO_JUDGEMENT = _("This is seen or heard at the table, or stands in the conditions of contest: nothing is judged.")
ANOTHER_TEST = _("It is judged, but this clause sets the test of something else.")


@template("judgement-or-not", DIRECTING, *LAWS, asked=False)
def judgement_or_not(rng: Random) -> Draft:
    """A case of some scene; of two of its facts one is judged."""
    told = rng.choice([one for one in written().values() if one.scene is not None and one.scene.shown is None])
    scene: Scene = told.scene
    roles = scene.seats(rng)
    case = told_only(scene, scene.draw(rng), ())
    judged, seen = _two_facts(scene, case, rng)
    clause = case.fields[judged].judgement
    other = rng.choice(others(clause) or [""])
    if not other or not _rests_on(case, clause):
        raise Unsuitable
    options = [
        _option(case, roles, name, one, right=name == judged and one == clause)
        for name in (judged, seen)
        for one in (clause, other)
    ]
    return Draft(
        form="judgement",
        story=tuple(story_of(scene, case, roles)),
        ask=said(_("All this has been found. Which of these did the director have to judge, and by which clause?")),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=clause,
        roles=roles,
        known={"judged": judged},
        because=said(_("this clause leaves it to the director to find out whether it was so")),
    )


@judgement_or_not.checked_by
def _as_the_words_of_the_text(draft: Draft) -> set[Hashable]:
    """The facts of which the table has a clause with words that leave them to the director."""
    values = [option.answer.value for option in draft.options]
    return {value for value in values if value[0] in JUDGED and JUDGED[value[0]][0] == value[1]}  # type: ignore[index]


def others(clause: str) -> list[str]:
    """The clauses of other tests that may be taken for this one."""
    return sorted({one for group in GROUPS if clause in group for one in group} - {clause})


def _two_facts(scene: Scene, case: Facts, rng: Random) -> tuple[str, str]:
    """One that is judged and one that is seen, both told by sentences of their own."""
    told = [
        name
        for name, value in case.known.items()
        if not scene.opens_with(name) and fact_said(case.kind, name, value, {})
    ]
    judged = [name for name in told if name in JUDGED and case.known[name] not in ALREADY_WON.get(name, ())]
    seen = [name for name in told if name in SEEN]
    if not judged or not seen:
        raise Unsuitable
    return rng.choice(judged), rng.choice(seen)


def _rests_on(case: Facts, clause: str) -> bool:
    return any(one.startswith(clause) for one in rule(case).clauses)


def _option(case: Facts, roles: Roles, name: str, clause: str, *, right: bool) -> Option:
    fact: Said | None = fact_said(case.kind, name, case.known[name], roles)
    label = said(_("%(fact)s: %(clause)s"), fact=fact, clause=Cited(clause))
    note = said(ANOTHER_TEST if name in JUDGED else NO_JUDGEMENT)
    return Option(Answer((name, clause), label), right=right, note=None if right else note)
