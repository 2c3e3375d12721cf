"""How players behave, Law 74."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"conduct": _("Conduct at the table")}

FACTS = {
    "behaviour": Fact(
        _("What does the player do?"),
        {
            "discourteous": _("is discourteous"),
            "annoys": _("annoys or embarrasses somebody"),
            "uneven-procedure": _("calls or plays in no uniform way"),
            "inattentive": _("pays too little attention to the game"),
            "comments": _("comments needlessly during the auction or play"),
            "detaches-card": _("holds a card ready before his turn"),
            "prolongs-play": _("prolongs the play in order to disconcert an opponent"),
            "disrespectful": _("calls or addresses the director without respect"),
            "names-calls-differently": _("uses different names for the same call"),
            "shows-approval": _("shows approval or displeasure at a call or play"),
            "shows-intention": _("shows that he expects or means to win or lose a trick in progress"),
            "draws-attention": _("draws attention to an important event or to the tricks still needed"),
            "looks-at-hand": _("looks on purpose at a player or at his cards"),
            "loses-interest": _("shows that he has lost interest in the board"),
            "varies-rhythm": _("varies his tempo in order to disconcert an opponent"),
            "leaves-table": _("leaves the table needlessly before the end of the round is called"),
        },
    ),
    "partner_may_learn": Fact(_("May partner learn something from it?")),
}

SENTENCES = {
    "conduct-breach.discourteous": _("A player should keep a courteous manner at all times."),
    "conduct-breach.annoys": _(
        "A player must carefully avoid what would annoy or embarrass another, or spoil the game."
    ),
    "conduct-breach.uneven-procedure": _("Calls and plays should be made in a correct and uniform way."),
    "conduct-breach.inattentive": _("Courtesy requires attention to the game."),
    "conduct-breach.comments": _("A player should refrain from needless comments during the auction and play."),
    "conduct-breach.detaches-card": _("A player should not hold a card ready before it is his turn."),
    "conduct-breach.prolongs-play": _("Play should not be prolonged needlessly in order to disconcert an opponent."),
    "conduct-breach.disrespectful": _(
        "The director should be called and addressed with respect for him and for the other contestants."
    ),
    "conduct-breach.names-calls-differently": _(
        "To use different names for the same call is a violation of procedure."
    ),
    "conduct-breach.shows-approval": _(
        "To show approval or displeasure at a call or play is a violation of procedure."
    ),
    "conduct-breach.shows-intention": _(
        "To show an expectation or intention about a trick in progress is a violation of procedure."
    ),
    "conduct-breach.draws-attention": _(
        "To draw attention to an important event, or to the tricks still needed, is a violation of procedure."
    ),
    "conduct-breach.looks-at-hand": _(
        "To look on purpose at a player, or at his hand to see the cards or where one comes from, is a "
        "violation of procedure."
    ),
    "conduct-breach.loses-interest": _("To show that one has lost interest in the board is a violation of procedure."),
    "conduct-breach.varies-rhythm": _(
        "To vary the normal tempo in order to disconcert an opponent is a violation of procedure."
    ),
    "conduct-breach.leaves-table": _(
        "To leave the table needlessly before the end of the round is called is a violation of procedure."
    ),
    "unauthorised.looked-for": _("What was seen by looking for it may not be used by %(who_to)s."),
    "unauthorised.conduct": _("What it may have told is unauthorised information for %(who_to)s."),
}
