"""Why an exception to a general rule did not apply: one sentence for each exception, by its clause."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Text

WHY_NOT: dict[str, Text] = {
    "6D2": _("The deals are not meant to be played again, and no boards are exchanged between tables."),
    "9A5": _("It is not a mistaken explanation of his partner."),
    "25B1": _("The left-hand opponent has not accepted the second call."),
    "27B1a": _("The call in its place is not the lowest sufficient bid that shows the same denomination."),
    "30C": _("The pass was not artificial, nor was it made over an artificial call of partner's."),
    "44C": _("The player did not follow another suit than that of his minor penalty card."),
    "45E1": _("The card was not led."),
    "45E2": _("The card was not led."),
    "46B": _("No different intention of declarer is incontrovertible."),
    "47E1": _("That card was not played because an opponent had said wrongly that it was the player's turn."),
    "48B1": _("Declarer did not show his hand immediately after an opening lead out of turn."),
    "49": _("The card was not seen in the normal course of play, nor by application of a Law."),
    "47A": _("The card was played once attention had been drawn."),
    "47C": _("The card was designated as intended, or it was too late to change it."),
    "47D": _("The card was played once attention had been drawn."),
    "50": _("The director did not decide that the card is no penalty card."),
    "50D1b": _("No duty to follow suit and no restriction came before the penalty card."),
    "53B": _("The card was not led to the trick by the opponent whose turn it was."),
    "57": _("The card was not a lead to the trick."),
    "57C1": _("Declarer had not played from both hands."),
    "57C2": _("Dummy had not played or suggested a card of his own accord."),
    "62C3": _("The two sides did not both revoke on that trick, with only one of them having played to the next."),
    "62D1": _("It was not on the twelfth trick, or the four hands are back in the board."),
    "63A4": _("The offending side did not object in time."),
    "64B1": _("The offending side won that trick or a later one."),
    "64B2": _("It is not a further revoke of the same player in the same suit."),
    "64B3": _("The card that was not played was neither a penalty card nor one of dummy's."),
    "64B4": _("The non-offending side had not called on the next deal before attention was first drawn."),
    "64B5": _("The round was not over when attention was first drawn."),
    "64B6": _("The revoke was not on the twelfth trick."),
    "64B7": _("There is no established revoke of each side on this board."),
    "68B2": _("Partner did not object at once, or it was no defender's concession."),
}
