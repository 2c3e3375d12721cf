"""Deception, fair and unfair, Law 73."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"deception": _("Deception")}

FACTS = {
    "deceived_by": Fact(
        _("By what was the opponent deceived?"),
        {
            "call-or-play": _("by the call or play itself"),
            "tempo": _("by a slow or hasty call or play"),
            "manner": _("by manner or gesture"),
            "remark": _("by a remark or question"),
            "procedure": _("by a departure from correct procedure"),
        },
    ),
    "partner_protected": Fact(_("Could his partner know of it by agreement or experience?")),
    "meant_to_deceive": Fact(_("Did he do it in order to deceive?")),
    "false_inference": Fact(_("Did an innocent opponent draw a wrong inference from it?")),
    "bridge_reason": Fact(_("Was there a bridge reason for it?")),
    "could_know_gain": Fact(_("Could he have been aware that it might bring him a gain?")),
}

SENTENCES = {
    "deception-allowed": _("It was the call or play itself that deceived, which is allowed: the score stands."),
    "deception-protected": _("The deception rested on an agreement or on experience: that had to be disclosed."),
    "deception-forbidden": _(
        "Nobody may try to deceive by words, manner, tempo or a departure from procedure: that is an infraction."
    ),
    "deception-after-play": _(
        "Play goes on. Afterwards the director checks whether an innocent opponent was misled, without a bridge "
        "reason, by a player who could have known that it might help him."
    ),
    "undisclosed-after-play": _(
        "After the play the director checks whether what was not disclosed did damage; if so, the score is adjusted."
    ),
    "score-stands.no-false-inference": _("No innocent opponent drew a wrong inference from it: the score stands."),
    "score-stands.bridge-reason": _("There was a bridge reason for it: the score stands."),
    "score-stands.could-not-know": _("He could not have been aware that it might help him: the score stands."),
    "adjusted-score.without-deception": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as "
        "possible to the likely result without the deception."
    ),
}
