"""What lies on a table, for who shows a board: its auction, its play so far, cards that lie faced."""

from dataclasses import dataclass

from bridge.auction import Auction
from bridge.boards import Vulnerability
from bridge.contracts import Contract
from bridge.deal import Deal
from bridge.plays import Play


@dataclass(frozen=True)
class Shown:
    """What is on the table: ``tricks`` as they were played, the last perhaps not whole; ``faced`` lies face up."""

    deal: Deal | None = None
    contract: Contract | None = None
    auction: Auction | None = None
    board: int | None = None
    vulnerable: Vulnerability | None = None
    tricks: tuple[tuple[Play, ...], ...] = ()
    faced: tuple[Play, ...] = ()
