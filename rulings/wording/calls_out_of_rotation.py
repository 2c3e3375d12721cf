"""Calls out of rotation (Laws 28 to 34), and what is said of other irregular calls too (35 to 39)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"call-out-of-rotation": _("Call out of rotation")}

ENFORCED_PASSES = Fact(
    _("Did the player who called have to pass because of an earlier ruling?"),
    {"none": _("no"), "once": _("yes, at this turn"), "throughout": _("yes, for the rest of the auction")},
)
REPLACED = Fact(_("Has the offender, in turn, made another call since in place of the cancelled one?"))

FACTS = {
    "turn_to_call": Fact(
        _("Whose turn was it to call?"),
        {
            "rho": _("that of the opponent on the caller's right"),
            "partner": _("that of the caller's partner"),
            "lho": _("that of the opponent on the caller's left"),
        },
    ),
    "calls_before": Fact(_("Which calls had been made before, from the dealer on?")),
    "simultaneous": Fact(_("Was the call made at the same moment as that of the player in turn?")),
    "rho_must_pass": Fact(_("Does the opponent on the caller's right have to pass because of an earlier ruling?")),
    "owed_pass_ends_auction": Fact(
        _("Is the pass that the opponent on the right has to make the third in turn after the last bid?")
    ),
    "enforced_passes": ENFORCED_PASSES,
    "called_before": Fact(_("Had the player who called made a call before in this auction?")),
    "artificial": Fact(_("Is the call artificial?")),
    "partners_call_artificial": Fact(_("Was the pass made over an artificial call of partner's?")),
    "rho_called": Fact(_("Did the opponent on the right, whose turn it was, call before the director had ruled?")),
    "rho_then": Fact(
        _("What did the opponent on the right do when the auction had gone back to him?"),
        {"not-yet": _("nothing yet"), "passed": _("he passed"), "called": _("he bid, doubled or redoubled")},
    ),
    "replaced": REPLACED,
}

SENTENCES = {
    "accept-call.next-call": _("accept %(call_the)s by calling over it: it stands, and the auction goes on from it"),
    "accept-call.by-words": _("accept %(call_the)s by saying so: it stands, and the auction goes on from it"),
    "refuse-call.offender-passes": _(
        "decline %(call_the)s: it is cancelled, the auction goes back to the player whose turn it was, and the offender must "
        "pass at the next turn"
    ),
    "refuse-call.rho-decides": _(
        "decline %(call_the)s: it is cancelled and the auction goes back to the offender's right-hand opponent; if he passes, "
        "the offender must repeat the call; otherwise the offender calls freely, but unless the new call is comparable the "
        "offender's partner must pass at the next turn, and that player's lead may be restricted"
    ),
    "refuse-call.comparison": _(
        "decline %(call_the)s: it is cancelled and the auction goes back to the player whose turn it was; the offender calls "
        "freely in turn, but unless the new call is comparable the offender's partner must pass at the next turn, and "
        "that player's lead may be restricted"
    ),
    "refuse-call.duty-to-pass": _(
        "decline %(call_the)s: it is cancelled and the auction goes back to the player whose turn it was; when the offender's "
        "turn comes, an earlier ruling still makes the offender pass"
    ),
    "call-in-rotation.rho-must-pass": _(
        "The call counts as made in rotation, since the opponent on the caller's right has to pass."
    ),
    "owed-pass-ends-auction": _(
        "%(who)s has to pass, and that pass counts as made: it ends the auction, and the call out of rotation comes after "
        "the final pass."
    ),
    "call-in-rotation.simultaneous": _(
        "The call counts as made after that of the player in turn, and so in rotation; it is judged as a call made then."
    ),
    "call-stands.with-later-legal-calls": _("%(call_the)s stands, and so do all legal calls after it."),
    "call-cancelled.call-in-turn": _("%(call_the)s is cancelled: the auction goes on as if it had not been made."),
    "call-cancelled.with-all-later-calls": _("%(call_the)s is cancelled, and so are all calls after it."),
    "call-cancelled.after-final-pass": _("The auction was over: all calls after the final pass are cancelled."),
    "auction-goes-back-to": _("The auction goes back to %(who_to)s."),
    "auction-goes-back-to.as-if-nothing": _(
        "The auction goes back to %(who_to)s and goes on as if there had been no irregularity."
    ),
    "must-repeat-call": _(
        "%(who)s must repeat the call out of rotation; if that call is legal, there is no further rectification."
    ),
    "must-repeat-call.double": _(
        "%(who)s must repeat the double or redouble out of rotation; unless it is inadmissible there is no further "
        "rectification, otherwise Law 36 applies."
    ),
    "any-legal-call": _("%(who)s may make any legal call when the turn comes."),
    "replaced-by-pass": _("%(who)s should put a pass in place of the call."),
    "replaced-by-pass.corrected": _("The call of %(who)s is corrected by a pass."),
    "treated-as-change-of-call": _(
        "%(who)s has already called: the new call is treated as a change of that call (Law 25)."
    ),
    "insufficient-bid-is-last-bid": _(
        "The bid was insufficient too: accepted, it is the last bid, which the next one has to supersede."
    ),
    "cannot-be-accepted.inadmissible-call": _("An inadmissible call cannot be accepted."),
    "repeat-if-rho-passes": _(
        "If the opponent on the offender's right passes, the offender must repeat the call out of rotation; "
        "if that call is legal, there is no further rectification."
    ),
    "repeat-if-rho-passes.double": _(
        "If the opponent on the offender's right passes, the offender must repeat the double or redouble out of rotation; "
        "unless it is inadmissible there is no further rectification, otherwise Law 36 applies."
    ),
    "free-if-rho-calls.legally": _(
        "If the opponent on the offender's right legally bids, doubles or redoubles, the offender may make any legal call."
    ),
    "free-if-rho-calls": _(
        "If the opponent on the offender's right bids, doubles or redoubles, the offender may make any legal call "
        "when the turn comes."
    ),
    "if-replaced-comparably": _(
        "If the offender's call in turn is comparable with the cancelled one, there is no rectification; Law 26B does not "
        "apply (no lead is restricted), nor does Law 16C2 any longer, but see Law 23C for damage."
    ),
    "if-replaced-otherwise": _(
        "If it is not comparable, the offender's partner must pass once, at the next turn; Laws 16C, 26B (the lead may be "
        "restricted) and 72C may apply."
    ),
    "repeated-bid-insufficient": _(
        "The repeated bid is insufficient: it is ruled as an insufficient bid made in turn."
    ),
    "bid-in-rotation-insufficient": _("The bid is insufficient: it is ruled as an insufficient bid made in turn."),
    "rhos-irregular-call-first": _(
        "Should the call of the opponent on the right be irregular itself, it is rectified first, in the usual way."
    ),
    "denominations-shown-count": _(
        "The call was artificial: the denominations count that it shows, not the one named."
    ),
    "skipped-player-keeps-turn": _(
        "Should three passes end the auction over the head of a player who was skipped, it is not over: it goes back to him "
        "(Law 17D3)."
    ),
    "problem.both-opponents-acted": _("Only one opponent can have been the first to act after the call."),
    "problem.not-right-hand-opponents-turn": _(
        "It was not the turn of the opponent on the caller's right: his call is irregular too and is ruled on by itself."
    ),
    "problem.calls-show-otherwise": _("The calls that were told show something else."),
    "problem.no-pass-out-of-rotation": _("Only a pass is made over a call of partner's."),
    "problem.nobody-called-before": _(
        "It was the turn of the opponent on the left and the caller had not called before: then nobody has called but pass."
    ),
}
