"""Looking at tricks, cards that point the wrong way, and cards at the same moment (Laws 58, 65 and 66)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.tricks import TRICKS

_LOOKED_AT = _("What he asked about is the card that he played last: he may look at it, but may not show it.")

LOOKING = scene(
    "looking-at-played-cards",
    TRICKS,
    "65",
    "66",
    version=7,
    what=Scene(
        kind="trick-inspection",
        story=(_("Four cards have been played to a trick."),),
        facts={
            "inspection_ordered": (False, False, True),
            "request": ("see-trick", "look-at-own-card", "show-own-card", "see-earlier-trick", "point-out-card"),
            "asker": ("declarer", "dummy", "defender"),
            "own_card_turned": (False, False, True),
        },
        told={
            "asker": {
                "declarer": _("The player was declarer."),
                "dummy": _("The player was dummy."),
                "defender": _("The player was a defender."),
            }
        },
        besides=("request", "asker", "side_played_next"),
        # 66B lets him look and not show, 66C an order show the trick: both are true.
        never=(
            {
                "request": {"look-at-own-card", "show-own-card"},
                "inspection_ordered": True,
                "side_played_next": False,
            },
        ),
        asks=(
            *("card-is-turned", "inspected-by-order", "may-look-at-own-card", "not-shown", "pointed-out-too-late"),
            "trick-is-shown",
        ),
        # What 66B and 66C say holds at any table: each answer speaks of what was asked there.
        worded={
            **dict.fromkeys(("may-look-at-own-card", "not-shown why=looking-only"), _LOOKED_AT),
            "inspected-by-order": _("The director has ordered it expressly: the trick is looked at."),
            "not-shown why=quitted": _(
                "The wish to look or to show is refused: the trick is closed, and without an express order of the "
                "director it is not looked at until the end of play."
            ),
            "not-shown why=not-dummys-right": _(
                "Dummy's wish to look or to show is refused: only declarer and the defenders have that right."
            ),
        },
        seats=nowhere,
    ),
    by_text=(
        ({"request": "point-out-card", "side_played_next": True}, "pointed-out-too-late"),
        ({"request": "point-out-card", "won_by_owner": True}, "card-is-turned towards=partner-of-owner"),
        ({"request": "point-out-card"}, "card-is-turned towards=opponents-of-owner"),
        (
            {
                "own_card_turned": False,
                "side_played_next": False,
                "request": "see-trick",
                "asker": {"declarer", "defender"},
            },
            "trick-is-shown",
        ),
        ({"request": "see-trick", "own_card_turned": True, "inspection_ordered": True}, "inspected-by-order"),
        (
            {
                "own_card_turned": True,
                "side_played_next": False,
                "request": "see-trick",
                "asker": {"declarer", "defender"},
            },
            "not-shown why=own-card-turned",
        ),
        (
            {"request": "look-at-own-card", "asker": {"declarer", "defender"}, "side_played_next": False},
            "may-look-at-own-card",
        ),
        ({"request": "show-own-card", "inspection_ordered": True}, "inspected-by-order"),
        (
            {"request": "show-own-card", "asker": {"declarer", "defender"}, "side_played_next": False},
            "not-shown why=looking-only",
        ),
        ({"inspection_ordered": True}, "inspected-by-order"),
        ({"request": "see-earlier-trick"}, "not-shown why=quitted"),
        ({"asker": "dummy"}, "not-shown why=not-dummys-right"),
        ({"side_played_next": True}, "not-shown why=quitted"),
    ),
)

AT_ONCE = scene(
    "cards-at-the-same-moment",
    TRICKS,
    "58",
    "45",
    "57",
    "67",
    version=7,
    what=Scene(
        kind="simultaneous-play",
        story=(_("Cards were played at the same moment."),),
        facts={"sides_played_next": (0, 0, 1, 2), "legal": (True, True, False), "visible_count": (1, 2, 3)},
        besides=("by", "hand", "sides_played_next"),
        never=(
            {"by": "one-player", "hand": "dummy", "visible_count": 1},
            # A revoke, and the next trick may have established it (63A1).
            {"by": "two-players", "legal": False, "sides_played_next": {1, 2}},
            # After a trick that is over Law 60 decides too.
            {"by": "two-players", "hand": "defender", "next_in_turn": False, "sides_played_next": {1, 2}},
        ),
        asks=("card-played", "deemed-later", "designate-card", "play-stands", "treat-as-defective-trick"),
        cited=_("Which clause of the Laws decides?"),
        seats=nowhere,
        most=3,
    ),
    by_text=(
        ({"by": "two-players"}, "58A"),
        ({"sides_played_next": 2}, "58B4"),
        ({"visible_count": 1}, "58B1"),
        ({}, "58B2"),
    ),
)
