"""What the aid for contested claims says: its criteria, what it assumes, what it has not looked at."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

CRITERIA = {
    "winners-first": _("The cards that the claimer takes to be winners are played before a trick is given up."),
    "cashes-before-leaving": _(
        "The claimer cashes the winners of a hand before he leaves it, where there is no way back to it."
    ),
    "suits-from-the-top": _("A suit is played from its highest card down."),
    "wastes-no-high-card": _(
        "No high card is wasted: on a trick that is already won the claimer plays low, and he wins and ruffs as cheaply as he "
        "can."
    ),
    "keeps-winners": _(
        "Losers are discarded before winners and trumps, but not the small card that is to be played under a winner of the "
        "other hand."
    ),
    "takes-tricks": _("The claimer takes a trick that he can take."),
    "draws-known-trumps": _("Trumps that the claimer knows to be out are drawn first."),
    "leaves-own-trumps-apart": _(
        "While the claimer believes that no trump is out, he leads none as long as both of his hands have trumps."
    ),
    "takes-marked-finesse": _("A finesse is taken where an opponent who has shown out marks the card."),
    "partner-keeps-winners": _("The partner of a defender who claims does not throw a winner away."),
}

ASSUMPTIONS = {
    "remembered": _("If the claimer was aware of %(cards)s"),
    "trumps-forgotten": _("If the claimer said nothing of trumps and was possibly not aware of %(cards)s"),
    "nothing-stated": _("If nothing had been stated"),
    "without-criterion": _("If this does not hold: “%(criterion)s”"),
    "with-criterion": _("If this holds: “%(criterion)s”"),
}
CHANGED = _("%(assumption)s: %(tricks)s.")
TRICKS = ngettext_lazy("%(count)s trick to the claimer's side", "%(count)s tricks to the claimer's side", "count")
AT_MOST = ngettext_lazy(
    "at most %(count)s trick to the claimer's side", "at most %(count)s tricks to the claimer's side", "count"
)

NO_TRUMPS = _("notrump")
STEPS = {
    "draw-trumps": _("draw trumps"),
    "draw-trumps-rounds": _("trumps, rounds: %(rounds)s"),
    "cash": _("cash the %(suit_acc)s"),
    "give-up": _("give up a trick: %(suit)s"),
    "discard": _("discard the %(suit_acc)s"),
    "ruff-dummy": _("ruff in dummy: %(suit)s"),
    "ruff-hand": _("ruff in hand: %(suit)s"),
    "finesse-dummy": _("finesse towards dummy: %(suit)s"),
    "finesse-hand": _("finesse towards the hand: %(suit)s"),
    "cross-dummy": _("cross to dummy"),
    "cross-hand": _("cross to the hand"),
    "cross-ruff": _("cross-ruff"),
    "top-down": _("play from the top"),
}

SUMMARY = _(
    "Proposal: of the %(left)s tricks that are left, %(own)s to the side of %(who_to)s and %(theirs)s to the opponents."
)
NOTICE = _(
    "This is a proposal beside the director's judgement and no ruling: which lines are normal for the class of the player "
    "the director decides."
)
FORGOT = _("On this line the claimer is not aware of %(cards)s.")
CLAIMED = {
    "fewer": _("Claimed were %(claimed)s: there is a normal line on which fewer are won."),
    "same": _("Claimed were %(claimed)s: they are won on every line that was looked at."),
    "more": _("Claimed were %(claimed)s: no line that was looked at loses the tricks conceded beyond that."),
}
LIMITS = {
    "not-exhaustive": _("Not every line could be looked at: there may be one with fewer tricks for the claimer."),
    "assumptions-unfinished": _("Not every assumption could be looked at to its end."),
    "lead-restrictions": _(
        "Of the penalty card the duty to play it is looked at; declarer's choices when its owner's partner leads are not."
    ),
}

SENTENCES = {
    "problem.claim-not-an-object": _("A claim is an object: the cards that are left, the leader, the claimer …"),
    "problem.unknown-claim-part": _("A claim has no part “%(name)s”."),
    "problem.claim-part-missing": _("“%(name)s” is missing."),
    "problem.not-chosen": _("Nothing is chosen here."),
    "problem.step-part-missing": _("The step “%(step)s” needs “%(name)s”."),
    "problem.step-part-unknown": _("The step “%(step)s” has no “%(name)s”."),
    "problem.unequal-hands": _(
        "The hands have different numbers of cards: %(counts)s, counting the trick that was begun."
    ),
    "problem.no-cards-left": _("No cards are left."),
    "problem.card-of-trick-held": _("%(card)s was played to the trick that was begun and is also held."),
    "problem.trick-not-followed": _("%(who)s has not followed suit to the trick that was begun but holds the suit."),
    "problem.forgotten-not-out": _("%(card)s is not in another player's hand."),
    "problem.shown-out-holds": _("%(who)s has shown out of the suit but still holds it."),
    "problem.no-penalty-card": _("%(card)s is no penalty card: a defender's card that %(who)s holds is meant."),
    "problem.step-of-another-hand": _("The statement is about a hand that the claimer does not play."),
    "problem.step-card-not-held": _("%(card)s is in no hand that the claimer plays."),
}
