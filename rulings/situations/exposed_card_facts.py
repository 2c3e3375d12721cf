"""The facts of cards that become visible or are named (48, 49, 50), and whether they can be true together."""

from typing import Annotated, Literal

from bridge.cards import Card
from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Formerly, Judgement
from rulings.situations import told

Exposed = Literal["small-card", "honour", "several"]


class ExposedCardFacts(Facts, kind="exposed-card"):
    """Cards of one player were shown, dropped or named."""

    hand: Annotated[Literal["defender", "declarer", "dummy", "undecided"], told.HAND, Formerly("whose")]
    during: Annotated[
        Literal["auction", "play"], "before the opening lead was faced (the auction period), or after that"
    ] = "play"
    cards: told.Cards
    occasion: Annotated[
        Literal[
            "other",
            "normal-play",
            "held-in-turn",
            "application-of-law",
            "led",
            "current-trick",
            "concession",
            "claim",
            "restored",
        ],
        "none of the following; played in turn; held, in turn, so that partner could see its face; shown because a Law had "
        "it so; led or played too soon or out of turn; with a statement or action about the trick in progress only; with a "
        "concession; with a claim of every trick that was left; it had been missing and was put back after the lead was faced",
    ] = "other"
    partner_objected: told.PartnerObjected
    how: Annotated[
        Literal["could-be-seen", "named", "not-seen"],
        "partner could possibly have seen the face; the defender said that he holds the card; neither",
    ]
    own_fault: Annotated[bool, "in the auction: it was through the player's own fault", Judgement("24")] = True
    director_exempts: told.DirectorExempts = False
    exposed: Annotated[Exposed, "a single card below an honour, a single honour, or several cards"]
    manner: Annotated[
        Literal["inadvertent", "to-play", "deliberate"],
        "by accident; in order to play it; on purpose, but not in order to play it",
    ]
    earlier_cards: told.EarlierCards = ()
    could_have_known: told.CouldHaveKnown
    opening_leader: Annotated[
        Literal["offender", "partner"], "in the auction, of a defender: who makes the opening lead, he or his partner"
    ]
    auction_over: told.AuctionOver
    declarers_act: Annotated[
        Literal["dropped", "showed", "showed-hand"],
        "declarer dropped a card; showed one otherwise; showed his hand",
        Formerly("declarer_did"),
    ]
    looked_played: Annotated[
        bool, "declarer held it face up on or near the table, or so as to indicate that he was playing it"
    ]
    after_opening_lead_out_of_turn: told.AfterOpeningLeadOutOfTurn
    clearly_no_claim: told.ClearlyNoClaim
    event: told.Event = "pairs"


def cards_and_kind_differ(f: ExposedCardFacts) -> Problem | None:
    """The cards named are not of the kind that is given, or one is named twice."""
    wrong = not f.cards or len(set(f.cards)) < len(f.cards) or _sort(f.cards) != f.exposed
    return Problem("exposed", "cards-and-kind-differ", {}) if wrong else None


def already_penalty_card(f: ExposedCardFacts) -> Problem | None:
    """A card that is exposed now cannot have been a penalty card before."""
    twice = next((card for card in f.cards if card in f.earlier_cards), None)
    return Problem("earlier_cards", "already-penalty-card", {"card": twice}) if twice else None


def no_cards(f: ExposedCardFacts) -> Problem | None:
    """An empty list names no card."""
    return None if f.cards else Problem("cards", "no-exposed-card-named", {})


def undecided_in_play(f: ExposedCardFacts) -> Problem | None:
    """Once the lead is faced it is known who defends."""
    wrong = f.hand == "undecided" and f.given("during") and f.during == "play"
    return Problem("hand", "roles-are-known", {}) if wrong else None


def after_final_pass(f: ExposedCardFacts) -> bool:
    """It was seen after the final pass: the auction period goes on until the lead is faced (17D1)."""
    return f.given("auction_over") and f.auction_over


def _sort(cards: tuple[Card, ...]) -> Exposed:
    if len(cards) > 1:
        return "several"
    return "honour" if cards[0].is_honour else "small-card"


def what(f: ExposedCardFacts) -> Exposed:
    """One small card, an honour, or several: as the cards show, where the case names them."""
    return _sort(f.cards) if f.given("cards") else f.exposed


def only_card(f: ExposedCardFacts) -> Card | None:
    """The card, where the case names one."""
    return f.cards[0] if f.given("cards") and len(f.cards) == 1 else None


_NO_CONCESSION = frozenset(ExposedCardFacts.fields["occasion"].candidates) - {"concession"}
EXPOSED_CARD_CHECKS = (
    no_cards,
    cards_and_kind_differ,
    already_penalty_card,
    undecided_in_play,
    not_together(during="play", auction_over=False),
    not_together(occasion="held-in-turn", how="not-seen"),
    not_together(occasion=_NO_CONCESSION, partner_objected=True),
)
