"""Appeals, Laws 92 and 93."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "appeal": _("Appeal: is it heard, and by whom?"),
    "appeal-decision": _("What an appeals committee may decide"),
}

FACTS = {
    "appealed_by": Fact(
        _("Who appeals?"),
        {
            "contestant": _("a contestant to whom the ruling was given"),
            "captain": _("his captain"),
            "others": _("somebody else"),
        },
    ),
    "partner_agrees": Fact(_("Do both members of the pair agree to the appeal?")),
    "captain_agrees": Fact(_("Does the captain of the team agree to the appeal?")),
    "through_director": Fact(_("Was the appeal handed in through the director?")),
    "own_appeals_procedure": Fact(
        _(
            "Do the regulations have a procedure of their own for appeals, of which the contestants were told beforehand?"
        )
    ),
    "committee": Fact(
        _("Is there an appeals committee, or what the Organizer has in its place?"),
        {
            "sits": _("yes, there is"),
            "none": _("no, there is none"),
            "cannot-meet": _("yes, but it cannot meet without disturbing the tournament"),
        },
    ),
    "appeal_about": Fact(
        _("What is the appeal about?"),
        {
            "law": _("a point of Law or of the regulations"),
            "other": _("facts, a judgement or a penalty"),
            "both": _("a point of Law and a judgement"),
        },
    ),
    "committee_would": Fact(
        _("What would the committee do with the director's ruling?"),
        {
            "change-score": _("judge otherwise and change the score"),
            "change-procedural-penalty": _("change or lift a procedural penalty"),
            "change-law": _("read the Law or a regulation otherwise"),
            "change-discipline": _("change or lift a disciplinary penalty or a suspension"),
            "leave": _("leave it as it is"),
        },
    ),
    "without_merit": Fact(_("Was the appeal without merit?")),
    "afterwards": Fact(
        _("What comes after the committee's decision?"),
        {
            "nothing": _("nothing: it ends there"),
            "further-appeal": _("a contestant appeals once more"),
            "referred": _("the chief director or the committee refers it to the Regulating Authority"),
        },
    ),
    "further_appeals": Fact(_("Do the regulations provide for a further appeal?")),
    "committee_final": Fact(
        _("Has the Regulating Authority given over the last decision to the tournament's committee?")
    ),
}

SENTENCES = {
    "no-appeal.not-entitled": _(
        "Only a contestant to whom the ruling was given, or his captain, may appeal: the appeal is not dealt with."
    ),
    "no-appeal.too-late": _("The time for appeals has run out: the appeal is not dealt with."),
    "no-appeal.partner-does-not-agree": _(
        "Both members of the pair have to agree to an appeal: without that it is not dealt with."
    ),
    "no-appeal.captain-does-not-agree": _(
        "In a team match the captain has to agree to an appeal: without that it is not dealt with."
    ),
    "appeal-goes-through-director": _(
        "Every appeal goes through the director: it is to be handed to him within the time for appeals."
    ),
    "appeal-by-regulations": _("The appeal is dealt with in the way that the regulations of this event have."),
    "appeal-decided-by.chief-director.whole": _("The chief director hears and decides the whole appeal."),
    "appeal-decided-by.chief-director.law": _(
        "The chief director hears and decides the part of the appeal that is about Law or regulations."
    ),
    "appeal-decided-by.committee.other": _(
        "What is not a point of Law or regulations the chief director passes on to the appeals committee, which decides it."
    ),
    "appeal-against-point-of-law": _(
        "The chief director's decision on the point of Law may be appealed against to the committee, which cannot overrule it "
        "but may recommend that he change it."
    ),
    "ruling-upheld": _("The committee upholds the director's ruling."),
    "committee-changes.change-score": _(
        "The committee has every power that the Laws give to the director: it may judge otherwise and change the score."
    ),
    "committee-changes.change-procedural-penalty": _(
        "The committee has every power that the Laws give to the director: it may change or lift the procedural penalty."
    ),
    "committee-may-only-recommend.change-law": _(
        "The committee cannot overrule the director on a point of Law or regulations; it may recommend that he change his "
        "ruling."
    ),
    "committee-may-only-recommend.change-discipline": _(
        "The committee cannot overrule the director's disciplinary powers; it may recommend that he change his ruling."
    ),
    "problem.appeal-had-merit": _("An appeal that makes the committee change something was not without merit."),
    "sanction-for-appeal": _("The appeal was without merit: what the regulations have for that may be imposed."),
    "further-appeal": _("The regulations provide for a further appeal: it is made as they say."),
    "no-further-appeal.not-provided": _("The regulations provide for no further appeal: the decision stands."),
    "no-further-appeal.committee-is-final": _(
        "The last decision was given over to the tournament's committee, and binds the Regulating Authority too: it stands."
    ),
    "referred-to-authority": _(
        "The matter goes to the Regulating Authority, which considers it later and decides in the last instance."
    ),
}
