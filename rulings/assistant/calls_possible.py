"""What may be called now, after the choice over an insufficient bid: the last bid and that bid are all that it depends on."""

from django.utils.translation import gettext as _

from bridge.seats import Seat
from rulings.assistant.moves import Move, SeatMoves, moves
from rulings.assistant.possible import Now, Possible
from rulings.assistant.table_told import TableTold
from rulings.assistant.told import Told, as_text
from rulings.engine.facts import Facts
from rulings.table.following import follow
from rulings.table.what_now import what_now
from rulings.wording.speech import address_of

_CHOICES = {"accepted": "S choose accept-call", "refused": "S choose refuse-call"}
_ROLES = {Seat.E: "offender", Seat.S: "offenders-lho"}


def calls_possible(told: Told, facts: Facts, language: str) -> Now | None:
    """The calls of who is to call; nothing where the facts give no table. North made the last bid, East the irregular one."""
    found = _seat_to_call(facts)
    if found is None:
        return None
    by_offender = _ROLES[Seat(found.seat)] == "offender"
    rows = [[_possible(told, move, language, replaces=by_offender) for move in row.moves] for row in found.rows]
    who = address_of(_ROLES[Seat(found.seat)])
    return Now(_("%(who)s: what may be called now") % {"who": who}, rows)


def _seat_to_call(facts: Facts) -> SeatMoves | None:
    known = facts.known
    choice = _CHOICES.get(str(known.get("lho_did", "")), "")
    usual = known.get("last_call", "opponents-bid") == "opponents-bid" and known.get("in_turn", True)
    if facts.kind != "insufficient-bid" or not choice or not usual or known.keys() & {"replacement", "calls_before"}:
        return None
    bids = (f"N {as_text(known['last_bid'])}", f"E {as_text(known['call'])}")
    read = TableTold(dealer="N", events=(*bids, choice)).read()
    account = follow(read.start, read.events, read.told)
    now = what_now(account, len(read.events))
    return next((one for one in moves(account.table, now) if one.has_turn), None)


def _possible(told: Told, move: Move, language: str, *, replaces: bool) -> Possible:
    call = move.event.partition(" ")[2]
    address = told.telling("replacement", call).address(language) if replaces and not move.why else ""
    return Possible(move.label, move.spoken, move.why, address)
