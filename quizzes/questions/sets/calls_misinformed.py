"""What follows when a misinformed player changes his call, or keeps it (Law 21B)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.information import INFORMATION

_CHANGED = {
    (False, False): "call-changed",
    (False, True): "call-changed, change-later-call",
    (True, False): "call-changed, auction-reopened",
    (True, True): "call-changed, auction-reopened, change-later-call",
}

scene(
    "after-a-misinformed-call-is-changed",
    INFORMATION,
    "21B",
    version=4,
    what=Scene(
        kind="misinformation",
        story=(
            _("Misinformation by an opponent may have affected a call of %(misled)s."),
            _("%(partner)s has not called since, no lead has been faced, and the director lets %(misled)s choose."),
        ),
        facts={
            "misled_by": ("explanation", "explanation", "incomplete-explanation", "no-alert"),
            "auction_over": (False, True),
            "next_player_called": (False, True),
            "changes_call": (True, True, True, False),
        },
        fixed={
            "action_affected": True,
            "partner_called": False,
            "lead_faced": False,
            "hands_in_board": False,
            "play_over": False,
            "repeated_failure": False,
        },
        told={
            "misled_by": {
                "explanation": _("An opponent had explained a call to him."),
                "incomplete-explanation": _(
                    "An opponent had explained a call to him and left out something of their agreement."
                ),
                "no-alert": _("A call that required an alert had been neither alerted nor explained."),
            },
            "next_player_called": {
                True: _("%(next_player)s called after it."),
                False: _("%(next_player)s did not call after it."),
            },
        },
        besides=("misled_by", "next_player_called", "auction_over", "changes_call"),
        never=({"misled_by": "no-alert", "agreement": {"none", "unproven"}},),
        still=("misled_by", "agreement"),
        asks=("call-changed", "auction-reopened", "change-later-call", "call-cannot-change"),
        worded={
            "call-cannot-change why=kept": _("All calls stand; nobody else may change a call either."),
            "call-changed": _("Only his call is changed, and the auction goes on."),
            "call-changed, change-later-call": _(
                "His call is changed, the opponent on his left may change the call after it, and the auction goes on."
            ),
            "call-changed, auction-reopened": _(
                "Only his call is changed, and the auction, which was over, is resumed."
            ),
            "call-changed, auction-reopened, change-later-call": _(
                "His call is changed, the opponent on his left may change the call after it, and the auction, which was "
                "over, is resumed."
            ),
        },
        ask=_("What becomes of the calls?"),
    ),
    by_text=(
        ({"changes_call": False}, "call-cannot-change why=kept", "21B1a"),
        *(
            ({"auction_over": over, "next_player_called": called}, answer, "21B2" if called else "21B1a")
            for (over, called), answer in _CHANGED.items()
        ),
    ),
)
