"""Procedure, conduct, penalties and appeals, Laws 7 to 11, 20, 43, 72, 74, 76, 80 to 93."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "done_before": {
        "nothing": _("nothing had been done before the director explained"),
        "rectified": _("the players rectified the irregularity themselves"),
        "waived": _("the players agreed to let the irregularity go"),
        "non-offender-acted": _("a player of the non-offending side called or played"),
        "offending-side-acted": _("a player of the offending side called or played"),
        "offender-corrected": _("the offender corrected the irregularity himself"),
    },
    "director_called": {
        True: _("the director had been called before the non-offending side acted"),
        False: _("the director had not been called before"),
    },
    "wrongly_rectified": {
        True: _("they rectified it otherwise than the Laws have it"),
        False: _("they rectified it as the Laws have it"),
    },
    "right_lost": {
        True: _("the director found that the action had cost the non-offending side the right to rectification"),
        False: _("the director found that the right to rectification was not lost"),
    },
    "gained_by_ignorance": {
        "nobody": _("neither side gained by the other's ignorance of the Laws"),
        "offending-side": _("the offending side gained because the other did not know what the Law provides"),
        "non-offending-side": _("the non-offending side gained because the other did not know what the Law provides"),
    },
    "appealed_by": {
        "contestant": _("a contestant to whom the ruling was given appealed"),
        "captain": _("his captain appealed"),
        "others": _("somebody else appealed"),
    },
    "partner_agrees": {
        True: _("both members of the pair agreed to the appeal"),
        False: _("the partner did not agree to the appeal"),
    },
    "captain_agrees": {
        True: _("the captain of the team agreed to the appeal"),
        False: _("the captain of the team did not agree to the appeal"),
    },
    "through_director": {
        True: _("the appeal was handed in through the director"),
        False: _("the appeal was not handed in through the director"),
    },
    "own_appeals_procedure": {
        True: _("the regulations had a procedure of their own for appeals, announced beforehand"),
        False: _("the regulations had no procedure of their own for appeals"),
    },
    "committee": {
        "sits": _("there was an appeals committee"),
        "none": _("there was no appeals committee"),
        "cannot-meet": _("there was a committee, but it could not meet without disturbing the tournament"),
    },
    "appeal_about": {
        "law": _("the appeal was only about a point of Law or of the regulations"),
        "other": _("the appeal was only about facts, a judgement or a penalty"),
        "both": _("the appeal was about a point of Law and about a judgement"),
    },
    "committee_would": {
        "change-score": _("the committee wanted to judge differently and change the score"),
        "change-procedural-penalty": _("the committee wanted to change or lift a procedural penalty"),
        "change-law": _("the committee wanted to interpret the Law or a regulation differently"),
        "change-discipline": _("the committee wanted to change or lift a disciplinary penalty"),
        "leave": _("the committee left the ruling as it was"),
    },
    "without_merit": {
        True: _("the appeal was without merit"),
        False: _("the appeal had merit"),
    },
    "afterwards": {
        "nothing": _("it ended with the committee's decision"),
        "further-appeal": _("a contestant appealed once more"),
        "referred": _("the chief director or the committee referred it to the Regulating Authority"),
    },
    "further_appeals": {
        True: _("the regulations provided for a further appeal"),
        False: _("the regulations did not provide for a further appeal"),
    },
    "committee_final": {
        True: _("the Regulating Authority had transferred the final decision to the tournament's committee"),
        False: _("the Regulating Authority had not transferred the final decision"),
    },
    "about_choice": {
        "before-explained": _("%(player)s chose before the director had explained all options"),
        "consulted-partner": _("%(player)s consulted %(partner)s before choosing"),
        "changed-mind": _("%(player)s wanted another option after having chosen"),
        "most-advantageous": _("%(player)s chose what was best for his side"),
        "offenders-gain": _("after the rectification the offending side called or played to its advantage"),
    },
    "infraction_intended": {
        True: _("the infraction was intended"),
        False: _("the infraction was not intended"),
    },
    "behaviour": {
        "discourteous": _("%(player)s was discourteous"),
        "annoys": _("%(player)s annoyed or embarrassed somebody"),
        "uneven-procedure": _("%(player)s did not call or play in a uniform way"),
        "inattentive": _("%(player)s paid too little attention to the game"),
        "comments": _("%(player)s commented needlessly during the auction or play"),
        "detaches-card": _("%(player)s held a card ready before his turn"),
        "prolongs-play": _("%(player)s prolonged the play in order to disconcert an opponent"),
        "disrespectful": _("%(player)s called or addressed the director without respect"),
        "names-calls-differently": _("%(player)s used different names for the same call"),
        "shows-approval": _("%(player)s showed approval or displeasure at a call or play"),
        "shows-intention": _("%(player)s showed that he meant to win or lose a trick in progress"),
        "draws-attention": _("%(player)s drew attention to the tricks still needed"),
        "looks-at-hand": _("%(player)s looked on purpose at a player or at his cards"),
        "loses-interest": _("%(player)s showed that the board no longer interested him"),
        "varies-rhythm": _("%(player)s varied his tempo in order to disconcert an opponent"),
        "leaves-table": _("%(player)s left the table needlessly before the end of the round was called"),
    },
    "partner_may_learn": {
        True: _("%(partner)s might have learned something from it"),
        False: _("%(partner)s could not learn anything from it"),
    },
    "error_by": {
        "director": _("the director's own ruling turned out to be wrong"),
        "players": _("the players had not kept the procedure"),
    },
    "normal_score_possible": {
        True: _("a correction let the board still be scored normally"),
        False: _("no correction let the board be scored normally"),
    },
    "facts_agreed": {
        True: _("the players agreed on what had happened"),
        False: _("the players did not agree on what had happened"),
    },
    "facts_found": {
        True: _("by the weight of the evidence the director was satisfied that he knew what had happened"),
        False: _("the director could not establish what had happened"),
    },
    "law_provides": {
        "nothing": _("the Laws had no rectification for it"),
        "rectification": _("the Laws had a rectification for it that leaves no choice"),
        "options": _("the Laws let a player choose between rectifications"),
    },
    "damage_left": {
        True: _("the side not at fault was damaged in a way that no rectification makes good"),
        False: _("no damage remained to be redressed"),
    },
    "review_useful": {
        True: _("it was worth having a committee review the director's use of his discretion"),
        False: _("there was no point in having a committee review the director's use of his discretion"),
    },
    "player_did": {
        "draws-attention": _("%(player)s drew attention to an irregularity"),
        "prevents": _("%(player)s tried to prevent an irregularity"),
        "calls-director": _("%(player)s called the director"),
        "says-nothing": _("%(player)s said nothing of it"),
    },
    "stage": {
        "auction": _("that was during the auction period"),
        "play": _("that was during the play"),
        "after-play": _("that was after the play of the board"),
    },
    "by_dummy": {
        True: _("that player was dummy"),
        False: _("that player was not dummy"),
    },
    "partners_explanation": {
        True: _("it was about the mistaken explanation of his partner"),
        False: _("it was not about an explanation of his partner"),
    },
    "about_infraction": {
        "intended": _("%(player)s infringed the Law on purpose"),
        "kept-silent": _("%(player)s knew of an infraction of his own side and said nothing"),
        "hidden": _("%(player)s tried to hide his infraction"),
        "perhaps-gained": _(
            "the question was whether %(player)s could have known that his infraction would damage the other side"
        ),
    },
    "silent_about": {
        "own-explanation": _("the infraction was his own mistaken explanation"),
        "partners-explanation": _("the infraction was his partner's mistaken explanation"),
        "revoke": _("the infraction was his revoke, which was not yet established"),
        "trick": _("it was a trick that his side had not won, or that the other side conceded and could not lose"),
        "other": _("it was any other infraction"),
    },
    "hidden_by": {
        "second-revoke": _("he tried to hide it by revoking a second time"),
        "card-hidden": _("he tried to hide it by hiding a card"),
        "cards-mixed": _("he tried to hide it by mixing his cards too early"),
    },
    "misconduct": {
        "late": _("somebody came after the starting time"),
        "slow": _("somebody played slowly"),
        "audible-discussion": _("a board was discussed so that another table could hear it"),
        "compares-scores": _("scores were compared without permission"),
        "touches-cards": _("another player's cards were touched or handled"),
        "wrong-pocket": _("cards were put into a wrong pocket of the board"),
        "causes-adjustment": _("correct procedure was not kept, and a score had to be adjusted"),
        "ignores-instructions": _("regulations or instructions were not followed in time"),
        "delays": _("the game was delayed or hindered in another way"),
        "disturbs": _("others were disturbed, or correct procedure was violated in another way"),
        "disorder": _("order and discipline were broken"),
    },
    "good_reason": {
        True: _("there was a good reason for the delay"),
        False: _("there was no good reason for the delay"),
    },
    "partner_blameless": {
        True: _("the offender's partner was not guilty"),
        False: _("the offender's partner was guilty too"),
    },
    "disqualification_due": {
        True: _("there was cause to disqualify the offender"),
        False: _("there was no cause to disqualify the offender"),
    },
    "disqualification_approved": {
        True: _("the Tournament Organizer approved of a disqualification"),
        False: _("the Tournament Organizer did not approve of a disqualification"),
    },
    "penalty_unit": {
        "percent-of-top": _("penalties were counted in percent of a top"),
        "imps": _("penalties were counted in IMPs"),
        "victory-points": _("penalties were counted in victory points"),
    },
    "procedural_penalty": {
        "*": _("a procedural penalty was %(value)s"),
    },
    "disciplinary_penalty": {
        "*": _("a disciplinary penalty was %(value)s"),
    },
    "total_before": {
        "*": _("the contestant had %(value)s before the penalty"),
    },
    "brought_up_by": {
        "contestant": _("a contestant asked for a ruling"),
        "director": _("the director became aware of it in some other way"),
    },
    "waiver_asked_by": {
        "nobody": _("nobody asked the director to let the irregularity go"),
        "non-offending-side": _("the side not at fault asked the director to let the irregularity go"),
        "offending-side": _("the side at fault asked the director to let the irregularity go"),
    },
    "cause_to_waive": {
        True: _("there was cause to waive the rectification"),
        False: _("there was no cause to waive the rectification"),
    },
    "present_as": {
        "onlooker": _("the person watching was neither a player nor an official"),
        "player": _("the person watching was a player of the event"),
        "official": _("the person watching was an official of the tournament"),
        "exempted": _("the person watching was somebody whom the chief director does not count as a spectator"),
    },
    "in_playing_area": {
        True: _("the person was in the playing area"),
        False: _("the person was not in the playing area"),
    },
    "spectator_did": {
        "watches-one-hand": _("the person looked into one player's hand"),
        "watches-several-hands": _("the person looked into the hands of several players"),
        "reacts": _("the person reacted to a call or a play"),
        "speaks-to-player": _("the person spoke to a player during the round"),
        "disturbs": _("the person disturbed a player"),
        "draws-attention": _("the person drew attention to something in the play"),
        "speaks-when-asked": _("the person spoke about facts or Law because the director asked"),
        "speaks-unasked": _("the person spoke about facts or Law without being asked by the director"),
        "contacts-online": _("the person watched the broadcast and communicated with somebody who was playing"),
    },
    "several_hands_allowed": {
        True: _("the regulations let a spectator look at more than one hand"),
        False: _("the regulations did not let a spectator look at more than one hand"),
    },
    "player_learned": {
        True: _("a player learned something from it of a board that he played or was to play"),
        False: _("no player learned anything from it"),
    },
    "handling": {
        "conditions-differ": _("the dealer or vulnerability marked on the board was not that of its number"),
        "board-moved": _("the board was moved or turned while it was played"),
        "not-counted": _("a player did not count his cards"),
        "called-unseen": _("a player called without having looked at his cards"),
        "touched-cards": _("a player touched cards that were not his"),
        "returned-wrongly": _("cards went back into the wrong pocket"),
        "hand-taken-out": _("a hand was taken out of the board again after play"),
        "not-passed-on": _("a board that had been played did not go to the right table"),
    },
    "touching_permitted": {
        True: _("the director or an opponent had allowed it"),
        False: _("nobody had allowed it"),
    },
    "declarer_plays_dummy": {
        True: _("it was declarer, playing dummy's cards himself"),
        False: _("it was not declarer playing dummy's cards"),
    },
    "both_sides_present": {
        True: _("a member of each side, or the director, was present"),
        False: _("one side was not present, nor was the director"),
    },
    "others_instructed": {
        True: _("the director had charged somebody other than North with moving the boards"),
        False: _("the director had not charged anybody else with moving the boards"),
    },
    "board_postponed": {
        "no": _("the director had not postponed a board of these players"),
        "outstanding": _("the director had postponed a board of these players, and it was still outstanding"),
        "settled": _("the director had postponed a board of these players, and it had since been settled"),
    },
    "last_round": {
        True: _("it was the last round of the session"),
        False: _("it was not the last round of the session"),
    },
    "all_entered": {
        True: _("all boards of the table were completed and all scores entered without objection"),
        False: _("not all scores of the table were entered without objection"),
    },
    "signal_given": {
        True: _("the director had given the signal for the next round"),
        False: _("the director had not given the signal for the next round"),
    },
    "table_finished": {
        True: _("this table had played all its boards of the round"),
        False: _("this table was still playing a board of the round"),
    },
    "players_moved": {
        True: _("the players had changed tables since"),
        False: _("the players had not changed tables yet"),
    },
}
