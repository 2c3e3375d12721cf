"""The exceptions of 64B that do not depend on how the revoke came about: one made by a card, or one that 67B1 deems made."""

from typing import Annotated, Literal

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, effect


class EstablishedRevokeFacts(Facts):
    """What can be known of every established revoke."""

    repeated: Annotated[bool, "the same player has an earlier established revoke in the same suit"] = False
    both_sides: Annotated[bool, "each side has an established revoke on this board"] = False
    attention: Annotated[
        Literal["in-time", "after-call-on-next-deal", "after-round"],
        "when attention was first drawn: before the non-offending side called on the next deal; after that; after the round",
    ] = "in-time"


@clause("64B2")
def repeated_in_suit(f: EstablishedRevokeFacts) -> Conclusion | None:
    """A later revoke of the same player in the same suit."""
    return effect("no-transfer", who="offender", why="repeated") if f.repeated else None


@clause("64B4")
def next_deal_begun(f: EstablishedRevokeFacts) -> Conclusion | None:
    """Attention was first drawn after the non-offending side had called on the next deal."""
    return effect("no-transfer", who="offender", why="next-deal") if f.attention == "after-call-on-next-deal" else None


@clause("64B5")
def round_over(f: EstablishedRevokeFacts) -> Conclusion | None:
    """Attention was first drawn after the round had ended."""
    return effect("no-transfer", who="offender", why="round-over") if f.attention == "after-round" else None


@clause("64B7")
def both_sides_revoked(f: EstablishedRevokeFacts) -> Conclusion | None:
    """Both sides revoked on the board and both revokes are established."""
    return effect("no-transfer", who="offender", why="both-sides") if f.both_sides else None
