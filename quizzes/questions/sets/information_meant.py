"""What partner conveyed on purpose: how grave it was, and what becomes of the score (Laws 16B, 73B)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.information import INFORMATION
from quizzes.questions.sets.information_used import CONVEYED

_OFFENCES = {"meant": "improper-communication", "prearranged": "gravest-offence"}

scene(
    "information-conveyed-on-purpose",
    INFORMATION,
    "73B",
    "16B",
    version=4,
    what=Scene(
        kind="unauthorised-information",
        story=(_("The play is over. There is no doubt that %(partner)s conveyed something to %(recipient)s."),),
        facts={
            "extraneous": (True,),
            "intent": ("meant", "prearranged"),
            "suggested": (True,),
            "logical_alternative": (True, True, False),
            "chose_suggested": (True, True, False),
        },
        fixed={"source": "partner", "play_over": True, "required_pause": False},
        told={"extraneous": {}, "conveyed_by": CONVEYED},
        besides=("conveyed_by", "intent"),
        still=("extraneous", "conveyed_by"),
        most=3,
        asks=("improper-communication", "gravest-offence", "score-stands", "adjusted-score"),
        alike=tuple({f"{offence}, score-stands"} for offence in _OFFENCES.values()),
        worded={
            "improper-communication, score-stands": _(
                "The score stands. To convey it was a breach of the Laws, but not the gravest one of a partnership."
            ),
            "gravest-offence, score-stands": _(
                "The score stands. To convey it was the gravest offence that a partnership can commit."
            ),
            "improper-communication, adjusted-score": _(
                "The score is adjusted. To convey it was a breach of the Laws, but not the gravest one of a partnership."
            ),
            "gravest-offence, adjusted-score": _(
                "The score is adjusted. To convey it was the gravest offence that a partnership can commit."
            ),
        },
    ),
    by_text=tuple(
        row
        for intent, offence in _OFFENCES.items()
        for row in (
            ({"intent": intent, "logical_alternative": False}, f"{offence}, score-stands", "16B1a"),
            ({"intent": intent, "chose_suggested": False}, f"{offence}, score-stands", "16B1a"),
            ({"intent": intent, "damaged": False}, f"{offence}, score-stands", "16B3"),
            ({"intent": intent, "damaged": True}, f"{offence}, adjusted-score", "16B3"),
        )
    ),
)
