"""What the others do at once about what partner may have conveyed (Law 16B2)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.information import INFORMATION

_RESERVED, _NOW, _ESTABLISHED = "reserve-rights", "director-called-now", "facts-established-now"

scene(
    "when-partner-may-have-conveyed-something",
    INFORMATION,
    "16B2",
    what=Scene(
        kind="unauthorised-information",
        story=(
            _(
                "During the auction %(opponents)s think that %(partner)s has conveyed something to %(recipient)s that may do "
                "them harm."
            ),
        ),
        facts={
            "extraneous": (True,),
            "disputed": (False, False, True),
            "reserving_forbidden": (False, False, True),
            "intent": ("unintended", "meant"),
        },
        fixed={"source": "partner", "play_over": False, "required_pause": False},
        told={
            "extraneous": {},
            "conveyed_by": {
                "remark": _("They mean a remark of %(partner_of)s."),
                "question": _("They mean a question that %(partner)s asked."),
                "explanation": _("They mean how %(partner)s explained a call of %(recipient_of)s."),
                "alert": _("They mean an unexpected alert, or that %(partner)s did not alert."),
                "tempo": _("They mean an unusual hesitation, or haste, of %(partner_of)s."),
                "manner": _("They mean a gesture, or the manner, of %(partner_of)s."),
            },
            "disputed": {
                True: _("%(offending_side)s deny that anything may have been conveyed."),
                False: _("%(offending_side)s admit that something may have been conveyed."),
            },
            "reserving_forbidden": {
                True: _("The regulations do not let a player reserve the right to call the director later."),
                False: _("The regulations do not forbid a player to reserve the right to call the director later."),
            },
            "intent": {"meant": _("%(partner)s says himself that he did it on purpose.")},
        },
        besides=("conveyed_by", "disputed", "reserving_forbidden", "intent"),
        # What is denied nobody admits; where both are so the director is called for either reason.
        never=({"disputed": True, "intent": "meant"}, {"disputed": True, "reserving_forbidden": True}),
        still=("extraneous", "conveyed_by"),
        most=3,
        asks=(_RESERVED, _NOW, _ESTABLISHED),
        worded={
            _RESERVED: _("The director need not be called now: the right to call him later may be reserved."),
            _NOW: _(
                "The right cannot be reserved: who thinks that he may be harmed may have to call the director now."
            ),
            _ESTABLISHED: _("The side that is said to have conveyed something should call the director at once."),
        },
        ask=_("What holds of calling the director?"),
    ),
    by_text=(
        ({"disputed": True}, _ESTABLISHED, "16B2"),
        ({"reserving_forbidden": True}, _NOW, "16B2"),
        ({"disputed": False, "reserving_forbidden": False}, _RESERVED, "16B2"),
    ),
)
