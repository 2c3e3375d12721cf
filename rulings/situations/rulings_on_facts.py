"""The director's way to a ruling (84, 85): agreed facts or found ones, then what the Laws have for them, then 83."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_81, law_83, law_84, law_85
from rulings.situations.other_table import considered_where_adjusted
from rulings.situations.rulings_on_facts_facts import RulingOnFactsFacts


@rules_on(RulingOnFactsFacts)
@considered_where_adjusted
def rule_on_facts(f: RulingOnFactsFacts) -> None:
    """What happened comes first; only what is known to have happened is ruled on by 84."""
    if not f.facts_agreed:
        law_85.evidence_is_weighed(f)
    if f.facts_agreed or law_85.facts_are_found(f):
        by_84(f)
    else:
        law_85.lets_play_go_on(f)
    if law_83.right_to_appeal_is_told(f):
        law_81.may_refer_to_committee(f)


def by_84(f: RulingOnFactsFacts) -> None:
    """84A, B or C by what the Laws provide; 84D where that does not make the damage good."""
    match f.law_provides:
        case "nothing" if not f.damage_left:
            law_84.no_rectification(f)
        case "rectification":
            law_84.rectification_made(f)
        case "options":
            law_84.options_explained(f)
    law_84.adjusted_for_damage(f)
