"""Law 45: played card."""

from collections.abc import Callable, Iterator
from functools import partial

from bridge.cards import Card
from rulings.effects.designations import (
    DesignatedCardPlayed,
    DesignationStands,
    DummyHasRevoked,
    PlayContinues,
    UndesignatedCardShown,
)
from rulings.effects.fifth_cards import FifthCardLed, FifthCardNotLed, FifthCardOfDeclaringSide, FifthCardShown
from rulings.effects.hands import DummyMayNotTouch, DummyMayTouch
from rulings.effects.leads import RevokedToUndesignatedLead
from rulings.effects.penalty_cards import PenaltyCardDuty
from rulings.effects.plays import CardPlayed, PlayStands, PlayWithdrawn
from rulings.effects.restrictions import PlayRequired
from rulings.effects.returned_cards import CardToHand
from rulings.effects.rights import NoRectification
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, information, reminder
from rulings.laws import law_55, law_56
from rulings.situations.card_not_designated_facts import IndicatedCardFacts, UndesignatedCardFacts
from rulings.situations.cards_told import card_of
from rulings.situations.designation_changes_facts import ChangeFacts
from rulings.situations.exposed_card_facts import ExposedCardFacts, only_card
from rulings.situations.fifth_cards_facts import FifthCardFacts
from rulings.situations.played_card_facts import PlayedCardFacts, grade_of
from rulings.situations.played_cards_facts import not_played

Rule = Callable[[FifthCardFacts], object]


@clause("45A")
def played_from_hand(f: PlayedCardFacts) -> Conclusion:
    """A player, dummy excepted, plays by putting the card face up on the table at once before him."""
    return _played(f, f.hand)


def _played(f: PlayedCardFacts, who: str) -> Conclusion:
    return CardPlayed(who=who, card=card_of(f))


@clause("45B")
def played_from_dummy(f: PlayedCardFacts) -> Conclusion:
    """Declarer plays dummy's card by naming it; if need be he takes it himself. One that he did not designate: 45D1."""
    if not f.by_declarer:
        return UndesignatedCardShown(who="dummy", card=card_of(f), clause="45D1")
    return _played(f, "dummy")


@clause("45C1")
def held_in_view(f: PlayedCardFacts | ExposedCardFacts) -> Conclusion | None:
    """A defender's card, held so that partner could see its face, is played to the trick; if he has played to it: 45E."""
    if isinstance(f, ExposedCardFacts):
        return CardPlayed(who="offender", card=only_card(f))
    if not f.partner_could_see:
        return not_played(f, "defender")
    return None if f.already_played else _played(f, "defender")


@clause("45C2a", "45C2")
def at_the_table(f: PlayedCardFacts) -> Conclusion | None:
    """Declarer's card held face up, touching or nearly touching the table, is played."""
    return _played(f, "declarer") if f.position != "clear" else None


@clause("45C2b")
def held_as_played(f: PlayedCardFacts) -> Conclusion | None:
    """Declarer's card held so as to indicate that it is played is played."""
    return _played(f, "declarer") if f.shown_as_played else None


@clause("45C3")
def touched_in_dummy(f: PlayedCardFacts) -> Conclusion:
    """A card of dummy that declarer touches deliberately is played, unless to arrange dummy or to reach another card."""
    return (_played if f.deliberate and f.purpose == "other" else not_played)(f, "dummy")


@clause("45C4a", "45C4", "45B")
def designated(f: PlayedCardFacts) -> Conclusion | tuple[Conclusion, ...]:
    """A card that a player names or otherwise designates must be played; naming a card of dummy plays it (45B).

    What declarer designated he may change by 45C4(b), if it was unintended.
    """
    must_be_played = PlayRequired(who=f.hand, card=card_of(f), why="designated")
    if f.hand == "defender":
        return must_be_played
    changed = reminder("unintended-may-be-changed", who="declarer", clause="45C4b")
    return (_played(f, "dummy") if f.hand == "dummy" else must_be_played), changed


@clause("45C4b", "45C4a", "47C", "47D")
def change_of_designation(f: ChangeFacts) -> Iterator[Conclusion]:
    """Until he plays another card from either hand declarer may change an unintended designation.

    A slip of the tongue may be changed, a lapse of concentration or a reconsidered play not: the card must be played
    (45C4a). Who played to the designated card may then change his own (47D, 16C).
    """
    if f.cause != "slip-of-the-tongue":
        yield DesignationStands(who=f.hand, card=_known(f, "designated_card"), why="not-unintended")
    elif f.card_played_since:
        yield DesignationStands(who=f.hand, card=_known(f, "designated_card"), why="too-late")
    else:
        yield choice(f, "change-designation", "declarer", _changed)
        if f.defender_played:
            yield from _defender_may_change(f)


def _changed(f: ChangeFacts) -> tuple[Conclusion, ...]:
    """The new card is played; the one first designated goes back without rectification (47C)."""
    back = CardToHand(who=f.hand, card=_known(f, "designated_card"), clause="47C")
    return back, CardPlayed(who=f.hand, card=_known(f, "new_card"))


def _defender_may_change(f: ChangeFacts) -> tuple[Conclusion, ...]:
    who = "rho" if f.hand == "dummy" else "lho"
    back = CardToHand(who=who, card=None, clause="47D")
    return (
        choice(f, "change-card-after-designation", who, lambda _: back),
        information("authorised", of="withdrawn-cards", who="defenders", clause="16C1"),
        information("unauthorised", of="withdrawn-cards", who="declarer", clause="16C2"),
    )


@clause("45C5", "50C", "50D1a")
def may_have_to_be_played(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """A penalty card is not played by lying there, but may have to be played (50)."""
    grade = grade_of(f)
    duty = PenaltyCardDuty(who="defender", card=card_of(f), grade=grade, clause="50C" if grade == "minor" else "50D1a")
    return not_played(f, "defender"), duty


@clause("45D1", "47D")
def undesignated_card_withdrawn(f: UndesignatedCardFacts) -> Iterator[Conclusion]:
    """Until each side has played to the next trick the card goes back, and the one that declarer designated is played.

    A defender may take back what he played after the mistake and before attention was drawn; if his right-hand opponent
    does, declarer may take back what he played to the trick after that.
    """
    if f.sides_played_next == 2:
        return
    designated = _known(f, "designated_card")
    yield PlayWithdrawn(who="dummy", card=_known(f, "played_card"), why="not-designated")
    yield CardPlayed(who="dummy", card=designated) if designated else DesignatedCardPlayed()
    defenders = {"none": (), "both": ("rho", "lho")}.get(f.defenders_after, (f.defenders_after,))
    for who in defenders:
        yield _may_take_back(f, "withdraw-card-after-dummy", who)
    if "rho" in defenders and f.declarer_after_rho:
        yield _may_take_back(f, "withdraw-card-after-rho", "declarer")


def _may_take_back(f: UndesignatedCardFacts, key: str, who: str) -> Conclusion:
    """The card goes back to his hand, without rectification (47D)."""
    return choice(f, key, who, lambda _: CardToHand(who=who, card=None, clause="47D"))


def _known(f: Facts, name: str) -> Card | None:
    """A card that the case may leave unnamed."""
    return getattr(f, name) if f.given(name) else None


@clause("45D2", "64A")
def too_late_to_withdraw(f: UndesignatedCardFacts) -> Iterator[Conclusion]:
    """After that no card to this trick or a later one is changed. A revoke may have come of it.

    If the card was led, by who did not follow to its suit; if it was played to a trick, by dummy.
    """
    yield PlayStands(who="dummy", card=_known(f, "played_card"), why="too-late")
    if f.was_led and f.not_followed_by == "both-sides":
        yield RevokedToUndesignatedLead(why="both-sides")
    elif f.was_led and f.not_followed_by != "none":
        yield RevokedToUndesignatedLead(who=f.not_followed_by)
        yield reminder("count-tricks-for-revoke", who=f.not_followed_by, clause="64A")
    elif not f.was_led and f.dummy_revoked:
        yield DummyHasRevoked(who="dummy")


@exception("45E1", to="45E1")
def defender_led(f: FifthCardFacts) -> bool:
    """Unless the director finds that the defender's card was led."""
    return f.led


@clause("45E1", "53A", "56")
def defenders_fifth_card(
    f: PlayedCardFacts | FifthCardFacts, taken_back: Rule | None = None
) -> Conclusion | tuple[Conclusion, ...]:
    """A defender's fifth card becomes a penalty card under 50; if it was led, 53 or 56 applies.

    Led out of turn: declarer accepts the lead, or has it taken back.
    """
    if isinstance(f, PlayedCardFacts):
        return FifthCardShown(who="defender", card=card_of(f))
    if taken_back is None:
        return FifthCardNotLed(who="offender")
    lead, turn = "partner-to-lead" if f.turn == "partner" else "declarer-to-lead", f.turn
    return (
        FifthCardLed(who="offender"),
        choice(f, "accept-lead", "declarer", law_56.declarer_accepted, due="play"),
        choice(f, "refuse-lead", "declarer", taken_back, lead=lead, hand=turn, due="play"),
    )


@exception("45E2", to="45E2")
def declarer_led(f: FifthCardFacts) -> bool:
    """Unless the director finds that the card of declarer or dummy was led."""
    return f.led


@clause("45E2", "45C4b", "53A", "55A", "55B1", "55B2")
def declaring_sides_fifth_card(
    f: PlayedCardFacts | FifthCardFacts, taken_back: Rule | None = None
) -> Conclusion | tuple[Conclusion, ...]:
    """A fifth card of declarer or dummy goes back to its hand without further rectification; if it was led, 55 applies.

    Led out of turn: a defender accepts the lead (55A) or has it taken back (55B). One that declarer only designated may be
    to take the place of the first (45C4(b)).
    """
    if isinstance(f, PlayedCardFacts):
        further = FifthCardOfDeclaringSide(who=f.hand, card=card_of(f))
        perhaps = reminder("perhaps-a-change", who="declarer", clause="45C4b")
        return (further, perhaps) if f.card_was == "designated" else further
    if taken_back is None:
        return CardToHand(who=f.hand, card=card_of(f)), NoRectification()
    accepted, lead = partial(law_55.accepted_or_taken_back, hand=f.hand), law_55.leads_instead(f.turn)
    return (
        FifthCardLed(who=f.hand),
        choice(f, "accept-lead", "defenders", accepted, due="play"),
        choice(f, "refuse-lead", "defenders", taken_back, lead=lead, hand=f.turn, due="play"),
    )


@clause("45F")
def touched_or_indicated(f: IndicatedCardFacts) -> Iterator[Conclusion]:
    """Dummy, once spread, may touch or indicate a card only on declarer's instruction or to arrange.

    Otherwise the director should be called at once and told; play goes on.
    After play: an adjusted score if dummy suggested a play and the defenders were damaged by it.
    """
    if f.instructed or f.arranging:
        yield DummyMayTouch(who="dummy")
        return
    yield from (DummyMayNotTouch(who="dummy"), PlayContinues())
    if not f.given("suggested_play"):
        yield reminder("damage-by-suggested-play")
    elif f.suggested_play and f.damaged_by_play:
        yield AdjustedScore(towards="without-suggestion")
    else:
        yield ScoreStands(why="no-damage")
