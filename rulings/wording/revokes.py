"""Revokes, Laws 61 to 64."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rulings.wording.forms import Fact

KINDS = {"revoke": _("Revoke")}

FACTS = {
    "failed_to": Fact(
        _("What did the player fail to do?"),
        {
            "follow-suit": _("follow suit"),
            "penalty-card": _("play a penalty card"),
            "required-suit": _("play a suit or card that was required"),
        },
    ),
    "could_comply": Fact(_("Could the player have complied?")),
    "trick": Fact(_("On which trick was the revoke?")),
    "card_was_faced": Fact(_("Did the defender's card already lie face up?")),
    "withheld_penalty_card": Fact(
        _("Was the card of that suit that he did not play his own penalty card on the table?")
    ),
    "partner_asked": Fact(_("Did the defender's partner ask about a possible revoke?")),
    "dummy_asked_first": Fact(
        _(
            "Was dummy, after exchanging hands, leaving his seat or looking at a defender's card, the first to ask declarer?"
        )
    ),
    "establishment": Fact(
        _("What has the offending side done since the revoke?"),
        {
            "none": _("nothing yet"),
            "next-trick": _("led or played to the next trick"),
            "next-card-named": _("named a card for the next trick"),
            "claim": _("claimed or conceded"),
            "agreed-claim": _("agreed to an opponent's claim or concession"),
        },
    ),
    "next_trick_on_misinformation": Fact(
        _("Was that card led or played because an opponent had said wrongly that it was the player's turn?")
    ),
    "objected_in_time": Fact(_("Did the offending side object before the round ended and before its next call?")),
    "hands_returned": Fact(_("Were all four hands back in the board when the revoke was noticed?")),
    "before_partners_turn": Fact(_("Did the revoke come before the turn of the offender's partner?")),
    "opponents_played_after": Fact(
        _("Had a non-offender played after the revoke, to the trick or to the next one, before attention was drawn?")
    ),
    "partner_played_after": Fact(_("Had the offender's partner played to the trick after that?")),
    "opponents_revoked_too": Fact(_("Did the other side revoke on the same trick?")),
    "trick_won_by": Fact(
        _("Who won the revoke trick?"),
        {"offender": _("the offender"), "partner": _("the offender's partner"), "opponents": _("the other side")},
    ),
    "later_tricks": Fact(_("How many tricks did the offending side win after the revoke trick?")),
    "adjusted_tricks": Fact(_("How many tricks does the declaring side have in the adjusted score?")),
    "deal": Fact(_("The deal")),
    "play": Fact(_("The play")),
    "penalty_cards": Fact(_("Penalty cards on the table")),
    "claimed_by": Fact(_("Which side claimed or conceded the rest?")),
}

RESULTS = {
    "result.unchanged": _("The result stays as it was at the table: %(result)s."),
    "result.unchanged.scored": _(
        "The result stays as it was at the table: %(result)s (%(score)s points for the declaring side)."
    ),
    "result.moved": _("At the table the result was %(at_table)s; with the transfer of tricks it is %(result)s."),
    "result.moved.scored": _(
        "At the table the result was %(at_table)s (%(score_at_table)s points for the declaring side); "
        "with the transfer of tricks it is %(result)s (%(score)s points)."
    ),
    "result.to-be-adjusted": _(
        "At the table the result was %(at_table)s, with the transfer of tricks %(after_transfer)s; the adjusted score "
        "replaces it."
    ),
    "result.to-be-adjusted.scored": _(
        "At the table the result was %(at_table)s (%(score_at_table)s points for the declaring side), with the transfer of "
        "tricks %(after_transfer)s (%(score_after_transfer)s points); the adjusted score replaces it."
    ),
    "result.adjusted": _(
        "At the table the result was %(at_table)s, with the transfer of tricks %(after_transfer)s; the adjusted score "
        "replaces it: %(result)s."
    ),
    "result.adjusted.scored": _(
        "At the table the result was %(at_table)s (%(score_at_table)s points for the declaring side), with the transfer of "
        "tricks %(after_transfer)s (%(score_after_transfer)s points); the adjusted score replaces it: %(result)s "
        "(%(score)s points)."
    ),
    "result.corrected": _("With the revoke corrected the result is %(result)s; as played it was %(at_table)s."),
    "result.corrected.scored": _(
        "With the revoke corrected the result is %(result)s (%(score)s points for the declaring side); as played it was "
        "%(at_table)s (%(score_at_table)s points)."
    ),
}

SENTENCES = {
    "revoke-found": _("Trick %(trick)s: %(who)s revoked with %(card)s."),
    "established-by": _("The revoke was established when %(who)s played %(card)s to the next trick."),
    "no-revoke-found": _("There is no revoke in this play."),
    "no-revoke": _("There is no revoke: the player could not comply and might play any legal card."),
    "must-correct": _("The revoke must be corrected: %(who)s takes the card back and plays a legal one."),
    "must-correct.both-revoked": _(
        "Both sides revoked on this trick and only one has played to the next: both revokes have to be corrected, "
        "even the established one: %(who)s takes the card back and plays a legal one."
    ),
    "must-correct.twelfth-trick": _(
        "A revoke on the twelfth trick should be corrected, even if established, until all four hands are back in the "
        "board: %(who)s takes the card back and plays a legal one."
    ),
    "tricks-after-claim": _(
        "Play does not go on: the director decides on the remaining tricks as if the revoke had been corrected, and in doing "
        "so heeds a defender's penalty card."
    ),
    "transfer-tricks.revoke-trick": ngettext_lazy(
        "The revoke trick is transferred to the other side at the end of play; %(who)s won no later trick.",
        "The revoke trick and one later trick of %(who_to)s, two tricks in all, are transferred to the other side at the "
        "end of play.",
        "count",
    ),
    "transfer-tricks.on-trick": _(
        "For the revoke of %(by_to)s on trick %(trick)s, one trick of %(who_to)s is transferred to the other side at the "
        "end of play."
    ),
    "transfer-tricks.revoke-trick.on-trick": ngettext_lazy(
        "For the revoke of %(by_to)s on trick %(trick)s, that trick is transferred to the other side at the end of play; "
        "%(who)s won no later one.",
        "For the revoke of %(by_to)s on trick %(trick)s, that trick and one later trick of %(who_to)s, two tricks in all, "
        "are transferred to the other side at the end of play.",
        "count",
    ),
    "replaced-freely": _("The card is replaced without further rectification."),
    "as-if-established": _(
        "Dummy had lost the right to ask: although it is corrected, the revoke is ruled on as if it were established."
    ),
    "defenders-withdrawn-cards-penalised": _("Every card that the defenders take back becomes a penalty card."),
    "defenders-withdrawn-cards-penalised.told-to-play": _(
        "Every card that the defenders take back becomes a penalty card, except the one that was played to the next trick "
        "because an opponent had wrongly said that it was that player's turn: it goes back without rectification (Law 47E1)."
    ),
    "cannot-correct": _("The revoke is established and can no longer be corrected; the trick stands as played."),
    "no-transfer": _("No trick is transferred."),
    "no-transfer.no-trick-won": _(
        "No trick is transferred: the offending side won neither the revoke trick nor a later one."
    ),
    "no-transfer.repeated": _(
        "No trick is transferred: an earlier revoke of the same player in this suit had been established."
    ),
    "no-transfer.faced-card": _(
        "No trick is transferred: the card not played was a faced one, of dummy or a penalty card."
    ),
    "no-transfer.next-deal": _("No trick is transferred: the other side had already called on the next deal."),
    "no-transfer.round-over": _("No trick is transferred: the round was already over."),
    "no-transfer.twelfth-trick": _("No trick is transferred: the revoke was on the twelfth trick."),
    "no-transfer.both-sides": _("No trick is transferred: each side has an established revoke on this board."),
    "no-transfer.corrected": _("No trick is transferred: both revokes are corrected."),
    "play-stands": _("The card played stands."),
    "play-stands.no-card": _("The card played stands."),
    "play-withdrawn": _("%(who)s takes back the card played."),
    "play-withdrawn.no-card": _("%(who)s takes back the card played."),
    "withdraw-later-cards": _(
        "take back any card that you played after the revoke and before attention was drawn to it, to this trick or as a "
        "lead to the next, and play another, without rectification"
    ),
    "withdraw-later-cards.both-revoked": _(
        "take back any card that you played after the revoke and before attention was drawn to it, to this trick or as a "
        "lead to the next, and play another; each card taken back becomes a penalty card"
    ),
    "change-after-withdrawal": _(
        "also change the card that you played to the trick after such a card, if the other side takes that card back and "
        "you have another legal one"
    ),
    "authorised.withdrawn-card": _("What the withdrawn card shows may be used by %(who_to)s."),
    "authorised.card-of-twelfth-trick": _("What the withdrawn card shows may be used by %(who_to)s."),
    "unauthorised.card-of-twelfth-trick": _(
        "But %(who)s may not use what the withdrawn card shows: the revoke came on the twelfth trick, before that turn."
    ),
    "unauthorised.cards-of-both-sides": _(
        "Both sides have offended: apart from the penalty cards on the table, neither may use what the cards taken back "
        "show."
    ),
    "damage-after-revoke": _(
        "After play the director checks whether the other side is sufficiently compensated; if not, the score is adjusted."
    ),
    "damage-by-repetition": _(
        "After play the director checks whether the other side would very probably have won more tricks without the "
        "repetition; if so, the score is adjusted."
    ),
    "damage-by-both": _(
        "After play the director checks whether a side is damaged, as if nobody had revoked; if so, the score is "
        "adjusted."
    ),
    "score-stands.after-transfer": _(
        "The tricks transferred make good the damage: the score after the transfer stands."
    ),
    "score-stands.nothing-to-restore": _("The revoke did no damage: the score stands."),
    "adjusted-score.without-revoke": _(
        "The director assigns an adjusted score in place of the score obtained in play and of any transfer: as near as "
        "possible to the likely result without the revoke."
    ),
    "adjusted-score.without-repetition": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result had the revoke not been repeated."
    ),
    "adjusted-score.without-revokes": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result had nobody revoked."
    ),
    **RESULTS,
    "count-after-correction": _("The tricks are counted after the correction."),
    "problem.too-many-later-tricks": _("After trick %(trick)s there are only %(most)s tricks left."),
    "problem.adjusted-not-better": _(
        "At the table the declaring side won %(tricks)s tricks: the adjusted score would be no better for the side that did "
        "not revoke, so it was not damaged."
    ),
    "problem.tricks-since-disagree": _(
        "The offending side won %(count)s tricks from the revoke trick on: that does not agree with %(tricks)s tricks of the "
        "declaring side."
    ),
    "problem.only-defenders-have-penalty-cards": _("Only a defender can have a penalty card."),
    "problem.sides-played-next-disagree": _(
        "What the offending side has done since does not agree with the number of sides that played to the next trick."
    ),
    "problem.too-many-tricks-claimed": ngettext_lazy(
        "The record leaves only one trick to be played.",
        "The record leaves only %(count)s tricks to be played.",
        "count",
    ),
    "problem.needed-with-tricks": _("With the play, the %(name)s is needed too."),
    "problem.declarer-missing": _(
        "The contract %(contract)s does not say who declares: write it with the seat, as in 4H S."
    ),
}
