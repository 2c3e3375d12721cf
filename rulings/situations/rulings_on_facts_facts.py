"""What a director is told when he is called: are the facts agreed, and what do the Laws have for them (84, 85)?"""

from typing import Annotated, Literal

from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class RulingOnFactsFacts(Facts, kind="disputed-facts"):
    """The director is called to rule: on facts that are agreed, or that he has to find himself."""

    facts_agreed: Annotated[bool, "the players agree on what happened"]
    facts_found: Annotated[
        bool, "by the weight of the evidence the director is satisfied that he knows what happened", Judgement("85A2")
    ]
    law_provides: Annotated[
        Literal["nothing", "rectification", "options"],
        "what the Laws have for it: no rectification; a rectification; a choice of a player between rectifications",
    ]
    damage_left: Annotated[
        bool,
        "because of an irregularity the side not at fault is damaged, and no rectification of the Laws makes that good",
        Judgement("84D"),
    ]
    review_useful: Annotated[
        bool,
        "the director thinks that his ruling on the facts, or his use of his discretion, might well be reviewed",
        Judgement("83"),
    ] = False
    event: told.Event = "pairs"
