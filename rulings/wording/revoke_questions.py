"""Asking about a possible revoke, Laws 61B and 61C."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"revoke-question": _("Asking about a revoke")}

FACTS = {
    "about": Fact(
        _("What does the player ask for?"),
        {
            "missing-suit": _("whether a player really has no card of the suit led"),
            "earlier-tricks": _("to see earlier tricks because there was a revoke"),
        },
    ),
    "asked": Fact(
        _("Who is asked?"),
        {
            "declarer": _("declarer"),
            "opposing-defender": _("a defender"),
            "own-partner": _("the other defender, his partner"),
        },
    ),
    "dummy_infringed": Fact(
        _(
            "Had dummy looked at a defender's card, exchanged hands with declarer, or left his seat to watch "
            "declarer play?"
        )
    ),
    "first_to_ask": Fact(_("Is he the first to ask?")),
}

SENTENCES = {
    "question-allowed": _(
        "The question is allowed. If it shows a revoke that is not yet established, the revoke is corrected."
    ),
    "question-costs": _(
        "Dummy infringed his restrictions and was the first to ask: if the card was a revoke, declarer must correct it, "
        "and Law 64 applies as if the revoke had been established."
    ),
    "question-not-allowed": _("Dummy may not ask a defender."),
    "question-as-information": _(
        "If the question told declarer something, the director applies the law on unauthorised information."
    ),
    "tricks-stay-closed": _(
        "The tricks stay closed: saying that there was a revoke gives no right to look at them before the end of play; "
        "only the director can order it."
    ),
    "problem.cannot-ask-that-player": _("This player cannot be asked by %(who_to)s."),
}
