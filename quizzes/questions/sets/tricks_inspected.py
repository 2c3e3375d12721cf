"""Looking at tricks that are quitted, cards pointing the wrong way, and tricks in dispute (Laws 58, 65, 66 and 79)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.claims import CLAIMS
from quizzes.questions.sets.tricks import TRICKS

scene(
    "looking-at-played-cards",
    TRICKS,
    "65",
    "66",
    what=Scene(
        kind="trick-inspection",
        story=(_("A trick is quitted."),),
        facts={
            "inspection_ordered": (False, False, True),
            "request": ("see-trick", "look-at-own-card", "show-own-card", "see-earlier-trick", "point-out-card"),
        },
        besides=("request", "asker", "side_played_next"),
        asks=(
            *("card-is-turned", "inspected-by-order", "may-look-at-own-card", "not-shown", "pointed-out-too-late"),
            "trick-is-shown",
        ),
        seats=nowhere,
    ),
    by_text=(
        ({"request": "point-out-card", "side_played_next": True}, "pointed-out-too-late"),
        ({"request": "point-out-card", "won_by_owner": True}, "card-is-turned towards=partner-of-owner"),
        ({"request": "point-out-card"}, "card-is-turned towards=opponents-of-owner"),
        (
            {
                "request": "see-trick",
                "asker": {"declarer", "defender"},
                "side_played_next": False,
                "own_card_turned": False,
            },
            "trick-is-shown",
        ),
        (
            {"request": "look-at-own-card", "asker": {"declarer", "defender"}, "side_played_next": False},
            "may-look-at-own-card",
        ),
        (
            {"request": "show-own-card", "asker": {"declarer", "defender"}, "side_played_next": False},
            "not-shown why=looking-only",
        ),
        ({"inspection_ordered": True}, "inspected-by-order"),
        ({"request": "see-earlier-trick"}, "not-shown why=quitted"),
        ({"asker": "dummy"}, "not-shown why=not-dummys-right"),
        ({"side_played_next": True}, "not-shown why=quitted"),
        ({}, "not-shown why=own-card-turned"),
    ),
)

scene(
    "cards-at-the-same-moment",
    TRICKS,
    "58",
    "45",
    "57",
    "67",
    what=Scene(
        kind="simultaneous-play",
        story=(_("Cards are played at the same moment."),),
        facts={"sides_played_next": (0, 0, 1, 2), "legal": (True, True, False), "visible_count": (1, 2, 3)},
        besides=("by", "hand", "sides_played_next", "visible_count"),
        asks=("card-played", "deemed-later", "designate-card", "play-stands", "treat-as-defective-trick"),
        cited=True,
        ask=_("Which clause of the Laws decides?"),
        form="clause",
        seats=nowhere,
    ),
    by_text=(
        ({"by": "two-players"}, "58A"),
        ({"sides_played_next": 2}, "58B4"),
        ({"visible_count": 1}, "58B1"),
        ({}, "58B2"),
    ),
)

scene(
    "tricks-in-dispute",
    CLAIMS,
    "69B",
    "71",
    "79",
    for_exams=False,
    what=Scene(
        kind="tricks-disputed",
        story=(_("A side thinks that a trick should be theirs. Thirty minutes are the time for corrections."),),
        facts={"minutes_since_open": (10, 30, 31, 45), "tricks_back": (1,), "given_up_by": ("agreement", "concession")},
        told={"tricks_back": {}},
        besides=("given_up_by", "scores_open", "called_in_round"),
        asks=("trick-given-back", "trick-stays-lost"),
        ask=_("What becomes of the trick?"),
        seats=nowhere,
    ),
    by_text=(
        *(
            (
                {"given_up_by": how, "scores_open": True, "minutes_since_open": {31, 45}},
                f"trick-stays-lost why=period-over who={who}",
            )
            for how, who in (("agreement", "wanting-side"), ("concession", "wanting-side"))
        ),
        ({"trick_agreed_away": "already-won"}, "trick-given-back why=already-won who=wanting-side"),
        ({"trick_agreed_away": "probably-won"}, "trick-given-back why=probably-won"),
        ({"trick_agreed_away": "probably-lost"}, "trick-stays-lost why=probably-lost"),
        ({"trick_conceded": "already-won"}, "trick-given-back why=already-won who=wanting-side"),
        ({"trick_conceded": "not-losable"}, "trick-given-back why=not-losable"),
        ({"trick_conceded": "losable"}, "trick-stays-lost why=losable"),
    ),
)
