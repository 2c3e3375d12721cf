"""How the director comes to a ruling, and what he does about errors of procedure, Laws 82 to 85."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "disputed-facts": _("Ruling on agreed and on disputed facts"),
    "directors-error": _("Director's error and errors of procedure"),
}

FACTS = {
    "facts_agreed": Fact(_("Do the players agree on what happened?")),
    "facts_found": Fact(_("By the weight of the evidence, are you satisfied that you know what happened?")),
    "law_provides": Fact(
        _("What do the Laws have for it?"),
        {
            "nothing": _("no rectification"),
            "rectification": _("a rectification"),
            "options": _("a player may choose between rectifications"),
        },
    ),
    "damage_left": Fact(
        _("Is the side not at fault damaged by an irregularity in a way that no rectification of the Laws makes good?")
    ),
    "review_useful": Fact(
        _("Might your ruling on the facts, or the use of your discretion, well be reviewed by a committee?")
    ),
    "error_by": Fact(
        _("Whose error is it?"),
        {
            "director": _("the director's: his ruling turns out to be wrong"),
            "players": _("the players': they did not keep the procedure"),
        },
    ),
    "normal_score_possible": Fact(_("Is there a correction with which the board can still be scored normally?")),
}

SENTENCES = {
    "evidence-is-weighed": _(
        "The players do not agree on what happened: the director collects what evidence he can, considers how "
        "important and weighty it is, and forms his own view by the balance of probabilities."
    ),
    "rectification-made": _("The director determines the rectification and sees to it that it is carried out."),
    "rectification-made.chosen": _("One rectification is chosen, and the director sees to it that it is carried out."),
    "adjusted-score.equity": _(
        "These Laws have no rectification that makes good the damage of the side not at fault: the director "
        "gives an adjusted score. To restore equity he resolves what is doubtful in that side's favour."
    ),
    "ruling-lets-play-go-on": _(
        "What happened cannot be established: the director gives a ruling with which play can go on."
    ),
    "right-to-appeal-told": _(
        "The director tells the contestant that he may appeal to the committee, or may refer the matter to it himself."
    ),
    "refer-to-committee": _("refer the matter to the committee directly"),
    "error-is-rectified": _(
        "The director rectifies the error of procedure, and sees to it that play goes on as the Laws have it."
    ),
    "use-other-powers": _("use any other power that the Laws give the director"),
    "ruling-is-corrected": _("The director puts his wrong ruling right, and the board is scored normally."),
    "both-sides-not-at-fault": _(
        "No correction lets the board be scored normally after the director's error: for the score both sides count as not at "
        "fault."
    ),
}
