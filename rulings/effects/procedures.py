"""What players may do about an irregularity before the director rules, and what becomes of what they did (9 to 11)."""

from dataclasses import dataclass

from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class MayDrawAttention(Effect):
    """A player may draw attention to an irregularity."""

    why: str


@dataclass(slots=True, kw_only=True)
class NeedNotSpeak(Effect):
    """A player may keep silent."""

    why: str


@dataclass(slots=True, kw_only=True)
class MayPrevent(Effect):
    """A player may try to prevent an irregularity."""


@dataclass(slots=True, kw_only=True)
class TreatAsMistakenExplanation(Effect):
    """Partner's mistaken explanation is corrected when 20F5 says so."""


@dataclass(slots=True, kw_only=True)
class DirectorIsCalled(Effect):
    """The director is called at once."""


@dataclass(slots=True, kw_only=True)
class MayCallDirector(Effect):
    """Any player may call the director."""


@dataclass(slots=True, kw_only=True)
class RightsKept(Effect):
    """Nobody's rights are affected."""

    why: str


@dataclass(slots=True, kw_only=True)
class WaitForDirector(Effect):
    """Nobody acts before the director has explained everything."""


@dataclass(slots=True, kw_only=True)
class PrematureCorrection(Effect):
    """The offender's own correction may bring him a further rectification."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MayNotDrawAttention(Effect):
    """A player may not draw attention to an irregularity."""

    who: Player


@dataclass(slots=True, kw_only=True)
class PlayersMayNotSettle(Effect):
    """Players may neither determine nor waive a rectification."""

    what: str


@dataclass(slots=True, kw_only=True)
class SettlementStands(Effect):
    """What players rectified or waived stands."""

    what: str


@dataclass(slots=True, kw_only=True)
class SettlementCancelled(Effect):
    """What players rectified or waived is void."""

    what: str


@dataclass(slots=True, kw_only=True)
class OptionsExplainedFirst(Effect):
    """The director explains all options before a player chooses."""


@dataclass(slots=True, kw_only=True)
class ChoosesAlone(Effect):
    """A player chooses without his partner."""


@dataclass(slots=True, kw_only=True)
class BestOptionIsProper(Effect):
    """It is proper for a player to choose what is best for his side."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MayActInOwnInterest(Effect):
    """The offenders may call and play to their advantage."""

    who: Player


@dataclass(slots=True, kw_only=True)
class RightToRectificationLost(Effect):
    """The right to rectification is lost."""

    who: Player


@dataclass(slots=True, kw_only=True)
class RectifiedAllTheSame(Effect):
    """The right to rectification is not lost."""

    who: Player


@dataclass(slots=True, kw_only=True)
class GainTakenAway(Effect):
    """A side's gain is taken away by an adjusted score."""

    who: Player


@dataclass(slots=True, kw_only=True)
class KeepsTableScore(Effect):
    """A side keeps the table score."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MayNotInfringeOnPurpose(Effect):
    """No player may infringe a Law on purpose."""

    who: Player


@dataclass(slots=True, kw_only=True)
class ChoiceStands(Effect):
    """A choice that was made is carried out."""


@dataclass(slots=True, kw_only=True)
class MayNotHideInfraction(Effect):
    """Nobody may try to hide his own infraction."""

    by: str


@dataclass(slots=True, kw_only=True)
class MustSpeak(Effect):
    """A player may not keep silent about this infraction of his own side."""

    about_it: str
