"""A ruling with the seats of its table says the same as without them, of named players."""

from bridge.seats import Seat
from rulings.assistant.cases import facts_of
from rulings.assistant.cases import reviewed_cases as cases_with_names
from rulings.engine.rulings import rule
from rulings.seating import seated

ROLES = {"offender": Seat.E, "partner": Seat.W, "declarer": Seat.S, "dummy": Seat.N}


def test_nothing_is_said_twice_and_nothing_left_out() -> None:
    for case in cases_with_names().values():
        ruling = rule(facts_of(case))
        told = seated(ruling, ROLES)
        assert [one.key for one in told.concluded] == [one.key for one in ruling.concluded]
        assert told.clauses == ruling.clauses


def test_no_role_is_left_where_its_seat_is_known() -> None:
    for case in cases_with_names().values():
        for one in seated(rule(facts_of(case)), ROLES).concluded:
            for item in (one, *one.then):
                assert not set(map(str, item.values.values())) & set(ROLES), case.id
