"""Information about a board that came from elsewhere than partner, Law 16D."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"extraneous-information": _("Information from another source")}

FACTS = {
    "learned": Fact(
        _("How did the player come by the information?"),
        {
            "wrong-hand": _("he looked at a wrong hand"),
            "overheard": _("he heard calls, a result or comments"),
            "other-table": _("he saw cards at another table"),
            "card-at-own-table": _("before the auction began he saw another player's card at his own table"),
            "otherwise": _("otherwise"),
        },
    ),
    "first_call_made": Fact(_("Had the first call of the board been made?")),
    "may_affect_play": Fact(_("May the information affect normal play?")),
    "seats_can_change": Fact(
        _(
            "Do the contest and the scoring allow the players to change places so that he holds the hand "
            "that he knows of?"
        )
    ),
    "can_redeal": Fact(_("Does the form of the contest allow the board to be dealt again for these contestants?")),
    "director_chose": Fact(
        _("What has the director chosen?"),
        {
            "seats": _("to change the seats"),
            "redeal": _("a new deal"),
            "play-on": _("to let the board be played"),
            "artificial-score": _("an artificial adjusted score"),
        },
    ),
    "affected_result": Fact(_("Has the information affected the result?")),
}

SENTENCES = {
    "unauthorised.wrong-hand": _(
        "What was seen of the wrong hand is unauthorised information; the director should be called at once, "
        "preferably by the player who received it."
    ),
    "unauthorised.overheard": _(
        "What was overheard is unauthorised information; the director should be called at once, preferably by the "
        "player who received it."
    ),
    "unauthorised.other-table": _(
        "What was seen at the other table is unauthorised information; the director should be called at once, "
        "preferably by the player who received it."
    ),
    "unauthorised.card-at-own-table": _(
        "The card that was seen is unauthorised information; the director should be called at once, preferably by the "
        "player who received it."
    ),
    "unauthorised.otherwise": _(
        "What was learned of the board is unauthorised information; the director should be called at once, preferably "
        "by the player who received it."
    ),
    "information-harmless": _("The information cannot affect normal play: the board is played normally."),
    "seats-changed": _("The players change places, so that %(who)s takes the hand already known."),
    "board-dealt-again": _("The board is dealt again for these contestants."),
    "change-seats": _("have the players change places, so that the player who knows of a hand takes that hand"),
    "deal-again": _("have the board dealt again for these contestants"),
    "play-board-first": _(
        "let the board be played, and adjust the score afterwards if the information has affected the result"
    ),
    "result-affected-by-information": _(
        "After the play the director judges whether the information has affected the result; if so, the "
        "score is adjusted."
    ),
    "adjusted-score.without-that-information": _(
        "The information has affected the result: the director assigns an adjusted score in its place."
    ),
    "score-stands.information-without-effect": _("The information has not affected the result: the score stands."),
    "problem.card-seen-in-auction": _(
        "Once the auction has begun, a partner's card that was seen is for Law 24, and an opponent's for Law 74C5."
    ),
    "problem.not-open-to-director": _("The director does not have this choice here."),
}
