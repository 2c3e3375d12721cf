"""Spectators (76): who is one, what he may not do, and what becomes of what a player learned or the director heard."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_76, law_81
from rulings.situations.spectators_facts import SpectatorFacts


@rules_on(SpectatorFacts)
def rule_spectator(f: SpectatorFacts) -> None:
    """76D first: only a spectator is bound by 76."""
    if not law_76.not_bound_as_spectator(f):
        if law_76.in_playing_area(f):
            law_76.BY_DEED[f.spectator_did](f)
        else:
            law_76.outside_playing_area(f)
    if f.player_learned:
        law_16.learned_from_spectator(f)
    if f.spectator_did in ("draws-attention", "speaks-unasked"):
        law_81.learns_from_spectator(f)
