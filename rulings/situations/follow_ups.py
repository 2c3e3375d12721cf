"""Where a conclusion is ruled on further: which situation, and what is known of it already.

What Laws promise for later (“after play the director checks whether …”) ends in a score, and the score in a sum.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulings.engine.deciding import facts_read
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Ruling
from rulings.engine.trace import Conclusion
from rulings.situations.score_values import PossibleResult


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A situation, with facts of it that follow from the conclusion or are known from the case."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)


_TO_ADJUST = FollowUp("adjusted-score", {"ground": "law-provides"})
_ASSIGNED, _ARTIFICIAL = FollowUp("assigned-score"), FollowUp("artificial-score")
_INFORMATION = FollowUp("unauthorised-information")

FOLLOW_UPS: Mapping[str, FollowUp] = {
    # what the director looks at after play, and whether it did damage
    "could-have-known": _TO_ADJUST,
    "damage-after-revoke": _TO_ADJUST,
    "damage-by-both": _TO_ADJUST,
    "damage-by-enforced-pass": _TO_ADJUST,
    "damage-by-exposed-card": _TO_ADJUST,
    "damage-by-help-of-call": _TO_ADJUST,
    "damage-by-misinformation": _TO_ADJUST,
    "damage-by-repetition": _TO_ADJUST,
    "damage-by-suggested-play": _TO_ADJUST,
    "damage-by-wrong-explanation": _TO_ADJUST,
    "deception-after-play": _TO_ADJUST,
    "dummys-own-card": _TO_ADJUST,
    "forbidden-method-after-play": _TO_ADJUST,
    "gain-by-ignorance": _TO_ADJUST,
    "gain-of-defence": _TO_ADJUST,
    "may-adjust-after-board": _TO_ADJUST,
    "misinformation-after-play": _TO_ADJUST,
    "result-affected-by-card-seen": _TO_ADJUST,
    "result-affected-by-information": _TO_ADJUST,
    "same-call-on-other-board": _TO_ADJUST,
    "undisclosed-after-play": _TO_ADJUST,
    "withdrawn-action-after-play": _TO_ADJUST,
    # whether what somebody learned was used
    "call-after-play": _INFORMATION,
    "information-from-premature-play": _INFORMATION,
    "line-from-own-infraction": _INFORMATION,
    "partner-used-remark": _INFORMATION,
    "question-as-information": _INFORMATION,
    "slip-may-be-changed": FollowUp("changed-call", {"first_call_was": "slip"}),
    "director-applies-21b": FollowUp("misinformation"),
    "count-tricks-for-revoke": FollowUp("revoke"),
    "count-tricks-for-revoke.no-card": FollowUp("defective-trick", {"fault": "no-card"}),
    "count-tricks-for-revoke.dummy-asked-first": FollowUp("revoke", {"hand": "declarer", "dummy_asked_first": True}),
    # what has a Law of its own
    "agreement-not-established": FollowUp("disputed-claim"),
    "claim-to-director": FollowUp("disputed-claim"),
    "claim-made": FollowUp("claim"),
    "concession-made": FollowUp("claim"),
    "deemed-claim": FollowUp("claim"),
    "no-claim.cards-exposed": FollowUp("exposed-card", {"hand": "defender"}),
    "own-card-shown-in-auction": FollowUp("exposed-card", {"hand": "undecided"}),
    "call-director-about-spectator": FollowUp("extraneous-information"),
    "cards-of-another-board-seen": FollowUp("extraneous-information"),
    "card-seen-in-deal": FollowUp("extraneous-information", {"learned": "card-at-own-table"}),
    "treat-as-extraneous-information": FollowUp("extraneous-information"),
    "treat-as-missing-card": FollowUp("missing-card"),
    "treat-as-wrong-number": FollowUp("wrong-number-of-cards"),
    "treat-as-defective-trick": FollowUp("defective-trick"),
    "treat-as-trick-at-fault": FollowUp("defective-trick"),
    "treat-as-revoke": FollowUp("revoke"),
    "did-not-follow-suit": FollowUp("revoke", {"hand": "defender"}),
    "later-card-must-follow.played-on": FollowUp("revoke"),
    "treat-as-mistaken-explanation": FollowUp("mistaken-explanation"),
    "treat-as-in-team-match": FollowUp("team-match-score"),
    "after-insufficient-bid": FollowUp("insufficient-bid"),
    "law-26-may-apply": FollowUp("lead-after-withdrawn-call"),
    "rule-on-faced-lead": FollowUp("opening-lead-out-of-turn"),
    "lead-out-of-turn": FollowUp("lead-out-of-turn"),
    "rule-as-lead-out-of-turn": FollowUp("lead-out-of-turn"),
    "rule-as-premature-play": FollowUp("premature-play"),
    "simultaneous-play": FollowUp("simultaneous-play"),
    "undesignated-card-shown": FollowUp("dummy-plays-undesignated-card"),
    "tricks-are-disputed": FollowUp("tricks-disputed"),
    "wrong-entry-has-its-own-time": FollowUp("score-correction"),
    # a score is to be adjusted: which
    "adjust-instead-of-redeal": _TO_ADJUST,
    "adjust-score": _TO_ADJUST,
    "adjusted-score-due": _TO_ADJUST,
    "other-table-score": FollowUp("team-match-score"),
    "treat-as-several-scores": FollowUp("team-match-score", {"not_comparable": True}),
    "board-may-be-fouled": FollowUp("fouled-board"),
    # and how much it is
    "adjusted-score": _ASSIGNED,
    "assigned-score": _ASSIGNED,
    "average-of-both-scores": FollowUp("assigned-score", {"knockout": True}),
    "better-of-two": FollowUp("assigned-score", {"scoring": "imps"}),
    "gain-taken-away": _ASSIGNED,
    "give-assigned-score": _ASSIGNED,
    "weight-results": _ASSIGNED,
    "artificial-score": _ARTIFICIAL,
    "artificial-score.neither-at-fault": FollowUp(
        "artificial-score", {"fault_of_ns": "none", "fault_of_ew": "none", "scoring": "imps", "event": "teams"}
    ),
    "artificial-score.both-at-fault": FollowUp("artificial-score", {"scoring": "imps", "event": "teams"}),
    "artificial-score-for-board": _ARTIFICIAL,
    "give-artificial-score": _ARTIFICIAL,
    "group-not-comparable": _ARTIFICIAL,
    "score-of-session": _ARTIFICIAL,
    "several-boards-regulated": _ARTIFICIAL,
    "procedural-penalty": FollowUp("penalty"),
    "procedural-penalty.90B5": FollowUp("penalty", {"misconduct": "touches-cards"}),
    "procedural-penalty.90B6": FollowUp("penalty", {"misconduct": "wrong-pocket"}),
    "procedural-penalty.90B7": FollowUp("penalty", {"misconduct": "causes-adjustment"}),
    "disciplinary-penalty": FollowUp("penalty", {"misconduct": "disorder"}),
}
"""By the key of the conclusion; refined by its reason or its clause where that says more."""


def follow_up(item: Conclusion, ruling: Ruling) -> FollowUp | None:
    """Where a conclusion of a ruling is ruled on further, with the facts that both situations know; none within itself."""
    refined = (f"{item.key}.{item.values.get('why')}", f"{item.key}.{item.clause}", item.key)
    found = next((FOLLOW_UPS[key] for key in refined if key in FOLLOW_UPS), None)
    if found is None or found.kind == ruling.kind:
        return None
    fields = kind_named(found.kind).facts.fields
    told = _known(ruling)
    shared = {
        name: value
        for name, value in told.items()
        if name in fields and (not fields[name].candidates or value in fields[name].candidates)
    }
    return FollowUp(found.kind, shared | dict(found.facts))


def _known(ruling: Ruling) -> dict[str, Any]:
    """The facts that the case gave and that were read, and the result at the table."""
    way = {name: value for name, value in ruling.trace.facts.items() if value is not None}
    read = {fact.name: fact.value for fact in facts_read(ruling.trace) if not fact.assumed}
    return way | read | _result(ruling)


def _result(ruling: Ruling) -> dict[str, Any]:
    """The score at the table, with any transfer, where a record of the play shows it; and the one that the director found."""
    shown = next((item.values for item in ruling.part("effect") if item.key == "result"), None)
    if shown is None or shown["after_transfer"].contract is None or shown["after_transfer"].contract.declarer is None:
        return {}
    at_table = {"table_score": shown["after_transfer"]}
    return at_table | ({"results": (PossibleResult(shown["result"]),)} if shown["basis"] == "adjusted" else {})
