"""Law 16: authorised and unauthorised information."""

from collections.abc import Callable, Iterator
from typing import Literal

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
from rulings.situations.auction_questions_facts import SystemCardFacts
from rulings.situations.extraneous_information_facts import ExtraneousInformationFacts
from rulings.situations.faulty_deals_facts import FaultyDealFacts
from rulings.situations.spectators_facts import SpectatorFacts
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts

Rule = Callable[[ExtraneousInformationFacts], object]


@clause("16A1a", "16A1")
def from_calls_and_plays(f: UnauthorisedInformationFacts) -> Conclusion:
    """What the legal calls and plays of the board tell, accepted irregular ones included, everybody may use.

    As long as unauthorised information from elsewhere has not affected it.
    """
    return information("authorised", of="calls-and-plays", who="recipient")


@clause("16A1c")
def from_procedure(f: UnauthorisedInformationFacts | SystemCardFacts) -> Conclusion:
    """So is what comes out when a procedure is followed that the Laws or the regulations allow (but see 16B1).

    What a player read in his own card during the auction no procedure allowed him to know.
    """
    if isinstance(f, SystemCardFacts):
        return information("unauthorised", of="own-card", who="offender")
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
def unauthorised_from_partner(f: Facts, of: str, who: Player = "partner") -> Conclusion:
    """It is unauthorised for the partner of the player from whom it came, by a remark, a question, an answer, his manner."""
    return information("unauthorised", of=of, who=who)


@clause("16B1a")
def nothing_infringed(f: UnauthorisedInformationFacts) -> Conclusion | None:
    """A player may not choose, among logical alternatives, one that the information clearly suggested over another.

    So nothing is infringed if it suggested none, if he had no logical alternative (b), or if he chose otherwise.
    """
    if not f.suggested:
        return ScoreStands(why="nothing-suggested")
    if not has_logical_alternative(f):
        return ScoreStands(why="no-alternative")
    return None if f.chose_suggested else ScoreStands(why="not-chosen")


@clause("16B1b")
def has_logical_alternative(f: UnauthorisedInformationFacts) -> bool:
    """Whether a marked share of his peers would seriously consider another action, and some might choose it."""
    return f.logical_alternative


@clause("16B2")
def rights_reserved(f: UnauthorisedInformationFacts) -> Conclusion:
    """An opponent may announce that he may call the director later; not where the regulations forbid it.

    Who disputes that there was such information should call the director at once; he establishes what happened.
    """
    if f.disputed:
        return FactsEstablishedNow()
    if f.reserving_forbidden:
        return DirectorCalledNow(who="opponents")
    return option("reserve-rights", "opponents")


@clause("16B3", "fn:5")
def adjusted_for_advantage(f: UnauthorisedInformationFacts) -> Conclusion:
    """After the play who has good reason to think that a player chose what was suggested should call the director.

    To call him earlier or later is no infraction (note 5). An advantage for the offenders: he should adjust (12C1).
    """
    if not f.play_over:
        return reminder("call-after-play", who="opponents")
    return _adjusted_if_damaged(f)


def _adjusted_if_damaged(f: UnauthorisedInformationFacts) -> Conclusion:
    if f.damaged:
        return AdjustedScore(towards="without-unauthorised-information")
    return ScoreStands(why="no-damage-done")


@clause("16C1", "16C2", "16A1b")
def information_from_withdrawn(
    f: Facts, of: str, non_offenders: Player, offenders: Player | None = None
) -> tuple[Conclusion, ...]:
    """The non-offending side may use everything that a withdrawn action told, its own or the opponents'.

    The offending side may not (16C2), where that is said with it.
    """
    authorised = information("authorised", of=of, who=non_offenders, clause="16C1")
    return (
        (authorised, information("unauthorised", of=of, who=offenders, clause="16C2")) if offenders else (authorised,)
    )


def information_from_withdrawn_cards(
    f: Facts, non_offenders: Player = "opponents", offenders: Player = "offending-side"
) -> tuple[Conclusion, ...]:
    """16C of withdrawn plays."""
    return information_from_withdrawn(f, "withdrawn-cards", non_offenders, offenders)


def information_from_withdrawn_call(f: Facts) -> tuple[Conclusion, ...]:
    """16C of a withdrawn or cancelled call."""
    return information_from_withdrawn(f, "withdrawn-call", "opponents", "offending-side")


@clause("16C2", "16C")
def withdrawn_is_unauthorised(f: Facts, of: str = "withdrawn-action", who: Player = "recipient") -> Conclusion:
    """The offending side may use nothing that a withdrawn action told, its own or the opponents'."""
    return information("unauthorised", of=of, who=who)


@clause("16C2")
def withdrawn_was_used(f: UnauthorisedInformationFacts) -> Literal[True] | Conclusion:
    """He may not choose, among logical alternatives, what the withdrawn action clearly suggested; else nothing is infringed."""
    return (f.suggested and has_logical_alternative(f) and f.chose_suggested) or ScoreStands(why="not-used")


@clause("16C3")
def adjusted_for_withdrawn(f: UnauthorisedInformationFacts) -> Conclusion:
    """After play: an infringement that damaged the non-offending side brings an adjusted score (12C1)."""
    if not f.play_over:
        return reminder("withdrawn-action-after-play", who="recipient")
    return _adjusted_if_damaged(f)


@clause("16D1")
def another_hand_seen(f: Facts) -> Conclusion:
    """Who has seen by accident what he may not know of a board that he plays or is still to play: 16D.

    A card that was seen in the deal is of the own table, before the auction.
    """
    return reminder("card-seen-in-deal" if isinstance(f, FaultyDealFacts) else "cards-of-another-board-seen")


@clause("16D1", "16D")
def director_told_at_once(f: ExtraneousInformationFacts) -> Conclusion:
    """The director should be called at once, preferably by who has the information; it is unauthorised."""
    return information("unauthorised", of=f.learned, who="recipient")


@clause("16D1")
def learned_from_spectator(f: SpectatorFacts) -> tuple[Conclusion, ...]:
    """What a player learns of a board from who does not play it comes from elsewhere: the director should be called."""
    source = "spectator" if f.present_as == "onlooker" else f.present_as
    return information("unauthorised", of=f"from-{source}", who="recipient"), reminder("call-director-about-spectator")


@clause("16D2")
def cannot_affect_play(f: ExtraneousInformationFacts) -> Conclusion | None:
    """Information that cannot affect normal play changes nothing."""
    return None if f.may_affect_play else InformationHarmless()


@clause("16D2")
def seats_or_new_deal(
    f: ExtraneousInformationFacts, barred: Callable[[ExtraneousInformationFacts], bool]
) -> tuple[Conclusion, ...]:
    """Before the first call: other seats (a) or a new deal (b), where the contest allows it, within 86A."""
    seats = (choice(f, "change-seats", "director", seats_changed, {"director_chose": "seats"}, due="play"),)
    deal = (choice(f, "deal-again", "director", dealt_again, {"director_chose": "redeal"}, due="play"),)
    return (*(seats if f.seats_can_change else ()), *(deal if f.can_redeal and not barred(f) else ()))


@clause("16D2")
def play_on_or_artificial_score(
    f: ExtraneousInformationFacts, play_on: Rule, artificial: Rule
) -> tuple[Conclusion, ...]:
    """Or the board is played and looked at afterwards (c), or it has an artificial adjusted score (d)."""
    return _play_on_or_score(f, play_on, artificial)


def _play_on_or_score(f: ExtraneousInformationFacts, play_on: Rule, artificial: Rule) -> tuple[Conclusion, ...]:
    return (
        choice(f, "play-board-first", "director", play_on, {"director_chose": "play-on"}, due="play"),
        choice(f, "give-artificial-score", "director", artificial, {"director_chose": "artificial-score"}, due="play"),
    )


@clause("16D2a")
def seats_changed(f: ExtraneousInformationFacts) -> Conclusion:
    """The player who knows of a hand takes that hand."""
    return SeatsChanged(who="recipient")


@clause("16D2b")
def dealt_again(f: ExtraneousInformationFacts) -> Conclusion:
    """The board is dealt again for these contestants."""
    return BoardDealtAgain()


@clause("16D2c")
def played_first(f: ExtraneousInformationFacts, *, chosen: bool = False) -> Iterator[Conclusion]:
    """The board is played; after that an adjusted score is given if the information has affected the result.

    ``chosen``: that it is played is what the director has chosen, and has to be said.
    """
    if chosen:
        yield BoardPlayedAndScored()
    if not f.given("affected_result"):
        yield judgement("result-affected-by-information")
    elif f.affected_result:
        yield AdjustedScore(towards="without-that-information")
    else:
        yield ScoreStands(why="information-without-effect")


@clause("16D2d")
def artificial_adjusted_score(f: ExtraneousInformationFacts) -> Conclusion:
    """An artificial adjusted score (12C2)."""
    return ArtificialScore()


@clause("16D3")
def two_choices_left(f: ExtraneousInformationFacts, play_on: Rule, artificial: Rule) -> tuple[Conclusion, ...]:
    """After the first call only (c) and (d) are left."""
    return _play_on_or_score(f, play_on, artificial)
