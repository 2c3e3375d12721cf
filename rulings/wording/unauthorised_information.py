"""Information that a player may or may not use, Laws 16 and 73."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"unauthorised-information": _("Unauthorised information")}

FACTS = {
    "source": Fact(
        _("Where does the information come from?"),
        {
            "calls-and-plays": _("from the calls and plays themselves"),
            "procedure": _("from a procedure that the Laws or the regulations allow"),
            "known-before": _("known before the hand was taken, and not about this board"),
            "own-estimate": _("own estimate of the score, the opponents' habits, the regulations"),
            "opponents-manner": _("from an opponent's tempo or manner"),
            "opponents-card": _("from an opponent's card that was seen without meaning to"),
            "withdrawn-action": _("from a call or play that was withdrawn"),
            "partner": _("from partner, other than by the call or play itself"),
        },
    ),
    "replaced_comparably": Fact(_("Did a comparable call take the place of the withdrawn one?")),
    "conveyed_by": Fact(
        _("How did partner convey it?"),
        {
            "remark": _("by a remark"),
            "question": _("by a question"),
            "explanation": _("by explaining the player's own call"),
            "alert": _("by an unexpected alert, or by none"),
            "tempo": _("by a hesitation or haste"),
            "manner": _("by emphasis, tone of voice, gesture or manner"),
        },
    ),
    "required_pause": Fact(_("Was it a pause that the regulations require?")),
    "extraneous": Fact(_("Was it beyond doubt, and could it point to a call or play?")),
    "intent": Fact(
        _("Did partner mean to convey it?"),
        {
            "unintended": _("not meant"),
            "meant": _("meant"),
            "prearranged": _("agreed beforehand between the two"),
        },
    ),
    "disputed": Fact(_("Does the other side dispute that information may have been conveyed?")),
    "reserving_forbidden": Fact(
        _("Do the regulations forbid a player to reserve the right to call the director later?")
    ),
    "suggested": Fact(_("Did the information clearly suggest one call or play rather than another?")),
    "logical_alternative": Fact(_("Did the player have a logical alternative to what he did?")),
    "chose_suggested": Fact(_("Did he choose what the information suggested over that alternative?")),
}

SENTENCES = {
    "authorised.calls-and-plays": _(
        "What the legal (or accepted) calls and plays of this board show may be used by %(who_to)s, unless "
        "unauthorised information from elsewhere has affected it."
    ),
    "authorised.procedure": _("What comes out when an allowed procedure is followed may be used by %(who_to)s."),
    "authorised.known-before": _(
        "What was known before the hand was taken may be used by %(who_to)s, unless a Law forbids it."
    ),
    "authorised.own-estimate": _(
        "An estimate of the score, the opponents' habits and the regulations may be considered by %(who_to)s."
    ),
    "authorised.opponents-manner": _(
        "What an opponent's tempo or manner seems to say may be used by %(who_to)s, but at the player's own risk."
    ),
    "authorised.opponents-card": _(
        "An opponent's card that was seen without meaning to may be used by %(who_to)s; nobody may look for one."
    ),
    "authorised.withdrawn-action": _(
        "All that the withdrawn action told may be used by %(who_to)s: the other side offended."
    ),
    "authorised.withdrawn-and-comparable": _(
        "A comparable call took its place: what the withdrawn call told is no unauthorised information."
    ),
    "authorised.tempo-or-manner": _(
        "Only the opponents may use what the tempo or manner seems to say, at their own risk."
    ),
    "unauthorised.withdrawn-action": _("What the withdrawn action told may not be used by %(who_to)s."),
    "unauthorised.remark": _("Partner's remark is unauthorised information for %(who_to)s."),
    "unauthorised.question": _(
        "What the question, or the answer to it, shows is unauthorised information for %(who_to)s."
    ),
    "unauthorised.explanation": _(
        "What partner's explanation shows of how he took the call is unauthorised information for %(who_to)s, be it "
        "right or wrong."
    ),
    "unauthorised.alert": _("That partner alerted, or did not, is unauthorised information for %(who_to)s."),
    "unauthorised.tempo": _("Partner's hesitation or haste is unauthorised information for %(who_to)s."),
    "unauthorised.manner": _(
        "Partner's emphasis, voice, gesture or manner is unauthorised information for %(who_to)s."
    ),
    "no-extraneous-information": _(
        "There was no extraneous information from partner; play goes on, or the score stands."
    ),
    "no-extraneous-information.required-pause": _("The regulations require that pause: it says nothing."),
    "improper-communication": _(
        "Partners communicate only by their calls and plays: conveying it otherwise on purpose is a breach of the Laws."
    ),
    "gravest-offence": _(
        "To exchange information by agreed signals is the gravest offence that a partnership can commit."
    ),
    "disciplinary-penalty": _("give %(who_to)s a disciplinary penalty, or order an expulsion"),
    "carefully-avoids": _(
        "%(who)s must carefully avoid using it, and with a logical alternative may not choose what it "
        "suggests; play goes on."
    ),
    "facts-established-now": _(
        "Opponents who dispute it should call the director at once: he establishes what happened, and play goes on."
    ),
    "director-called-now": _(
        "Here nobody may reserve the right to call later: who thinks that there was such information may have to "
        "call the director now."
    ),
    "reserve-rights": _("announce that you reserve the right to call the director later"),
    "call-after-play": _(
        "After the play an opponent with good reason to think that a logical alternative was passed over "
        "for what was suggested should call the director; calling earlier or later is no infraction."
    ),
    "withdrawn-action-after-play": _(
        "After the play the director checks whether %(who)s chose what the withdrawn action suggested, to the "
        "damage of the other side."
    ),
    "score-stands.nothing-suggested": _(
        "The information clearly suggested no call or play over another: the score stands."
    ),
    "score-stands.no-alternative": _("There was no logical alternative to what was done: the score stands."),
    "score-stands.not-chosen": _("What the information suggested was not chosen: the score stands."),
    "score-stands.not-used": _(
        "What the withdrawn action suggested was not chosen over a logical alternative: the score stands."
    ),
    "score-stands.no-damage-done": _("It did the other side no damage: the score stands."),
    "adjusted-score.without-unauthorised-information": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the "
        "likely result had the unauthorised information not been used."
    ),
    "problem.nothing-conveyed": _("What could point to no call or play cannot have suggested one."),
}
