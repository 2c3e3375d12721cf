"""Law 45: played card."""

from collections.abc import Callable
from functools import partial
from typing import Literal

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
from rulings.laws import law_47, law_55, law_56
from rulings.situations.card_not_designated_facts import IndicatedCardFacts, UndesignatedCardFacts
from rulings.situations.cards_told import card_of
from rulings.situations.designation_changes_facts import ChangeFacts
from rulings.situations.fifth_cards_facts import FifthCardFacts
from rulings.situations.played_card_facts import PlayedCardFacts, grade_of
from rulings.situations.played_cards_facts import not_played
from rulings.situations.premature_plays_facts import PrematurePlayFacts
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts

Rule = Callable[[FifthCardFacts], object]


@clause("45A")
def played_from_hand(f: PlayedCardFacts) -> Conclusion:
    """A player plays by putting the card face up on the table before him."""
    return _played(f, f.hand)


def _played(f: PlayedCardFacts, who: str) -> Conclusion:
    return CardPlayed(who=who, card=card_of(f))


@clause("45B")
def played_from_dummy(f: PlayedCardFacts) -> Conclusion:
    """Declarer plays dummy's card by naming it; if need be he takes it himself."""
    return _played(f, "dummy")


@clause("45B")
def designated_by_declarer(f: PlayedCardFacts) -> bool:
    """Only declarer plays dummy's cards: he named this one or took it."""
    return f.by_declarer


@clause("45C1")
def has_played_to_trick(f: PlayedCardFacts) -> bool:
    """The defender has already played a legal card to the trick: 45E."""
    return f.already_played


@clause("45C1")
def in_partners_view(f: PlayedCardFacts) -> bool:
    """The defender held the card so that his partner could see its face."""
    return f.partner_could_see


@clause("45C1")
def held_in_view(f: Facts, who: str, card: Card | None) -> Conclusion:
    """A card that a defender, whose turn it is, holds so that partner could see its face is played to the trick."""
    return CardPlayed(who=who, card=card)


@clause("45C1")
def held_out_of_view(f: PlayedCardFacts) -> Conclusion:
    """One whose face the partner could not have seen is not."""
    return not_played(f, "defender")


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


@clause("45C4a", "45C4")
def designated(f: PlayedCardFacts) -> Conclusion:
    """A card of his own that a player names or otherwise designates to be played must be played."""
    return PlayRequired(who=f.hand, card=card_of(f), why="designated")


@clause("45C4a", "45B")
def named_from_dummy(f: PlayedCardFacts) -> Conclusion:
    """By naming a card of dummy declarer plays it (45B), and it must be played."""
    return _played(f, "dummy")


@clause("45C4b")
def is_unintended(f: ChangeFacts) -> bool:
    """A slip of the tongue may be changed; a lapse of concentration or a reconsidered play may not."""
    return f.cause == "slip-of-the-tongue"


@clause("45C4b")
def change_is_in_time(f: ChangeFacts) -> bool:
    """Until declarer has played another card from his hand or from dummy."""
    return not f.card_played_since


@clause("45C4b", "45C4a")
def designation_stands(f: ChangeFacts, why: str) -> Conclusion:
    """What 45C4(b) does not let declarer change must be played as designated (45C4a)."""
    return DesignationStands(who=f.hand, card=_new_card_known(f, "designated_card"), why=why)


def _new_card_known(f: ChangeFacts, name: Literal["designated_card", "new_card"]) -> Card | None:
    return getattr(f, name) if f.given(name) else None


@clause("45C4b", "47C")
def may_change(f: ChangeFacts) -> Conclusion:
    """Declarer may change his designation."""
    return choice(f, "change-designation", "declarer", designation_changed)


@clause("45C4b", "47C")
def designation_changed(f: ChangeFacts) -> Conclusion:
    """The new card is played; the one first designated goes back without rectification (47C)."""
    law_47.returned_after_change(f, f.hand, _new_card_known(f, "designated_card"))
    return CardPlayed(who=f.hand, card=_new_card_known(f, "new_card"))


@clause("45C4b", "47D")
def defender_may_change(f: ChangeFacts) -> tuple[Conclusion, ...]:
    """Who played to the designated card may change his card; 16C for what the withdrawn cards told."""
    chooser = "rho" if f.hand == "dummy" else "lho"
    return (
        choice(f, "change-card-after-designation", chooser, partial(law_47.returned_after_opponent, who=chooser)),
        information("authorised", of="withdrawn-cards", who="defenders", clause="16C1"),
        information("unauthorised", of="withdrawn-cards", who="declarer", clause="16C2"),
    )


@clause("45C4b")
def may_be_changed_if_unintended(f: PlayedCardFacts) -> Conclusion:
    """Declarer may change an unintended designation before his next card from either hand."""
    return reminder("unintended-may-be-changed", who="declarer")


@exception("45C4b", to="47F2")
def change_permitted(f: WithdrawnCardFacts) -> bool:
    """Declarer's unintended designation, before his next card from either hand; a defender has no such right."""
    return f.hand != "defender" and f.unintended and not f.card_played_since


@clause("45C5")
def may_have_to_be_played(f: PlayedCardFacts) -> tuple[Conclusion, ...]:
    """A penalty card is not played by lying there, but may have to be played (50)."""
    return not_played(f, "defender"), PenaltyCardDuty(who="defender", card=card_of(f), grade=grade_of(f))


@clause("45D1")
def is_in_time(f: UndesignatedCardFacts) -> bool:
    """Until each side has played to the next trick."""
    return f.sides_played_next < 2


@clause("45D1")
def must_be_withdrawn(f: UndesignatedCardFacts) -> tuple[Conclusion, ...]:
    """The card goes back, and the one that declarer designated is played."""
    designated = _known(f, "designated_card")
    played = CardPlayed(who="dummy", card=designated) if designated else DesignatedCardPlayed()
    return PlayWithdrawn(who="dummy", card=_known(f, "played_card"), why="not-designated"), played


def _known(f: UndesignatedCardFacts, name: Literal["played_card", "designated_card"]) -> Card | None:
    return getattr(f, name) if f.given(name) else None


@clause("45D1")
def defenders_may_withdraw(f: UndesignatedCardFacts) -> tuple[Conclusion, ...]:
    """A defender may take back what he played after the mistake and before attention was drawn."""
    who = ("rho", "lho") if f.defenders_after == "both" else (f.defenders_after,)
    return tuple(choice(f, "withdraw-card-after-dummy", one, partial(card_returns, who=one)) for one in who)


@clause("45D1")
def declarer_may_withdraw(f: UndesignatedCardFacts) -> Conclusion:
    """If his right-hand opponent changes, declarer may take back what he played to the trick after that."""
    return choice(f, "withdraw-card-after-rho", "declarer", partial(card_returns, who="declarer"))


@clause("45D1")
def card_returns(f: Facts, who: str) -> Conclusion:
    """A card that a player takes back after dummy's goes back to his hand."""
    return CardToHand(who=who, card=None)


@clause("45D1")
def undesignated_card(f: PlayedCardFacts) -> Conclusion:
    """Dummy put a card in the played position that declarer had not named."""
    return UndesignatedCardShown(who="dummy", card=card_of(f))


@clause("45D1", "45F")
def dummys_own_card(f: PrematurePlayFacts) -> Conclusion:
    """What declarer did not designate is taken back (45D1); a play that dummy only suggested is looked at later (45F)."""
    return reminder("dummys-own-card", who="dummy", clause="45D1")


@clause("45D2")
def play_continues(f: UndesignatedCardFacts) -> Conclusion:
    """Too late: no card to this trick or a later one is changed."""
    return PlayStands(who="dummy", card=_known(f, "played_card"), why="too-late")


@clause("45D2")
def revoke_to_the_lead(f: UndesignatedCardFacts) -> Conclusion | None:
    """Not following to the suit of the card that was led may be a revoke."""
    match f.not_followed_by:
        case "none":
            return None
        case "both-sides":
            return RevokedToUndesignatedLead(why="both-sides")
        case who:
            return RevokedToUndesignatedLead(who=who)


@clause("45D2")
def dummy_revoked(f: UndesignatedCardFacts) -> Conclusion | None:
    """The card did not follow suit though dummy could."""
    return DummyHasRevoked(who="dummy") if f.dummy_revoked else None


@clause("45E1")
def defender_led(f: FifthCardFacts) -> bool:
    """The director decides whether the defender's card was led."""
    return f.led


@clause("45E1")
def becomes_penalty_card(f: FifthCardFacts) -> Conclusion:
    """A defender's fifth card that was not led becomes a penalty card under 50."""
    return FifthCardNotLed(who="offender")


@clause("45E1", "53A", "56")
def declarer_accepts_or_refuses(f: FifthCardFacts, taken_back: Rule) -> tuple[Conclusion, ...]:
    """A defender's lead out of turn: declarer accepts it (53) or has it taken back (56)."""
    lead, turn = "partner-to-lead" if f.turn == "partner" else "declarer-to-lead", f.turn
    return (
        FifthCardLed(who="offender"),
        choice(f, "accept-lead", "declarer", law_56.declarer_accepted, due="play"),
        choice(f, "refuse-lead", "declarer", taken_back, lead=lead, hand=turn, due="play"),
    )


@clause("45E1")
def fifth_card(f: PlayedCardFacts) -> Conclusion:
    """A second card of a defender to the trick: a penalty card, unless the director finds that it was led."""
    return FifthCardShown(who="defender", card=card_of(f))


@clause("45E2")
def declarer_led(f: FifthCardFacts) -> bool:
    """The director decides whether the card of declarer or dummy was led."""
    return f.led


@clause("45E2")
def back_to_hand(f: FifthCardFacts) -> tuple[Conclusion, ...]:
    """Not led: the card of declarer or dummy goes back to its hand, without further rectification."""
    return CardToHand(who=f.hand, card=card_of(f)), NoRectification()


@clause("45E2", "53A", "55A", "55B1", "55B2")
def defenders_accept_or_refuse(f: FifthCardFacts, taken_back: Rule) -> tuple[Conclusion, ...]:
    """Declarer's lead out of turn: a defender accepts it (55A) or has it taken back (55B)."""
    accepted = partial(law_55.defender_accepted, hand=f.hand)
    return (
        FifthCardLed(who=f.hand),
        choice(f, "accept-lead", "defenders", accepted, due="play"),
        choice(f, "refuse-lead", "defenders", taken_back, lead=law_55.leads_instead(f.turn), hand=f.turn, due="play"),
    )


@clause("45E2")
def declaring_sides_fifth_card(f: PlayedCardFacts) -> Conclusion:
    """A second card of declarer's or dummy's to the trick: back to hand, unless the director finds that it was led."""
    return FifthCardOfDeclaringSide(who=f.hand, card=card_of(f))


@clause("45F")
def may_touch(f: IndicatedCardFacts) -> Conclusion | None:
    """On declarer's instruction, or to arrange the cards: no irregularity."""
    return DummyMayTouch(who="dummy") if f.instructed or f.arranging else None


@clause("45F")
def play_goes_on(f: IndicatedCardFacts) -> tuple[Conclusion, ...]:
    """The director is called and told at once; play continues."""
    return DummyMayNotTouch(who="dummy"), PlayContinues()


@clause("45F")
def look_after_play(f: IndicatedCardFacts) -> Conclusion:
    """After play: an adjusted score if dummy suggested a play and the defenders were damaged by it."""
    if not f.given("suggested_play"):
        return reminder("damage-by-suggested-play")
    if f.suggested_play and f.damaged_by_play:
        return AdjustedScore(towards="without-suggestion")
    return ScoreStands(why="no-damage")
