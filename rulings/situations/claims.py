"""Claims and concessions (68): whether there is one, whether play stops, and how it goes on."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_48, law_68, law_69, law_71
from rulings.situations.claims_facts import CLAIM_CHECKS, ClaimFacts

CONCEDES = ("claimed-some", "conceded-some", "conceded-all", "folded")
"""Acts that concede tricks; a claim of some concedes the rest (68B1)."""


@rules_on(ClaimFacts, *CLAIM_CHECKS)
def rule_claim(f: ClaimFacts) -> None:
    """Who did it and about which tricks; whether it is a claim or a concession; then how the others took it."""
    if law_68.not_for_dummy(f) or law_68.about_current_trick(f):
        return
    if f.claimers_act in ("suggested-end", "showed-cards") and not counts_as_claim(f):
        return
    if f.claimers_act in CONCEDES and f.claimer == "defender" and law_68.partner_objects(f):
        return
    what_it_is(f)
    after_it(f)


def counts_as_claim(f: ClaimFacts) -> bool:
    """68A, and its example: declarer who shows his hand after a faced opening lead out of turn."""
    if f.claimer == "declarer" and f.claimers_act == "showed-cards" and f.after_opening_lead_out_of_turn:
        law_48.spread_after_opening_lead(f)
        return False
    return law_68.not_meant_as_claim(f) is None


def what_it_is(f: ClaimFacts) -> None:
    """68A and 68B1; of a claim also 68C."""
    if f.claimers_act not in ("conceded-some", "conceded-all", "folded"):
        law_68.is_claim(f)
        law_68.statement_accompanies(f)
    if f.claimers_act in CONCEDES:
        law_68.is_concession(f)


def after_it(f: ClaimFacts) -> None:
    """68D: what happened then, or what may happen."""
    if f.given("reaction") and f.reaction == "played-on":
        law_68.played_on_by_agreement(f)
        return
    law_68.play_stops(f)
    if not f.given("reaction"):
        what_may_follow(f)
    elif f.reaction == "accepted":
        accepted(f)
        law_69.may_object_later(f)
        if f.claimers_act in CONCEDES:
            law_71.may_ask_back(f)
    else:
        doubted(f)


def what_may_follow(f: ClaimFacts) -> None:
    """68D1 and 68D2; of a defender's concession 68B2."""
    law_68.may_accept(f, accepted)
    law_68.may_doubt(f)
    law_68.may_ask_to_play_on(f)
    if f.claimer == "defender" and f.claimers_act in CONCEDES and not f.given("partner_objected"):
        law_68.partner_may_object(f)


def accepted(f: ClaimFacts) -> None:
    """68D1: Law 69."""
    law_68.is_accepted(f)
    law_69.time_for_objection(f)


def doubted(f: ClaimFacts) -> None:
    """68D2(a), also where the conditions of (b) are not met."""
    if f.reaction == "doubted":
        law_68.goes_to_director(f)
    elif f.reaction == "play-on-refused":
        law_68.not_all_agreed(f)
    else:
        law_68.only_other_side_asks(f)
