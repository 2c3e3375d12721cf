"""Whether a ruling is given, and what becomes of an appeal (81, 92, 93)."""

from collections.abc import Hashable
from dataclasses import dataclass

from rulings.engine.effects import Effect


@dataclass(slots=True, kw_only=True)
class AboutRuling(Effect):
    """Whether there is a ruling."""

    def about(self) -> Hashable:
        """Whether there is a ruling."""
        return "ruling"


@dataclass(slots=True, kw_only=True)
class RulingIsGiven(AboutRuling):
    """The director rules on what a contestant has brought up."""


@dataclass(slots=True, kw_only=True)
class NoticedIsRectified(AboutRuling):
    """The director rectifies what he has become aware of."""


@dataclass(slots=True, kw_only=True)
class NoRuling(AboutRuling):
    """Nothing is ruled on."""

    why: str


@dataclass(slots=True, kw_only=True)
class NotWaived(Effect):
    """The irregularity is rectified although somebody asked that it be let go."""

    why: str


@dataclass(slots=True, kw_only=True)
class RightToAppealTold(Effect):
    """The director tells the contestant that he may appeal."""


@dataclass(slots=True, kw_only=True)
class NoAppeal(Effect):
    """The appeal is not dealt with."""

    why: str


@dataclass(slots=True, kw_only=True)
class AppealGoesThroughDirector(Effect):
    """The appeal has first to be handed to the director."""


@dataclass(slots=True, kw_only=True)
class AppealByRegulations(Effect):
    """The appeal goes the way that the regulations have."""


@dataclass(slots=True, kw_only=True)
class AppealDecidedBy(Effect):
    """Who decides the appeal, or a part of it."""

    whom: str
    of: str

    def about(self) -> Hashable:
        """Who decides that part."""
        return "appeal", self.of


@dataclass(slots=True, kw_only=True)
class RulingUpheld(Effect):
    """The ruling stays as it is."""


@dataclass(slots=True, kw_only=True)
class SanctionForAppeal(Effect):
    """What the regulations have for an appeal without merit is imposed."""


@dataclass(slots=True, kw_only=True)
class CommitteeChanges(Effect):
    """The committee changes the ruling."""

    what: str


@dataclass(slots=True, kw_only=True)
class CommitteeMayOnlyRecommend(Effect):
    """The committee cannot change the ruling, but may recommend that the director does."""

    what: str


@dataclass(slots=True, kw_only=True)
class FurtherAppeal(Effect):
    """The decision may be appealed against as the regulations provide."""


@dataclass(slots=True, kw_only=True)
class NoFurtherAppeal(Effect):
    """The decision is final."""

    why: str


@dataclass(slots=True, kw_only=True)
class ReferredToAuthority(Effect):
    """The Regulating Authority considers the matter, and decides in the last instance."""
