"""Law 9: procedure after an irregularity."""

from rulings.effects.procedures import (
    DirectorIsCalled,
    MayCallDirector,
    MayDrawAttention,
    MayNotDrawAttention,
    MayPrevent,
    NeedNotSpeak,
    PrematureCorrection,
    RightsKept,
    TreatAsMistakenExplanation,
    WaitForDirector,
)
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.situations.procedures_facts import ActionBeforeDirectorFacts, DrawingAttentionFacts


@clause("9A1")
def anybody_in_auction(f: DrawingAttentionFacts) -> Conclusion:
    """During the auction any player may draw attention to an irregularity, on turn or not, unless a Law forbids it."""
    return NeedNotSpeak(why="other-side") if f.player_did == "says-nothing" else MayDrawAttention(why="auction")


@clause("9A2")
def declarer_and_defenders_in_play(f: DrawingAttentionFacts) -> Conclusion:
    """During the play declarer or either defender may, unless a Law forbids it."""
    return NeedNotSpeak(why="other-side") if f.player_did == "says-nothing" else MayDrawAttention(why="play")


@clause("9A3", "42B2")
def anybody_may_prevent(f: DrawingAttentionFacts) -> tuple[Conclusion, ...]:
    """Any player may try to prevent an irregularity; dummy's rights are those of 42 and 43."""
    return (MayPrevent(), reminder("dummys-rights-rule")) if f.by_dummy else (MayPrevent(),)


@clause("9A4")
def not_dummy_during_play(f: DrawingAttentionFacts) -> Conclusion | tuple[Conclusion, ...]:
    """Dummy may not before play has ended (what follows for him stands in 43); after that he may, like everybody."""
    if f.stage == "after-play":
        silent = f.player_did == "says-nothing"
        return NeedNotSpeak(why="other-side") if silent else MayDrawAttention(why="after-play")
    return MayNotDrawAttention(who="dummy"), reminder("dummys-rights-rule")


@clause("9A5")
def no_duty_to_speak(f: DrawingAttentionFacts) -> Conclusion:
    """Nobody has to draw attention to an infraction of his own side."""
    return NeedNotSpeak(why="own-side")


@exception("9A5", "9A4", to="9A5")
def as_mistaken_explanation(f: DrawingAttentionFacts) -> Conclusion | None:
    """Partner's mistaken explanation is excepted: 20F5 says when it must be corrected, and that it may not be before."""
    return TreatAsMistakenExplanation(clause="20F5") if f.partners_explanation else None


@clause("9B1a")
def irregularity_ruled_as_usual(f: DummyActionFacts) -> Conclusion:
    """The irregularity itself, once attention is drawn to it, is ruled by its own Law."""
    return reminder("rule-on-irregularity")


@clause("9B1a")
def director_is_called(f: DrawingAttentionFacts) -> Conclusion:
    """Once attention is drawn the director should be called at once."""
    return DirectorIsCalled()


@clause("9B1b")
def anybody_may_call(f: DrawingAttentionFacts) -> Conclusion | None:
    """Once attention has been drawn any player may call him, dummy included."""
    return MayCallDirector() if f.attention_drawn else None


@clause("9B1c")
def caller_keeps_rights(f: DrawingAttentionFacts) -> Conclusion:
    """Calling the director costs nobody a right that he has otherwise."""
    return RightsKept(why="called-director")


@clause("9B1d")
def opponents_keep_rights(f: DrawingAttentionFacts) -> Conclusion:
    """That the offenders drew attention themselves does not affect the opponents' rights."""
    return RightsKept(why="own-side-drew-attention")


@clause("9B2")
def nobody_acts(f: ActionBeforeDirectorFacts) -> Conclusion | tuple[Conclusion, ...]:
    """Nobody does anything until the director has explained everything about the rectification.

    Whoever has acted all the same: no rectification is set for that, the irregularity is ruled on by its own Law.
    """
    if f.done_before == "nothing":
        return WaitForDirector()
    return WaitForDirector(), reminder("rule-on-irregularity")


@clause("9C", "26B")
def corrected_prematurely(f: ActionBeforeDirectorFacts) -> Conclusion:
    """A premature correction may bring the offender a further rectification."""
    return PrematureCorrection(who="offender")


@clause("9C")
def ruled_by_its_law(f: ActionBeforeDirectorFacts) -> Conclusion:
    """The irregularity is ruled on by its own Law, with what the correction brings."""
    return reminder("rule-on-irregularity")
