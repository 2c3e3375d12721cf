"""How partners communicate, and whether that is a breach (Laws 16B1, 73A to 73D1)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene
from quizzes.questions.sets.information_sources import CONVEYANCES, INTENT, UNLIKELY
from quizzes.questions.told import Told

_BY_A_CALL = (
    _(
        "By an agreement that the opponents know, %(partner)s has asked for aces with 4NT, and %(recipient)s has answered."
    ),
    _("%(partner)s has discarded a high heart, by which, as the opponents know, the two ask for that suit."),
    _("By an agreement on their system card, %(partner)s has shown both majors with 2♦."),
)
_ON_PURPOSE = {"meant": "improper-communication", "prearranged": "gravest-offence"}
_MANNERS = ("tempo", "manner")
_AVOIDS = "carefully-avoids who=recipient"
_VARIED = f"authorised of=tempo-or-manner, {_AVOIDS}"
_HAD_TO_BE = "no-extraneous-information why=required-pause"
_OF_NO_ACCOUNT = "no-extraneous-information why=-"
_GRAVE = {
    "meant": _(
        "They have communicated on purpose as the Laws forbid, but not in the gravest way; partner may not use it."
    ),
    "prearranged": _("They have committed the gravest offence of a partnership; partner may not use it."),
}

COMMUNICATED = Told(
    "how-partners-communicate",
    Scene(
        kind="unauthorised-information",
        story=(_("The board is still being played."),),
        facts={
            "source": ("calls-and-plays", "partner", "partner"),
            "extraneous": (True, True, False),
            "intent": tuple(INTENT),
            "required_pause": (False, True),
        },
        fixed={"play_over": False},
        told={"source": {"calls-and-plays": _BY_A_CALL}, "conveyed_by": CONVEYANCES, "intent": INTENT},
        never=UNLIKELY,
        # Neither is an infraction, and of both it is true that partner avoids using it.
        alike=({_VARIED, _AVOIDS},),
        # A pause that had to be made is of no account either; of a manner that tells nothing 73D1 speaks as well.
        unfit={_HAD_TO_BE: {_OF_NO_ACCOUNT}, _OF_NO_ACCOUNT: {_VARIED}},
        most=3,
        asks="improper-communication gravest-offence no-extraneous-information authorised carefully-avoids".split(),
        worded={
            "authorised of=calls-and-plays": _("It is proper: so partners communicate, and both may use it."),
            _HAD_TO_BE: _("It tells nothing, for it had to be done."),
            _OF_NO_ACCOUNT: _("It is of no account, and play goes on as if it had not happened."),
            _VARIED: _("It is no infraction; partner may not use it, and opponents do so at their own risk."),
            _AVOIDS: _("They have not communicated on purpose, but partner may not use it."),
            **{
                f"{found}, {rest}": _GRAVE[intent]
                for intent, found in _ON_PURPOSE.items()
                for rest in (_AVOIDS, _VARIED)
            },
        },
        ask=_("How do the Laws see it?"),
    ),
    (
        ({"source": "calls-and-plays"}, "authorised of=calls-and-plays", "73A1"),
        ({"conveyed_by": "tempo", "required_pause": True}, _HAD_TO_BE, "73A2"),
        ({"extraneous": False}, _OF_NO_ACCOUNT, "16B1"),
        *(
            ({"intent": intent, "conveyed_by": way}, f"{found}, {_VARIED}", f"73B{number}")
            for number, (intent, found) in enumerate(_ON_PURPOSE.items(), 1)
            for way in _MANNERS
        ),
        ({"intent": "meant"}, f"improper-communication, {_AVOIDS}", "73B1"),
        ({"intent": "prearranged"}, f"gravest-offence, {_AVOIDS}", "73B2"),
        *(({"conveyed_by": way}, _VARIED, "73D1") for way in _MANNERS),
        ({}, _AVOIDS, "73C1"),
    ),
)
