"""Calls made on misinformation, and who corrects a wrong explanation: Laws 20F, 21, 40B and 75."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "misinformation": _("Misinformation"),
    "mistaken-explanation": _("Who corrects a wrong explanation, and when?"),
    "explanation-given": _("Who explains a call? Unasked explanations"),
}

FACTS = {
    "misled_by": Fact(
        _("What misled the player?"),
        {
            "own-misunderstanding": _("his own misunderstanding"),
            "explanation": _("an opponent's explanation"),
            "incomplete-explanation": _("an opponent's explanation that left something out"),
            "no-alert": _("a call that was neither alerted nor explained"),
        },
    ),
    "agreement": Fact(
        _("What have the opponents really agreed?"),
        {
            "as-explained": _("what was explained, or no alert said: the call was the mistake"),
            "otherwise": _("something other than what was explained, or no alert said"),
            "none": _("nothing, or each understands it differently"),
            "unproven": _("there is no evidence either way"),
        },
    ),
    "general_knowledge": Fact(_("Was what was left out something that bridge players know in general?")),
    "action_affected": Fact(_("May the misinformation have affected the player's call or play?")),
    "changes_call": Fact(_("Does the player change the call?")),
    "repeated_failure": Fact(_("Has the partnership failed again and again to disclose its agreements?")),
    "noticed_by": Fact(
        _("Who notices that the explanation and the call do not fit?"),
        {
            "explainer": _("the player who explained, or did not alert"),
            "partner": _("his partner, whose call it was"),
        },
    ),
    "explained_by": Fact(
        _("Who explained the call?"),
        {
            "callers-partner": _("the partner of the player who made the call"),
            "caller": _("the player who made the call"),
        },
    ),
    "explained_because": Fact(
        _("Why did he explain it?"),
        {
            "opponent-asked": _("an opponent had asked"),
            "regulations": _("the regulations want it said unasked, or by him"),
            "director-told-him": _("the director had told him to"),
            "nobody-asked": _("nobody had asked: he said it of his own accord"),
        },
    ),
    "explanation_right": Fact(_("Is the explanation what the two have agreed?")),
    "partners_side": Fact(
        _("Does their side declare or defend?"),
        {
            "declaring": _("declaring side"),
            "defending": _("defending side"),
            "neither": _("neither: all four have passed"),
        },
    ),
    "already_shown": Fact(_("Has he already corrected it, or shown by word or manner that it was wrong?")),
}

SENTENCES = {
    "call-cannot-change.own-misunderstanding": _(
        "The player misunderstood something himself: a call that rests on it can be neither changed nor rectified."
    ),
    "call-cannot-change.not-affected": _("The misinformation cannot have affected the call: it is not changed."),
    "call-cannot-change.partner-has-called": _(
        "The player's partner has called since: the call can no longer be changed."
    ),
    "call-cannot-change.lead-faced": _("The opening lead has been faced: no call can be changed any more."),
    "call-cannot-change.hands-in-board": _(
        "All four have passed and the hands are back in the board: no call can be changed any more."
    ),
    "call-cannot-change.kept": _("The call is not changed; the auction goes on."),
    "misinformed.no-alert": _("An alert that the regulations require was not given at once: that is misinformation."),
    "misinformed.presumed": _(
        "There is no evidence that the call was the mistake: a mistaken explanation is presumed."
    ),
    "misinformed.differs": _("The explanation differs from the agreement: it is an infraction."),
    "misinformed.no-agreement": _("An agreement was explained that the two do not have: that is an infraction."),
    "misinformed.incomplete": _(
        "The explanation left out what agreement or experience has taught the partnership: that is misinformation."
    ),
    "no-misinformation.mistaken-call": _(
        "The explanation, or that no alert was given, fits the agreement; the call was the mistake. There is "
        "no irregularity, and the score stands whatever the damage."
    ),
    "no-misinformation.nothing-agreed": _(
        "The two have agreed nothing about the call, or each understands it differently: there was nothing to alert, "
        "and nobody was misinformed. There is no irregularity, and the score stands whatever the damage."
    ),
    "no-misinformation.general-knowledge": _(
        "What was left out is general knowledge of bridge players: it need not be explained."
    ),
    "change-misinformed-call": _("take the call back and make another, without any other rectification for your side"),
    "change-later-call": _(
        "change any call that you made after that one, if it is changed; what the withdrawn calls show you may not use"
    ),
    "call-changed": _("%(who)s takes the call back and makes another; there is no other rectification for that side."),
    "auction-reopened": _("The auction goes on from there; a face-down opening lead goes back to the hand."),
    "card-played-on-misinformation": _(
        "A card that was played because of the misinformation may still be taken back if no later card lies on the trick "
        "(the opening lead: only before dummy has shown a card)."
    ),
    "misinformation-after-play": _(
        "After the play the director checks whether the offenders gained by the misinformation; if so, the score "
        "is adjusted."
    ),
    "damage-by-wrong-explanation": _(
        "After the play the director checks whether the wrong explanation damaged the other side; if so, the score is "
        "adjusted."
    ),
    "score-stands.misinformation-without-effect": _(
        "The misinformation cannot have affected the player's actions: the score stands."
    ),
    "adjusted-score.with-right-explanation": _(
        "The director assigns an adjusted score in place of the score obtained in play: the likely "
        "result had the right explanation been given in time."
    ),
    "adjusted-score.had-they-known-of-none": _(
        "The director assigns an adjusted score in place of the score obtained in play: the likely "
        "result had they known that there was no agreement."
    ),
    "must-correct-explanation.before-lead-faced": _(
        "%(who)s should call the director and correct the mistake before the opening lead is faced."
    ),
    "must-correct-explanation.at-once": _("%(who)s should call the director at once and correct the mistake."),
    "must-correct-explanation.at-once.partners-explanation": _(
        "%(who)s should call the director now and tell the opponents that, in his own opinion, partner's explanation "
        "was wrong."
    ),
    "correct-now": _("call the director and correct it now, during the auction; you do not have to yet"),
    "explanation-in-order.callers-partner": _(
        "The explanation came from the right player: the partner of the player who made the call explains it."
    ),
    "explanation-in-order.director-told-him": _("The explanation was in order: the director had told him to give it."),
    "explanation-in-order.regulations": _("The explanation was in order: the regulations require it."),
    "explanation-out-of-order.own-call": _(
        "The explanation came from the player who had made the call. His partner should answer a question about it, "
        "unless the director says otherwise."
    ),
    "explanation-out-of-order.nobody-asked": _(
        "The call was explained although no opponent had asked and no regulation requires it."
    ),
    "unauthorised.own-explanation": _(
        "What the player said of his own call is unauthorised information for his partner."
    ),
    "may-not-correct.auction": _(
        "While the auction goes on %(who)s may neither correct the explanation nor show that it was wrong. The "
        "director should be called at the first legal opportunity: after the final pass by declarer or dummy, after "
        "the play by a defender."
    ),
    "may-not-correct.play": _(
        "As a defender %(who)s may not correct the explanation before the play is over; then the director should "
        "certainly be called."
    ),
    "nothing-to-correct": _(
        "The explanation was right and the call was not: nobody has to correct anything, now or later."
    ),
    "corrected-too-early": _(
        "%(who)s has corrected it, or shown that it was wrong, too early: that is a breach of the Laws."
    ),
    "director-applies-21b": _(
        "Once it is corrected the director asks whether a call made on it may be changed (Law 21B), and "
        "later whether it did damage (Law 40B3)."
    ),
    "unauthorised.correction": _(
        "What the correction or the manner showed is unauthorised information for %(who_to)s."
    ),
    "problem.next-player-called-before-partner": _(
        "If the player's partner has called since, the opponent between them has called too."
    ),
    "problem.call-cannot-be-changed": _("The call can no longer be changed."),
    "problem.hands-back-unplayed": _("Without a lead the hands go back into the board only after four passes."),
    "problem.lead-after-four-passes": _("After four passes nobody leads: then no opening lead is faced."),
    "problem.play-over-without-lead": _("A play that is over began with a lead that was faced."),
    "problem.hands-back-while-play-goes-on": _("The hands go back into the board only once the play is over."),
    "problem.lead-before-final-pass": _("The opening lead is faced only after the final pass."),
}
