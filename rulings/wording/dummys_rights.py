"""Dummy's rights and limitations, Laws 42 and 43."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"dummy-action": _("What dummy may and may not do")}

FACTS = {
    "action": Fact(
        _("What did dummy do?"),
        {
            "informs-director": _("told the director about the facts or the Law"),
            "counts-tricks": _("kept count of the tricks"),
            "plays-as-told": _("played dummy's cards as declarer directed"),
            "follows-suit": _("saw to it that dummy followed suit"),
            "asks-declarer": _("asked declarer whether he had a card of the suit led"),
            "asks-defender": _("asked a defender whether he had a card of the suit led"),
            "prevents-irregularity": _("tried to prevent an irregularity"),
            "warns-wrong-hand": _("warned declarer not to lead from the wrong hand"),
            "draws-attention": _("drew attention to an irregularity"),
            "calls-director": _("called the director"),
            "takes-part": _("took part in the play or spoke to declarer about it"),
            "exchanges-hands": _("exchanged hands with declarer"),
            "watches-declarer": _("left his seat to watch declarer play"),
            "looks-at-card": _("looked at the face of a card in a defender's hand"),
            "shown-hand": _("nothing: a defender showed dummy his hand"),
        },
    ),
    "had_infringed": Fact(
        _("Had dummy earlier exchanged hands, left his seat to watch declarer, or looked at a defender's card?")
    ),
    "was_first": Fact(_("Was dummy the first to ask or to say it?")),
    "revoked": Fact(_("Was the card that declarer played from his hand illegal?")),
    "defence_gained": Fact(_("Did the defenders gain by their infraction?")),
}

SENTENCES = {
    "dummy-may": _("Dummy may do that."),
    "dummy-may.informs-director": _("Dummy may tell the director about the facts and the Law."),
    "dummy-may.counts-tricks": _("Dummy may keep count of the tricks won and lost."),
    "dummy-may.plays-as-told": _("Dummy plays dummy's cards as declarer's agent, as directed."),
    "dummy-may.follows-suit": _("Dummy sees to it that his cards follow the suit led."),
    "dummy-may.asks-declarer": _("Dummy may ask declarer whether he has a card of the suit led."),
    "dummy-may.prevents-irregularity": _("Dummy may try to prevent any irregularity."),
    "dummy-may.warns-wrong-hand": _(
        "Dummy may warn declarer not to lead from the wrong hand; the lead is not affected."
    ),
    "dummy-may.calls-director": _(
        "Another player has drawn attention to an irregularity, so dummy too may call the director."
    ),
    "dummy-may.draws-attention-after-play": _("The play is over: dummy may draw attention to any irregularity."),
    "dummy-may.calls-director-after-play": _("The play is over: dummy may call the director."),
    "dummy-may.takes-part-after-play": _("The play is over: dummy may speak about it."),
    **{
        f"dummy-may.{action}-after-play": _("The play is over: what Laws 42 and 43 forbid dummy no longer applies.")
        for action in ("asks-defender", "exchanges-hands", "watches-declarer", "looks-at-card", "shown-hand")
    },
    "dummy-may-not": _("Dummy may not do that."),
    "dummy-may-not.asks-defender": _("Dummy may not ask a defender whether he has a card of the suit led."),
    "dummy-may-not.calls-director": _(
        "Dummy should not call the director during play unless another player has drawn attention to an irregularity."
    ),
    "dummy-may-not.draws-attention": _("Dummy may not draw attention to an irregularity during play."),
    "dummy-may-not.takes-part": _("Dummy should not take part in the play or communicate with declarer about it."),
    "dummy-may-not.exchanges-hands": _("Dummy may not exchange hands with declarer."),
    "dummy-may-not.watches-declarer": _("Dummy may not leave his seat to watch declarer play."),
    "dummy-may-not.looks-at-card": _("Dummy may not look at the face of a card in a defender's hand."),
    "defender-may-not-show": _("A defender may not show dummy his hand."),
    "right-lost.warns-wrong-hand": _(
        "By his earlier infringement dummy has lost the right to warn declarer about the wrong hand."
    ),
    "right-lost.asks-declarer": _(
        "By his earlier infringement dummy has lost the right to be the first to ask about a revoke."
    ),
    "must-correct.counts-as-established": _(
        "Declarer takes the illegal card back and plays a legal one; even so Law 64 applies as though the revoke were "
        "established."
    ),
    "choose-hand-for-lead": _("have the lead made from %(hand_of)s hand (either of you)"),
    "procedural-penalty": _("impose a procedural penalty on %(who_to)s"),
    "dummy-has-lost-rights": _(
        "From now on: if dummy warns declarer about the wrong hand, a defender may choose the hand; if dummy is the first to "
        "ask declarer about a revoke, it counts as established."
    ),
    "pointing-out-loses-rectification": _(
        "If dummy is the first from now on to point out a defender's infraction, it is not rectified for the moment."
    ),
    "no-rectification.dummy-drew-attention": _(
        "For the moment there is no rectification, because dummy, after his earlier infringement, was the first to draw "
        "attention; play goes on."
    ),
    "gain-of-defence": _(
        "After play: if the defenders gained by their infraction, their score is adjusted to take the gain away; the declaring "
        "side keeps the table score."
    ),
    "adjusted-score.without-gain": _("The defenders receive an adjusted score that takes their gain away."),
    "table-score-stands": _("The table score stands."),
    "table-score-stands.declaring-side": _("The declaring side keeps the table score."),
    "rule-on-irregularity": _("The irregularity itself is ruled on by its own Law."),
    "unauthorised.dummys-remark": _("What dummy conveyed in that way may not be used by %(who_to)s."),
}
