"""The benchmark of the engine runs on the cases as they are."""

from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice

import pytest

from bench import claims, exam_answers, ruling
from rulings.assistant import cases
from tests.serving import site_set_up


def test_every_kind_of_ruling_is_measured(monkeypatch: pytest.MonkeyPatch, db: None) -> None:
    every = cases.reviewed_cases()
    with_play = ((name, one) for name, one in every.items() if "play" in one.facts)
    missing = ((name, one) for name, one in every.items() if not one.facts or "not-known" in name)
    scored = islice(((name, one) for name, one in every.items() if one.kind == "score"), 5)
    few = dict(chain(with_play, missing, scored, islice(every.items(), 20)))
    monkeypatch.setattr(cases, "reviewed_cases", lambda: few)
    monkeypatch.setattr(ruling, "_ROUNDS", 1)
    monkeypatch.setattr(ruling, "_SECONDS", 0.001)
    assert all(one.per_second > 0 for one in ruling.measure())


def test_contested_claims_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "_ENDINGS", 2)
    found = claims.measure()
    assert (found.exhaustive, found.of) == (2, 2)
    assert 0 < found.median <= found.slowest


@pytest.mark.long
def test_no_answer_of_a_hall_is_lost() -> None:
    with ThreadPoolExecutor(1) as apart:  # where no browser of an earlier test has an event loop
        times, lost = apart.submit(exam_answers.measure, 20, 2, made=site_set_up()).result()
    assert (len(times), lost) == (40, 0)
