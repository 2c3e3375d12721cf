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
    """Whether the card could legally be played to the trick; one of the suit led shows it by itself (44C)."""
    if not f.given("legal") and f.given("card") and f.given("suit_led") and f.card.suit == f.suit_led:
        return True
    return f.legal


def _only_defenders(f: PrematurePlayFacts) -> Problem | None:
    wrong = f.hand != "defender" and f.given("act")
    return Problem("act", "only-defenders-play-before-partner", {"who": f.hand}) if wrong else None


def _no_lead(f: PrematurePlayFacts) -> Problem | None:
    wrong = f.leads and f.act == "next-trick-before-partner"
    return Problem("leads", "next-trick-is-no-lead-to-this", {}) if wrong else None


PREMATURE_PLAY_CHECKS = (
    *EARLIER_CARDS_CHECKS,
    _only_defenders,
    _no_lead,
    not_together(leads=True, declarers_card_played=True),
    not_together(leads=True, suit_led=ANY),
)
