"""Moments that people and programs send."""

import datetime

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from lawbook.moments import moment_named, zone_said

ZONES = [datetime.timezone(datetime.timedelta(hours=hours)) for hours in (-14, 0, 14)]


@given(st.text(max_size=30) | st.datetimes().map(str) | st.datetimes(timezones=st.sampled_from(ZONES)).map(str))
def test_what_is_sent_is_a_moment_that_every_zone_can_write_or_none(sent: str) -> None:
    moment = moment_named(sent)
    assert moment is None or [moment.astimezone(zone) for zone in ZONES]


def test_where_no_zone_is_said_it_is_that_of_the_site() -> None:
    assert moment_named("2026-12-01T10:00") == timezone.make_aware(datetime.datetime(2026, 12, 1, 10))
    assert moment_named("2026-12-01T10:00+00:00") == datetime.datetime(2026, 12, 1, 10, tzinfo=datetime.UTC)


@pytest.mark.parametrize("sent", ["", "soon", "2026-13-45T00:00", "0001-01-01T00:00+14:00", "9999-12-31T23:59-14:00"])
def test_what_is_none(sent: str) -> None:
    assert moment_named(sent) is None


@pytest.mark.parametrize(
    ("zone", "said"), [("Europe/Istanbul", "UTC+3"), ("America/St_Johns", "UTC−3:30"), ("UTC", "UTC+0")]
)
def test_a_time_of_day_has_its_zone_beside_it(zone: str, said: str) -> None:
    with timezone.override(zone):
        assert zone_said(datetime.datetime(2026, 12, 1, 10, tzinfo=datetime.UTC)) == said
