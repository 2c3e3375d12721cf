"""What is asked once in a request is asked again in the next, and after it was changed."""

from collections.abc import Iterator
from itertools import count

import pytest
from django.http import HttpResponse
from django.test import RequestFactory

from lawbook.once import Once, in_a_request


@pytest.fixture
def numbers() -> Iterator[int]:
    return count(1)


def test_once_in_a_request_and_again_in_the_next(numbers: Iterator[int], rf: RequestFactory) -> None:
    ask = Once(lambda: next(numbers))
    view = in_a_request(lambda _request: HttpResponse(f"{ask()} {ask()}"))
    assert [view(rf.get("/")).content for _time in range(2)] == [b"1 1", b"2 2"]


def test_what_was_changed_is_asked_again(numbers: Iterator[int], rf: RequestFactory) -> None:
    ask = Once(lambda: next(numbers))

    def changed(_request: object) -> HttpResponse:
        before = ask()
        ask.forget()
        return HttpResponse(f"{before} {ask()}")

    assert in_a_request(changed)(rf.get("/")).content == b"1 2"


def test_each_time_outside_of_a_request(numbers: Iterator[int]) -> None:
    ask = Once(lambda: next(numbers))
    ask.forget()
    assert (ask(), ask()) == (1, 2)
