"""What people and programs send in place of what a form asks for."""

from hypothesis import given
from hypothesis import strategies as st

from lawbook.text_input import printable, whole_number


@given(st.text(max_size=30) | st.integers(-(10**20), 10**20).map(str))
def test_a_number_that_is_sent_can_be_asked_of_a_database_whatever_it_is(sent: str) -> None:
    assert 0 <= whole_number(sent) < 2**63


def test_what_is_no_number_is_none() -> None:
    assert [whole_number(one, -1) for one in ("7", "007", "", "-1", "1.5", "٣", "²", "9" * 5000)] == [7, 7, *[-1] * 6]


def test_nothing_that_is_sent_steers_what_stands_beside_it() -> None:
    assert printable("İki\tlöve,\r\n♠A 👩\u200d⚖️ \u05d0") == "İki\tlöve,\n♠A 👩\u200d⚖️ \u05d0"
    assert printable("a\x1b[2Jb\0c\ud800d \u202egeri\u202c \u2066e\u2069") == "a[2Jbcd geri e"
