"""The deal, the board and the cards in it, Laws 6, 13 to 15 and 17."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "deal_fault": {
        "dealt-wrongly": _("the only complaint was that the cards had not been dealt one by one, as Law 6B has it"),
        "face-could-be-seen": _(
            "the only complaint was that a player could have seen a card of another hand during shuffle and deal"
        ),
        "card-seen-later": _(
            "the only complaint was that a card of another hand had been seen by accident after the auction had begun"
        ),
        "not-shuffled": _("the only complaint was that the cards had been dealt without a shuffle"),
        "earlier-session": _("the only complaint was that the deal had been taken from another session"),
        "passed-out": _("the only complaint was that all four players had passed"),
        "other-reason": _("the Laws gave another reason for a new deal"),
    },
    "sides_begun": {
        0: _("no side had taken cards from the board"),
        1: _("one side had taken cards from the board"),
        2: _("both sides had taken cards from the board"),
    },
    "method_prescribed": {
        True: _("the director had prescribed this way of dealing"),
        False: _("the director had not prescribed this way of dealing"),
    },
    "pack_sorted": {
        True: _("the pack was in an order that did not come from a random deal"),
        False: _("the pack was not sorted"),
    },
    "past_deals_meant": {
        True: _("the competition was held to play deals of the past again"),
        False: _("the competition was not held to play deals of the past again"),
    },
    "exchange_arranged": {
        True: _("the board came from another table because boards were exchanged"),
        False: _("the board did not come from an exchange of boards between tables"),
    },
    "hands_duplicated": {
        True: _("the hands were copies made under the director's instruction"),
        False: _("the hands were not copies made under the director's instruction"),
    },
    "board_at_issue": {
        "board-in-play": _("the ruling was on the board that was being played"),
        "board-of-the-cards": _(
            "the ruling was on the board whose cards had been taken by mistake, now that it was its turn"
        ),
    },
    "called_with_wrong_cards": {
        True: _("the player called while he held the wrong cards"),
        False: _("the player had not called while he held the wrong cards"),
    },
    "call_repeated": {
        True: _("the player now made exactly the call that he had made before"),
        False: _("the player now made another call than before"),
    },
    "very_different": {
        True: _("the call that he now made had a very different meaning, or was psychic"),
        False: _("the call that he now made had no very different meaning and was not psychic"),
    },
    "auction_begun": {
        True: _("a call had been made"),
        False: _("no call had been made"),
    },
    "wrong_at_table": {
        "board": _("it was not the board of this round"),
        "opponents": _("they were not the opponents of this round"),
        "direction": _("only the directions in which the pairs sat were wrong"),
    },
    "played_before": {
        True: _("a player at the table had played this board before"),
        False: _("nobody at the table had played this board before"),
    },
    "left_without_score": {
        True: _("a contestant lost the chance of a valid score on a board by this"),
        False: _("no contestant lost the chance of a valid score by this"),
    },
    "card_count": {
        "long-and-short": _("one hand had more than 13 cards and another fewer"),
        "short-only": _("a hand had fewer than 13 cards, and none had more"),
        "foreign-card": _("there was a card too many, one that did not belong to the deal"),
    },
    "wrong_hand_called": {
        True: _("a player with the wrong number of cards had already called"),
        False: _("no player with the wrong number of cards had called"),
    },
    "card_seen": {
        "none": _("nobody had seen a card of another player's hand"),
        "opponents": _("a player had seen a card of an opponent"),
        "partners": _("a player had seen only a card of his partner"),
    },
    "pockets_wrong": {
        True: _("there were wrong numbers of cards in the pockets of the board"),
        False: _("the pockets of the board held the right numbers of cards"),
    },
    "result_affected": {
        True: _("what was seen affected the result of the board"),
        False: _("what was seen did not affect the result of the board"),
    },
    "can_be_corrected": {
        True: _("the board could be corrected and played"),
        False: _("the board could not be corrected"),
    },
    "foreign_card_played": {
        "no": _("the card that does not belong to the deal was not played"),
        "current-trick": _("the card that does not belong to the deal was played to the trick in progress"),
        "past-trick": _("the card that does not belong to the deal was played to a trick already past"),
    },
    "others_have_more": {
        True: _("another hand had more than 13 cards"),
        False: _("no other hand had more than 13 cards"),
    },
    "card_place": {
        "played-cards": _("the missing card was among the played cards"),
        "elsewhere": _("the missing card was somewhere else"),
        "not-found": _("the missing card could not be found"),
    },
}
