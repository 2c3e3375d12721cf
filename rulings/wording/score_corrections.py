"""The two periods that run from the official scores, and the correction of a score, Laws 79C and 92B."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"score-correction": _("Wrong score on the record")}

FACTS = {
    "scores_open": Fact(_("Had the official scores already been opened to inspection when it was brought up?")),
    "minutes_since_open": Fact(_("For how many minutes had the official scores been open to inspection by then?")),
    "correction_minutes": Fact(_("For how many minutes after the scores are opened may a score be corrected?")),
    "appeal_minutes": Fact(
        _("For how many minutes after the scores are opened may a ruling be asked for, or an appeal made?")
    ),
    "slip_by": Fact(
        _("Who worked out or entered the agreed score wrongly?"),
        {
            "player": _("a player"),
            "official": _("a scorer or another official"),
            "nobody": _("nobody: the number of tricks itself is in dispute"),
        },
    ),
    "wrongly_entered": Fact(_("Is it beyond reasonable doubt that the score was entered wrongly?")),
    "organizer_agrees": Fact(_("Does the Tournament Organizer agree to the late correction?")),
}

SENTENCES = {
    "score-corrected.in-time": _(
        "The correction period is still running: the slip may be corrected, whoever made it, and the score is put "
        "right."
    ),
    "score-corrected.beyond-doubt": _(
        "The correction period is over, but the score was beyond reasonable doubt entered wrongly and the Tournament "
        "Organizer agrees: it may still be corrected."
    ),
    "score-stands.slip-not-certain": _(
        "The correction period is over, and it is not beyond reasonable doubt that the score was entered wrongly: it stands."
    ),
    "score-stands.organizer-does-not-agree": _(
        "The correction period is over, and the Tournament Organizer does not agree to a correction: the score stands."
    ),
    "tricks-are-disputed": _(
        "The entry is not wrong: the players do not agree on the number of tricks. The director is called, and rules on "
        "that by Law 79B."
    ),
}
