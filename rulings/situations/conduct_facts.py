"""What a director is told: how a player behaves at the table."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts


class ConductFacts(Facts, kind="conduct"):
    """A player behaves in a way that somebody minds."""

    behaviour: Annotated[
        Literal[
            "discourteous",
            "annoys",
            "uneven-procedure",
            "inattentive",
            "comments",
            "detaches-card",
            "prolongs-play",
            "disrespectful",
            "names-calls-differently",
            "shows-approval",
            "shows-intention",
            "draws-attention",
            "looks-at-hand",
            "loses-interest",
            "varies-rhythm",
            "leaves-table",
        ],
        "what he does: is discourteous; annoys or embarrasses somebody; calls or plays in no uniform way; pays "
        "too little attention; comments needlessly; holds a card ready before his turn; prolongs the play to "
        "disconcert; calls or addresses the director without respect; uses different names for a call; shows "
        "approval or disapproval; shows that he expects or means to win or lose a trick in progress; draws "
        "attention to an event or to the tricks still needed; looks on purpose at a player or his cards; shows "
        "that he has lost interest in the board; varies his tempo to disconcert; leaves the table",
    ]
    partner_may_learn: Annotated[bool, "partner may learn something from it about a call, a play or the cards"] = False
