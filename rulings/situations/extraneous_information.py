"""Information about a board that did not come from partner (16D)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_86
from rulings.situations import other_table
from rulings.situations.extraneous_information_facts import EXTRANEOUS_INFORMATION_CHECKS, ExtraneousInformationFacts


@rules_on(ExtraneousInformationFacts, *EXTRANEOUS_INFORMATION_CHECKS)
def rule_extraneous_information(f: ExtraneousInformationFacts) -> None:
    """Nothing if it cannot affect play; else four choices before the first call, two after it."""
    law_16.director_told_at_once(f)
    if f.play_over:
        looked_at_after_play(f)
    elif law_16.cannot_affect_play(f):
        return
    elif f.given("director_chose"):
        _CHOSEN[f.director_chose](f)
    elif f.first_call_made:
        law_16.two_choices_left(f, play_on, artificial_score)
    else:
        law_16.seats_or_new_deal(f, new_deal_barred)
        law_16.play_on_or_artificial_score(f, play_on, artificial_score)


def new_deal_barred(f: ExtraneousInformationFacts) -> bool:
    """86A: in a team match whose result could be known without this board there is no new deal."""
    if f.event != "teams" or not law_86.result_could_be_known(f):
        return False
    law_86.not_dealt_again(f)
    return True


def play_on(f: ExtraneousInformationFacts) -> None:
    """16D2(c): the board is played, and then it is looked at."""
    looked_at_after_play(f, chosen=True)


def looked_at_after_play(f: ExtraneousInformationFacts, *, chosen: bool = False) -> None:
    """16D2(c); an adjusted score in a team match is given with regard to the other table (12A)."""
    *_, found = law_16.played_first(f, chosen=chosen)
    other_table.considered_if_adjusted(f, found)


def artificial_score(f: ExtraneousInformationFacts) -> None:
    """16D2(d); in a team match with regard to the other table."""
    law_16.artificial_adjusted_score(f)
    other_table.considered(f)


_CHOSEN = {
    "seats": law_16.seats_changed,
    "redeal": law_16.dealt_again,
    "play-on": play_on,
    "artificial-score": artificial_score,
}
