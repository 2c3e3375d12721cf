"""What players do before the director rules, and how they choose, Laws 9 to 11."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "drawing-attention": _("Drawing attention and calling the director"),
    "action-before-director": _("Action before the director has ruled"),
    "choice-of-rectification": _("Choosing among options"),
}

FACTS = {
    "player_did": Fact(
        _("What did the player do?"),
        {
            "draws-attention": _("he drew attention to an irregularity"),
            "prevents": _("he tried to prevent an irregularity"),
            "calls-director": _("he called the director"),
            "says-nothing": _("he said nothing"),
        },
    ),
    "stage": Fact(
        _("When was it?"),
        {
            "auction": _("during the auction period"),
            "play": _("during the play"),
            "after-play": _("after the play of the board"),
        },
    ),
    "by_dummy": Fact(_("Was that player dummy?")),
    "partners_explanation": Fact(_("Is it about his partner's mistaken explanation?")),
    "done_before": Fact(
        _("What was done before the director had explained the rectification?"),
        {
            "nothing": _("nothing yet"),
            "rectified": _("the players rectified the irregularity themselves"),
            "waived": _("the players agreed to let the irregularity go"),
            "non-offender-acted": _("a player of the non-offending side called or played"),
            "offending-side-acted": _("a player of the offending side called or played"),
            "offender-corrected": _("the offender corrected the irregularity himself"),
        },
    ),
    "director_called": Fact(_("Had the director been called before the non-offending side acted?")),
    "wrongly_rectified": Fact(_("Did the players rectify it otherwise than the Laws have it?")),
    "right_lost": Fact(_("Has that action cost the non-offending side the right to rectification?")),
    "gained_by_ignorance": Fact(
        _("Has a side gained because the other acted without knowing what the Law provides?"),
        {
            "nobody": _("no, neither side"),
            "offending-side": _("yes, the offending side"),
            "non-offending-side": _("yes, the non-offending side"),
        },
    ),
    "about_choice": Fact(
        _("What happened about the choice?"),
        {
            "before-explained": _("a player chose before the director had explained all options"),
            "consulted-partner": _("he consulted his partner before choosing"),
            "changed-mind": _("he wants another option after having chosen"),
            "most-advantageous": _("he chooses what is best for his side"),
            "offenders-gain": _("after the rectification the offending side calls or plays to its advantage"),
        },
    ),
    "infraction_intended": Fact(_("Was the infraction intended?")),
}

SENTENCES = {
    "may-draw-attention.auction": _(
        "During the auction any player may draw attention to an irregularity, whether it is his turn or not, unless "
        "the Laws forbid it."
    ),
    "may-draw-attention.play": _(
        "During the play declarer or either defender may draw attention to an irregularity, unless the Laws forbid it."
    ),
    "may-draw-attention.after-play": _("After the play everybody may draw attention to an irregularity, dummy too."),
    "may-not-draw-attention": _("Dummy may not draw attention to an irregularity before the play of the hand is over."),
    "dummys-rights-rule": _("What dummy may do, and what follows if he oversteps it, stands in Laws 42 and 43."),
    "need-not-speak.own-side": _("Nobody is obliged to draw attention to an infraction of his own side."),
    "need-not-speak.other-side": _("The player may draw attention to it, but need not."),
    "may-prevent": _("Any player may try to prevent an irregularity, dummy too."),
    "treat-as-mistaken-explanation": _(
        "Partner's mistaken explanation should be corrected at the time that Law 20F5 sets: by a defender after play, "
        "by declarer or dummy after the final pass; not before."
    ),
    "director-is-called": _("Attention has been drawn: the director should be called at once."),
    "may-call-director": _("Attention has been drawn: any player may call the director, dummy too."),
    "rights-kept.called-director": _("Calling the director costs nobody a right that he has otherwise."),
    "rights-kept.own-side-drew-attention": _(
        "That the side at fault drew attention itself does not affect the rights of its opponents."
    ),
    "wait-for-director": _(
        "Nobody does anything until the director has explained everything about the correction and its rectification."
    ),
    "premature-correction": _("The premature correction may bring %(who_to)s a further rectification (see Law 26B)."),
    "players-may-not-settle.rectified": _(
        "Only the director determines a rectification: the players had no right to rectify it themselves."
    ),
    "players-may-not-settle.waived": _(
        "Only the director determines a rectification: the players had no right to waive it themselves."
    ),
    "let-settlement-stand.rectified": _("let the rectification that the players made stand"),
    "let-settlement-stand.waived": _("let it stand that the players waived the rectification"),
    "settlement-stands.rectified": _("The rectification stands as the players made it."),
    "settlement-stands.waived": _("There is no rectification, as the players agreed."),
    "cancel-settlement.rectified": _("cancel the rectification that the players made and determine it anew"),
    "cancel-settlement.waived": _("cancel the players' waiver and determine the rectification"),
    "settlement-cancelled.rectified": _("The players' rectification is void; the director determines it."),
    "settlement-cancelled.waived": _("The players' waiver is void; the director determines the rectification."),
    "waive-rectification": _("waive the rectification for cause, if the non-offending side asks for that"),
    "right-to-rectification-lost": _("%(who)s has lost the right to rectification: the irregularity is not rectified."),
    "rectified-all-the-same": _(
        "%(who)s keeps the right to rectification: the irregularity is rectified by its own Law."
    ),
    "gain-by-ignorance": _(
        "After play the director checks whether a side gained because the other acted without knowing the Law; if so, he "
        "takes that gain away, and the other side keeps the table score."
    ),
    "gain-taken-away": _("%(who)s receives an adjusted score that takes its gain away."),
    "keeps-table-score": _("%(who)s keeps the table score."),
    "options-explained-first": _(
        "The director explains all options; only then does the player choose, and what he said before does not bind him."
    ),
    "chooses-alone": _("The player must choose by himself, without consulting his partner."),
    "unauthorised.partners-advice": _("What the partner said about the choice may not be used by %(who_to)s."),
    "choice-stands": _("The choice has been made: it stands and is carried out."),
    "best-option-is-proper": _("It is proper for %(who_to)s to choose what is best for his side."),
    "may-act-in-own-interest": _(
        "%(who)s may call and play to its advantage, even though it seems to profit by its own infraction."
    ),
    "after-insufficient-bid": _("After an insufficient bid the director also applies Law 27."),
    "unauthorised.withdrawn-actions": _("What withdrawn calls and plays show may not be used by %(who_to)s."),
    "may-not-infringe-on-purpose": _(
        "No player should infringe a Law on purpose, even if he is ready to accept the rectification."
    ),
}
