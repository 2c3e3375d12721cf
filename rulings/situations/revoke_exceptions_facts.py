"""What Law 64 asks of an established revoke, however it came about; each situation answers it from what is told there."""

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rulings.engine.effects import Player
from rulings.engine.facts import Facts


class RevokeSettled(Facts):
    """An established revoke, as the exceptions of 64B and the redress of 64C look at it."""

    revoker: ClassVar[Player] = "offender"
    if TYPE_CHECKING:
        damage: bool

    def side_won_since(self) -> bool:
        """Whether the offending side won the revoke trick or a later one."""
        raise NotImplementedError

    def withheld_a_faced_card(self) -> bool:
        """Whether the card not played was a penalty card, or any of dummy."""
        raise NotImplementedError

    def was_on_twelfth_trick(self) -> bool:
        """Whether it was a revoke on the twelfth trick."""
        raise NotImplementedError

    def each_side_revoked(self) -> bool:
        """Whether each side has an established revoke on the board."""
        raise NotImplementedError


class EstablishedRevokeFacts(RevokeSettled):
    """What can be known of every established revoke."""

    repeated: Annotated[bool, "the same player has an earlier established revoke in the same suit"] = False
    both_sides: Annotated[bool, "each side has an established revoke on this board"] = False
    attention: Annotated[
        Literal["in-time", "after-call-on-next-deal", "after-round"],
        "when attention was first drawn: before the non-offending side called on the next deal; after that; after the round",
    ] = "in-time"

    def each_side_revoked(self) -> bool:
        """Whether each side has an established revoke on the board."""
        return self.both_sides
