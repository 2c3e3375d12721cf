"""Dummy plays a card that was not designated, Law 45D, or indicates one, Law 45F."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "dummy-plays-undesignated-card": _("Dummy plays a card that was not designated"),
    "dummy-indicates-card": _("Dummy touches or indicates a card"),
}

FACTS = {
    "played_card": Fact(_("Which card did dummy put in the played position?")),
    "defenders_after": Fact(
        _("Which defenders played after the mistake, before attention was drawn?"),
        {
            "none": _("neither of them"),
            "rho": _("the player on declarer's right"),
            "lho": _("the player on declarer's left"),
            "both": _("both of them"),
        },
    ),
    "declarer_after_rho": Fact(_("Did declarer play to the trick after the player on his right?")),
    "was_led": Fact(_("Was the wrong card the first card of its trick?")),
    "not_followed_by": Fact(
        _("Who, though able to, did not follow to its suit?"),
        {
            "none": _("nobody"),
            "declarer": _("declarer"),
            "defender": _("a defender"),
            "both-sides": _("players of both sides"),
        },
    ),
    "dummy_revoked": Fact(_("Did dummy, by the mistake, not follow suit though able to?")),
    "instructed": Fact(_("Had declarer told dummy to touch the card?")),
    "arranging": Fact(_("Was dummy arranging the cards?")),
    "suggested_play": Fact(_("Did dummy suggest a play to declarer?")),
    "damaged_by_play": Fact(_("Were the defenders damaged by the play suggested?")),
}

SENTENCES = {
    "play-withdrawn.not-designated": _("%(card)s is taken back: declarer did not designate it."),
    "play-withdrawn.not-designated.no-card": _(
        "The card that dummy played is taken back: declarer did not designate it."
    ),
    "play-stands.too-late": _(
        "It is too late to change the card: play goes on normally, and no card played to this trick or a later one is changed."
    ),
    "play-stands.too-late.no-card": _(
        "It is too late to change the card: play goes on normally, and no card played to this trick or a later one is changed."
    ),
    "designated-card-played": _(
        "The card that declarer designated is played instead; if he has designated none, he does so now."
    ),
    "withdraw-card-after-dummy": _(
        "take back any card that you played after dummy's wrong card and before attention was drawn to it, and play another, "
        "without rectification"
    ),
    "withdraw-card-after-rho": _(
        "take back the card that you played after the player on your right and play another, without rectification, if he "
        "changes his"
    ),
    "revoked-to-undesignated-lead": _(
        "%(who)s did not follow to the suit that dummy led: that is an established revoke."
    ),
    "revoked-to-undesignated-lead.both-sides": _(
        "Players of both sides did not follow to the suit that dummy led: both revokes are established."
    ),
    "count-tricks-for-revoke": _(
        "After play the tricks are counted: if the player who revoked won the revoke trick, it is transferred with one later "
        "trick of his side; otherwise one trick is, if his side won that trick or a later one."
    ),
    "dummy-has-revoked": _("By the mistake dummy has revoked; the trick stands."),
    "dummy-may-touch": _(
        "Dummy may touch a card on declarer's instruction or to arrange the hand: there is no irregularity."
    ),
    "dummy-may-not-touch": _(
        "Without declarer's instruction dummy may not touch or indicate a card, except to arrange the hand; the director "
        "should be called at once and told of it."
    ),
    "play-continues": _("Play continues."),
    "damage-by-suggested-play": _(
        "After play: if dummy suggested a play to declarer and the defenders were damaged by it, the score is adjusted."
    ),
    "score-stands.no-damage": _("The defenders were not damaged by a play that dummy suggested: the score stands."),
    "problem.card-was-designated": _("%(card)s is the card that was designated."),
}
# One sentence whatever is known of the card.
