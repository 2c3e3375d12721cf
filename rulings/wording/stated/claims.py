"""Claims, concessions and tricks in dispute, Laws 66 and 68 to 71, 79."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "claimer": {
        "declarer": _("declarer was the one who spoke"),
        "defender": _("a defender was the one who spoke"),
        "dummy": _("dummy was the one who spoke"),
    },
    "claimers_act": {
        "claimed-all": _("%(claimer)s said that his side wins every trick that is left"),
        "claimed-some": _("%(claimer)s said that his side wins some of the tricks that are left"),
        "conceded-some": _("%(claimer)s said that his side loses some of the tricks that are left"),
        "conceded-all": _("%(claimer)s said that his side loses every trick that is left"),
        "suggested-end": _("%(claimer)s suggested that play stop"),
        "showed-cards": _("%(claimer)s showed his cards"),
        "folded": _("%(claimer)s folded his hand"),
    },
    "only_current_trick": {
        True: _("only the trick in progress was meant"),
        False: _("tricks after the one in progress were meant too"),
    },
    "after_opening_lead_out_of_turn": {
        True: _("that was immediately after a faced opening lead out of turn"),
        False: _("no opening lead out of turn had been faced"),
    },
    "clearly_no_claim": {
        True: _("it was clear that no claim or concession was meant"),
        False: _("it was not clear that no claim or concession was meant"),
    },
    "partner_objected": {
        True: _("the partner objected to the concession at once"),
        False: _("the partner did not object to the concession"),
    },
    "line_stated": {
        True: _("the line of play was stated"),
        False: _("no line of play was stated"),
    },
    "hand_faced": {
        True: _("the hand was faced"),
        False: _("the hand was not faced"),
    },
    "tricks_left": {
        "*": _("%(value)s tricks were not yet over"),
    },
    "tricks_named": {
        "*": _("%(value)s of the tricks were named"),
    },
    "played_after_claim": {
        True: _("a card was played after that without the consent of all four players"),
        False: _("no card was played after that"),
    },
    "reaction": {
        "accepted": _("nobody doubted it and %(non_claiming_side)s accepted"),
        "doubted": _("a player doubted it and nobody asked to play on"),
        "played-on": _("%(non_claiming_side)s asked to play on, with all four players agreeing"),
        "play-on-refused": _("%(non_claiming_side)s asked to play on, with not all four players agreeing"),
        "claiming-side-would-play-on": _("%(claiming_side)s asked to play on"),
    },
    "scores_open": {
        True: _("the official scores had been opened to inspection"),
        False: _("the official scores had not yet been opened to inspection"),
    },
    "minutes_since_open": {
        "*": _("the official scores had been open to inspection for %(value)s minutes"),
    },
    "correction_minutes": {
        "*": _("scores could be corrected for %(value)s minutes after they were opened"),
    },
    "appeal_minutes": {
        "*": _("a ruling or an appeal could be asked for during %(value)s minutes after the scores were opened"),
    },
    "tricks_back": {
        1: _("one trick was at issue"),
        "*": _("%(value)s tricks were at issue"),
    },
    "trick_agreed_away": {
        "already-won": _("the trick was one that the side agreeing to its loss had already won"),
        "probably-won": _("the trick was one that the side agreeing to its loss would probably have won"),
        "probably-lost": _("the trick was one that the side agreeing to its loss would probably not have won"),
    },
    "trick_conceded": {
        "already-won": _("the trick was one that the side conceding it had already won"),
        "not-losable": _("the trick was one that no normal play could lose"),
        "losable": _("the trick was one that some normal play could lose"),
    },
    "contract": {
        "*": _("the contract was %(value)s"),
    },
    "tricks_before": {
        "*": _("the declaring side had won %(value)s tricks before"),
    },
    "vulnerable": {
        "none": _("nobody was vulnerable"),
        "ns": _("North-South were vulnerable"),
        "ew": _("East-West were vulnerable"),
        "all": _("everybody was vulnerable"),
    },
    "rest_to_declarer": {
        "*": _("%(value)s of the remaining tricks went to the declaring side"),
    },
    "objection": {
        "none": _("nobody objected"),
        "in-time": _(
            "%(non_claiming_side)s objected before having called on the next board and before the round was over"
        ),
        "after-own-call": _("%(non_claiming_side)s objected after a call of their own on the next board"),
        "after-round": _("%(non_claiming_side)s objected after the end of the round"),
    },
    "revoke_before_claim": {
        "none": _("no side had revoked before"),
        "claiming-side": _(
            "at the time of the claim or concession %(claiming_side)s had a revoke that was not yet established"
        ),
        "other-side": _(
            "at the time of the claim or concession %(non_claiming_side)s had a revoke that was not yet established"
        ),
    },
    "penalty_card_on_table": {
        True: _("a defender had a major penalty card on the table"),
        False: _("no penalty card lay on the table"),
    },
    "trump_outstanding": {
        True: _("an opponent of the claimer still held a trump"),
        False: _("no opponent of the claimer held a trump"),
    },
    "trump_mentioned": {
        True: _("the claimer had said something about the trumps"),
        False: _("the claimer had said nothing about the trumps"),
    },
    "may_be_unaware": {
        True: _("it was likely enough that the claimer was not aware of that trump"),
        False: _("the claimer was certainly aware of that trump"),
    },
    "trump_can_win": {
        True: _("that trump could win a trick by some normal play"),
        False: _("that trump could win no trick by any normal play"),
    },
    "succeeds_by": {
        "any-normal-play": _("the disputed tricks were won by every normal play"),
        "stated-line": _("the disputed tricks were won by the line that was stated"),
        "unstated-line": _("the disputed tricks were won only by a line that was not stated"),
        "no-line": _("no line of play won the disputed tricks"),
    },
    "card_must_be_placed": {
        True: _("that line succeeded only if one opponent rather than the other held a particular card"),
        False: _("that line did not depend on which opponent held a particular card"),
    },
    "showed_out": {
        "neither": _("no opponent had failed to follow to the suit of that card, or was going to"),
        "before-claim": _("an opponent had failed to follow to the suit of that card before the claim"),
        "on-any-normal-line": _("an opponent would have failed to follow to the suit of that card on any normal line"),
    },
    "worse_line_normal": {
        True: _("a less successful line was normal too"),
        False: _("no less successful line was normal"),
    },
    "needs_partners_choice": {
        True: _("the tricks depended on his partner picking one of several normal plays"),
        False: _("the tricks did not depend on a choice of his partner"),
    },
    "suit_order": {
        "not-regulated": _("no order was laid down in which a suit is deemed to be played"),
        "high-to-low": _("a suit was deemed to be played from the highest card down"),
    },
    "rest_awarded": {
        "*": _("the director gave %(value)s of the tricks that were left to the declaring side"),
    },
    "given_up_by": {
        "play": _("there had been no claim or concession"),
        "agreement": _("the side that wanted the trick had agreed to the opponents' claim"),
        "concession": _("the side that wanted the trick had conceded it"),
    },
    "called_in_round": {
        True: _("the director was called before the end of the round"),
        False: _("the director was called only after the end of the round"),
    },
    "clear_view": {
        True: _("the director had a clear opinion of the result that was reached"),
        False: _("the director had no clear opinion of the result that was reached"),
    },
    "mixed_by": {
        "nobody": _("nobody had disturbed the order of the played cards"),
        "own-side": _("the side that made the assertion had disturbed the order of the played cards"),
        "other-side": _("the other side had disturbed the order of the played cards"),
        "both-sides": _("both sides had disturbed the order of the played cards"),
    },
    "facts_lost": {
        True: _("it could no longer be established what had happened"),
        False: _("it could still be established what had happened"),
    },
    "agreed_before": {
        True: _("the number of tricks had been agreed before"),
        False: _("the number of tricks had not been agreed before"),
    },
    "request": {
        "see-trick": _("the player wanted to see all cards just played to the trick"),
        "look-at-own-card": _("the player wanted to look at his own last card"),
        "show-own-card": _("the player wanted to show his own last card"),
        "see-earlier-trick": _("the player wanted to see an earlier trick"),
        "point-out-card": _("the player wanted to say that a played card pointed the wrong way"),
        "settle-claim": _("after play the cards were wanted to settle a revoke or the number of tricks"),
    },
    "inspection_ordered": {
        True: _("the director expressly ordered that the trick be looked at"),
        False: _("the director had not ordered that the trick be looked at"),
    },
    "won_by_owner": {
        True: _("the trick was won by the side of the player whose card it was"),
        False: _("the trick was won by the opponents of the player whose card it was"),
    },
}
