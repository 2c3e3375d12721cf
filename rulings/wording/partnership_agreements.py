"""Agreements of a partnership and departures from them, Law 40."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"partnership-agreement": _("Agreements and departures from them")}

FACTS = {
    "method": Fact(
        _("What do the opponents complain of?"),
        {
            "departure": _("a call or play that departed from the agreement"),
            "artificial-psych": _("a psychic artificial call"),
            "undisclosed": _("an agreement that had not been disclosed"),
            "special": _("a special partnership understanding"),
            "changed": _("an agreement changed after an opponent's infraction"),
            "differs": _("a method that the two partners play differently"),
        },
    ),
    "method_forbidden": Fact(_("Do the regulations of this tournament forbid or restrict it?")),
    "partner_aware": Fact(_("Had his partner more reason than the opponents to be aware of it?")),
    "matter_of_style": Fact(_("Is it a matter of style or judgement, not of method?")),
}

SENTENCES = {
    "forbidden-method-after-play": _(
        "After the play the director checks whether the agreement or call that is not allowed did damage; if so, "
        "the score is adjusted."
    ),
    "method-allowed.departure": _("The departure surprised his partner as much as the opponents: it is allowed."),
    "departure-need-not-be-told": _("Nobody has to tell the opponents that he has departed from the system."),
    "method-allowed.special": _("The tournament allows this special understanding; it only has to be disclosed."),
    "method-allowed.changed": _("The regulations do not forbid changing agreements after an opponent's infraction."),
    "method-allowed.style": _("It is a difference of style and judgement, which partners may have."),
    "method-forbidden.secret": _(
        "The call or play rested on an agreement that the opponents were not told of: that is not allowed."
    ),
    "method-forbidden.implicit": _(
        "Partner could expect the departure: it is an implicit agreement and must be disclosed."
    ),
    "method-forbidden.special": _("The tournament does not allow this understanding."),
    "method-forbidden.changed": _("The regulations forbid changing agreements after an opponent's infraction."),
    "method-forbidden.artificial-psych": _(
        "The regulations restrict psychic artificial calls; this one is against them."
    ),
    "method-forbidden.differs": _(
        "The two partners use different methods: the meaning of a call may not depend on which of them makes it."
    ),
    "adjusted-score.without-that-method": _(
        "The director assigns an adjusted score: the other side was damaged by an agreement or call that is not "
        "allowed."
    ),
    "adjusted-score.had-it-been-disclosed": _(
        "The director assigns an adjusted score: the other side was damaged by what was not disclosed."
    ),
}
