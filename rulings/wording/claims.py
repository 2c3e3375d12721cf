"""Claims and concessions as they are made, Law 68."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rulings.wording.forms import Fact

KINDS = {"claim": _("Claim or concession")}

FACTS = {
    "claimers_act": Fact(
        _("What did he say or do?"),
        {
            "claimed-all": _("he said that his side wins every trick that is left"),
            "claimed-some": _("he said that his side wins some of the tricks that are left"),
            "conceded-some": _("he said that his side loses some of the tricks that are left"),
            "conceded-all": _("he said that his side loses every trick that is left"),
            "suggested-end": _("he suggested that play stop"),
            "showed-cards": _("he showed his cards"),
            "folded": _("he folded his hand"),
        },
    ),
    "only_current_trick": Fact(_("Was it only about who wins the trick in progress?")),
    "hand_faced": Fact(_("Did he face his hand?")),
    "tricks_left": Fact(_("How many tricks were not yet over?")),
    "tricks_named": Fact(_("How many of them did he say that his side wins, or loses?")),
    "played_after_claim": Fact(_("Has anybody played a card since, without the consent of all four players?")),
    "reaction": Fact(
        _("How did the others take it?"),
        {
            "accepted": _("nobody doubted it and the other side accepted"),
            "doubted": _("a player doubted it"),
            "played-on": _("the other side asked to play on and all four players agreed"),
            "play-on-refused": _("the other side asked to play on, and not all four players agreed"),
            "claiming-side-would-play-on": _("the side that claimed or conceded asked to play on"),
        },
    ),
}

SENTENCES = {
    "no-claim.current-trick": _(
        "It was only about the trick in progress: this is neither a claim nor a concession, and play goes on normally."
    ),
    "no-claim.by-dummy": _("Dummy can neither claim nor concede tricks: play goes on."),
    "no-claim.not-meant": _("It is clear that no claim or concession was meant: play goes on."),
    "no-claim.cards-exposed": _(
        "It is clear that no claim or concession was meant: the defender's cards are exposed cards (Law 49)."
    ),
    "dummy-took-part": _(
        "Dummy should not take part in the play nor tell declarer anything about it; declarer may not use what he said."
    ),
    "claim-made.every": _("This is a claim of every trick that is left."),
    "claim-made.some": _("This is a claim of the tricks that he named."),
    "claim-made.tricks": ngettext_lazy(
        "This is a claim of one trick.", "This is a claim of %(count)s tricks.", "count"
    ),
    "deemed-claim.suggested-end": _("To suggest that play stop counts as a claim."),
    "deemed-claim.showed-cards": _("To show the cards counts as a claim."),
    "concession-made.every": _("This is a concession of every trick that is left."),
    "concession-made.some": _("This is a concession of the tricks that he named."),
    "concession-made.tricks": ngettext_lazy(
        "This is a concession of one trick.", "This is a concession of %(count)s tricks.", "count"
    ),
    "concession-made.rest": _("The tricks that he did not claim are conceded."),
    "concession-made.folded": _("A player who folds his hand concedes every trick that is left."),
    "no-penalty-card.shown-or-named": _("Cards that the defender showed or named do not become penalty cards."),
    "no-penalty-card.played-on": _("No card that was shown with it is a penalty card."),
    "director-called-at-once": _(
        "Partner may have been given information that he may not use: the director should be called at once."
    ),
    "line-not-stated": _(
        "The line of play should have been stated with the claim. That it was not has no penalty of its own, but if the claim "
        "is contested no successful line that was not stated is accepted where a worse one is normal."
    ),
    "claimers-hand-faced": _("The player who claims should face his hand."),
    "play-stops": _("Play stops."),
    "cards-after-claim-void": _("What was played after it does not count; the director may look at it."),
    "object-to-concession": _("object at once, if you do not agree: then there is no concession and play goes on"),
    "withdraw-agreement": _(
        "still object: in time the claim is contested; later, within the correction period, only a trick that "
        "your side had already won, or would probably have won had play gone on, can come back"
    ),
    "cancel-concession": _(
        "ask within the correction period for a trick back that your side had won, or that no normal play could lose"
    ),
    "accept-claim": _("accept: then the board is scored so"),
    "claim-agreed": _("%(who)s accepts: no more is played."),
    "time-for-objection": _(
        "The agreement is established once %(who)s has called on the next board or the round is over, whichever is "
        "first; an objection before that is ruled on as a contested claim. Tricks claimed count as won, tricks conceded "
        "as lost."
    ),
    "doubt-claim": _("contest it and call the director; dummy may too"),
    "claim-to-director": _(
        "The director may be called at once; nobody does anything before he comes, and he rules on it as "
        "contested (Law 70)."
    ),
    "claim-to-director.not-all-agreed": _(
        "Not all four players agreed to play on: the director is called, and rules on it as contested (Law 70)."
    ),
    "claim-to-director.not-for-claiming-side": _(
        "Only the side that did not claim or concede can ask to play on: the director is called, and rules on it as "
        "contested (Law 70)."
    ),
    "play-on": _("ask that play go on; it does only if all four players agree, dummy too"),
    "claim-disregarded": _("The claim or concession is void: play goes on, and nothing is rectified for it."),
    "authorised.claim": _("What was said and shown with it may be used by everybody."),
    "table-score-stands.played-on": _("The score reached at the table stands."),
    "problem.more-tricks-named-than-left": ngettext_lazy(
        "“Some of the tricks” cannot be said of the only trick that is left.",
        "“Some of the tricks” must be fewer than the %(count)s that are left.",
        "count",
    ),
}
