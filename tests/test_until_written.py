"""What tests read once is read again when it may be another."""

import pytest
from django.db import transaction

from lawbook.models import Edition
from tests.until_written import UntilWritten

pytestmark = pytest.mark.django_db


@pytest.fixture
def read() -> UntilWritten[int]:
    return UntilWritten(Edition.objects.count)


def test_it_is_read_once(read: UntilWritten[int], django_assert_num_queries) -> None:  # type: ignore[no-untyped-def]
    with django_assert_num_queries(1):
        assert read() == read()


def test_what_is_written_is_there_at_once_and_gone_when_it_is_undone(read: UntilWritten[int]) -> None:
    before = read()
    with transaction.atomic():
        Edition.objects.create(code="2099", title="Another")
        assert read() == before + 1
        transaction.set_rollback(True)
    assert read() == before
