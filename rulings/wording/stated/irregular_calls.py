"""Irregular calls, Laws 18 to 40, and comparable calls."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "call": {
        "P": _("the irregular call was a pass"),
        "X": _("the irregular call was a double"),
        "XX": _("the irregular call was a redouble"),
        "*": _("the irregular call was %(value)s"),
    },
    "insufficient-bid.call": {
        "*": _("the bid made was %(value)s"),
    },
    "double-or-redouble.call": {
        "X": _("the call made was a double"),
        "XX": _("the call made was a redouble"),
    },
    "replacement": {
        "*": _("%(value)s took its place"),
    },
    "last_bid": {
        "*": _("the last bid before it was %(value)s"),
    },
    "calls_before": {
        "none": _("nobody had called before"),
        "*": _("the calls before were: %(value)s"),
    },
    "caller": {
        "defender": _("the player who called was going to defend"),
        "declaring-side": _("the player who called was going to be declarer or dummy"),
        "all-passed": _("all four players had passed"),
    },
    "partners_lead_down": {
        True: _("%(partner)s had put the opening lead face down on the table"),
        False: _("%(partner)s had not put down the opening lead"),
    },
    "after_final_pass": {
        True: _("it was bid after the final pass"),
        False: _("it was bid before the final pass"),
    },
    "lho_did": {
        "nothing": _("%(offenders_lho)s had not yet said anything to it"),
        "accepted": _("%(offenders_lho)s accepted the call"),
        "refused": _("%(offenders_lho)s did not accept the call"),
        "called": _("%(offenders_lho)s called over it"),
    },
    "double-or-redouble.lho_did": {
        "accepted": _("%(offenders_lho)s wanted to accept it but did not call over it"),
    },
    "insufficient-bid.lho_did": {
        "nothing": _("%(offenders_lho)s had not yet said anything to the insufficient bid"),
        "accepted": _("%(offenders_lho)s accepted the insufficient bid"),
        "refused": _("%(offenders_lho)s did not accept the insufficient bid"),
    },
    "call-after-final-pass.lho_did": {
        "nothing": _("%(offenders_lho)s did not call over it"),
    },
    "call-despite-duty-to-pass.lho_did": {
        "nothing": _("%(offenders_lho)s did not call over it"),
    },
    "pass_ends_auction": {
        True: _("a pass in its place would be the third in turn after the last bid"),
        False: _("a pass in its place would not end the auction"),
    },
    "last_call": {
        "opponents-bid": _("the last call before it, passes aside, was a bid by an opponent"),
        "own-sides-bid": _("the last call before it, passes aside, was a bid by %(offending_side)s"),
        "opponents-double": _("the last call before it, passes aside, was a double by an opponent"),
        "own-sides-double": _("the last call before it, passes aside, was a double by %(offending_side)s"),
        "redouble": _("the last call before it, passes aside, was a redouble"),
        "none": _("nobody had bid before it"),
    },
    "enforced_passes": {
        "none": _("no earlier ruling made %(offender)s pass"),
        "once": _("%(offender)s had to pass at this turn because of an earlier ruling"),
        "throughout": _("%(offender)s had to pass for the rest of the auction because of an earlier ruling"),
    },
    "similar_meaning": {
        True: _("the call in its place had the same or a similar meaning"),
        False: _("the call in its place had no similar meaning"),
        "in-no-way": _("the call in its place was comparable in no way"),
    },
    "among_its_meanings": {
        True: _("what the call that stands meant was among the possible meanings of the one that does not"),
        False: _("what the call that stands meant was not among the possible meanings of the one that does not"),
    },
    "same_purpose": {
        True: _("both calls had the same purpose"),
        False: _("the two calls did not have the same purpose"),
    },
    "assistance_damaged": {
        True: _(
            "without the help of the irregular call the result could well have been different, and the other side was damaged"
        ),
        False: _("the help of the irregular call did no damage"),
    },
    "could_have_known": {
        True: _("%(player_of)s side gained by it, and %(player)s could have known that it would damage"),
        False: _("%(player_of)s side did not gain by it, or %(player)s could not have known that it would damage"),
    },
    "replaced": {
        True: _("%(offender)s had already put another call in its place"),
        False: _("%(offender)s had not yet put another call in its place"),
    },
    "turn_to_call": {
        "rho": _("it was %(offenders_rho_of)s turn to call"),
        "partner": _("it was %(partner_of)s turn to call"),
        "lho": _("it was %(offenders_lho_of)s turn to call"),
    },
    "simultaneous": {
        True: _("both calls were made at the same moment"),
        False: _("nobody else called at the same moment"),
    },
    "rho_must_pass": {
        True: _("%(offenders_rho)s had to pass because of an earlier ruling"),
        False: _("%(offenders_rho)s did not have to pass"),
    },
    "owed_pass_ends_auction": {
        True: _("the pass that %(offenders_rho)s had to make would end the auction"),
        False: _("the pass that %(offenders_rho)s had to make would not end the auction"),
    },
    "called_before": {
        True: _("%(offender)s had called before in this auction"),
        False: _("%(offender)s had not called before in this auction"),
    },
    "slip": {
        True: _("%(offender)s had never meant to make that call"),
        False: _("%(offender)s had meant to make that call"),
    },
    "first_call_was": {
        "slip": _("%(offender)s had never meant the first call"),
        "lapse": _("%(offender)s had made the first call in a lapse of concentration"),
        "meant": _("%(offender)s had meant the first call when making it"),
    },
    "noticed_from": {
        "himself": _("%(offender)s noticed it unprompted"),
        "partners-explanation": _("%(offender)s noticed it only from the explanation of %(partner)s"),
        "opponents-question": _("%(offender)s noticed it only from an opponent's question"),
    },
    "artificial": {
        True: _("the call was artificial"),
        False: _("the call was natural"),
    },
    "partners_call_artificial": {
        True: _("it was a pass of an artificial call by %(partner)s"),
        False: _("it was not a pass of an artificial call by %(partner)s"),
    },
    "rho_called": {
        True: _("%(offenders_rho)s, in turn, called before the director had ruled"),
        False: _("%(offenders_rho)s had not called"),
    },
    "rho_then": {
        "not-yet": _("%(offenders_rho)s had not yet called when the auction had gone back"),
        "passed": _("%(offenders_rho)s passed when the auction had gone back"),
        "called": _("%(offenders_rho)s did not pass when the auction had gone back"),
    },
    "partner_called": {
        True: _("%(partner)s had called since"),
        False: _("%(partner)s had not called since"),
    },
    "changed-call.partner_called": {
        True: _("%(partner)s had called over the first call"),
        False: _("%(partner)s had not called over the first call"),
    },
    "first_call": {
        "*": _("the first call was %(value)s"),
    },
    "second_call": {
        "*": _("the second call was %(value)s"),
    },
    "second_call_forbidden": {
        True: _("Law 19 forbade the second call in the place of the first one too"),
        False: _("Law 19 allowed the second call in the place of the first one"),
    },
    "second_call_made": {
        True: _("%(offender)s had already made the second call"),
        False: _("%(offender)s had not yet made the second call, but wanted to"),
    },
    "auction_period_over": {
        True: _("the auction period was over"),
        False: _("the auction period was not over"),
    },
    "lho_called_over_first": {
        True: _("%(offenders_lho)s had called over the first call"),
        False: _("%(offenders_lho)s had not called over the first call"),
    },
    "lho_called_deliberately": {
        True: _("%(offenders_lho)s knew of the change when calling over it"),
        False: _("%(offenders_lho)s did not know of the change when calling over it"),
    },
    "was_out_of_rotation": {
        True: _("the withdrawn call was out of rotation"),
        False: _("the withdrawn call was in rotation"),
    },
    "shows": {
        "*": _("the irregular call showed %(value)s"),
    },
    "replacement_shows": {
        "*": _("the call in its place showed %(value)s"),
    },
    "points": {
        "*": _("the irregular call showed points from and to: %(value)s"),
    },
    "replacement_points": {
        "*": _("the call in its place showed points from and to: %(value)s"),
    },
    "length": {
        "*": _("the irregular call showed cards of the suit from and to: %(value)s"),
    },
    "replacement_length": {
        "*": _("the call in its place showed cards of the suit from and to: %(value)s"),
    },
    "call_purpose": {
        "asking": _("the irregular call asked partner something"),
        "relay": _("the irregular call was a relay"),
        "other": _("the irregular call neither asked nor relayed"),
    },
    "replacement_purpose": {
        "asking": _("the call in its place asked partner something"),
        "relay": _("the call in its place was a relay"),
        "other": _("the call in its place neither asked nor relayed"),
    },
    "said": {
        "one-word": _("%(offender)s said it with the one word"),
        "bid-named": _("%(offender)s said it naming the bid that was made"),
        "bid-misstated": _("%(offender)s said it naming another bid than the one that was made"),
    },
    "in_turn": {
        True: _("it was %(player_of)s turn to call"),
        False: _("it was not %(player_of)s turn to call"),
    },
    "premature": {
        True: _("%(offender)s replaced the call before the director had ruled"),
        False: _("%(offender)s had not replaced the call before the director ruled"),
    },
    "attempted": {
        "*": _("%(offender)s had first tried to correct it with %(value)s"),
    },
    "second_bid_accepted": {
        True: _("%(offenders_lho)s accepted the second insufficient bid"),
        False: _("%(offenders_lho)s did not accept the second insufficient bid"),
    },
    "lower_bid_shows_same": {
        True: _("a lower sufficient bid would have shown the same"),
        False: _("no lower sufficient bid would have shown the same"),
    },
    "offender_defends": {
        True: _("the player whose call was withdrawn became a defender"),
        False: _("the player whose call was withdrawn became declarer or dummy"),
    },
    "withdrawn_how": {
        "replaced": _("another call took the place of the withdrawn one"),
        "unintended": _("the withdrawn call was unintended and was changed in time"),
        "same-denomination": _("an insufficient bid was corrected to the lowest sufficient one in its denomination"),
    },
    "lead": {
        "first": _("it was the first lead of %(partner)s"),
        "kept": _("%(partner)s had kept the lead since declarer forbade a suit"),
        "later": _("it was a later lead of %(partner)s"),
    },
    "suits_called": {
        "none": _("%(offender)s had called no suit in the auction that stands"),
        "one": _("%(offender)s had called only %(value)s in the auction that stands"),
        "*": _("%(offender)s had called in the auction that stands: %(value)s"),
    },
    "forbidden_suit": {
        "*": _("declarer had forbidden %(suit)s"),
    },
    "leaders_major_cards": {
        "none": _("the player who led had no major penalty card"),
        "*": _("the player who led had major penalty cards: %(value)s"),
    },
    "offenders_major_cards": {
        "none": _("the player whose call was withdrawn had no major penalty card"),
        "*": _("the player whose call was withdrawn had major penalty cards: %(value)s"),
    },
    "turn_skipped": {
        True: _("one of the passes was out of rotation, and a player in turn did not get to call"),
        False: _("all the passes were made in rotation"),
    },
    "anybody_bid": {
        True: _("somebody had bid"),
        False: _("nobody had bid"),
    },
    "hands_in_board": {
        True: _("all four hands were back in the board"),
        False: _("not all four hands were back in the board"),
    },
}
