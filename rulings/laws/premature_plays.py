"""Premature leads and plays (57)."""

from typing import Annotated, Literal

from bridge.cards import Card, CardFact, Suit
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, judgement, reminder
from rulings.laws.before_partner import before_partner
from rulings.laws.penalty_card_effects import becomes_major


class PrematurePlayFacts(Facts, kind="premature-play"):
    """A card was played, or led to the next trick, before its turn."""

    player: Annotated[Literal["defender", "declarer", "dummy"], "from whose hand"]
    leads: Annotated[bool, "nothing had been led to the trick: the card was a lead to it"] = False
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
    suit_led: Annotated[Literal["S", "H", "D", "C"], "the suit led to the trick"]
    legal: Annotated[bool, "the card could legally be played to the trick"]
    card: Annotated[CardFact, "the premature card"]


def _only_defenders(f: PrematurePlayFacts) -> Problem | None:
    wrong = f.player != "defender" and f.given("act")
    return Problem("act", "only-defenders-play-before-partner", {"who": f.player}) if wrong else None


def _no_lead(f: PrematurePlayFacts) -> Problem | None:
    wrong = f.leads and f.act == "next-trick-before-partner"
    return Problem("leads", "next-trick-is-no-lead-to-this", {}) if wrong else None


@rules_on(PrematurePlayFacts, _only_defenders, _no_lead)
def rule_premature_play(f: PrematurePlayFacts) -> None:
    """Leads out of turn apart; declarer's side; at the right-hand opponent's turn; before partner."""
    if f.leads:
        lead_out_of_turn(f)
    elif f.player != "defender":
        declaring_sides_card(f)
    elif f.act == "at-rhos-turn":
        at_rhos_turn(f)
    elif f.act != "next-trick-before-partner" and dummy_played_himself(f):
        dummys_own_card(f)
    elif f.act == "next-trick-before-partner" or not declarer_played_from_both_hands(f):
        partner_had_not_played(f)
        before_partner(f, card_of(f), led(f))


def card_of(f: PrematurePlayFacts) -> Card | None:
    """The premature card, where the case names it."""
    return f.card if f.given("card") else None


@clause("57")
def lead_out_of_turn(f: PrematurePlayFacts) -> Conclusion:
    """57C3 and 57D except a lead to the trick, which is a lead out of turn: 55 or 56."""
    law = "56" if f.player == "defender" else "55"
    return effect("lead-out-of-turn", who="offender" if f.player == "defender" else f.player, clause=law)


@clause("57C3")
def declaring_sides_card(f: PrematurePlayFacts) -> Conclusion:
    """A premature card of declarer or dummy is played; if legal it cannot be taken back."""
    if f.legal:
        return effect("card-played", who=f.player, card=card_of(f), how="irrevocably")
    return effect("illegal-card-corrected", who=f.player, card=card_of(f))


def at_rhos_turn(f: PrematurePlayFacts) -> None:
    """57D: played in turn if legal, otherwise a major penalty card."""
    information_may_matter(f)
    if played_when_turn_comes(f) is None:
        becomes_major(f, "offender", card_of(f))


@clause("57D")
def played_when_turn_comes(f: PrematurePlayFacts) -> Conclusion | None:
    """If the card can legally be played to the trick, it is played when the turn comes."""
    return effect("play-required", who="offender", card=card_of(f), when="in-turn") if f.legal else None


@clause("57D")
def information_may_matter(f: PrematurePlayFacts) -> Conclusion:
    """Law 16 may apply."""
    return judgement("information-from-premature-play", who="partner")


@clause("57C2", "57C")
def dummy_played_himself(f: PrematurePlayFacts) -> Conclusion | None:
    """Dummy played or suggested a card of his own accord before his right-hand opponent: nothing to rectify."""
    return effect("no-rectification", who="offender", why="dummy-played") if f.dummys_card == "own-volition" else None


@clause("45D1", "45F")
def dummys_own_card(f: PrematurePlayFacts) -> Conclusion:
    """What declarer did not designate is taken back (45D1); a play that dummy only suggested is looked at later (45F)."""
    return reminder("dummys-own-card", who="dummy", clause="45D1")


@clause("57C1", "fn:18")
def declarer_played_from_both_hands(f: PrematurePlayFacts) -> Conclusion | None:
    """Declarer has played from both hands, from dummy by naming or indicating a card: nothing to rectify."""
    if f.dummys_card in ("named", "indicated") and f.declarers_card_played:
        return effect("no-rectification", who="offender", why="both-hands-played")
    return None


@clause("57A")
def partner_had_not_played(f: PrematurePlayFacts) -> bool:
    """A card played out of turn or led to the next trick before partner has played."""
    return f.act != "at-rhos-turn"


def led(f: PrematurePlayFacts) -> Suit | None:
    """The suit led to the trick, where the case names it."""
    return Suit(f.suit_led) if f.given("suit_led") else None
