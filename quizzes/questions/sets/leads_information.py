"""Who may use what a card led out of turn has shown (Laws 16C, 50E, 55C)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.leads_scenes import LEADS

_ON_TABLE = "authorised of=penalty-card who=all"
_ONCE_BACK = (
    "authorised of=penalty-card who=all, unauthorised of=returned-penalty-card who=partner, "
    "authorised of=returned-penalty-card who=declarer, unauthorised of=played-penalty-card who=partner"
)
_MISLED = "authorised of=lead-after-misinformation, unauthorised of=lead-after-misinformation who=opponents"
_DECLARING = {"declarer", "dummy"}

scene(
    "what-a-lead-out-of-turn-has-told",
    LEADS,
    "16C",
    "50E",
    "55C",
    "56A",
    version=5,
    what=Scene(
        kind="lead-out-of-turn",
        story=(_("During the play a card was led face up out of turn."),),
        facts={
            "hand": ("defender", "defender", "declarer", "dummy"),
            "misinformed": (False, False, True),
            "said_of_lead": ("accepted", "refused", "refused"),
        },
        told={
            "misinformed": {
                True: _(
                    "An opponent had told the player who led that it was his turn, and the player took the card back."
                ),
                False: _("No opponent had said whose lead it was."),
            },
        },
        besides=("hand", "turn", "misinformed"),
        # Nobody can accept or refuse a lead to which an opponent's word has led (47E1).
        not_told=({"misinformed": True, "said_of_lead": {"accepted", "refused"}},),
        asks=("authorised", "unauthorised", "line-from-own-infraction"),
        nothing=_("There is nothing to restrict: the card was played, as any card that is led."),
        # While it lies there everybody may use it in both cases.
        apart=({_ON_TABLE, _ONCE_BACK},),
        worded={
            "line-from-own-infraction": _(
                "If declarer chooses a line that may rest on what his own infraction told him, Law 16 applies."
            ),
            _ON_TABLE: _("Everybody may use it: the card stays on the table as a penalty card."),
            _ONCE_BACK: _(
                "Everybody may use it while the card lies there; once it is back in hand declarer may, the partner may not."
            ),
            _MISLED: _("The side of the player who led may use it; the side that had misled him may not."),
        },
        ask=_("Who may use what that card has shown?"),
        seats=nowhere,
        most=3,
        idle=(
            _("The card was an honour."),
            _("It was a card below the ten."),
            _("Of that suit nothing had been played yet."),
        ),
    ),
    by_text=(
        ({"misinformed": True}, _MISLED, "16C"),
        ({"hand": _DECLARING}, "line-from-own-infraction", "55C"),
        ({"said_of_lead": "accepted"}, "nothing", "56A"),
        ({"turn": "partner"}, _ONCE_BACK, "50E2"),
        ({"turn": _DECLARING}, _ON_TABLE, "50E1"),
    ),
)
