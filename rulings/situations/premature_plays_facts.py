"""What a director is told: premature leads and plays."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import ANY, not_together
from rulings.engine.facts import Facts, Formerly
from rulings.situations import told
from rulings.situations.earlier_cards import EARLIER_CARDS_CHECKS


class PrematurePlayFacts(Facts, kind="premature-play"):
    """A card was played, or led to the next trick, before its turn."""

    hand: Annotated[told.Hand, Formerly("player")]
    leads: told.Leads = False
    told_to_play: told.ToldToPlay = False
    act: Annotated[
        Literal["before-partner", "next-trick-before-partner", "at-rhos-turn"],
        "what the defender did: played before his partner had played to the trick; led to the next trick before that; played "
        "when it was his right-hand opponent's turn",
    ]
    dummys_card: Annotated[
        Literal["named", "indicated", "own-volition", "own-volition-later", "none"],
        "the card from dummy: declarer named or took it; indicated it otherwise (a gesture, a nod); dummy of his own accord "
        "played or suggested it before his right-hand opponent had played, or only after; none, however obvious it was",
    ]
    declarers_card_played: Annotated[bool, "declarer has played to the trick from his own hand"]
    suit_led: told.SuitLed
    legal: told.Legal
    card: told.TheCard
    earlier_cards: told.EarlierCards = ()


def could_be_played(f: PrematurePlayFacts) -> bool:
    """Whether the card could legally be played to the trick in its turn: as the cards show it, else as the case says."""
    shown = None if f.given("legal") else _shown_by_cards(f)
    return f.legal if shown is None else shown


def _shown_by_cards(f: PrematurePlayFacts) -> bool | None:
    """A card of the suit led is legal (44C), unless a penalty card of that suit comes first (50C, 50D1a).

    Before a single small one, whose grade is not told, an honour may or may not be played.
    """
    if not (f.given("card") and f.given("suit_led") and f.card.suit == f.suit_led):
        return None
    first = [card for card in f.earlier_cards if card.suit == f.suit_led]
    may_be_minor = len(f.earlier_cards) == 1 and not any(card.is_honour for card in first)
    return None if first and may_be_minor and f.card.is_honour else not first


def _only_defenders(f: PrematurePlayFacts) -> Problem | None:
    wrong = f.hand != "defender" and f.given("act")
    return Problem("act", "only-defenders-play-before-partner", {"who": f.hand}) if wrong else None


def _no_lead(f: PrematurePlayFacts) -> Problem | None:
    wrong = f.leads and f.act == "next-trick-before-partner"
    return Problem("leads", "next-trick-is-no-lead-to-this", {}) if wrong else None


def _penalty_card_first(f: PrematurePlayFacts) -> Problem | None:
    wrong = f.legal and f.hand == "defender" and _shown_by_cards(f) is False
    return Problem("legal", "penalty-card-comes-first", {"card": f.card}) if wrong else None


PREMATURE_PLAY_CHECKS = (
    *EARLIER_CARDS_CHECKS,
    _penalty_card_first,
    _only_defenders,
    _no_lead,
    not_together(leads=True, declarers_card_played=True),
    not_together(leads=True, suit_led=ANY),
)
