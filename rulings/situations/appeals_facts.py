"""What a director is told: somebody appeals against a ruling (92, 93A, 93B), or an appeal is decided (93B3, 93C)."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts, Judgement
from rulings.engine.regulations import Regulated
from rulings.situations import told
from rulings.situations.clocks_facts import AppealClockFacts, scores_closed


class AppealFacts(AppealClockFacts, kind="appeal"):
    """An appeal against a ruling that the director gave at a table: is it dealt with, and by whom?"""

    appealed_by: Annotated[
        Literal["contestant", "captain", "others"],
        "who appeals: a contestant to whom the ruling was given; his captain; somebody else",
    ]
    event: told.Event = "pairs"
    partner_agrees: Annotated[bool, "both members of the pair agree to the appeal"]
    captain_agrees: Annotated[bool, "the captain of the team agrees to the appeal"]
    through_director: Annotated[bool, "the appeal was handed in through the director"] = True
    own_appeals_procedure: Annotated[
        bool,
        "the regulations have another procedure for appeals, of which the contestants were told beforehand",
        Regulated("own_appeals_procedure"),
    ] = False
    committee: Annotated[
        Literal["sits", "none", "cannot-meet"],
        "whether there is an appeals committee (or what the Organizer has in its place): yes; no; it cannot meet without "
        "disturbing the tournament",
    ] = "sits"
    appeal_about: Annotated[
        Literal["law", "other", "both"],
        "what it is about: a point of Law or regulations; facts, judgement or a penalty; both",
    ]


class AppealDecisionFacts(Facts, kind="appeal-decision"):
    """An appeals committee decides: what may it change, and what comes after it?"""

    committee_would: Annotated[
        Literal["change-score", "change-procedural-penalty", "change-law", "change-discipline", "leave"],
        "what it would do: judge otherwise, and give another score; change or lift a procedural penalty; find that the "
        "director has read the Law or a regulation wrongly; change or lift a disciplinary penalty; leave the ruling as it is",
    ]
    without_merit: Annotated[bool, "the appeal was without merit", Judgement("92A")] = False
    afterwards: Annotated[
        Literal["nothing", "further-appeal", "referred"],
        "what comes after it: nothing; a contestant appeals once more; the chief director or the committee refers the matter "
        "to the Regulating Authority",
    ] = "nothing"
    further_appeals: Annotated[bool, "the regulations provide for a further appeal", Regulated("further_appeals")] = (
        False
    )
    committee_final: Annotated[
        bool,
        "the Regulating Authority has given over the last decision to the committee of the tournament",
        Regulated("committee_final"),
    ] = False


def changed_with_merit(f: AppealDecisionFacts) -> Problem | None:
    """92A: an appeal for which the committee would change something, or recommend it, was not without merit."""
    wrong = f.without_merit and f.committee_would != "leave"
    return Problem("without_merit", "appeal-had-merit", {}) if wrong else None


APPEAL_DECISION_CHECKS = (changed_with_merit,)


APPEAL_CHECKS = (scores_closed,)
