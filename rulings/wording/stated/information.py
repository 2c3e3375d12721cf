"""Information: questions, explanations, unauthorised and extraneous information, deception, Laws 16, 20, 21, 40, 73 to 76."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "misled_by": {
        "own-misunderstanding": _("%(misled)s had misunderstood something himself"),
        "explanation": _("an opponent had explained a call to %(misled)s"),
        "incomplete-explanation": _("an opponent had left something out in explaining a call"),
        "no-alert": _("a call was neither alerted nor explained"),
    },
    "agreement": {
        "as-explained": _(
            "what did not fit the opponents' agreement was the call itself, not the explanation or the missing alert"
        ),
        "otherwise": _(
            "the opponents had agreed something other than what was explained, or than a missing alert means"
        ),
        "none": _("the opponents had no common agreement about it"),
        "unproven": _("there was no evidence what the opponents had agreed"),
    },
    "general_knowledge": {
        True: _("what was left out was something that bridge players know in general"),
        False: _("what was left out was particular to the partnership"),
    },
    "auction_over": {
        True: _("the final pass had been made"),
        False: _("the auction was still going on"),
    },
    "action_affected": {
        True: _("what %(misled)s had been told, or not told, may well have affected his call or play"),
        False: _("what %(misled)s had been told, or not told, had no effect on his call or play"),
    },
    "changes_call": {
        True: _("%(misled)s changed the call"),
        False: _("%(misled)s did not change the call"),
    },
    "next_player_called": {
        True: _("%(next_player)s had called after that"),
        False: _("%(next_player)s had not called after that"),
    },
    "repeated_failure": {
        True: _("the opponents had failed again and again to disclose their agreements"),
        False: _("the opponents had not failed to disclose their agreements before"),
    },
    "damaged": {
        True: _("the non-offending side got a worse result than it would have got without it"),
        False: _("the non-offending side was not damaged"),
    },
    "misinformation.damaged": {
        True: _("%(misled_of)s side got a worse result than it would have got if informed otherwise"),
        False: _("%(misled_of)s side was not damaged"),
    },
    "noticed_by": {
        "explainer": _("the player who explained noticed that explanation and call did not fit"),
        "partner": _("the player whose call was explained noticed that explanation and call did not fit"),
    },
    "explanation_right": {
        True: _("the explanation was what the two had agreed"),
        False: _("the explanation was not what the two had agreed"),
    },
    "partners_side": {
        "declaring": _("their side was going to declare"),
        "defending": _("their side was going to defend"),
        "neither": _("all four players had passed"),
    },
    "already_shown": {
        True: _("that player had already said or shown that he thought the explanation wrong"),
        False: _("that player had not tried to correct the explanation"),
    },
    "asked_for": {
        "unclear-call": _("%(player)s had not understood a call and asked which it was"),
        "review": _("%(player)s asked for a review of all calls"),
        "part-of-review": _("%(player)s asked for a review of some of the calls"),
        "explanation": _("%(player)s asked for an explanation of the opponents' auction"),
        "single-call": _("%(player)s asked for an explanation of one call"),
        "for-partner": _("%(player)s asked only for the benefit of %(partner)s"),
        "to-mislead": _("%(player)s asked only to get a wrong answer"),
    },
    "required_to_pass": {
        True: _("%(player)s was required by law to pass at this turn"),
        False: _("%(player)s was not required by law to pass"),
    },
    "review_wrong": {
        True: _("the review was wrong"),
        False: _("the review was right"),
    },
    "review_corrected": {
        True: _("the mistake in the review was corrected at once"),
        False: _("the mistake in the review was not corrected at once"),
    },
    "what": {
        "review": _("%(asker)s asked for a review of the auction"),
        "explanation": _("%(asker)s asked for an explanation of an opponent's call"),
        "contract": _("%(asker)s asked what the contract was and whether it was doubled"),
        "who-doubled": _("%(asker)s asked who had doubled or redoubled"),
        "whose-lead": _("%(asker)s asked whether the opening lead was his"),
    },
    "source": {
        "calls-and-plays": _("the information came from the calls and plays themselves"),
        "procedure": _("the information came from a procedure that the Laws or the regulations allow"),
        "known-before": _("the player had the information before taking his hand, and it was not about this board"),
        "own-estimate": _("the information was the player's own estimate of scores, habits or regulations"),
        "opponents-manner": _("the information came from an opponent's tempo or manner"),
        "opponents-card": _("the information came from an opponent's card, seen without meaning to"),
        "withdrawn-action": _("the information came from a call or play that was withdrawn"),
        "partner": _("the information came from %(partner)s, not by the call or play itself"),
    },
    "own_side_offended": {
        True: _("the irregularity was of the player's own side"),
        False: _("the irregularity was of the other side"),
    },
    "replaced_comparably": {
        True: _("a comparable call took the place of the withdrawn one"),
        False: _("no comparable call took the place of the withdrawn one"),
    },
    "conveyed_by": {
        "remark": _("%(partner)s conveyed it by a remark"),
        "question": _("%(partner)s conveyed it by a question"),
        "explanation": _("%(partner)s conveyed it by explaining a call of the player who received it"),
        "alert": _("%(partner)s conveyed it by an unexpected alert, or by none"),
        "tempo": _("%(partner)s conveyed it by a hesitation or haste"),
        "manner": _("%(partner)s conveyed it by emphasis, gesture or manner"),
    },
    "required_pause": {
        True: _("it was a pause that the regulations require"),
        False: _("it was no pause that the regulations require"),
    },
    "extraneous": {
        True: _("it was clear that something had been conveyed that could point to a call or play"),
        False: _("it was not clear that anything had been conveyed that could point to a call or play"),
    },
    "intent": {
        "unintended": _("%(partner)s did not mean to convey it"),
        "meant": _("%(partner)s conveyed it on purpose, without any arrangement beforehand"),
        "prearranged": _("the two had arranged the signal beforehand"),
    },
    "disputed": {
        True: _("the other side disputed that information may have been conveyed"),
        False: _("both sides agreed that information may have been conveyed"),
    },
    "reserving_forbidden": {
        True: _("the regulations forbade a player to reserve the right to call the director later"),
        False: _("the regulations let a player reserve the right to call the director later"),
    },
    "suggested": {
        True: _("the information clearly suggested one call or play over another"),
        False: _("the information did not clearly suggest any call or play over another"),
    },
    "logical_alternative": {
        True: _("the player had a logical alternative to what he did"),
        False: _("the player had no logical alternative to what he did"),
    },
    "unauthorised-information.logical_alternative": {
        True: _("%(recipient)s had a logical alternative to what he did"),
        False: _("%(recipient)s had no logical alternative to what he did"),
    },
    "unauthorised-information.chose_suggested": {
        True: _("%(recipient)s chose what the information suggested"),
        False: _("%(recipient)s did not choose what the information suggested"),
    },
    "chose_suggested": {
        True: _("he chose what the information suggested"),
        False: _("he did not choose what the information suggested"),
    },
    "learned": {
        "wrong-hand": _("%(player)s had looked at a wrong hand"),
        "overheard": _("%(player)s had overheard calls, a result or comments"),
        "other-table": _("%(player)s had seen a hand of this board at another table"),
        "card-at-own-table": _("before the auction began %(player)s had seen another player's card at his own table"),
        "otherwise": _("%(player)s had come by the information otherwise"),
    },
    "first_call_made": {
        True: _("the first call of the board had been made"),
        False: _("nobody had called on the board yet"),
    },
    "may_affect_play": {
        True: _("the information might affect normal play"),
        False: _("the information could not affect normal play"),
    },
    "seats_can_change": {
        True: _("the contest and its scoring allowed the players to change places so that he would hold that hand"),
        False: _("the contest or its scoring did not allow the players to change places"),
    },
    "can_redeal": {
        True: _("the form of the contest allowed the board to be dealt again"),
        False: _("the form of the contest did not allow the board to be dealt again"),
    },
    "director_chose": {
        "seats": _("the director had the seats changed"),
        "redeal": _("the director had the board dealt again"),
        "play-on": _("the director let the board be played"),
        "artificial-score": _("the director gave an artificial adjusted score"),
    },
    "affected_result": {
        True: _("the information affected the result"),
        False: _("the information did not affect the result"),
    },
    "deceived_by": {
        "call-or-play": _("the complaint was about a call or play itself"),
        "tempo": _("the complaint was about a slow or hasty call or play"),
        "manner": _("the complaint was about a manner or gesture"),
        "remark": _("the complaint was about a remark or question"),
        "procedure": _("the complaint was about a departure from correct procedure"),
    },
    "partner_protected": {
        True: _("the partner of the player complained of could know of it by agreement or experience"),
        False: _("the partner of the player complained of could know no more of it than the opponents"),
    },
    "meant_to_deceive": {
        True: _("the player complained of did it in order to deceive"),
        False: _("the player complained of did not do it in order to deceive"),
    },
    "false_inference": {
        True: _("an innocent opponent drew a wrong inference from it"),
        False: _("no innocent opponent drew a wrong inference from it"),
    },
    "bridge_reason": {
        True: _("there was a bridge reason for it"),
        False: _("there was no bridge reason for it"),
    },
    "could_know_gain": {
        True: _("the player could have been aware that it might bring him a gain"),
        False: _("the player could not have been aware that it might bring him a gain"),
    },
    "method": {
        "departure": _("a call or play of the pair departed from its agreement"),
        "artificial-psych": _("one of the pair had made a psychic artificial call"),
        "undisclosed": _("a call or play of the pair rested on an agreement that had not been disclosed"),
        "special": _("the pair used a special partnership understanding"),
        "changed": _("the pair had changed an agreement after an opponent's infraction"),
        "differs": _("the two partners of the pair had called differently in the same position"),
    },
    "method_forbidden": {
        True: _("the regulations of the tournament forbade or restricted it"),
        False: _("the regulations of the tournament did not forbid it"),
    },
    "partner_aware": {
        True: _("his partner had more reason than the opponents to be aware of it"),
        False: _("his partner had no more reason than the opponents to be aware of it"),
    },
    "matter_of_style": {
        True: _("it was a matter of style or judgement, not of method"),
        False: _("it was a matter of method, not of style or judgement"),
    },
    "looked_into": {
        "own-card": _("a player looked at his own system card"),
        "opponents-card": _("a player looked at the opponents' system card"),
        "memory-aid": _("a player looked at something that helps memory or calculation"),
    },
    "looked_when": {
        "before-auction": _("that was before the cards were taken from the board"),
        "before-first-call": _("that was after the cards had been taken, before the first call"),
        "auction": _("that was during the auction"),
        "clarification": _("that was between the final pass and the facing of the opening lead"),
        "play": _("that was during the play"),
    },
    "declaring_side": {
        True: _("the player was on the declaring side"),
        False: _("the player was a defender"),
    },
    "turn_to_act": {
        True: _("it was his turn to call or play"),
        False: _("it was not his turn to call or play"),
    },
    "to_explain": {
        True: _("an opponent had asked, and he looked in order to explain correctly"),
        False: _("no opponent had asked him for an explanation"),
    },
    "own_card_permitted": {
        True: _("the regulations let players look at their own card then"),
        False: _("the regulations said nothing about looking at one's own card then"),
    },
    "opponents_card_permitted": {
        True: _("the regulations let players look at the opponents' card at any time"),
        False: _("the regulations said nothing about looking at the opponents' card"),
    },
    "aid_permitted": {
        True: _("the regulations allowed aids to memory or calculation then"),
        False: _("the regulations said nothing about aids to memory or calculation"),
    },
    "damaged_by_information": {
        True: _("what the exposed card told damaged the other side"),
        False: _("what the exposed card told did no damage"),
    },
    "damaged_by_explanation": {
        True: _("the mistaken explanation damaged the other side"),
        False: _("the mistaken explanation did no damage"),
    },
    "explained_by": {
        "caller": _("the player who called explained the call himself"),
        "callers-partner": _("the partner of the player who called explained the call"),
    },
    "explained_because": {
        "nobody-asked": _("nobody had asked"),
        "director-told-him": _("the director had told him to explain"),
        "regulations": _("the regulations required the explanation"),
        "opponent-asked": _("an opponent had asked"),
    },
}
