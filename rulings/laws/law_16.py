"""Law 16: authorised and unauthorised information."""

from collections.abc import Callable

from rulings.effects.deals import BoardPlayedAndScored
from rulings.effects.information import (
    BoardDealtAgain,
    DirectorCalledNow,
    FactsEstablishedNow,
    InformationHarmless,
    NoExtraneousInformation,
    SeatsChanged,
)
from rulings.effects.scores import AdjustedScore, ArtificialScore, ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.effects import Player
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, information, judgement, option, reminder
from rulings.situations.auction_questions_facts import AuctionQuestionFacts, SystemCardFacts
from rulings.situations.conduct_facts import ConductFacts
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.situations.extraneous_information_facts import ExtraneousInformationFacts
from rulings.situations.mistaken_explanation_facts import MistakenExplanationFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.spectators_facts import SpectatorFacts
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts

Rule = Callable[[ExtraneousInformationFacts], object]


@clause("16A1a", "16A1")
def from_calls_and_plays(f: UnauthorisedInformationFacts) -> Conclusion:
    """What the legal calls and plays of the board tell, accepted irregular ones included, everybody may use."""
    return information("authorised", of="calls-and-plays", who="recipient")


@clause("16A1c")
def from_procedure(f: UnauthorisedInformationFacts) -> Conclusion:
    """So is what comes out when a procedure is followed that the Laws or the regulations allow."""
    return information("authorised", of="procedure", who="recipient")


@clause("16A1d")
def known_before(f: UnauthorisedInformationFacts) -> Conclusion:
    """So is what a player knew before he took his hand, unless a Law forbids it."""
    return information("authorised", of="known-before", who="recipient")


@clause("16A2")
def own_estimate(f: UnauthorisedInformationFacts) -> Conclusion:
    """A player may consider his estimate of the score, the traits of his opponents, and the regulations."""
    return information("authorised", of="own-estimate", who="recipient")


@clause("16B1")
def nothing_extraneous(f: UnauthorisedInformationFacts) -> Conclusion | None:
    """Extraneous is what partner conveyed beyond doubt, other than by the call or play, and could point to another one."""
    return None if f.extraneous else NoExtraneousInformation()


@clause("16B1")
def unauthorised_from_partner(f: UnauthorisedInformationFacts) -> Conclusion:
    """It is unauthorised for the partner of the player from whom it came."""
    return information("unauthorised", of=f.conveyed_by, who="recipient")


@clause("16B1", "61B2b")
def remark_unauthorised(f: DummyActionFacts) -> Conclusion:
    """What dummy conveys is extraneous information from partner."""
    return information("unauthorised", of="dummys-remark", who="declarer")


@clause("16B1")
def shown_to_explainer(f: MistakenExplanationFacts) -> Conclusion:
    """What the explainer learns from his partner's correction or manner is unauthorised for him."""
    return information("unauthorised", of="correction", who="explainer")


@clause("16B1")
def unauthorised_from_question(f: AuctionQuestionFacts) -> Conclusion:
    """What a question shows, or its answer, is unauthorised for the asker's partner."""
    return information("unauthorised", of="question-for-partner", who="askers-partner")


@clause("16A1c")
def unauthorised_from_own_card(f: SystemCardFacts) -> Conclusion:
    """No procedure allowed it: what he read there he may not use."""
    return information("unauthorised", of="own-card", who="offender")


@clause("16B1")
def learned_from_conduct(f: ConductFacts) -> Conclusion:
    """What partner may learn from it is extraneous information."""
    return information("unauthorised", of="conduct", who="partner")


@clause("16B1a")
def suggests_nothing(f: UnauthorisedInformationFacts) -> Conclusion | None:
    """Only information that clearly points to one action rather than another bars a player from it."""
    return None if f.suggested else ScoreStands(why="nothing-suggested")


@clause("16B1b")
def has_logical_alternative(f: UnauthorisedInformationFacts) -> bool:
    """Whether a marked share of his peers would seriously consider another action, and some might choose it."""
    return f.logical_alternative


@clause("16B1a")
def no_logical_alternative(f: UnauthorisedInformationFacts) -> Conclusion | None:
    """Who had no logical alternative may do even what was suggested."""
    return None if has_logical_alternative(f) else ScoreStands(why="no-alternative")


@clause("16B1a")
def chose_otherwise(f: UnauthorisedInformationFacts) -> Conclusion | None:
    """Who did not choose what was suggested has used nothing."""
    return None if f.chose_suggested else ScoreStands(why="not-chosen")


@clause("16B2")
def rights_reserved(f: UnauthorisedInformationFacts) -> Conclusion:
    """An opponent may announce that he may call the director later; not where the regulations forbid it."""
    if f.reserving_forbidden:
        return DirectorCalledNow(who="opponents")
    return option("reserve-rights", "opponents")


@clause("16B2")
def disputed_at_once(f: UnauthorisedInformationFacts) -> Conclusion:
    """Who disputes that there was such information calls the director at once; he establishes what happened."""
    return FactsEstablishedNow()


@clause("16B3", "fn:5")
def call_after_play(f: UnauthorisedInformationFacts) -> Conclusion:
    """After the play the director is called if somebody seems to have chosen what was suggested; before is no infraction."""
    return reminder("call-after-play", who="opponents")


@clause("16B3")
def adjusted_for_advantage(f: UnauthorisedInformationFacts) -> Conclusion:
    """An infraction that brought the offenders an advantage: an adjusted score (12C1)."""
    if f.damaged:
        return AdjustedScore(towards="without-unauthorised-information")
    return ScoreStands(why="no-damage-done")


@clause("16C1", "16A1b")
def withdrawn_is_authorised(f: UnauthorisedInformationFacts) -> Conclusion:
    """The non-offending side may use everything that a withdrawn action told, its own or the opponents'."""
    return information("authorised", of="withdrawn-action", who="recipient")


@clause("16C2", "16C")
def withdrawn_is_unauthorised(f: UnauthorisedInformationFacts) -> Conclusion:
    """The offending side may use nothing that a withdrawn action told, its own or the opponents'."""
    return information("unauthorised", of="withdrawn-action", who="recipient")


@clause("16C2")
def withdrawn_was_used(f: UnauthorisedInformationFacts) -> bool:
    """He may not choose, among logical alternatives, what the withdrawn action clearly suggested."""
    return f.suggested and has_logical_alternative(f) and f.chose_suggested


@clause("16C2")
def withdrawn_was_not_used(f: UnauthorisedInformationFacts) -> Conclusion:
    """Nothing was infringed: the score stands."""
    return ScoreStands(why="not-used")


@clause("16C3")
def withdrawn_looked_at_after_play(f: UnauthorisedInformationFacts) -> Conclusion:
    """Whether that damaged the other side is looked at when the play is over."""
    return reminder("withdrawn-action-after-play", who="recipient")


@clause("16C3")
def adjusted_for_withdrawn(f: UnauthorisedInformationFacts) -> Conclusion:
    """An infringement that damaged the non-offending side: an adjusted score (12C1)."""
    if f.damaged:
        return AdjustedScore(towards="without-unauthorised-information")
    return ScoreStands(why="no-damage-done")


@clause("16B1")
def misstated_bid(f: Facts) -> Conclusion:
    """What somebody said with a double is extraneous information for his partner."""
    return information("unauthorised", of="words-with-double", who="partner")


@clause("16C1")
def information_from_declarers_card(f: RevokeFacts) -> Conclusion:
    """The withdrawn card came from declarer's hand: the defenders may use what it shows."""
    return information("authorised", of="withdrawn-card", who="opponents")


@clause("16C1", "16C2")
def information_after_misinformation(f: Facts, who: str) -> tuple[Conclusion, ...]:
    """The side that misinformed is the offending side for what the withdrawn lead showed."""
    return (
        information("authorised", of="lead-after-misinformation", who=who, clause="16C1"),
        information("unauthorised", of="lead-after-misinformation", who="opponents", clause="16C2"),
    )


@clause("16C1", "16C2")
def information_from_withdrawn_cards(
    f: Facts, non_offenders: str = "opponents", offenders: str = "offending-side"
) -> tuple[Conclusion, ...]:
    """The non-offending side may use what withdrawn plays tell, the offending side may not."""
    return (
        information("authorised", of="withdrawn-cards", who=non_offenders, clause="16C1"),
        information("unauthorised", of="withdrawn-cards", who=offenders, clause="16C2"),
    )


@clause("16C1", "16C2")
def information_from_withdrawn_call(f: Facts) -> tuple[Conclusion, ...]:
    """What a withdrawn or cancelled call shows: the non-offending side may use it, the offending side may not."""
    return (
        information("authorised", of="withdrawn-call", who="opponents", clause="16C1"),
        information("unauthorised", of="withdrawn-call", who="offending-side", clause="16C2"),
    )


@clause("16D1")
def cards_of_another_board_seen(f: Facts) -> Conclusion:
    """Who has seen by accident what he may not know of a board that he plays or is still to play: the director is called."""
    return reminder("cards-of-another-board-seen")


@clause("16B1")
def partners_advice(f: Facts, side: Player) -> Conclusion:
    """What partner said about the choice is extraneous information from partner."""
    return information("unauthorised", of="partners-advice", who=side)


@clause("16C2")
def withdrawn_actions_unauthorised(f: Facts) -> Conclusion:
    """What withdrawn calls and plays show stays unauthorised for the offending side."""
    return information("unauthorised", of="withdrawn-actions", who="offending-side")


@clause("16D1", "16D")
def director_told_at_once(f: ExtraneousInformationFacts) -> Conclusion:
    """The director is called at once, preferably by who has the information; it is unauthorised."""
    return information("unauthorised", of=f.learned, who="recipient")


@clause("16D2")
def cannot_affect_play(f: ExtraneousInformationFacts) -> Conclusion | None:
    """Information that cannot affect normal play changes nothing."""
    return None if f.may_affect_play else InformationHarmless()


@clause("16D2")
def seats_or_new_deal(f: ExtraneousInformationFacts) -> tuple[Conclusion, ...]:
    """Before the first call: other seats (a) or a new deal (b), where the contest allows it."""
    seats = (choice(f, "change-seats", "director", seats_changed, {"director_chose": "seats"}, due="play"),)
    deal = (choice(f, "deal-again", "director", dealt_again, {"director_chose": "redeal"}, due="play"),)
    return (*(seats if f.seats_can_change else ()), *(deal if f.can_redeal else ()))


@clause("16D2a")
def seats_changed(f: ExtraneousInformationFacts) -> Conclusion:
    """The player who knows of a hand takes that hand."""
    return SeatsChanged(who="recipient")


@clause("16D2b")
def dealt_again(f: ExtraneousInformationFacts) -> Conclusion:
    """The board is dealt again for these contestants."""
    return BoardDealtAgain()


@clause("16D2")
def play_on_or_artificial_score(
    f: ExtraneousInformationFacts, play_on: Rule, artificial: Rule
) -> tuple[Conclusion, ...]:
    """Or the board is played and looked at afterwards (c), or it has an artificial adjusted score (d)."""
    return _play_on_or_score(f, play_on, artificial)


@clause("16D3")
def two_choices_left(f: ExtraneousInformationFacts, play_on: Rule, artificial: Rule) -> tuple[Conclusion, ...]:
    """After the first call only (c) and (d) are left."""
    return _play_on_or_score(f, play_on, artificial)


def _play_on_or_score(f: ExtraneousInformationFacts, play_on: Rule, artificial: Rule) -> tuple[Conclusion, ...]:
    return (
        choice(f, "play-board-first", "director", play_on, {"director_chose": "play-on"}, due="play"),
        choice(f, "give-artificial-score", "director", artificial, {"director_chose": "artificial-score"}, due="play"),
    )


@clause("16D2c")
def played_first(f: ExtraneousInformationFacts) -> Conclusion:
    """The board is played."""
    return BoardPlayedAndScored()


@clause("16D2c")
def looked_at_after_play(f: ExtraneousInformationFacts) -> Conclusion:
    """After play: has the information affected the result?"""
    return judgement("result-affected-by-information")


@clause("16D2c")
def adjusted_if_affected(f: ExtraneousInformationFacts) -> Conclusion:
    """If it has, an adjusted score."""
    if f.affected_result:
        return AdjustedScore(towards="without-that-information")
    return ScoreStands(why="information-without-effect")


@clause("16D2d")
def artificial_adjusted_score(f: ExtraneousInformationFacts) -> Conclusion:
    """An artificial adjusted score (12C2)."""
    return ArtificialScore()


@clause("16D1")
def learned_from_spectator(f: SpectatorFacts) -> tuple[Conclusion, ...]:
    """What a player learns of a board from a spectator comes from elsewhere: the director is called at once."""
    return information("unauthorised", of="from-spectator", who="recipient"), reminder("call-director-about-spectator")
