"""What a withdrawn or cancelled call leaves behind: sentences and questions that all irregular calls share (16C, 23, 26)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

_DENOMINATIONS = {"C": _("clubs"), "D": _("diamonds"), "H": _("hearts"), "S": _("spades"), "NT": _("notrump")}

FACTS = {
    "similar_meaning": Fact(
        _("Has the call that stands the same or a similar meaning as the one withdrawn or cancelled?")
    ),
    "among_its_meanings": Fact(
        _("Is what the call that stands means among the possible meanings of the one withdrawn or cancelled?")
    ),
    "same_purpose": Fact(
        _("Has the call that stands the same purpose as the one withdrawn or cancelled (an asking bid, a relay)?")
    ),
    "assistance_damaged": Fact(
        _("Without the help of the irregular call, could the result have been different, to the other side's benefit?")
    ),
    "call": Fact(_("What was the irregular call?")),
    "replacement": Fact(_("Which call takes its place?")),
    "shows": Fact(_("Which denominations does the irregular call show, if not simply its own?"), _DENOMINATIONS),
    "replacement_shows": Fact(
        _("Which denominations does the call in its place show, if not simply its own?"), _DENOMINATIONS
    ),
    "last_bid": Fact(_("What was the last bid before it?")),
    "last_call": Fact(
        _("What was the last call before it, passes aside?"),
        {
            "opponents-bid": _("a bid by an opponent"),
            "own-sides-bid": _("a bid by the offender's own side"),
            "opponents-double": _("a double by an opponent"),
            "own-sides-double": _("a double by the offender's own side"),
            "redouble": _("a redouble"),
            "none": _("nobody had called anything but pass"),
        },
    ),
    "slip": Fact(_("Had the player not meant to make this call: a mechanical error or a slip of the tongue?")),
    "lho_did": Fact(
        _("What did the offender's left-hand opponent do?"),
        {
            "nothing": _("nothing yet"),
            "accepted": _("accepted the call"),
            "refused": _("did not accept the call"),
            "called": _("called over it"),
        },
    ),
}

SENTENCES = {
    "must-pass-throughout": _("%(who)s must pass at every turn to call for the rest of the auction."),
    "lead-not-restricted": _("Should the offending side defend, this irregularity restricts no lead."),
    "one-suit-may-be-forbidden": _(
        "When %(who)s first has the lead as a defender (the opening lead included), declarer may forbid one suit that the "
        "offender did not call, for as long as the lead stays there."
    ),
    "no-rectification.comparable-call": _("After a comparable call nothing is rectified: the auction goes on."),
    "authorised.withdrawn-call": _("Information from withdrawn or cancelled calls is authorised for %(who_to)s."),
    "unauthorised.withdrawn-call": _("Information from withdrawn or cancelled calls is unauthorised for %(who_to)s."),
    "damage-by-help-of-call": _(
        "After play: if without the help of the irregular call the result could have been different and the other side was "
        "damaged, the score is adjusted."
    ),
    "adjusted-score.without-help-of-call": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result without the irregular call."
    ),
}
