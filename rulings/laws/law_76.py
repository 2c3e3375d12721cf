"""Law 76: spectators."""

from collections.abc import Callable, Mapping

from rulings.effects.spectators import NotBoundAsSpectator, SpectatorMay, SpectatorMayNot
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.spectators_facts import SpectatorFacts


@clause("76A1", "fn:24")
def in_playing_area(f: SpectatorFacts) -> bool:
    """The area covers every place where a player who is playing may be during the session."""
    return f.in_playing_area


@clause("76A1")
def under_control(f: SpectatorFacts) -> Conclusion:
    """Spectators are under the control of the chief director."""
    return option("control-spectator", "director")


@clause("76A2")
def outside_playing_area(f: SpectatorFacts) -> Conclusion:
    """Watching from elsewhere, as a broadcast: by the regulations; but nobody communicates with who is playing."""
    if f.spectator_did in ("contacts-online", "speaks-to-player"):
        return SpectatorMayNot(what="contacts-online")
    return SpectatorMay(what="by-regulations")


@clause("76A2")
def contacts_player(f: SpectatorFacts) -> Conclusion:
    """During the session a spectator may not communicate with somebody who is playing."""
    return may_not(f, "contacts-online")


@clause("76B1")
def looks_into_hands(f: SpectatorFacts) -> Conclusion:
    """A spectator may look at one hand, at more only where the regulations expressly let him."""
    if f.spectator_did == "watches-one-hand":
        return SpectatorMay(what="one-hand")
    return SpectatorMay(what="several-hands") if f.several_hands_allowed else may_not(f, "watches-several-hands")


@clause("76B2")
def reacts(f: SpectatorFacts) -> Conclusion:
    """He should show no reaction to a call or a play while the deal is being played."""
    return may_not(f, "reacts")


@clause("76B3")
def speaks(f: SpectatorFacts) -> Conclusion:
    """During the round he should refrain from every remark and mannerism, and not speak to a player."""
    return may_not(f, "speaks-to-player")


@clause("76B4")
def disturbs(f: SpectatorFacts) -> Conclusion:
    """He should disturb no player in any way."""
    return may_not(f, "disturbs")


@clause("76B5")
def draws_attention(f: SpectatorFacts) -> Conclusion:
    """He may draw attention to nothing in the play."""
    return may_not(f, "draws-attention")


@clause("76C1")
def speaks_of_facts_or_law(f: SpectatorFacts) -> Conclusion:
    """About any matter or the Laws he may speak only if the director asks him to."""
    return SpectatorMay(what="when-asked") if f.spectator_did == "speaks-when-asked" else may_not(f, "speaks-unasked")


@clause("76C2")
def regulations_may_say(f: SpectatorFacts) -> Conclusion:
    """What becomes of an irregularity that a spectator has caused may be laid down in the regulations."""
    return reminder("irregularity-by-spectator")


@clause("76D")
def not_bound_as_spectator(f: SpectatorFacts) -> Conclusion | None:
    """A spectator is everybody but players and officials, unless the chief director says otherwise; only he is bound by 76.

    A player is bound by 73 and 74.
    """
    return None if f.present_as == "onlooker" else NotBoundAsSpectator(who_is=f.present_as)


def may_not(f: SpectatorFacts, what: str) -> Conclusion:
    """What he may not do; he is under the chief director's control (76A1), and regulations may say what follows (76C2)."""
    under_control(f)
    regulations_may_say(f)
    return SpectatorMayNot(what=what)


BY_DEED: Mapping[str, Callable[[SpectatorFacts], object]] = {
    "watches-one-hand": looks_into_hands,
    "watches-several-hands": looks_into_hands,
    "reacts": reacts,
    "speaks-to-player": speaks,
    "disturbs": disturbs,
    "draws-attention": draws_attention,
    "speaks-when-asked": speaks_of_facts_or_law,
    "speaks-unasked": speaks_of_facts_or_law,
    "contacts-online": contacts_player,
}
"""What a spectator does → the clause that speaks of it."""
