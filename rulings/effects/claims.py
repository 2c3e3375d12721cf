"""Claims and concessions (68 to 71): whether there is one, whether play stops, and what becomes of the tricks."""

from collections.abc import Hashable
from dataclasses import dataclass

from bridge.scoring.results import Result
from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class AboutClaim(Effect):
    """Whether there is a claim."""

    who: Player

    def about(self) -> Hashable:
        """Whether there is a claim."""
        return "claim", self.who


@dataclass(slots=True, kw_only=True)
class ClaimMade(AboutClaim):
    """It is a claim: of every trick that is left, or of so many."""

    of: str = UNSAID
    count: int = UNSAID


@dataclass(slots=True, kw_only=True)
class DeemedClaim(AboutClaim):
    """It counts as a claim."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class NoClaim(AboutClaim):
    """It is no claim."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class AboutConcession(Effect):
    """Whether there is a concession."""

    who: Player

    def about(self) -> Hashable:
        """Whether there is a concession."""
        return "concession", self.who


@dataclass(slots=True, kw_only=True)
class ConcessionMade(AboutConcession):
    """It is a concession: of every trick that is left, of so many, or of what was not claimed."""

    of: str = UNSAID
    count: int = UNSAID


@dataclass(slots=True, kw_only=True)
class ConcessionVoid(AboutConcession):
    """There is no concession."""


@dataclass(slots=True, kw_only=True)
class AboutPlayAfterClaim(Effect):
    """Whether play goes on after a claim or concession."""

    def about(self) -> Hashable:
        """Whether play goes on after a claim or concession."""
        return "play-after-claim"


@dataclass(slots=True, kw_only=True)
class PlayStops(AboutPlayAfterClaim):
    """Play stops."""


@dataclass(slots=True, kw_only=True)
class CardsAfterClaimVoid(Effect):
    """Cards that were played after the claim do not count."""


@dataclass(slots=True, kw_only=True)
class ClaimDisregarded(AboutPlayAfterClaim):
    """The claim or concession is void and play goes on."""


@dataclass(slots=True, kw_only=True)
class ClaimAgreed(Effect):
    """The other side agrees with the claim or concession."""

    who: Player


@dataclass(slots=True, kw_only=True)
class ClaimToDirector(Effect):
    """The claim is doubted: the director is called, and nobody does anything before he comes."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class AboutAgreement(Effect):
    """Whether agreement with a claim is established."""

    def about(self) -> Hashable:
        """Whether agreement with a claim is established."""
        return "agreement"


@dataclass(slots=True, kw_only=True)
class AgreementEstablished(AboutAgreement):
    """The agreement is established, and the board is scored as claimed or conceded."""


@dataclass(slots=True, kw_only=True)
class AgreementNotEstablished(AboutAgreement):
    """The side objected in time: the claim is contested."""


@dataclass(slots=True, kw_only=True)
class AboutLostTrick(Effect):
    """Whether a trick that was agreed or conceded away comes back."""

    def about(self) -> Hashable:
        """Whether a trick that was agreed or conceded away comes back."""
        return "trick-given-away"


@dataclass(slots=True, kw_only=True)
class TrickGivenBack(AboutLostTrick):
    """The trick goes back to the side that had given it away, and the board is scored again."""

    who: Player
    why: str
    count: int = UNSAID


@dataclass(slots=True, kw_only=True)
class TrickStaysLost(AboutLostTrick):
    """The agreement, or the concession, stands."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class StatementRepeated(Effect):
    """The director has the player who claimed repeat his statement."""


@dataclass(slots=True, kw_only=True)
class ObjectionsHeard(Effect):
    """Then he hears the opponents' objections."""


@dataclass(slots=True, kw_only=True)
class AboutContestedTricks(Effect):
    """Whether the tricks in dispute are the claiming side's."""

    def about(self) -> Hashable:
        """Whether the tricks in dispute are the claiming side's."""
        return "contested-tricks"


@dataclass(slots=True, kw_only=True)
class ClaimUpheld(AboutContestedTricks):
    """The claiming side gets the tricks that it claimed."""

    why: str


@dataclass(slots=True, kw_only=True)
class ClaimRefused(AboutContestedTricks):
    """The claim is not accepted in the tricks in dispute."""

    why: str


@dataclass(slots=True, kw_only=True)
class ClaimResult(Effect):
    """The board with the tricks of the claim; its score if the vulnerability is known."""

    result: Result
    tricks: int
    scored: str = UNSAID
    score: int = UNSAID
