"""A ruling that is asked for, and what the director finds himself, Laws 81C and 92B."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"ruling-requested": _("Asking for a ruling: in time?")}

FACTS = {
    "brought_up_by": Fact(
        _("How does it come up?"),
        {
            "contestant": _("a contestant asks for a ruling"),
            "director": _("the director has become aware of it in some other way"),
        },
    ),
    "waiver_asked_by": Fact(
        _("Does anybody ask the director to let the irregularity go?"),
        {
            "nobody": _("no, nobody does"),
            "non-offending-side": _("yes, the side not at fault"),
            "offending-side": _("yes, the side at fault"),
        },
    ),
    "cause_to_waive": Fact(_("Is there cause to waive the rectification?")),
}

SENTENCES = {
    "ruling-is-given": _("The request is in time: the director gives a ruling."),
    "noticed-is-rectified": _(
        "The director rectifies every error or irregularity that comes to his notice in time, in whatever way."
    ),
    "no-ruling.asked-too-late": _("The time for asking for a ruling has run out: there is no ruling on it."),
    "no-ruling.noticed-too-late": _(
        "The time for rectifying it has run out: what was noticed so late is left as it is."
    ),
    "not-waived.no-cause": _("There is no cause to waive the rectification: it is made."),
    "not-waived.asked-by-offenders": _(
        "Only the side not at fault may ask that the rectification be waived: it is made all the same."
    ),
    "wrong-entry-has-its-own-time": _(
        "If the score was only worked out or entered wrongly, the correction period of Law 79C counts, which may be of "
        "another length."
    ),
}
