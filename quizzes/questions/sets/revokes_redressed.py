"""What becomes of the score after an established revoke (64C)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.revokes import REVOKES

scene(
    "the-score-after-a-revoke",
    REVOKES,
    "64C",
    what=Scene(
        kind="revoke",
        story=(
            _("On trick five %(offender)s revoked. The revoke is established, and the play of the board is over."),
            _("The director has ruled on the transfer of tricks."),
        ),
        facts={
            "hand": ("declarer", "defender"),
            "repeated": (False, True),
            "both_sides": (False, True),
            "attention": ("in-time", "in-time", "after-round", "after-call-on-next-deal"),
            "trick_won_by": ("offender", "partner", "opponents"),
            "later_tricks": (0, 1, 2),
            "damage": (False, True),
        },
        fixed={"trick": 5, "failed_to": "follow-suit", "establishment": "next-trick"},
        told={
            "hand": {},
            "attention": {
                "in-time": _(
                    "The revoke was noticed before the round ended and before anybody called on the next board."
                ),
                "after-round": _("The revoke was first noticed after the end of the round."),
                "after-call-on-next-deal": _(
                    "The revoke was first noticed when %(opponents)s had already called on the next board."
                ),
            },
            "repeated": {True: _("It was %(offender_of)s second revoke in that suit; the first was established.")},
            "both_sides": {True: _("%(opponents)s have an established revoke on this board too.")},
            "damage": {
                True: _(
                    "The director finds that the other side has lost more by it than any tricks transferred give back."
                ),
                False: _("The director finds no damage beyond any tricks transferred."),
            },
        },
        besides=("hand", "attention", "repeated", "both_sides", "trick_won_by", "later_tricks"),
        # Of both revokes at once 64C2 does not say which result is aimed at.
        never=({"repeated": True, "both_sides": True},),
        asks=("adjusted-score", "score-stands"),
        worded={
            "score-stands why=after-transfer": _("The score after the transfer of tricks stands."),
            "score-stands why=nothing-to-restore": _("The score obtained in play stands, without a transfer."),
            "adjusted-score towards=without-revoke": _("It is adjusted: as though this revoke had not happened."),
            "adjusted-score towards=without-repetition": _(
                "It is adjusted: as though there had been the first revoke, but not this one."
            ),
            "adjusted-score towards=without-revokes": _("It is adjusted: as though neither side had revoked."),
        },
        ask=_("Which score does the director give?"),
    ),
    by_text=(
        ({"repeated": True, "damage": True}, "adjusted-score towards=without-repetition", "64C2a"),
        ({"both_sides": True, "damage": True}, "adjusted-score towards=without-revokes", "64C2b"),
        ({"damage": True}, "adjusted-score towards=without-revoke", "64C1"),
        ({"repeated": True}, "score-stands why=nothing-to-restore", "64C2a"),
        ({"both_sides": True}, "score-stands why=nothing-to-restore", "64C2b"),
        ({"attention": {"after-round", "after-call-on-next-deal"}}, "score-stands why=nothing-to-restore", "64C1"),
        ({"trick_won_by": "opponents", "later_tricks": 0}, "score-stands why=nothing-to-restore", "64C1"),
        ({}, "score-stands why=after-transfer", "64C1"),
    ),
)
