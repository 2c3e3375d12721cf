"""Whether a player was misinformed at all, and by what (Laws 21B1, 40B5(a) and 75): before anything is rectified."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.information import CALLED_SINCE, INFORMATION, RIGHT_AS_FAR_AS_IT_WENT, seats_of_misinformed

scene(
    "misinformed-or-not",
    INFORMATION,
    "21B1",
    "40B5a",
    "75B1",
    "75C",
    "75D",
    what=Scene(
        kind="misinformation",
        story=(
            _(
                "%(misled)s called. Now he calls the director: a call of the opponents did not mean what he had thought."
            ),
        ),
        facts={
            "misled_by": (*("explanation",) * 4, *("no-alert",) * 3, *("incomplete-explanation",) * 2),
            "general_knowledge": (False, True),
            "auction_over": (False, True),
            "next_player_called": (False, True),
            "action_affected": (True, True, False),
        },
        fixed={"play_over": False, "hands_in_board": False, "repeated_failure": False},
        told=CALLED_SINCE,
        besides="next_player_called partner_called auction_over lead_faced misled_by agreement action_affected".split(),
        never=(
            RIGHT_AS_FAR_AS_IT_WENT,
            # Two reasons at once, of which either would be an answer.
            {"misled_by": "no-alert", "agreement": "unproven"},
            {"auction_over": False, "lead_faced": True},
            {"lead_faced": True, "partner_called": False},
            {"partner_called": True, "next_player_called": False},
            {"auction_over": True, "next_player_called": False},
        ),
        still=("action_affected", "partner_called", "lead_faced", "auction_over", "next_player_called"),
        asks=("misinformed", "no-misinformation"),
        ask=_("Was %(misled)s misinformed?"),
        seats=seats_of_misinformed,
    ),
    by_text=(
        (
            {"misled_by": "incomplete-explanation", "general_knowledge": True},
            "no-misinformation why=general-knowledge",
            "40B5a",
        ),
        ({"misled_by": "incomplete-explanation", "general_knowledge": False}, "misinformed why=incomplete", "75D1"),
        ({"agreement": "as-explained"}, "no-misinformation why=mistaken-call", "75C"),
        ({"misled_by": "no-alert", "agreement": "none"}, "no-misinformation why=nothing-agreed", "21B1a"),
        ({"misled_by": "no-alert"}, "misinformed why=no-alert", "21B1a"),
        ({"agreement": "unproven"}, "misinformed why=presumed", "21B1b"),
        ({"agreement": "none"}, "misinformed why=no-agreement", "75D2"),
        ({"agreement": "otherwise"}, "misinformed why=differs", "75B1"),
    ),
)
