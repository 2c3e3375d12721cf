"""Plays made before an illegal lead or play was rectified (Law 60)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"play-before-rectification": _("Play before a rectification")}

FACTS = {
    "lead_taken_back": Fact(
        _("Had declarer's lead out of turn been required back, with the correct lead not yet made?")
    ),
    "rectification_set": Fact(_("Had the rectification been determined before the card was played?")),
    "played_on_by": Fact(
        _("Who played on?"),
        {
            "non-offender": _("a player of the non-offending side"),
            "offending-side": _("a player of the offending side"),
        },
    ),
    "offender_on_right": Fact(_("Does the offender sit on the right of the hand that played on?")),
    "his_turn_to_lead": Fact(_("Was it the turn of the hand that played to lead to the trick?")),
    "earlier_obligation": Fact(
        _("Did the offending side have an earlier obligation?"),
        {
            "none": _("there was none"),
            "penalty-card": _("to play a penalty card"),
            "restriction": _("to obey a lead or play restriction"),
        },
    ),
    "defender_in_turn": Fact(_("Is the defender who played the one whose turn it was?")),
}

SENTENCES = {
    "play-stands.as-in-turn.no-card": _("The card played by %(who_to)s counts as played in turn."),
    "right-kept": _("%(who)s keeps the right to the rectification."),
    "right-kept.not-next": _(
        "Law 60 takes no right from %(who_to)s: the offender is not on the right of the one who played."
    ),
    "right-kept.other-irregularity": _(
        "Law 60 takes no right from %(who_to)s: the irregularity was no lead or play out of turn or "
        "too early and has its own Law."
    ),
    "right-kept.rectification-set": _(
        "The rectification stands for %(who_to)s; what was played after it is judged on its own."
    ),
    "right-lost-by-action": _(
        "The director decides whether %(who)s lost the right by acting before the director was called (Law 11A)."
    ),
    "obligation-remains": _("The earlier duty of %(who_to)s remains at the next turn to play."),
    "obligation-remains.penalty-card": _(
        "The duty of %(who_to)s to play the penalty card remains at the next turn to play."
    ),
    "obligation-remains.restriction": _("The lead or play restriction on %(who_to)s remains at the next turn to play."),
    "correct-lead-follows": _("%(who)s now leads from the correct hand."),
    "rule-as-lead-out-of-turn": _("The card of %(who_to)s is itself a lead out of turn and is ruled on as one."),
    "problem.only-declarers-lead-taken-back": _(
        "A lead of declarer had been required back: then the offender is declarer."
    ),
}
