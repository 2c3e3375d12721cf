"""Claims and concessions in a record (68 to 71): play stops; who accepts, doubts, objects, asks to play on or withdraws."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bridge.changing import changed
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import Seat
from rulings.effects.claims import (
    AgreementNotEstablished,
    ClaimAgreed,
    ClaimMade,
    ClaimRefused,
    ClaimToDirector,
    ClaimUpheld,
    ConcessionMade,
    DeemedClaim,
    TrickGivenBack,
)
from rulings.engine.exclusions import excluding
from rulings.engine.trace import Option
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import ruled_again, told_of
from rulings.table.choosing import may_choose
from rulings.table.events import Chose, Claimed, Exposed
from rulings.table.finding import seats_of
from rulings.table.position import Position
from rulings.table.table import Table
from rulings.table.waiting import cannot

_Answer = Callable[[Account, Ruled, int, Chose, Told], Account]


def claimed(account: Account, number: int, event: Claimed, told: Told) -> Account:
    """The claim with its ruling; unless something else comes to light it counts as it was made."""
    table = account.table
    position = table.position
    if position is None or table.phase == "over":
        raise cannot(number, "not-in-the-play", who=event.by)
    if event.by is position.dummy:
        raise cannot(number, "dummy-claims", who=event.by)
    left = 13 - len(table.tricks)
    if event.tricks > left:
        raise cannot(number, "more-tricks-than-left", count=left)
    facts = {"claimer": _claimer(position, event.by), "tricks_left": left, **_act(event, left)}
    if left == 1 and position.trick:
        facts["only_current_trick"] = True
    ruled = ruled_on(number, "claim", facts, told.get(number, {}), _seats(position, event.by))
    own = left - event.tricks if event.concedes else event.tricks
    rest = own if event.by.side is position.declarer.side else left - own
    ruled = replace(ruled, reported=True)
    return account.with_ruling(ruled, _with_claim(table.claimed(event.by.side, rest), ruled))


def _claimer(position: Position, by: Seat) -> str:
    return "declarer" if by is position.declarer else "defender"


def _seats(position: Position, by: Seat) -> dict[str, Seat]:
    return seats_of(position, by) | {"claimer": by, "claimers-partner": by.partner}


def _act(event: Claimed, left: int) -> dict[str, Any]:
    """To claim all is to concede none, to claim none to concede all."""
    verb, other = ("conceded", "claimed") if event.concedes else ("claimed", "conceded")
    if event.tricks in (0, left):
        return {"claimers_act": f"{verb if event.tricks else other}-all"}
    return {"claimers_act": f"{verb}-some", "tricks_named": event.tricks}


def _with_claim(table: Table, ruled: Ruled) -> Table:
    """What the ruling makes of the board on which play has stopped; where there is no claim, play goes on."""
    if ruled.ruling.split is not None or not ruled.brings(ClaimMade, DeemedClaim, ConcessionMade):
        return table.playing_again()
    if ruled.facts.known.get("reaction") == "played-on":
        return table.playing_again()
    contested = ruled.brings(ClaimToDirector)
    return changed(table, agreed=ruled.brings(ClaimAgreed), contested=contested, undecided=contested)


def the_claim(account: Account) -> Ruled | None:
    """The claim after which play has stopped."""
    if account.table.rest is None:
        return None
    return next((one for one in reversed(account.rulings) if one.facts.kind == "claim"), None)


def shown_with_remark(account: Account, number: int, event: Exposed) -> bool:
    """68: what a defender shows with words about the trick in progress alone is no penalty card."""
    last = account.rulings[-1] if account.rulings else None
    if last is None or last.facts.kind != "claim" or not last.facts.known.get("only_current_trick"):
        return False
    return last.event == number - 1 and last.seats["claimer"] is event.by


def played_after_claim(account: Account, told: Told) -> Account | None:
    """68D: a card that is played although play has stopped does not count; it stays where it was."""
    ruled = the_claim(account)
    if ruled is None:
        return None
    return account.instead(ruled, ruled_again(ruled, told, {"played_after_claim": True}), account.table)


def answered(account: Account, number: int, event: Chose, told: Told) -> Account | None:
    """What a player says to a claim; ``None`` for a choice that is not about one."""
    ruled, answer = the_claim(account), _ANSWERS.get(event.option)
    if ruled is None or answer is None:
        return None
    option = ruled.option(event.option, {})
    if option is None or not may_come_back(account.table, ruled, option):
        raise cannot(number, "no-such-option", option=event.option)
    if not _may_answer(account, ruled, option, event.by):
        raise cannot(number, "not-his-choice", who=event.by, option=event.option)
    return answer(account, ruled, number, event, told)


def _may_answer(account: Account, ruled: Ruled, option: Option, by: Seat) -> bool:
    """Whether it is his to say; nobody asks for the same twice."""
    if consents(account, option.key):
        return by not in account.table.play_on
    return may_choose(ruled, option, by)


def may_come_back(table: Table, ruled: Ruled, option: Option) -> bool:
    """69B, 71: only of tricks that went to the other side can one come back, and only an agreement that holds be withdrawn.

    Of any other option always true.
    """
    if option.key == "withdraw-agreement" and table.contested:
        return False
    if option.key not in _LOSERS or table.rest is None or table.position is None:
        return True
    left = 13 - len(table.tricks)
    claimed = table.rest if ruled.seats["claimer"].side is table.position.declarer.side else left - table.rest
    return (claimed if option.key == "withdraw-agreement" else left - claimed) > 0


_LOSERS = ("withdraw-agreement", "cancel-concession")


def consents(account: Account, option: str) -> bool:
    """68D2(b)(i): once the other side has asked to play on, everybody is asked."""
    return option == "play-on" and bool(account.table.play_on)


def _again(account: Account, ruled: Ruled, told: Told, facts: Mapping[str, Any]) -> Account:
    now = ruled_again(ruled, told, facts)
    return account.instead(ruled, now, _with_claim(account.table, now))


def _accepted(account: Account, ruled: Ruled, number: int, event: Chose, told: Told) -> Account:
    return _again(account, ruled, told, {"reaction": "accepted"})


def _objected(account: Account, ruled: Ruled, number: int, event: Chose, told: Told) -> Account:
    return _again(account, ruled, told, {"partner_objected": True})


def _asked_to_play_on(account: Account, ruled: Ruled, number: int, event: Chose, told: Told) -> Account:
    """All four, dummy too, have to agree."""
    agreeing = (*account.table.play_on, event.by)
    if len(agreeing) < len(Seat):
        return changed(account, table=changed(account.table, play_on=agreeing))
    return _again(account, ruled, told, {"reaction": "played-on"})


def _doubted(account: Account, ruled: Ruled, number: int, event: Chose, told: Told) -> Account:
    reaction = "play-on-refused" if account.table.play_on else "doubted"
    return _contested(_again(account, ruled, told, {"reaction": reaction}), ruled, number, told)


def _contested(account: Account, ruled: Ruled, number: int, told: Told) -> Account:
    """70: what the table shows; how many of the tricks the director gives is his to say."""
    table = account.table
    position = table.position_to_change()
    by = ruled.seats["claimer"]
    facts = _of_result(table, position, by)
    facts["claimers_act"] = ruled.facts.known["claimers_act"]
    facts["penalty_card_on_table"] = any(one.grade == "major" for one in table.penalty_cards)
    if table.deal is not None:
        opponents = [card for seat in (by.lho, by.rho) for card in position.hands[seat]]
        facts["trump_outstanding"] = any(card.suit is position.trump for card in opponents)
    own = told_of("disputed-claim", told.get(number, {}), ("agreed-claim",))
    found = ruled_on(number, "disputed-claim", facts, own, ruled.seats)
    given = None if found.ruling.split is not None else found.facts.known.get("rest_awarded")
    _refuse_less_than_upheld(table, found, given, number)
    _refuse_other_than_conceded(table, found, given, number)
    table = changed(table, contested=True, agreed=False, undecided=given is None)
    return account.with_ruling(found, table if given is None else changed(table, rest=given))


def _refuse_less_than_upheld(table: Table, found: Ruled, given: int | None, number: int) -> None:
    """70D1: a claim that every normal play wins gives its side no fewer tricks than were claimed."""
    if given is None or table.rest is None or found.facts.known.get("succeeds_by") != "any-normal-play":
        return
    short = table.rest - given if found.facts.known["claimer"] == "declarer" else given - table.rest
    if short > 0 and found.brings(ClaimUpheld):
        told = excluding(found.facts, "succeeds_by", "rest_awarded")
        raise ImpossibleCase([Problem(f"facts.{number}.{told.place}", told.key, told.values)])


def _refuse_other_than_conceded(table: Table, found: Ruled, given: int | None, number: int) -> None:
    """71: a concession of everything that stands leaves all tricks with the other side; else some of them come back."""
    upheld = found.brings(ClaimUpheld)
    if given is None or "trick_conceded" not in found.facts.known or not (upheld or found.brings(ClaimRefused)):
        return
    if (given == table.rest) is upheld:
        told = excluding(found.facts, "trick_conceded", "rest_awarded")
        raise ImpossibleCase([Problem(f"facts.{number}.{told.place}", told.key, told.values)])


def _of_result(table: Table, position: Position, by: Seat) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "claimer": _claimer(position, by),
        "contract": table.contract,
        "tricks_before": position.won[position.declarer.side],
    }
    return facts | ({"vulnerable": table.vulnerable.value} if table.vulnerable else {})


def _withdrawn(account: Account, ruled: Ruled, number: int, event: Chose, told: Told) -> Account:
    """69: in time the claim is contested, later the agreement is withdrawn for what 69B says."""
    own = told_of("agreed-claim", told.get(number, {}), ("disputed-claim",))
    found = _given_away(account, ruled, number, "agreed-claim", own)
    after = account.with_ruling(found, _with_trick_back(account.table, found, event.by))
    return _contested(after, ruled, number, told) if found.brings(AgreementNotEstablished) else after


def _asked_back(account: Account, ruled: Ruled, number: int, event: Chose, told: Told) -> Account:
    """71."""
    found = _given_away(account, ruled, number, "cancelled-concession", told.get(number, {}))
    return account.with_ruling(found, _with_trick_back(account.table, found, event.by))


def _given_away(account: Account, ruled: Ruled, number: int, kind: str, told: Mapping[str, Any]) -> Ruled:
    table = account.table
    facts = _of_result(table, table.position_to_change(), ruled.seats["claimer"]) | {"rest_to_declarer": table.rest}
    return ruled_on(number, kind, facts, told, ruled.seats)


def _with_trick_back(table: Table, found: Ruled, to: Seat) -> Table:
    back = next((one for one in found.ruling.concluded if isinstance(one, TrickGivenBack)), None)
    if back is None or table.rest is None or table.position is None:
        return table
    gained = back.count if to.side is table.position.declarer.side else -back.count
    return changed(table, rest=table.rest + gained)


_ANSWERS: Mapping[str, _Answer] = {
    "accept-claim": _accepted,
    "doubt-claim": _doubted,
    "play-on": _asked_to_play_on,
    "object-to-concession": _objected,
    "withdraw-agreement": _withdrawn,
    "cancel-concession": _asked_back,
}
