"""Who answers a question that a player asks during the auction (Laws 20B, 20D, 20F1)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene
from quizzes.questions.told import Told

_NOT_IN_TURN = {"may-not-ask why=not-in-turn", "may-not-ask why=explanation-not-in-turn"}

WHO_ANSWERS = Told(
    "who-answers-a-question",
    Scene(
        kind="question-during-auction",
        story=(_("The auction is going on, and %(player)s wants to know something of it."),),
        idle=(
            _("%(partner)s says that he remembers it well."),
            _("The opponent on the right of %(player)s says that he is not sure of it."),
            _("Nobody has alerted a call of this auction."),
        ),
        facts={
            "asked_for": "review review part-of-review explanation explanation single-call".split(),
            "in_turn": (True, True, True, False),
            "required_to_pass": (False, False, True),
        },
        fixed={"review_wrong": False},
        besides="asked_for in_turn required_to_pass".split(),
        never=(
            # Each of these is reason enough.
            {"in_turn": False, "required_to_pass": True},
            {"asked_for": "part-of-review", "in_turn": False},
            {"asked_for": "part-of-review", "required_to_pass": True},
        ),
        alike=(_NOT_IN_TURN,),
        asks="opponent-reviews caller-s-partner-explains may-not-ask".split(),
        worded={
            "opponent-reviews": _("An opponent, and whichever of the two it is."),
            "caller-s-partner-explains": _("The partner of the opponent whose call is asked about."),
            "may-not-ask why=must-pass": _("Nobody: who has to pass by Law may not ask this."),
            "may-not-ask why=partial": _("Nobody: a part of the auction is not repeated."),
            **{one: _("Nobody yet: he must wait for his turn to call.") for one in sorted(_NOT_IN_TURN)},
        },
        ask=_("Who is to answer?"),
    ),
    (
        ({"asked_for": "review", "in_turn": False}, "may-not-ask why=not-in-turn", "20B"),
        ({"in_turn": False}, "may-not-ask why=explanation-not-in-turn", "20F1"),
        ({"asked_for": "review", "required_to_pass": True}, "may-not-ask why=must-pass", "20B"),
        ({"required_to_pass": True}, "may-not-ask why=must-pass", "20F1"),
        ({"asked_for": "part-of-review"}, "may-not-ask why=partial", "20B"),
        ({"asked_for": "review"}, "opponent-reviews", "20D"),
        ({}, "caller-s-partner-explains", "20F1"),
    ),
)
