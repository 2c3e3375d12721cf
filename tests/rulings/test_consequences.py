"""A ruling changes the table: what may be played after each choice, and that a later breach is found."""

import pytest

from bridge.cards import DECK
from bridge.seats import Seat
from rulings.effects.leads import LeadWithdrawn
from rulings.effects.penalty_cards import BecomesPenaltyCard
from rulings.engine.cases import read_case
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Option
from rulings.table.consequences import apply, choose
from rulings.table.legality import legal_cards
from rulings.table.position import AgainstTheTable, Position
from rulings.table.restrictions import PenaltyCard

HANDS = {Seat.N: "SA S5 H4 DK", Seat.E: "SK S7 DJ H3", Seat.S: "S2 H9 D5 C4", Seat.W: "S9 HJ D2 CA"}
SEATS = {"offender": Seat.E, "partner": Seat.W, "declarer": Seat.S, "dummy": Seat.N}


def table(turn: Seat) -> Position:
    """South declares in notrump."""
    return Position({seat: {DECK[name] for name in hand.split()} for seat, hand in HANDS.items()}, Seat.S, None, turn)


def names(position: Position, seat: Seat) -> str:
    return " ".join(map(str, legal_cards(position, seat)))


def option(ruling: Ruling, key: str, **values: object) -> Option:
    return next(o for o in ruling.options if o.key == key and values.items() <= o.values.items())


def inner(outer: Option, key: str) -> Option:
    return next(one for one in outer.then if isinstance(one, Option) and one.key == key)


@pytest.fixture
def lead_out_of_turn() -> tuple[Position, Ruling]:
    """East has led the jack of diamonds at West's turn."""
    position = table(Seat.W)
    position.play(Seat.E, DECK["DJ"])
    return position, rule(
        read_case({"kind": "lead-out-of-turn", "facts": {"hand": "defender", "turn": "partner", "card": "DJ"}})
    )


def test_an_accepted_lead_stands_and_play_goes_on_from_it(lead_out_of_turn: tuple[Position, Ruling]) -> None:
    position, ruling = lead_out_of_turn
    choose(position, option(ruling, "accept-lead"), SEATS)
    assert position.turn is Seat.S
    assert names(position, Seat.S) == "D5"


@pytest.mark.parametrize(
    ("choice", "partner_may_lead", "penalty_cards"),
    [
        ("require-penalty-suit", "D2", []),
        ("forbid-penalty-suit", "S9 HJ CA", []),
        ("no-lead-restriction", "S9 HJ D2 CA", ["DJ"]),
    ],
)
def test_a_refused_lead_and_each_of_declarers_further_choices(
    lead_out_of_turn: tuple[Position, Ruling], choice: str, partner_may_lead: str, penalty_cards: list[str]
) -> None:
    position, ruling = lead_out_of_turn
    refused = option(ruling, "refuse-lead")
    choose(position, refused, SEATS)
    assert (position.turn, position.trick, names(position, Seat.W)) == (Seat.W, [], "")
    choose(position, inner(refused, choice), SEATS)
    assert names(position, Seat.W) == partner_may_lead
    assert [str(one.card) for one in position.penalty_cards(Seat.E)] == penalty_cards


def test_the_penalty_card_that_stays_is_played_at_the_first_opportunity(
    lead_out_of_turn: tuple[Position, Ruling],
) -> None:
    position, ruling = lead_out_of_turn
    refused = option(ruling, "refuse-lead")
    choose(position, refused, SEATS)
    choose(position, inner(refused, "no-lead-restriction"), SEATS)
    position.play(Seat.W, DECK["CA"])
    position.play(Seat.N, DECK["H4"])
    assert names(position, Seat.E) == "DJ"


@pytest.mark.parametrize(
    ("choice", "suit", "may_play"), [("require-highest", "S", "S9"), ("require-another-suit", "H", "S9")]
)
def test_declarers_choices_after_a_premature_play(choice: str, suit: str, may_play: str) -> None:
    position = table(Seat.S)
    position.play(Seat.S, DECK["S2"])
    facts = {"hand": "defender", "act": "before-partner", "dummys_card": "none", "suit_led": "S", "card": "SK"}
    ruling = rule(read_case({"kind": "premature-play", "facts": facts}))
    for item in ruling.part("effect"):
        apply(position, item, SEATS)
    wanted = {"suit": suit} if choice == "require-another-suit" else {}
    choose(position, option(ruling, choice, **wanted), SEATS)
    assert position.turn is Seat.W
    assert names(position, Seat.W) == may_play
    position.play(Seat.W, DECK["S9"])
    position.play(Seat.N, DECK["S5"])
    assert names(position, Seat.E) == "SK"


def test_a_second_penalty_card_makes_both_major() -> None:
    position = table(Seat.N)
    position.restrictions.append(PenaltyCard(Seat.E, DECK["S7"], "minor"))
    apply(position, BecomesPenaltyCard(who="offender", card=DECK["H3"], grade="minor"), SEATS)
    assert {(str(one.card), one.grade) for one in position.penalty_cards(Seat.E)} == {("S7", "major"), ("H3", "major")}


def test_a_card_that_was_not_played_cannot_be_withdrawn() -> None:
    with pytest.raises(AgainstTheTable, match="has not played"):
        apply(table(Seat.W), LeadWithdrawn(who="offender", card=DECK["C2"]), SEATS)


def test_a_later_breach_of_the_restriction_is_itself_found() -> None:
    """The penalty card of an earlier ruling is not played although it could be: a revoke of its own kind (61A, 64B3)."""
    facts = {
        "deal": "N:732.83.T9875.AQJ KQJT98.T72.63.K5 A4.AK54.AKQ.9843 65.QJ96.J42.T762",
        "contract": "3NT N",
        "play": ["E SK SA S5 S2", "S DA D2 D5 D3", "S HA H6 H3 H2"],
        "penalty_cards": [{"seat": "E", "card": "HT", "grade": "major", "from_trick": 2}],
    }
    found = [e for e in rule(read_case({"kind": "revoke", "facts": facts})).part("effect") if e.key == "revoke-found"]
    assert [(e.values["who"], str(e.values["card"]), e.values["trick"]) for e in found] == [("E", "H2", 3)]


def test_the_correct_lead_stays_on_the_table_and_the_irregular_one_goes_back() -> None:
    position = table(Seat.S)
    position.play(Seat.E, DECK["DJ"])
    position.play(Seat.S, DECK["H9"])
    facts = {"hand": "defender", "turn": "declarer", "card": "DJ", "played_after": "next-player"}
    ruling = rule(
        read_case(
            {"kind": "lead-out-of-turn", "facts": {**facts, "played_by_correct_hand": True, "meant_as_lead": True}}
        )
    )
    for effect in ruling.part("effect"):
        apply(position, effect, SEATS)
    assert position.trick == [(Seat.S, DECK["H9"])]
    assert position.turn is Seat.W
    assert DECK["DJ"] in position.hands[Seat.E]
