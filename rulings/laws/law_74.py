"""Law 74: conduct and ethics."""

from collections.abc import Callable, Mapping

from rulings.effects.information import ConductBreach
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.conduct_facts import ConductFacts
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts


@clause("74A1")
def discourteous(f: ConductFacts) -> Conclusion:
    """A player should keep a courteous manner at all times."""
    return ConductBreach(what="discourteous")


@clause("74A2")
def annoys(f: ConductFacts) -> Conclusion:
    """A player must carefully avoid what annoys or embarrasses another, or spoils the game."""
    return ConductBreach(what="annoys")


@clause("74A3")
def uneven_procedure(f: ConductFacts) -> Conclusion:
    """A player should follow a correct and uniform procedure in calling and playing."""
    return ConductBreach(what="uneven-procedure")


@clause("74B1")
def inattentive(f: ConductFacts) -> Conclusion:
    """Out of courtesy a player should refrain from not giving the game sufficient attention."""
    return ConductBreach(what="inattentive")


@clause("74B2")
def comments(f: ConductFacts) -> Conclusion:
    """Out of courtesy a player should refrain from needless comments."""
    return ConductBreach(what="comments")


@clause("74B3")
def detaches_card(f: ConductFacts) -> Conclusion:
    """Out of courtesy a player should refrain from holding a card ready before his turn to play."""
    return ConductBreach(what="detaches-card")


@clause("74B4")
def prolongs_play(f: ConductFacts) -> Conclusion:
    """Out of courtesy a player should refrain from prolonging play needlessly to disconcert an opponent."""
    return ConductBreach(what="prolongs-play")


@clause("74B5")
def disrespectful(f: ConductFacts) -> Conclusion:
    """Out of courtesy a player should refrain from calling or addressing the director disrespectfully."""
    return ConductBreach(what="disrespectful")


@clause("74C1")
def names_calls_differently(f: ConductFacts) -> Conclusion:
    """A violation of procedure: different names for the same call."""
    return ConductBreach(what="names-calls-differently")


@clause("74C2")
def shows_approval(f: ConductFacts) -> Conclusion:
    """A violation of procedure: showing approval or disapproval of a call or play."""
    return ConductBreach(what="shows-approval")


@clause("74C3")
def shows_intention(f: ConductFacts) -> Conclusion:
    """A violation of procedure: showing the expectation or intention to win or lose a trick in progress."""
    return ConductBreach(what="shows-intention")


@clause("74C4")
def draws_attention(f: ConductFacts) -> Conclusion:
    """A violation of procedure: drawing attention to an important event or the tricks still needed."""
    return ConductBreach(what="draws-attention")


@clause("74C5", "fn:23")
def opponents_card(f: UnauthorisedInformationFacts) -> Conclusion:
    """A card of an opponent that was seen without meaning to may be used (if it was shown on purpose, see 73D2)."""
    return information("authorised", of="opponents-card", who="recipient")


@clause("74C5")
def looks_at_hand(f: ConductFacts) -> tuple[Conclusion, ...]:
    """A violation of procedure: looking at a player or at his hand on purpose."""
    return ConductBreach(what="looks-at-hand"), information("unauthorised", of="looked-for", who="offender")


@clause("74C6")
def loses_interest(f: ConductFacts) -> Conclusion:
    """A violation of procedure: showing that one has no further interest in the board."""
    return ConductBreach(what="loses-interest")


@clause("74C7")
def varies_rhythm(f: ConductFacts) -> tuple[Conclusion, ...]:
    """A violation of procedure: varying the normal tempo to disconcert an opponent."""
    return ConductBreach(what="varies-rhythm"), reminder("deception-after-play", clause="73E2")


@clause("74C8")
def leaves_table(f: ConductFacts) -> Conclusion:
    """A violation of procedure: leaving the table needlessly before the round is called."""
    return ConductBreach(what="leaves-table")


BY_BEHAVIOUR: Mapping[str, Callable[[ConductFacts], object]] = {
    "discourteous": discourteous,
    "annoys": annoys,
    "uneven-procedure": uneven_procedure,
    "inattentive": inattentive,
    "comments": comments,
    "detaches-card": detaches_card,
    "prolongs-play": prolongs_play,
    "disrespectful": disrespectful,
    "names-calls-differently": names_calls_differently,
    "shows-approval": shows_approval,
    "shows-intention": shows_intention,
    "draws-attention": draws_attention,
    "looks-at-hand": looks_at_hand,
    "loses-interest": loses_interest,
    "varies-rhythm": varies_rhythm,
    "leaves-table": leaves_table,
}
"""What a player does → the clause that is against it."""
