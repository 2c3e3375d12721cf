"""What the director does with a board of which a player has come to know something (Laws 16D2, 16D3, 86A, 86B)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene
from quizzes.questions.sets.information import INFORMATION
from quizzes.questions.told import Told

_LEARNED = {
    "wrong-hand": (
        _("%(player)s had taken the wrong hand from the board and looked at it."),
        _("%(player)s had picked up a hand from the next table and seen it; it was of this board."),
    ),
    "overheard": (
        _("%(player)s had heard from another table that a slam is made on this board."),
        _("In the break %(player)s had heard two players speak of their result on this board."),
    ),
    "other-table": (
        _("On his way to the table %(player)s had seen a hand of this board elsewhere."),
        _("%(player)s had seen the dummy of this board at another table."),
    ),
    "card-at-own-table": (
        _("As the hands were being taken up %(player)s had seen an opponent's ace."),
        _("A card had dropped from a hand at the table, and %(player)s had seen it."),
    ),
}
_STILL_OPEN = "result-affected-by-information"
_FACTS = {"event": ("pairs", "individual", "teams"), "learned": tuple(_LEARNED)}

BEFORE = Told(
    "before-the-board-is-played",
    Scene(
        kind="extraneous-information",
        story=(_("A player has told the director what he knows of a board."),),
        facts={
            **_FACTS,
            "match_result_known": (False, True),
            "may_affect_play": (True, True, False),
            "first_call_made": (False, False, True),
        },
        fixed={"play_over": False},
        told={"learned": _LEARNED},
        never=(
            {"learned": {"overheard", "other-table"}, "seats_can_change": True},
            {"learned": "card-at-own-table", "seats_can_change": True},
        ),
        besides=("event", "learned", "may_affect_play", "first_call_made", "seats_can_change", "can_redeal"),
        asks=("information-harmless", "change-seats", "deal-again"),
        nothing=_("No: he can only have it played and look at it afterwards, or give an artificial adjusted score."),
        worded={
            "change-seats, deal-again": _("Yes: by having the players change places, or by a new deal."),
            "change-seats": _("Yes, but only by having the players change places."),
            "deal-again": _("Yes, but only by a new deal."),
            "information-harmless": _("He need not do anything: the board is played as it is."),
        },
        ask=_("Can the director see to it that the board is played without this advantage?"),
    ),
    (
        ({"may_affect_play": False}, "information-harmless", "16D2"),
        ({"first_call_made": True}, "nothing", "16D3"),
        (
            {"can_redeal": True, "event": "teams", "match_result_known": True, "seats_can_change": True},
            "change-seats",
            "86A",
        ),
        ({"can_redeal": True, "event": "teams", "match_result_known": True}, "nothing", "86A"),
        ({"seats_can_change": True, "can_redeal": True}, "change-seats, deal-again", "16D2"),
        ({"seats_can_change": True}, "change-seats", "16D2a"),
        ({"can_redeal": True}, "deal-again", "16D2b"),
        ({}, "nothing", "16D2"),
    ),
)

AFTER = Told(
    "once-the-director-has-chosen",
    Scene(
        kind="extraneous-information",
        story=(_("A player has told the director what he knows of a board, and it might affect normal play."),),
        facts={
            **_FACTS,
            "director_chose": ("play-on", "play-on", "artificial-score"),
            "affected_result": (True, True, False),
        },
        fixed={"may_affect_play": True, "first_call_made": True},
        never=(
            {"learned": "card-at-own-table"},
            {"director_chose": "artificial-score", "affected_result": {True, False}},
        ),
        told={
            "learned": _LEARNED,
            "director_chose": {
                "play-on": _("The director had the board played, so as to look at it afterwards."),
                "artificial-score": _("The director decided that the board should not be played at this table."),
            },
        },
        besides=("event", "learned"),
        sometimes=("affected_result",),
        asks=("adjusted-score", "score-stands", "artificial-score", "other-table-score", _STILL_OPEN),
        worded={
            _STILL_OPEN: _(
                "The score made at the table, if the director finds that the information has not affected it."
            ),
            "score-stands": _("The score stands as it was made."),
            "adjusted-score": _("An adjusted score, without regard to another table."),
            "adjusted-score, other-table-score": _("An adjusted score, with regard to the score of the other table."),
            "artificial-score": _("An artificial adjusted score, without regard to another table."),
            "artificial-score, other-table-score": _(
                "An artificial adjusted score, unless the score of the other table demands another one."
            ),
        },
        ask=_("What becomes of the score of this board?"),
    ),
    (
        ({"director_chose": "artificial-score", "event": "teams"}, "artificial-score, other-table-score", "86B"),
        ({"director_chose": "artificial-score"}, "artificial-score", "16D2d"),
        ({"affected_result": None}, _STILL_OPEN, "16D2c"),
        ({"affected_result": False}, "score-stands", "16D2c"),
        ({"event": "teams"}, "adjusted-score, other-table-score", "16D2c"),
        ({}, "adjusted-score", "16D2c"),
    ),
)

bundled(
    "knowing-something-of-a-board",
    INFORMATION,
    *("16D2", "16D3", "86A", "86B"),
    told=(BEFORE, AFTER),
    version=5,
)
