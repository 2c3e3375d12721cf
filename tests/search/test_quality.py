"""The measure of search quality, and the floor below which it must not fall."""

from io import StringIO
from pathlib import Path

import pytest
import yaml
from django.conf import settings
from django.core.management import CommandError, call_command

from lawbook.book import Book
from lawbook.search.quality import Judged, compared, judge, load_judged, load_pooled, pooled, summarize

FOLDER = settings.FIXTURES_DIR / "search"
FILE = FOLDER / "judged-queries.yaml"
VOICES, HELD_OUT = FOLDER / "judged-voices.yaml", FOLDER / "judged-heldout.yaml"
EVERYDAY = FOLDER / "judged-everyday.yaml"
FRESH = FOLDER / "judged-fresh.yaml"
PLAYERS = FOLDER / "judged-players.yaml"
ALOUD = FOLDER / "judged-aloud.yaml"
BLIND = FOLDER / "judged-blind.yaml"
GUESTS, GUESTS_AGAIN = FOLDER / "judged-guests.yaml", FOLDER / "judged-guests-again.yaml"
VISITORS = FOLDER / "judged-visitors.yaml"
POOLED = FOLDER / "pooled.yaml"


def test_scores(book: Book) -> None:
    first = judge(book, Judged("50D2a", "tr", "citation", ("50D2a",), ()))
    assert (first.place, first.reciprocal_rank, first.recall, first.gain) == (1, 1.0, 1.0, 1.0)
    second = judge(book, Judged("64A", "tr", "citation", ("64A1",), ("64A2", "1")))
    assert (second.place, second.reciprocal_rank) == (2, 0.5)
    assert second.recall == pytest.approx(2 / 3)
    assert 0 < second.gain < 1
    none = judge(book, Judged("offside futbol", "tr", "none", (), ()))
    assert none.reciprocal_rank == 1.0
    assert judge(book, Judged("rönons", "tr", "none", (), ())).reciprocal_rank == 0.0


def test_what_was_judged_to_answer_fully_counts_beside_what_the_writer_accepts() -> None:
    fully = {("tr", "rönons"): ("64", "61A")}
    second = compared(Judged("rönons", "tr", "term", ("61A",), ()), ("64", "61A"))
    assert (second.place, pooled(second, fully).place) == (2, 1)
    assert pooled(second, {("en", "rönons"): ("64",)}).place == 2
    nothing = compared(Judged("rönons", "tr", "none", (), ()), ("64",))
    assert pooled(nothing, fully).reciprocal_rank == 0.0


def test_the_pooled_queries_are_judged_ones_and_name_real_passages(book: Book) -> None:
    rows = yaml.load(POOLED.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    asked = {(one.language, one.query) for file in FOLDER.glob("judged-*.yaml") for one in load_judged(file)}
    assert len(rows) == len(load_pooled(POOLED)) >= 250
    assert set(load_pooled(POOLED)) <= asked
    known = {citation.id for citation in book.passages}
    for row in rows:
        said = [*row["fully"], *row["partly"], *row["not"]]
        assert len(said) == len(set(said))
        assert set(said) <= known


def test_the_halves_are_fixed_and_about_equal() -> None:
    halves = [one.half for one in load_judged(FILE)]
    assert 0.4 < halves.count("kept") / len(halves) < 0.6


def test_the_judged_set_is_large_and_names_real_passages(book: Book) -> None:
    judged = load_judged(FILE)
    assert len(judged) >= 200
    assert len({(one.language, one.query) for one in judged}) == len(judged)
    known = {citation.id for citation in book.passages}
    assert {one for row in judged for one in (*row.best, *row.good)} <= known


@pytest.mark.parametrize(
    ("file", "least"),
    [
        (VOICES, 400),
        (HELD_OUT, 400),
        (EVERYDAY, 300),
        (FRESH, 250),
        (PLAYERS, 120),
        (ALOUD, 240),
        (BLIND, 100),
        (GUESTS, 119),
        (GUESTS_AGAIN, 61),
        (VISITORS, 138),
    ],
)
def test_the_queries_in_several_voices_name_real_passages(book: Book, file: Path, least: int) -> None:
    judged = load_judged(file)
    known = {citation.id for citation in book.passages}
    assert len({(one.language, one.query) for one in judged}) == len(judged) >= least
    assert {one for row in judged for one in row.best} <= known


def test_the_half_that_is_held_out_shares_no_query_with_the_other() -> None:
    assert not {one.query for one in load_judged(VOICES)} & {one.query for one in load_judged(HELD_OUT)}


@pytest.mark.parametrize("file", [VOICES, HELD_OUT, EVERYDAY, FRESH])
def test_every_citation_is_found_however_it_is_said(book: Book, file: Path) -> None:
    missed = [one.query for one in load_judged(file) if one.kind == "citation" and judge(book, one).place != 1]
    assert missed == []


@pytest.mark.parametrize(
    ("file", "turkish", "english"), [(VOICES, 0.9, 0.9), pytest.param(HELD_OUT, 0.88, 0.87, marks=pytest.mark.long)]
)
def test_quality_in_several_voices_does_not_fall(book: Book, file: Path, turkish: float, english: float) -> None:
    scores = [judge(book, one) for one in load_judged(file) if one.kind != "citation"]
    by_kind = {row.name: row for row in summarize(scores, lambda score: score.judged.kind)}
    assert by_kind["none"].first >= 0.95
    assert by_kind["question"].reciprocal_rank >= 0.88
    for language, floor in (("tr", turkish), ("en", english)):
        answered = [score for score in scores if score.judged.language == language and score.judged.best]
        assert sum(score.reciprocal_rank for score in answered) / len(answered) >= floor


def test_what_a_director_would_take_comes_first(book: Book) -> None:
    """Any answer that a director would take counts."""
    scores = [judge(book, one) for one in load_judged(EVERYDAY)]
    answered = [score for score in scores if score.judged.best]
    by_kind = {row.name: row for row in summarize(scores, lambda score: score.judged.kind)}
    assert by_kind["none"].first >= 0.9
    assert by_kind["question"].reciprocal_rank >= 0.92
    assert by_kind["story"].reciprocal_rank >= 0.84
    for language in ("tr", "en"):
        said = [score for score in answered if score.judged.language == language]
        assert sum(score.reciprocal_rank for score in said) / len(said) >= 0.9
        assert sum(0 < score.place <= 3 for score in said) / len(said) >= 0.94


def test_what_was_judged_before_the_search_was_looked_at_is_found(book: Book) -> None:
    scores = [judge(book, one) for one in load_judged(FRESH)]
    by_kind = {row.name: row for row in summarize(scores, lambda score: score.judged.kind)}
    assert by_kind["none"].first >= 0.95
    assert by_kind["question"].reciprocal_rank >= 0.9
    assert by_kind["all"].reciprocal_rank >= 0.9


@pytest.mark.parametrize("language", ["tr", "en"])
def test_what_players_tell_is_found(book: Book, language: str) -> None:
    scores = [judge(book, one) for one in load_judged(PLAYERS) if one.language == language]
    assert all(score.place for score in scores if not score.judged.best)
    answered = [score for score in scores if score.judged.best]
    assert sum(score.reciprocal_rank for score in answered) / len(answered) >= 0.83


@pytest.mark.parametrize(("language", "least"), [("tr", 0.88), ("en", 0.91)])
def test_what_is_said_aloud_is_found(book: Book, language: str, least: float) -> None:
    scores = [judge(book, one) for one in load_judged(ALOUD) if one.language == language]
    answered = [score for score in scores if score.judged.best]
    nothing = [score.place for score in scores if not score.judged.best]
    assert sum(score.reciprocal_rank for score in answered) / len(answered) >= least
    assert sum(nothing) / len(nothing) >= 0.85


@pytest.mark.parametrize(("language", "least"), [("tr", 0.95), ("en", 0.9)])
def test_what_was_asked_from_the_text_alone_is_found(book: Book, language: str, least: float) -> None:
    scores = [judge(book, one) for one in load_judged(BLIND) if one.language == language and one.best]
    assert sum(score.reciprocal_rank for score in scores) / len(scores) >= least


@pytest.mark.parametrize(("language", "least"), [("tr", 0.9), ("en", 0.85)])
def test_what_guests_ask_is_found(book: Book, language: str, least: float) -> None:
    """Three sets from the text alone, by hands that had written nothing for the search."""
    asked = [one for file in (GUESTS, GUESTS_AGAIN, VISITORS) for one in load_judged(file) if one.language == language]
    scores = [judge(book, one) for one in asked]
    answered = [score.reciprocal_rank for score in scores if score.judged.best]
    nothing = [score.place for score in scores if not score.judged.best]
    assert sum(answered) / len(answered) >= least
    assert sum(nothing) / len(nothing) >= 0.87


def test_quality_does_not_fall(book: Book) -> None:
    scores = [judge(book, one) for one in load_judged(FILE)]
    by_kind = {row.name: row for row in summarize(scores, lambda score: score.judged.kind)}
    assert by_kind["citation"].first == 1.0
    assert by_kind["folded"].reciprocal_rank >= 0.85
    turkish = [score for score in scores if score.judged.language == "tr"]
    assert sum(score.reciprocal_rank for score in turkish) / len(turkish) >= 0.8


@pytest.mark.django_db
def test_the_command_prints_both_halves_and_the_misses() -> None:
    out = StringIO()
    call_command("search_quality", str(FILE), "--misses", stdout=out)
    assert "tuned" in out.getvalue()
    assert "kept" in out.getvalue()
    assert "tr citation" in out.getvalue()
    assert "pooled" in out.getvalue()


@pytest.mark.parametrize("content", ["a: 1", "- {q: x}", "[1]"])
def test_a_file_of_another_form_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "queries.yaml"
    path.write_text(content)
    with pytest.raises(CommandError, match=r"queries\.yaml"):
        call_command("search_quality", str(path))
    with pytest.raises(CommandError):
        call_command("search_quality", str(tmp_path / "missing.yaml"))
