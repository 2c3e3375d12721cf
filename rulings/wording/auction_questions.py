"""Questions during the auction and looks into system cards, Laws 20 and 40B2."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "question-during-auction": _("Who may ask what during the auction?"),
    "system-card": _("Who may look at a system card, and when?"),
}

FACTS = {
    "asked_for": Fact(
        _("What is asked during the auction?"),
        {
            "unclear-call": _("which call was made: it was not understood"),
            "review": _("a review of all calls"),
            "part-of-review": _("a review of some of the calls"),
            "explanation": _("an explanation of the opponents' auction"),
            "single-call": _("an explanation of one call"),
            "for-partner": _("something that only partner is to hear"),
            "to-mislead": _("something only to get a wrong answer"),
        },
    ),
    "required_to_pass": Fact(_("Does a Law make the player pass at this turn?")),
    "review_wrong": Fact(_("Was the review wrong?")),
    "review_corrected": Fact(_("Was the mistake in the review corrected at once?")),
    "looked_into": Fact(
        _("What does the player look at?"),
        {
            "own-card": _("his own system card or notes"),
            "opponents-card": _("the opponents' system card"),
            "memory-aid": _("something that helps memory, calculation or technique"),
        },
    ),
    "looked_when": Fact(
        _("When does he look?"),
        {
            "before-auction": _("before the cards were taken from the board"),
            "before-first-call": _("after the cards had been taken, before the first call"),
            "auction": _("during the auction"),
            "clarification": _("between the final pass and the facing of the opening lead"),
            "play": _("during the play"),
        },
    ),
    "declaring_side": Fact(_("Is he on the declaring side?")),
    "turn_to_act": Fact(_("Is it his turn to call or play?")),
    "to_explain": Fact(
        _("Has an opponent asked about his partner's call or play, and does he look in order to explain it correctly?")
    ),
    "own_card_permitted": Fact(_("Do the regulations let players look at their own card then?")),
    "opponents_card_permitted": Fact(_("Do the regulations let players look at the opponents' card at any time?")),
    "aid_permitted": Fact(_("Do the regulations allow aids to memory or calculation then?")),
}

SENTENCES = {
    "may-ask.unclear-call": _("Yes: a player who is not sure which call was made may have it clarified at once."),
    "may-ask.review-with-alerts": _(
        "Yes: all calls are repeated to %(who_to)s, with the alerts; it may be neither partial nor interrupted."
    ),
    "may-ask.opponents-auction": _(
        "Yes: %(who)s may be told what the calls mean, which relevant calls were not made, and what "
        "follows from the agreements."
    ),
    "may-ask.one-call": _("Yes: %(who)s may also ask about a single call."),
    "may-not-ask.not-in-turn": _("Not now: a review may be asked for only at one's own turn to call."),
    "may-not-ask.explanation-not-in-turn": _(
        "Not now: an explanation may be asked for only at one's own turn to call, and by the asker's partner at his."
    ),
    "may-not-ask.must-pass": _("No: he has to pass by Law, and so may ask for neither a review nor an explanation."),
    "may-not-ask.partial": _("No: the auction is repeated whole or not at all."),
    "may-not-ask.for-partner": _("No: the only purpose of the question is to help partner."),
    "may-not-ask.to-mislead": _("No: the only purpose of the question is to draw a wrong answer from an opponent."),
    "opponent-reviews": _("Only an opponent may repeat the calls."),
    "caller-s-partner-explains": _(
        "The partner of the player who made the call should explain it, unless the director says otherwise."
    ),
    "correct-review-at-once": _(
        "Everybody, dummy and a player who has to pass included, is responsible for correcting a mistake in the "
        "review at once."
    ),
    "adjusted-score.with-right-review": _(
        "The wrong review did damage: the director assigns an adjusted score, as near as possible to the "
        "likely result with a right one."
    ),
    "score-stands.no-damage-by-review": _("The wrong review did no damage: the score stands."),
    "unauthorised.question-about-one-call": _(
        "What a question about a single call shows may be unauthorised information for %(who_to)s."
    ),
    "question-may-tell-partner": _("Law 16 may apply: what the question tells can be unauthorised for %(who_to)s."),
    "unauthorised.question-for-partner": _("What the question tells is unauthorised information for %(who_to)s."),
    "unauthorised.own-card": _("What was read there may not be used by %(who_to)s."),
    "may-look.before-auction": _("Yes: before the auction period begins %(who)s may look at it."),
    "may-look.declaring-side": _(
        "Yes: between the final pass and the facing of the opening lead the declaring side may look at its own card."
    ),
    "may-look.regulation": _("Yes: the regulations allow it here."),
    "may-look.opponents-card": _("Yes: %(who)s may look at the opponents' card now."),
    "may-look.to-explain": _(
        "Yes: in order to explain partner's call or play rightly, %(who)s may look at the opponents' card."
    ),
    "may-not-look.own-card": _(
        "No: unless the regulations allow it, a player may not look at his own card or notes during the auction and "
        "the play; only the declaring side may look at its card between the final pass and the faced lead."
    ),
    "may-not-look.opponents-card": _(
        "Not now: unless the regulations allow it, %(who)s may look at the opponents' card only before the auction, "
        "in the clarification period, at his own turn to call or play, or to explain partner's call or play to an "
        "opponent who has asked."
    ),
    "may-not-look.memory-aid": _(
        "No: unless the regulations allow it, nothing that helps memory, calculation or technique may be used."
    ),
}
