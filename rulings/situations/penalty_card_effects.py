"""What it means that a card becomes a penalty card (50): shared by every Law that makes one."""

from bridge.cards import Card
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.laws import law_50
from rulings.situations import penalty_card_leads
from rulings.situations.cards_told import card_of
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts
from rulings.situations.penalty_card_leads_facts import Cards, Lead


def becomes_major(
    f: Facts,
    who: str,
    card: Card | None,
    *,
    choice_now: bool = False,
    named: bool = False,
    how: str = UNSAID,
    more: bool = False,
) -> None:
    """A card of a defender (``"offender"``, ``"partner"``, a seat) becomes a major penalty card, with all that follows.

    ``choice_now``: partner is to lead at once, so that declarer's choices stand beside this; ``named``: the card is still
    in the hand; ``how``: it was played ``instead`` of a penalty card, or ``led`` out of turn before partner's; ``more``: he
    has another one already, which is major too from now on (50B), and 51 governs them.
    """
    law_50.becomes_penalty_card(f, who, card, "major", how)
    if more:
        for other in _earlier(f):
            law_50.becomes_penalty_card(f, who, other, "major")
        law_50.all_major(f, who=who)
    else:
        _one_lies_there(f, who, card, choice_now=choice_now, named=named)
    law_50.information_while_faced(f, who)
    law_50.director_looks_again(f)


def _one_lies_there(f: Facts, who: str, card: Card | None, *, choice_now: bool, named: bool) -> None:
    if choice_now:
        law_50.stays_faced(f, who, card, until="choice")
    elif named:
        law_50.stays_faced(f, who, card, how="named")
    else:
        law_50.stays_faced(f, who, card)
    law_50.at_first_opportunity(f, who, (card,))
    if not choice_now:
        law_50.declarer_chooses_first(f, who, card)


def offenders_card_penalised(f: Facts) -> None:
    """The card that the case is about becomes a major penalty card, with all that follows."""
    becomes_major(f, "offender", card_of(f), more=has_more(f))


def has_more(f: Facts) -> bool:
    """Whether the same defender already has a penalty card, as far as a case of that kind is told."""
    return bool(_earlier(f)) or ("has_penalty_card" in type(f).fields and bool(f.has_penalty_card))  # type: ignore[attr-defined]


def _earlier(f: Facts) -> Cards:
    return _cards(f, "earlier_cards")


def _cards(f: Facts, name: str) -> Cards:
    """Those of a fact, if the case is of a kind that has it."""
    found: Cards = getattr(f, name) if name in type(f).fields else ()
    return found


def card_played_instead_penalised(f: Facts) -> None:
    """The same of a card that was led or played instead of a penalty card (52B2)."""
    more = isinstance(f, PenaltyCardNotPlayedFacts) and f.more_penalty_cards
    becomes_major(f, "offender", card_of(f), how="instead", more=more)


def becomes_minor(f: Facts, card: Card | None, *, named: bool = False) -> None:
    """A card of the offender becomes a minor penalty card, with all that follows; ``named``: it is still in the hand."""
    law_50.becomes_penalty_card(f, "offender", card, "minor")
    law_50.stays_faced(f, "offender", card, how="named" if named else UNSAID)
    law_50.minor_before_smaller_cards(f, "offender", card)
    law_50.partner_not_restricted(f, "partner")
    law_50.information_while_faced(f, "offender")
    law_50.unauthorised_from_minor(f, "partner")
    law_50.director_looks_again(f)


def lead_taken_back(
    f: Facts, card: Card | None, turn: str, chooser: str = "declarer", *, partner_played: bool = False
) -> None:
    """A defender's lead out of turn is taken back: 50, and 50D2 at once if his partner is to lead instead.

    ``partner_played``: a card of his partner is in sight too.
    """
    earlier, how = _earlier(f), "led" if partner_played else UNSAID
    own = _cards(f, "leaders_major_cards")
    becomes_major(f, "offender", card, choice_now=turn == "partner", how=how, more=has_more(f))
    if turn == "partner":
        law_50.declarer_chooses_first(f, "offender", leader="partner")
        if not earlier:
            penalty_card_leads.declarers_choices(f, Lead.after_one_card(card, own), chooser)
        elif card is not None:
            several = Lead.of("partner", "offender", (*earlier, card), own, "major")
            penalty_card_leads.declarers_choices(f, several, chooser)
        law_50.circumstances_once_played(f, "partner")
