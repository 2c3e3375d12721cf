"""Who may do something, and at which moment: headings of what is possible then."""

from django.utils.translation import gettext_lazy as _

MOMENTS = {
    "once": _("%(who)s: what may be called at the next turn"),
    "repeat": _("%(who)s: what may be called at the next turn"),
    "throughout": _("%(who)s: what may be called to the end of the auction"),
    "lead": _("%(who)s: what may be led"),
    "play": _("%(who)s: what may be played to this trick"),
    "turn": _("%(who)s: what may be played at the turn"),
    "penalty": _("%(who)s: as soon as the penalty card can legally be played"),
}
