"""What else is told of the play, Laws 41 to 67."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "fault": {
        "no-card": _("a player played no card to the trick"),
        "extra-cards": _("a player played more than one card to the trick"),
        "not-placed": _("a player's card to the trick was not among his played cards"),
    },
    "counts_agree": {
        True: _("the cards in hand and the played cards both had the wrong number"),
        False: _("the cards in hand and the played cards did not both have the wrong number"),
    },
    "one_after_another": {
        True: _("the extra card was played after the first one"),
        False: _("the extra card was played together with the first one"),
    },
    "twelfth_trick": {
        True: _("it was the twelfth trick"),
        False: _("it was not the twelfth trick"),
    },
    "penalty_card_due": {
        True: _("a penalty card of the defender lay on the table that he should have played to that trick"),
        False: _("no penalty card had to be played to that trick"),
    },
    "suit_led": {
        "*": _("%(suit)s were led"),
    },
    "faced_known": {
        True: _("the director could find out which card was faced"),
        False: _("the director could not find out which card was faced"),
    },
    "faced_card": {
        "*": _("the card faced was %(value)s"),
    },
    "seen": {
        "none": _("no extra card was seen as it went back"),
        "*": _("extra cards were seen as they went back: %(value)s"),
    },
    "has_penalty_card": {
        True: _("the defender already had a penalty card on the table"),
        False: _("the defender had no other penalty card on the table"),
    },
    "more_penalty_cards": {
        True: _("he had another penalty card on the table besides"),
        False: _("he had no further penalty card on the table"),
    },
    "could_have_followed": {
        True: _(
            "the player had failed to follow suit on an earlier trick to which a card that goes back could have been played"
        ),
        False: _("the player had not failed to follow suit for want of a card that goes back"),
    },
    "played_again": {
        True: _("the same card was played to a later trick as well"),
        False: _("the same card was not played to a later trick"),
    },
    "too_late": {
        True: _("it was too late to correct that later trick"),
        False: _("it was not too late to correct that later trick"),
    },
    "named_rank": {
        "*": _("declarer named %(label)s"),
    },
    "dummy_cards": {
        "*": _("dummy held %(value)s"),
    },
    "trump": {
        "none": _("the contract was in notrump"),
        "*": _("trumps were %(suit)s"),
    },
    "cards_gone": {
        "*": _("these cards had been played to earlier tricks: %(value)s"),
    },
    "suit_meant": {
        "*": _("declarer meant %(suit)s"),
    },
    "intended_card": {
        "*": _("declarer incontrovertibly intended %(value)s"),
    },
    "designated_card": {
        "*": _("declarer had designated %(value)s"),
    },
    "new_card": {
        "*": _("declarer meant %(value)s"),
    },
    "action": {
        "informs-director": _("dummy told the director about the facts or the Law"),
        "counts-tricks": _("dummy kept count of the tricks"),
        "plays-as-told": _("dummy played his cards as declarer directed"),
        "follows-suit": _("dummy saw to it that his hand followed suit"),
        "asks-declarer": _("dummy asked declarer whether he had a card of the suit led"),
        "asks-defender": _("dummy asked a defender whether he had a card of the suit led"),
        "prevents-irregularity": _(
            "dummy tried to prevent an irregularity other than a revoke or a lead from the wrong hand"
        ),
        "warns-wrong-hand": _("dummy warned declarer not to lead from the wrong hand"),
        "draws-attention": _("dummy drew attention to an irregularity that had happened"),
        "calls-director": _("dummy called the director"),
        "takes-part": _("dummy took part in the play or spoke to declarer about it"),
        "exchanges-hands": _("dummy exchanged hands with declarer"),
        "watches-declarer": _("dummy left his seat to watch declarer play"),
        "looks-at-card": _("dummy looked at the face of a card in a defender's hand"),
        "shown-hand": _("a defender showed dummy his hand"),
    },
    "irregularity_by": {
        "defender": _("the irregularity was a defender's"),
        "declarer": _("the irregularity was declarer's"),
    },
    "defence_gained": {
        True: _("the defenders gained by their infraction"),
        False: _("the defenders did not gain by their infraction"),
    },
    "played_card": {
        "*": _("dummy put %(value)s in the played position"),
    },
    "was_led": {
        True: _("the wrong card was the first card of its trick"),
        False: _("the wrong card was not the first card of its trick"),
    },
    "not_followed_by": {
        "none": _("nobody able to follow failed to follow to its suit"),
        "declarer": _("declarer, though able to, did not follow to its suit"),
        "defender": _("a defender, though able to, did not follow to its suit"),
        "both-sides": _("players of both sides, though able to, did not follow to its suit"),
    },
    "dummy_revoked": {
        True: _("dummy, by the mistake, did not follow suit though able to"),
        False: _("dummy followed suit all the same"),
    },
    "during": {
        "auction": _("it happened before the opening lead was faced"),
        "play": _("it happened after the opening lead was faced"),
    },
    "director_exempts": {
        True: _("the director decided that it was not to be a penalty card"),
        False: _("the director did not exempt the card"),
    },
    "exposed": {
        "small-card": _("a single card below an honour was exposed"),
        "honour": _("a single honour was exposed"),
        "several": _("several cards were exposed"),
    },
    "opening_leader": {
        "offender": _("the player whose card it was made the opening lead"),
        "partner": _("the partner of the player whose card it was made the opening lead"),
    },
    "led_face_up": {
        True: _("the regulations required the opening lead to be made face up"),
        False: _("the regulations did not require the opening lead to be made face up"),
    },
    "honour": {
        True: _("the card was an honour"),
        False: _("the card was not an honour"),
    },
    "partners_lead": {
        "none": _("the other defender, whose lead it was, had not led"),
        "face-down": _("the other defender, whose lead it was, had led a card that was still face down"),
        "faced-first": _("the other defender, whose lead it was, faced a card before this one or at the same moment"),
        "faced-after": _("the other defender, whose lead it was, faced a card after this one"),
    },
    "dummys_card_revoked": {
        True: _("the card played from dummy was a revoke"),
        False: _("the card played from dummy was no revoke"),
    },
    "auction_reopened": {
        True: _("the auction went on after all"),
        False: _("the auction did not go on"),
    },
    "choice": {
        "required": _("declarer had required a suit"),
        "forbidden": _("declarer had forbidden suits"),
        "free": _("declarer had left the lead free"),
    },
    "chosen_suits": {
        "*": _("declarer had named %(value)s"),
    },
    "partners_cards": {
        "none": _("the partner had no penalty card"),
        "*": _("the partner had penalty cards: %(value)s"),
    },
    "partners_grade": {
        "minor": _("the partner's penalty card was minor"),
        "major": _("the partner's penalty card was major"),
    },
    "led_before_choice": {
        "*": _("%(value)s was led before declarer had chosen"),
    },
    "required_suit": {
        "*": _("another rectification required %(suit)s"),
    },
    "forbidden_suits": {
        "none": _("no other rectification forbade a suit"),
        "*": _("another rectification forbade %(value)s"),
    },
    "can_comply": {
        True: _("the player held a card that complied"),
        False: _("the player held no card that complied"),
    },
    "excuse": {
        "follow-suit": _("he had to follow suit"),
        "restriction": _("he obeyed a restriction"),
        "minor-card": _("before the minor card he played an honour or another suit"),
    },
    "leads": {
        True: _("the card was a lead"),
        False: _("the card was played to a trick already led to"),
    },
    "penalty_card": {
        "*": _("%(value)s had to be played"),
    },
    "lead_taken_back": {
        True: _("declarer's lead out of turn had been required back, with the correct lead not yet made"),
        False: _("no lead out of turn of declarer's had been required back"),
    },
    "rectification_set": {
        True: _("the rectification had been determined before the card was played"),
        False: _("the rectification had not been determined before the card was played"),
    },
    "played_on_by": {
        "non-offender": _("a player of the non-offending side played on"),
        "offending-side": _("a player of the offending side played on"),
    },
    "offender_on_right": {
        True: _("the offender sat on the right of the hand that played"),
        False: _("the offender did not sit on the right of the hand that played"),
    },
    "his_turn_to_lead": {
        True: _("the hand that played on was the one to lead to the trick"),
        False: _("the hand that played on was not the one to lead to the trick"),
    },
    "earlier_obligation": {
        "none": _("the offending side had no earlier obligation"),
        "penalty-card": _("the offending side had to play a penalty card"),
        "restriction": _("the offending side had to obey a lead or play restriction"),
    },
    "already_played": {
        True: _("a legal card from that hand had already been played to this trick"),
        False: _("no card from that hand had been played to this trick"),
    },
    "partner_asked": {
        True: _("the defender's partner asked about a possible revoke"),
        False: _("the defender's partner did not ask about a possible revoke"),
    },
    "deal": {
        "*": _("the deal was as recorded"),
    },
    "play": {
        "*": _("the play was as recorded"),
    },
    "penalty_cards": {
        "none": _("there were no penalty cards"),
        "*": _("these penalty cards were on the table: %(value)s"),
    },
    "claimed_by": {
        "*": _("%(value)s claimed or conceded the rest"),
    },
    "about": {
        "missing-suit": _("the question was whether a player really had no card of the suit led"),
        "earlier-tricks": _("the player wanted to see earlier tricks because there was a revoke"),
    },
    "by": {
        "two-players": _(
            "two players played to a trick at the same moment, and the card was that of the one not in turn"
        ),
        "one-player": _("one player played several cards at once"),
    },
    "next_in_turn": {
        True: _("the player of that card was next in turn"),
        False: _("the player of that card was not next in turn"),
    },
    "partner_in_turn": {
        True: _("the player in turn was the partner of the other one"),
        False: _("the player in turn was not the partner of the other one"),
    },
    "designated": {
        "*": _("the player then named %(value)s"),
    },
    "opponent_played_after": {
        True: _("an opponent had played to the trick since"),
        False: _("no opponent had played to the trick since"),
    },
    "bound_player": {
        "partner": _("it was the offender's partner who had to comply"),
        "offender": _("it was the offender who had to comply"),
    },
    "rectification": {
        "penalty-card": _("declarer had made a choice because of one penalty card"),
        "several-penalty-cards": _("declarer had made a choice because of several penalty cards"),
        "premature-play": _("declarer had made a choice because the other defender had played too soon"),
        "other": _("declarer had made a choice because of another rectification"),
    },
    "law_exempts": {
        True: _("the Law on that irregularity exempted the defender's card from penalty"),
        False: _("the Law on that irregularity did not exempt the defender's card from penalty"),
    },
    "opening_lead": {
        True: _("the card was the opening lead"),
        False: _("the card was not the opening lead"),
    },
    "dummy_faced": {
        True: _("dummy had faced a card"),
        False: _("dummy had not faced any card"),
    },
}
