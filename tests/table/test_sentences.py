"""Whatever a table can refuse or demand has its sentence in both languages, with every value that it names."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils import translation

import bridge
import rulings.table
from bridge.cards import Suit, parse_card
from bridge.problems import Problem
from bridge.seats import Seat
from rulings.presenting_tables import present_account
from rulings.table.following import follow
from rulings.table.restrictions import (
    CardDue,
    FacedCard,
    LeadRestriction,
    MustPass,
    MustRepeat,
    PenaltyCard,
    PlayDemand,
    Restriction,
    SuitToForbid,
)
from rulings.wording.obligations import obligation_text
from rulings.wording.problems_said import say_problem
from rulings.wording.refusals import NOTES
from rulings.wording.speech import sentences
from tests.table.reviewed import read, reviewed_tables

_RAISES = {"Problem", "cannot"}
_FORMS = re.compile(r"_(of|to|from|at|acc)$")


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of these names in the code of the table and of the game."""
    for package in (rulings.table, bridge):
        for path in Path(package.__path__[0]).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                    yield node


def raised() -> list[tuple[str, set[str] | None]]:
    """The keys of all problems with the names of their values, where those stand beside the key."""
    found: list[tuple[str, set[str] | None]] = []
    for call in calls(*_RAISES):
        key = call.args[1]
        if isinstance(key, ast.Constant):
            values = {str(one.arg) for one in call.keywords}
            if len(call.args) > 2:
                told = call.args[2]
                values = {one.value for one in told.keys} if isinstance(told, ast.Dict) else None  # type: ignore[union-attr, assignment]
            found.append((str(key.value), values))
    return found


def test_every_problem_of_a_table_has_a_sentence_for_its_values() -> None:
    found = raised()
    assert {"waits-for-choice", "no-such-option", "events-not-a-list", "card-twice"} <= {key for key, _ in found}
    for key, values in found:
        text = str(sentences()[f"problem.{key}"])
        named = {_FORMS.sub("", one) for one in re.findall(r"%\((\w+)\)s", text)}
        assert values is None or named <= values, key


def test_every_refusal_has_a_sentence() -> None:
    keys = {call.args[1].value for call in calls("Refusal") if isinstance(call.args[1], ast.Constant)}
    assert {"choice-first", "must-pass", "insufficient-bid", "must-follow-suit"} <= keys
    assert keys <= NOTES.keys()


@pytest.mark.parametrize(
    ("one", "english", "turkish"),
    [
        (LeadRestriction(Seat.E, (Suit.S,), required=True), "East must lead spades.", "Doğu pik çıkmak zorundadır."),
        (
            LeadRestriction(Seat.W, (Suit.H, Suit.C), required=False),
            "West may not lead hearts or clubs until another hand wins a trick.",
            "Batı, çıkış kendisinde kaldığı sürece kör ve trefl çıkamaz",
        ),
        (PlayDemand(Seat.E, "highest", Suit.D), "East must play the highest card of this suit: diamonds.", "karo"),
        (
            PlayDemand(Seat.E, "lowest", Suit.D),
            "East must play the lowest card of this suit: diamonds.",
            "en küçük karo",
        ),
        (PlayDemand(Seat.E, "suit", Suit.D), "East must play a card of this suit: diamonds.", "Doğu karo oynamak"),
        (PlayDemand(Seat.E, "not-suit", Suit.D), "East may not play a card of this suit: diamonds.", "karo oynayamaz"),
        (CardDue(Seat.W, parse_card("HK")), "West plays the king of hearts when the turn comes.", "kör ruasını oynar"),
        (MustPass(Seat.S, throughout=False), "South must pass at the next turn to call.", "ilk geldiğinde pas"),
        (MustPass(Seat.S, throughout=True), "South must pass at every turn to call.", "her geldiğinde pas"),
        (
            MustRepeat(Seat.S, "1H", "31A1"),
            "South must repeat the call out of rotation: 1♥.",
            "tekrarlamak zorundadır: 1♥.",
        ),
        (
            MustRepeat(Seat.S, "1H", "31A1", insufficient=True),
            "1♥. It is then ruled on as an insufficient bid (27).",
            "Sonra bunun için yetersiz deklare",
        ),
        (
            SuitToForbid(Seat.E),
            "If East defends: before East's first lead declarer may forbid one suit that partner did not call.",
            "ortağının konuşmadığı bir rengi yasaklayabilir",
        ),
        (
            SuitToForbid(Seat.E, (Suit.S, Suit.D)),
            "Before East's first lead declarer may forbid one of these suits: spades and diamonds.",
            "Doğu’nun ilk çıkışından önce",
        ),
        (
            FacedCard(Seat.E, parse_card("D2")),
            "The two of diamonds lies faced in front of East until",
            "Doğu’nun önünde açık duruyor",
        ),
        (PenaltyCard(Seat.E, parse_card("D2"), "minor"), "as a minor penalty card.", "Karo ikilisi, minör cezalı"),
    ],
)
def test_an_obligation_names_the_seat_and_the_suit_or_card(one: Restriction, english: str, turkish: str) -> None:
    with translation.override("en"):
        assert english in obligation_text(one)
    with translation.override("tr"):
        assert turkish in obligation_text(one)


def test_a_seat_and_a_card_stand_in_a_problem_as_words() -> None:
    problem = Problem("events.7", "card-not-in-hand", {"who": Seat.E, "card": parse_card("SA")})
    with translation.override("tr"):
        assert say_problem(problem) == "Pik ası Doğu’nun elinde değil ya da artık değil."


AUCTIONS = (
    "insufficient",
    "rotation",
    "inadmissible",
    "changed",
    "auction-card",
    "fourteen",
    "foreign",
    "missing-card",
    "cards-of",
    "wrong-",
    "deal-",
    "explanation",
    "misled",
    "conveyed",
    "learned",
    "asked",
    "looked",
)


@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_reviewed_auction_is_said_with_its_seats(language: str) -> None:
    """Nothing is left of a role where the seat is known, and every sentence has its values."""
    ruled = {name: case for name, case in reviewed_tables().items() if "impossible" not in case["expected"]}
    told = [case for name, case in ruled.items() if name.startswith(AUCTIONS)]
    assert len(told) > 70
    for case in told:
        whole = read(case)
        with translation.override(language):
            shown = present_account(follow(whole.start, whole.events, whole.told), whole, language)
        said = [line for one in shown["rulings"] for line in one["ruling"]["script"]]
        said += [one["text"] for one in (*shown["table"]["obligations"], *shown["table"]["choices"])]
        assert all(said)
        assert not any("offenders-" in line or "%(" in line for line in said), said
