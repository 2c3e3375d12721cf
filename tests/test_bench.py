"""The benchmark of the engine runs on the cases as they are."""

import gc
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice
from pathlib import Path

import pytest

from bench import caches, claims, exam_answers, publication_kills, ruling
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


def test_caches_are_seen_that_were_there_before_the_rounds() -> None:
    """What the server has looked through once and for all is not among the objects that Python tells of."""
    gc.freeze()
    found = caches.caches()
    gc.unfreeze()
    assert "rulings.assistant.cases.reviewed_cases" in found


def test_what_is_killed_leaves_nothing_in_the_folder_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drafts that are read for a moment stay there when their process is killed."""
    seen: list[tuple[Path, str, str]] = []

    def desk(folders: list[Path]) -> None:
        seen.append((folders[0].parent, tempfile.gettempdir(), os.environ["TMPDIR"]))
        raise InterruptedError

    monkeypatch.setattr(publication_kills, "_desk", desk)
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setenv("TMPDIR", tempfile.gettempdir())
    with pytest.raises(InterruptedError):
        publication_kills.measure(1)
    assert [{str(own), used, told} for own, used, told in seen] == [{str(seen[0][0])}]


@pytest.mark.long
def test_no_answer_of_a_hall_is_lost() -> None:
    with ThreadPoolExecutor(1) as apart:  # where no browser of an earlier test has an event loop
        times, lost = apart.submit(exam_answers.measure, 20, 2, made=site_set_up()).result()
    assert (len(times), lost) == (40, 0)
