"""What declarer called for, and how dummy played it, Laws 45 and 46."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "words": {
        "suit-and-rank": _("declarer named suit and rank"),
        "high": _("declarer called for a high card"),
        "low": _("declarer called for a low card"),
        "win": _("declarer asked dummy to win the trick"),
        "suit": _("declarer named only a suit"),
        "rank": _("declarer named only a rank"),
        "anything": _("declarer left the choice open"),
    },
    "named_card": {
        "*": _("declarer called for %(value)s"),
    },
    "named_suit": {
        "*": _("declarer called for %(suit)s"),
    },
    "last_won_with": {
        "none": _("dummy had not won the last trick"),
        "*": _("dummy had won the last trick with %(suit)s"),
    },
    "trick_so_far": {
        "none": _("dummy was to lead"),
        "several": _("dummy was to play to a trick already led to"),
        "one": _("dummy was to play to a trick already led to"),
    },
    "intended_otherwise": {
        False: _("no different intention of declarer was incontrovertible"),
        True: _("a different intention of declarer was incontrovertible"),
    },
    "cause": {
        "slip-of-the-tongue": _("declarer had never meant that card"),
        "loss-of-concentration": _("declarer had lost concentration"),
        "reconsideration": _("declarer had thought again"),
    },
    "defender_played": {
        True: _("the defender next in turn had already played to it"),
        False: _("the defender next in turn had not yet played to it"),
    },
    "defenders_after": {
        "none": _("no defender had played after the mistake"),
        "rho": _("%(rho)s had played after the mistake"),
        "lho": _("%(lho)s had played after the mistake"),
        "both": _("both defenders had played after the mistake"),
    },
    "declarer_after_rho": {
        True: _("declarer too had played after %(rho)s"),
        False: _("declarer had not played after %(rho)s"),
    },
}
