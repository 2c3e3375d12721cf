"""Simultaneous leads or plays, Law 58."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"simultaneous-play": _("Simultaneous leads or plays")}

FACTS = {
    "by": Fact(
        _("Who played at the same moment?"),
        {
            "two-players": _("two players, one of them in turn"),
            "one-player": _("one player, several cards at once"),
        },
    ),
    "next_in_turn": Fact(_("Was the other player next in turn?")),
    "partner_in_turn": Fact(_("Was the player in turn the partner of the other one?")),
    "visible": Fact(_("Which cards could be seen?")),
    "visible_count": Fact(_("How many of the cards could be seen?")),
    "designated": Fact(_("Which of them did the player then say he plays?")),
    "opponent_played_after": Fact(_("Has an opponent played to the trick since?")),
}

SENTENCES = {
    "deemed-later": _("The card counts as played after the one that was legally led or played at the same moment."),
    "later-card-must-follow": _(
        "So it should have followed suit: it must be corrected like any revoke noticed in time."
    ),
    "later-card-must-follow.played-on": _(
        "It should have followed suit: that is a revoke, and since play went on the director rules by Laws 62 to 64."
    ),
    "unseen-cards-to-hand": _("All cards that could not be seen go back to hand."),
    "other-cards-to-hand": _("The other cards go back to hand; none of them becomes a penalty card."),
    "other-seen-cards-penalised": _(
        "Every other card that could be seen becomes a penalty card: a single one below an honour a minor one, "
        "all others major ones."
    ),
    "other-seen-cards-penalised.major": _("Every other card that could be seen becomes a major penalty card."),
    "suit-led-comes-first": _(
        "If another player had led to the trick: a card of the suit led must be played if there is one in the hand."
    ),
    "designate-card": _("play %(card)s"),
    "designate-card.back.no-card": _("choose which of the cards you play: the others go back to hand"),
    "designate-card.major.no-card": _(
        "choose which of your cards you play: every other card that could be seen becomes a major penalty card"
    ),
    "designate-card.penalised.no-card": _(
        "choose which of your cards you play: every other card that could be seen becomes a penalty card, a single one "
        "below an honour a minor one, all others major ones"
    ),
    "change-card-played-after": _(
        "take back the card that you played after that and play another one, without rectification"
    ),
    "problem.simultaneous-card-follows-suit": _(
        "%(card)s follows suit. If a penalty card had to be played, that is another situation (Law 52)."
    ),
    "problem.visible-cards-differ": _(
        "The number of cards that could be seen is not that of the cards named (%(count)s)."
    ),
    "problem.no-card-visible": _("At least one card must have been seen."),
    "problem.visible-card-twice": _("%(card)s is named twice."),
    "problem.designated-not-visible": _("%(card)s is not among the cards that could be seen."),
    "problem.designated-not-legal": _("%(card)s does not follow suit although another of the cards does."),
}
