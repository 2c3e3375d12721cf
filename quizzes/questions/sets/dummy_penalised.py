"""Whether dummy can be penalised for what he did (42, 43A, 43B1), and for what he did once the play was over."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.dummy import DUMMY
from quizzes.questions.told import Told

_RIGHTS = {"asks-declarer": "42B1", "prevents-irregularity": "42B2"}
_FORBIDDEN = (
    *("exchanges-hands", "watches-declarer", "looks-at-card", "draws-attention", "calls-director", "takes-part"),
)
_AFTER_PLAY = ("draws-attention", "takes-part")
_CALLED = "dummy-may what=calls-director"

HELD_AGAINST_DUMMY = Told(
    "what-is-held-against-dummy",
    Scene(
        kind="dummy-action",
        story=(_("The defenders want the director to penalise dummy."),),
        idle=(
            _("Dummy says that he did not know the Law."),
            _("Declarer had not asked him for it."),
            _("It did no damage to anybody."),
            _("Dummy had done nothing wrong on this board before."),
        ),
        facts={
            "action": (*_RIGHTS, *_FORBIDDEN, "calls-director", "calls-director", "shown-hand"),
            "play_over": (False, False, True),
            "attention_drawn": (False, True),
        },
        fixed={"had_infringed": False, "irregularity_by": "declarer", "revoked": False, "was_first": True},
        besides=("action", "play_over"),
        never=({"play_over": True, "action": lambda action: action not in _AFTER_PLAY},),
        most=3,
        asks=("procedural-penalty", "dummy-may"),
        worded={
            "procedural-penalty who=dummy": _("He may penalise dummy, who must not do that while the play goes on."),
            "procedural-penalty who=defender": _(
                "He may penalise a defender for it, but has nothing to hold against dummy."
            ),
            **{
                f"dummy-may what={action}": _(
                    "He has nothing to hold against dummy, who has this right all through the play."
                )
                for action in _RIGHTS
            },
            _CALLED: _(
                "He has nothing to hold against dummy, since another player had spoken of the irregularity first."
            ),
            **{
                f"dummy-may what={action}-after-play": _(
                    "He has nothing to hold against dummy, whom no Law restricts once the play is over."
                )
                for action in _AFTER_PLAY
            },
        },
        ask=_("What does the director tell them?"),
        seats=nowhere,
    ),
    (
        *(({"action": action}, f"dummy-may what={action}", clause) for action, clause in _RIGHTS.items()),
        *(
            ({"play_over": True, "action": action}, f"dummy-may what={action}-after-play", "42B3")
            for action in _AFTER_PLAY
        ),
        ({"action": "shown-hand"}, "procedural-penalty who=defender", "90A"),
        ({"action": "calls-director", "attention_drawn": True}, _CALLED, "43A1a"),
        ({}, "procedural-penalty who=dummy", "43B1"),
    ),
)

MAY_BE_PENALISED = bundled(
    "may-dummy-be-penalised",
    DUMMY,
    *("42A", "42B", "43A1a", "43B1", "90A"),
    told=(HELD_AGAINST_DUMMY,),
    version=4,
)
