"""Penalties, Laws 90 and 91."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"penalty": _("Procedural or disciplinary penalty")}

FACTS = {
    "misconduct": Fact(
        _("What was done?"),
        {
            "late": _("a contestant came after the starting time"),
            "slow": _("a contestant played slowly"),
            "audible-discussion": _("a board was discussed so that another table could hear it"),
            "compares-scores": _("scores were compared without permission"),
            "touches-cards": _("another player's cards were touched or handled"),
            "wrong-pocket": _("cards were put into a wrong pocket of the board"),
            "causes-adjustment": _(
                "correct procedure was not kept, and a score has to be adjusted (cards not counted, a wrong board played …)"
            ),
            "ignores-instructions": _("regulations or instructions were not followed in time"),
            "delays": _("the game was delayed or hindered in another way"),
            "disturbs": _("others were disturbed, or correct procedure was violated in another way"),
            "disorder": _("order and discipline were broken"),
        },
    ),
    "good_reason": Fact(_("Was there a good reason for the delay?")),
    "partner_blameless": Fact(_("Is the offender's partner not guilty?")),
    "disqualification_due": Fact(_("Is there cause to disqualify him?")),
    "disqualification_approved": Fact(_("Does the Tournament Organizer approve of it?")),
    "penalty_unit": Fact(
        _("In what are penalties counted?"),
        {
            "percent-of-top": _("in percent of the top of a board"),
            "imps": _("in IMPs"),
            "victory-points": _("in victory points"),
        },
    ),
    "procedural_penalty": Fact(_("How much is a procedural penalty?")),
    "disciplinary_penalty": Fact(_("How much is a disciplinary penalty?")),
    "total_before": Fact(_("What is the score of the contestant before the penalty?")),
}

SENTENCES = {
    "no-penalty.good-reason": _("There was a reason for it: no penalty."),
    "no-penalty.not-guilty": _("In an individual %(who)s, who is not guilty, should be given no procedural penalty."),
    "only-offender-pays": _(
        "A penalty is beside any rectification: it is taken from the score of the contestant at fault "
        "(player, pair or team), and changes nobody else's."
    ),
    "penalise-in-points": _("give %(who_to)s a disciplinary penalty in points"),
    "suspend": _("expel %(who_to)s from the session or a part of it"),
    "discipline-is-final": _(
        "A disciplinary ruling of the director under Law 91A is final; an appeals committee may only "
        "recommend that he change it (Law 93B3)."
    ),
    "disqualify": _("disqualify %(who_to)s, with the approval of the Tournament Organizer"),
    "no-disqualification": _("Without the approval of the Tournament Organizer nobody is disqualified."),
    "penalty-amount.percent-of-top": _("By the regulations the penalty is %(amount)s%% of the top of a board."),
    "penalty-amount.percent-of-top.in-matchpoints": _(
        "By the regulations the penalty is %(amount)s%% of the top of a board: %(matchpoints)s matchpoints."
    ),
    "penalty-amount.imps": _("By the regulations the penalty is %(amount)s IMPs."),
    "penalty-amount.victory-points": _("By the regulations the penalty is %(amount)s victory points."),
    "score-after-penalty.percent-of-top": _("That leaves %(after)s of %(before)s matchpoints."),
    "score-after-penalty.imps": _("That leaves %(after)s of %(before)s IMPs."),
    "score-after-penalty.victory-points": _("That leaves %(after)s of %(before)s victory points."),
    "amount-left-to-director": _(
        "The Laws set no figure; where the regulations have none either, the director decides how much."
    ),
}
