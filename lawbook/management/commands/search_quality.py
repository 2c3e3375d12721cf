"""``manage.py search_quality FILE``: score the search with judged queries and print what it misses."""

from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from lawbook.book import current_book
from lawbook.search.quality import HALVES, Score, Summary, judge, load_judged, load_pooled, pooled, summarize


class Command(BaseCommand):
    """Both halves apart: the one that tuning sees and the one that is kept for the final check."""

    help = "Score the search with a file of judged queries."

    def add_arguments(self, parser: CommandParser) -> None:
        """The file, which half, and whether to print the misses."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--half", choices=HALVES, help="only this half")
        parser.add_argument("--misses", action="store_true", help="print every query whose best passage is not first")

    def handle(self, *args: object, file: Path, half: str | None, misses: bool, **options: object) -> None:
        """A table by half, language and kind, with MRR by the writers and by pooling too (docs/search.md), then the misses."""
        try:
            judged = load_judged(file)
        except (OSError, ValueError) as error:
            raise CommandError(f"{file}: {error}") from error
        book = current_book()
        scores = [judge(book, one) for one in judged if half in (None, one.half)]
        for name in HALVES:
            chosen = [score for score in scores if score.judged.half == name]
            if chosen:
                self._table(name, chosen)
        if misses:
            for score in scores:
                if score.place != 1:
                    self._miss(score)

    def _table(self, half: str, scores: list[Score]) -> None:
        heads = "".join(f"{name:>8}" for name in ("queries", "hit@1", "MRR", "recall", "nDCG", "pooled"))
        self.stdout.write(f"{half:<20}{heads}")
        fully = load_pooled(settings.FIXTURES_DIR / "search" / "pooled.yaml")
        wider = [pooled(score, fully) for score in scores]
        self._rows(
            *(summarize(some, lambda one: f"{one.judged.language} {one.judged.kind}") for some in (scores, wider))
        )
        self._rows(*(summarize(some, lambda one: one.judged.language)[:-1] for some in (scores, wider)))

    def _rows(self, written: list[Summary], wider: list[Summary]) -> None:
        for row, other in zip(written, wider, strict=True):
            values = (row.first, row.reciprocal_rank, row.recall, row.gain, other.reciprocal_rank)
            self.stdout.write(f"  {row.name:<18}{row.count:>8}{''.join(f'{value:>8.2f}' for value in values)}")

    def _miss(self, score: Score) -> None:
        one = score.judged
        best = " ".join(one.best) or "-"
        self.stdout.write(
            f"{one.language} {one.kind:<10} {one.query!r}: {best} at {score.place}; {' '.join(score.found[:5])}"
        )
