"""A player and an infraction of his own side, Law 72."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"own-infraction": _("Infraction of one's own side: on purpose, kept quiet, hidden")}

FACTS = {
    "about_infraction": Fact(
        _("What is held against the player?"),
        {
            "intended": _("he infringed the Law on purpose"),
            "kept-silent": _("he knows of an infraction of his own side and says nothing"),
            "hidden": _("he tries to hide his infraction"),
            "perhaps-gained": _("he could perhaps have known that it would damage the other side"),
        },
    ),
    "silent_about": Fact(
        _("What does he say nothing of?"),
        {
            "own-explanation": _("his own mistaken explanation"),
            "partners-explanation": _("his partner's mistaken explanation"),
            "revoke": _("his revoke, which is not yet established"),
            "trick": _("a trick that his side did not win, or that the other side concedes and cannot lose"),
            "other": _("any other infraction"),
        },
    ),
    "hidden_by": Fact(
        _("How does he try to hide it?"),
        {
            "second-revoke": _("by revoking a second time"),
            "card-hidden": _("by hiding a card that has to do with the revoke"),
            "cards-mixed": _("by mixing his cards too early"),
        },
    ),
}

SENTENCES = {
    "may-not-hide-infraction": _("Nobody may try to hide his own infraction: that is an infraction of its own."),
    "may-not-hide-infraction.second-revoke": _("Nobody may revoke a second time in order to hide a revoke."),
    "may-not-hide-infraction.card-hidden": _("Nobody may hide a card that has to do with his revoke."),
    "may-not-hide-infraction.cards-mixed": _("Nobody may mix his cards early in order to hide his infraction."),
    "must-speak.own-explanation": _(
        "A player who notices that his own explanation was wrong should call the director and correct it before the "
        "clarification period is over; once play has begun, at once (Law 75B2)."
    ),
    "must-speak.partners-explanation": _(
        "A player whose partner has explained wrongly should call the director at the first legal opportunity: a "
        "defender after the play, declarer or dummy after the final pass; not before."
    ),
    "must-speak.revoke": _(
        "A player who notices his revoke before it is established must correct it, even if nobody else has seen it."
    ),
    "may-not-accept-trick": _(
        "Nobody should knowingly accept a trick that his side did not win, or the concession of one that the other "
        "side cannot lose: the score is put right."
    ),
    "go-on.looked-at-after-play": _("Go on with the auction and the play."),
    "go-on.no-rectification": _("The Laws have no rectification for it: go on with the auction or the play."),
    "score-stands.no-gain-to-be-foreseen": _(
        "He could not have known that it would damage the other side, or his side has not gained by it: the score stands."
    ),
}
