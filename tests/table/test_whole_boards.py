"""Whole boards with several irregularities: nothing legal or offered is refused, the table adds up, sentences are whole."""

import json
import re
import time
from collections import Counter

import pytest
from django.utils import translation

from bridge.plays import trick_winner
from bridge.seats import ROTATION
from rulings.presenting_tables import present_account
from rulings.shortening import MOST_BYTES, MOST_RULINGS, shortened_account
from rulings.table.account import Account
from rulings.table.following import after
from tests.table.happening import Happening, happenings
from tests.table.test_properties import shown

PLACEHOLDER = re.compile(r"%\(|%s|[{}<]|\b(None|True|False)\b|  | [.,]|\(\)|,[,.]|(?<!\.)\.\.(?!\.)")
ENGLISH = re.compile(r"\b(the|and|his|may|card|lead|trick|partner|declarer|director|player|cannot)\b", re.IGNORECASE)
ENDS = (".", ":", "?", "!", ")", "”")


def whole_board(seed: int) -> None:
    last = before = None
    for one in happenings(seed):
        adds_up(one.account)
        if before is not None and one.expected == "legal":
            nothing_ruled_on_it(before, one)
        assert not one.problems, (one.problems, one.body)
        last, before = one, one
    if last is not None:
        for language in ("en", "tr"):
            sentences_are_whole(last, language)
        moves_and_record_agree(last)


def adds_up(account: Account) -> None:
    """Thirteen cards each, no card twice, the tricks of both sides, and who has to lead."""
    table, position = account.table, account.table.position
    if position is None:
        return
    gone = Counter(seat for trick in (*table.tricks, position.trick) for seat, _ in trick)
    assert {gone[seat] + len(position.hands[seat]) for seat in ROTATION} == {13}
    winners = [trick_winner(trick, position.trump) for trick in table.tricks]
    assert Counter(winner.side for winner in winners) == +Counter(position.won)
    if table.phase == "play" and winners and not position.trick and not account.waiting:
        assert position.turn is winners[-1]


def nothing_ruled_on_it(before: Happening, now: Happening) -> None:
    """But where the play ends what was not noticed is, and a bid that has to be repeated may be insufficient (31A1, 27)."""
    number = len(now.read.events)
    new = [one for one in now.account.rulings if one.event == number and not one.reported]
    known = {(one.event, one.facts.kind) for one in before.account.rulings}
    kinds = {one.facts.kind for one in new if (one.event, one.facts.kind) not in known}
    assert kinds <= {"end-of-auction", "insufficient-bid"}, (kinds, now.body)
    assert len(now.account.failures) <= len(before.account.failures)


def sentences_are_whole(one: Happening, language: str) -> None:
    begun = time.process_time()
    with translation.override(language):
        found = shortened_account(present_account(one.account, one.read, language, most=MOST_RULINGS))
    assert time.process_time() - begun < 1
    assert len(json.dumps(found, ensure_ascii=False).encode()) <= MOST_BYTES
    scripts = [line for ruled in found["rulings"] for line in ruled["ruling"]["script"]]
    others = [said["text"] for part in ("choices", "obligations", "penalty_cards") for said in found["table"][part]]
    assert [line for line in scripts if not line.endswith(ENDS) or line[0].islower()] == []
    assert [line for line in (*scripts, *others) if not line.strip() or PLACEHOLDER.search(line)] == []
    assert language == "en" or [line for line in (*scripts, *others) if ENGLISH.search(line)] == []
    ruled = [one["ruling"] for one in found["rulings"]]
    assert all(ruling["script"] and (ruling["clauses"] or ruling["status"] != "ruled") for ruling in ruled)


def moves_and_record_agree(one: Happening) -> None:
    """Event by event the table comes to what it comes to as a record; the end of the play is ruled on only there."""
    account = Account(one.read.start)
    for number, event in enumerate(one.read.events, start=1):
        account = after(account, number, event, one.read.told)
    if account.table.phase != "over":
        assert shown(account) == shown(one.account)


def test_whole_boards_are_ruled_on() -> None:
    for seed in range(2):
        whole_board(seed)


@pytest.mark.long
def test_many_whole_boards_are_ruled_on() -> None:
    for seed in range(1000, 1100):
        whole_board(seed)
