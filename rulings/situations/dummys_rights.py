"""What dummy may and may not do (42, 43A), and what follows when he oversteps (43B)."""

from rulings.effects.hands import DummyMayNot
from rulings.engine.kinds import rules_on
from rulings.laws import law_09, law_16, law_42, law_43, law_61, law_62, law_90
from rulings.situations.dummys_rights_facts import ABSOLUTE, FREE, INFRINGES_43A2, DummyActionFacts
from rulings.situations.other_table import considered_where_adjusted


@rules_on(DummyActionFacts)
@considered_where_adjusted
def rule_dummy_action(f: DummyActionFacts) -> None:
    """By what dummy did; once the play is over nobody is dummy any more."""
    if f.action not in FREE and law_42.after_play(f):
        return
    if f.action in FREE:
        _exercised_right(f)
    elif f.action in INFRINGES_43A2:
        law_43.infringes_43a2(f)
        law_43.may_be_penalised(f)
        law_43.rights_lost(f)
    elif f.action == "asks-defender":
        law_42.asks_defender(f)
        law_16.unauthorised_from_partner(f, "dummys-remark", "declarer")
        law_90.penalty_for_procedure(f, "dummy")
    elif f.action == "shown-hand":
        law_43.defender_shows_hand(f)
        law_90.penalty_for_procedure(f, "defender")
    else:
        _LIMITED[f.action](f)


def _exercised_right(f: DummyActionFacts) -> None:
    if f.action in ABSOLUTE:
        law_42.absolute_right(f)
    elif f.action == "warns-wrong-hand" and f.had_infringed:
        law_43.defenders_choose_hand(f)
        law_43.rights_lost(f)
    elif f.action == "asks-declarer" and f.had_infringed and law_43.asked_first(f) == "dummy":
        law_43.rights_lost(f)
        if law_61.is_revoke(f) is True:
            law_43.as_if_established(f)
    else:
        law_42.qualified_right(f)
        if f.action == "asks-declarer" and f.given("revoked") and law_61.is_revoke(f) is True:
            law_62.must_correct(f)


def _draws_attention(f: DummyActionFacts) -> None:
    law_43.draws_attention_during_play(f)
    law_43.may_be_penalised(f)
    _attention_is_drawn(f, first=f.had_infringed and f.was_first)


def _calls_director(f: DummyActionFacts) -> None:
    """Who calls him before anybody has drawn attention to the irregularity is the first to draw it."""
    if isinstance(law_43.calls_director(f), DummyMayNot):
        law_43.may_be_penalised(f)
        _attention_is_drawn(f, first=f.had_infringed)


def _attention_is_drawn(f: DummyActionFacts, *, first: bool) -> None:
    """``first``: by a dummy who had infringed 43A2, before anybody else."""
    if first and f.irregularity_by == "defender":
        law_43.no_rectification_for_the_moment(f)
    else:
        law_09.irregularity_ruled_as_usual(f)


def _takes_part(f: DummyActionFacts) -> None:
    law_43.takes_part(f)
    law_16.unauthorised_from_partner(f, "dummys-remark", "declarer")
    law_43.may_be_penalised(f)


_LIMITED = {
    "draws-attention": _draws_attention,
    "calls-director": _calls_director,
    "takes-part": _takes_part,
}
