"""Who may be penalised where partner conveyed something, whatever becomes of the score (Laws 16B1, 73B, 73C2)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.information import INFORMATION
from quizzes.questions.sets.information_sources import CONVEYANCES

_USER = "procedural-penalty who=recipient"
_SIDE = {
    "meant": "procedural-penalty who=offending-side",
    "prearranged": "disciplinary-penalty who=offending-side",
}
_USED = {"suggested": True, "logical_alternative": True, "chose_suggested": True}

scene(
    "who-may-be-penalised-for-information",
    INFORMATION,
    *("16B1", "73B", "73C2"),
    version=6,
    what=Scene(
        kind="unauthorised-information",
        story=(_("The play is over."),),
        facts={
            "extraneous": (True,),
            "intent": ("unintended", "meant", "prearranged"),
            "suggested": (True, True, True, False),
            "logical_alternative": (True, True, True, False),
            "chose_suggested": (True, True, False),
            "damaged": (True, False),
        },
        fixed={"source": "partner", "play_over": True, "required_pause": False},
        told={"extraneous": {}, "conveyed_by": CONVEYANCES},
        besides=("conveyed_by", "intent", "suggested", "logical_alternative", "chose_suggested", "damaged"),
        still=("extraneous", "conveyed_by"),
        never=({"suggested": False, "chose_suggested": True}, {"chose_suggested": False, "damaged": True}),
        not_told=(
            {"suggested": False, "logical_alternative": False},
            # What suggests nothing cannot have been chosen, or not, as it suggests.
            {"suggested": False, "chose_suggested": {True, False}},
            {"suggested": False, "damaged": True},
            {"logical_alternative": False, "damaged": True},
        ),
        asks=("procedural-penalty", "disciplinary-penalty"),
        nothing=_("Nobody."),
        # By which penalty the side is punished the Laws leave to the director (90A, 91A).
        alike=(set(_SIDE.values()), {f"{side}, {_USER}" for side in _SIDE.values()}),
        worded={
            _USER: _("Only the player who used it."),
            **{side: _("Only the side, for having conveyed it.") for side in _SIDE.values()},
            **{
                f"{side}, {_USER}": _("The side for having conveyed it, and besides the player who used it.")
                for side in _SIDE.values()
            },
        },
        ask=_("Who may be penalised for a breach of Law 73?"),
    ),
    by_text=(
        *(({"intent": intent, **_USED}, f"{side}, {_USER}", "73C2") for intent, side in _SIDE.items()),
        ({"intent": "meant"}, _SIDE["meant"], "73B1"),
        ({"intent": "prearranged"}, _SIDE["prearranged"], "73B2"),
        (_USED, _USER, "73C2"),
        ({}, "nothing", "16B1a"),
    ),
)
