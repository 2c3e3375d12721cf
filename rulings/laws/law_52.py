"""Law 52: not leading or not playing a penalty card."""

from bridge.cards import Card
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, option, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts
from rulings.situations.revoke_facts import RevokeFacts


@clause("52")
def nothing_wrong(f: PenaltyCardNotPlayedFacts) -> tuple[Conclusion, ...]:
    """No Law ordered it: the card played stands, the penalty card stays."""
    return (
        effect("no-infraction", who="offender"),
        effect("stays-penalty-card", who="offender", card=penalty_card(f), clause="50A"),
    )


def penalty_card(f: PenaltyCardNotPlayedFacts) -> Card | None:
    """The penalty card, where the case names it."""
    return f.penalty_card if f.given("penalty_card") else None


@clause("52A")
def no_withdrawal(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """He may not take back the other card on his own initiative."""
    return effect("no-withdrawal-of-own-accord", who="offender", card=card_of(f))


@clause("52B1a", "52B1", "52B")
def had_to_be_played(f: PenaltyCardNotPlayedFacts) -> bool:
    """Law 50 or 51 ordered the defender to lead or play a penalty card."""
    return f.duty != "none"


@clause("52B1a", "52B1c")
def may_accept(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """Declarer may accept the card that was led or played."""
    stays = _remains(f)
    return option("accept-play", "declarer", effect("play-stands", who="offender", card=card_of(f)), stays)


def _remains(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    grade = "minor" if f.duty == "minor" else "major"
    return effect("stays-penalty-card", who="offender", card=penalty_card(f), grade=grade, clause="52B1c")


@clause("52B1a")
def accepts_or_refuses(f: RevokeFacts) -> tuple[Conclusion, ...]:
    """Declarer accepts the other card, or has the penalty card put in its place."""
    card = card_of(f)
    accepted = (
        effect("play-stands", who="offender", card=card, clause="52B1a"),
        effect("stays-penalty-card", who="offender", card=None, clause="52B1c"),
    )
    refused = (
        effect("play-withdrawn", who="offender", card=card, clause="52B2"),
        effect("play-required", who="offender", card=None, clause="52B2"),
        effect("penalty-card", who="offender", card=card, grade="major", clause="52B2"),
    )
    return option("accept-play", "declarer", *accepted), option("refuse-play", "declarer", *refused, clause="52B2")


@clause("52B1b")
def has_to_accept(f: PenaltyCardNotPlayedFacts) -> bool:
    """Declarer who has played from his own hand or from dummy since has to accept."""
    return f.declarer_played


@clause("52B1b")
def accepted_by_playing(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """The lead or play stands."""
    return effect("play-stands", who="offender", card=card_of(f))


@clause("52B1b")
def has_to_accept_in_revoke(f: RevokeFacts) -> bool:
    """Declarer has played from his hand or from dummy since."""
    return f.opponents_played_after


@clause("52B1b")
def accepted_by_playing_in_revoke(f: RevokeFacts) -> tuple[Conclusion, ...]:
    """The other card stands and the penalty card remains one."""
    return (
        effect("play-stands", who="offender", card=card_of(f)),
        effect("stays-penalty-card", who="offender", card=None, clause="52B1c"),
    )


@clause("52B1c")
def remains_penalty_card(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """Every penalty card that was not played remains one."""
    return _remains(f)


@clause("52B2")
def may_refuse(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """If he does not, the penalty card is substituted; the card wrongly played becomes a major penalty card."""
    return option(
        "refuse-play",
        "declarer",
        effect("play-withdrawn", who="offender", card=card_of(f)),
        effect("play-required", who="offender", card=penalty_card(f)),
        effect("penalty-card", who="offender", card=card_of(f), grade="major"),
        effect("stays-faced", who="offender", card=card_of(f), clause="50A"),
        reminder("play-at-first-opportunity", who="offender", card=card_of(f), clause="50D1a"),
        reminder("declarer-chooses-at-lead", who="offender", card=card_of(f), clause="50D2"),
    )
