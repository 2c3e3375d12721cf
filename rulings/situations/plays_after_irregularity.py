"""Plays made after an illegal play and before it was rectified (60)."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_11, law_16, law_47, law_53, law_55, law_56, law_60
from rulings.situations import penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.plays_after_irregularity_facts import LATER_PLAY_CHECKS, LaterPlayFacts


@rules_on(LaterPlayFacts, *LATER_PLAY_CHECKS)
def rule_play_before_rectification(f: LaterPlayFacts) -> None:
    """Law 60: what the rectification had come to, who played on, and after what."""
    if f.lead_taken_back:
        before_the_correct_lead(f)
    elif f.rectification_set:
        law_60.right_forfeited(f, "rectification-set")
    elif f.played_on_by == "offending-side":
        law_60.rights_stay(f, "opponents")
        law_60.later_card_rectified(f, "later-card")
    elif f.irregularity == "lead" and (f.misinformed or f.thirteenth_trick):
        lead_goes_back(f)
    elif f.irregularity == "play" and f.told_to_play:
        play_goes_back(f)
    else:
        non_offender_played(f)


def lead_goes_back(f: LaterPlayFacts) -> None:
    """What no play can make a correct lead; but a correct lead made after it stands (53B)."""
    if f.misinformed:
        law_47.taken_back_after_misinformation(f, "leader", None)
    else:
        footnotes.thirteenth_trick(f, "offender", None)
    if not law_53.led_beside_one_that_goes_back(f):
        law_47.card_upon_it_returns(f, "opponents")
    if f.misinformed:
        law_16.information_from_withdrawn(f, "lead-after-misinformation", "leader", "opponents")


def play_goes_back(f: LaterPlayFacts) -> None:
    """A card that an opponent had said it was time to play: nobody can accept it, and what was played upon it goes back."""
    law_47.taken_back_after_misinformation(f, "misled", None, to_a_trick=True, play=True)
    law_47.card_upon_it_returns(f, "opponents")
    law_16.information_from_withdrawn(f, "play-after-misinformation", "misled", "opponents")


def before_the_correct_lead(f: LaterPlayFacts) -> None:
    """60B, or an ordinary lead by a defender."""
    if law_60.declarer_still_leads(f):
        penalty_card_effects.becomes_major(f, "defender", card_of(f), more=penalty_card_effects.has_more(f))
    elif f.defender_in_turn:
        law_55.declarer_takes_back(f)
    else:
        law_56.declarer_chooses(f)


def non_offender_played(f: LaterPlayFacts) -> None:
    """60A1, with 53B before it and 53C beside it."""
    led_or_played = f.irregularity != "other"
    on_right = led_or_played and f.offender_on_right
    if on_right:
        law_60.right_forfeited(f)
    if f.irregularity == "lead" and law_53.correct_lead_made(f):
        pass
    elif on_right:
        law_60.treated_as_in_turn(f)
    elif f.irregularity == "lead" and f.irregularity_by == "declarer":
        law_53.stands_by_wrong_defender(f, "offender", None, to_be_ruled="defender")
    else:
        law_60.right_forfeited(f, "not-next" if led_or_played else "other-irregularity")
        law_11.right_lost(f)
    if f.earlier_obligation != "none":
        law_60.obligation_remains(f)
