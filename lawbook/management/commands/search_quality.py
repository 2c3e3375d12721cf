"""``manage.py search_quality FILE``: score the search with judged queries and print what it misses."""

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from lawbook.book import current_book
from lawbook.search.quality import HALVES, Score, judge, load_judged, summarize


class Command(BaseCommand):
    """Both halves apart: the one that tuning sees and the one that is kept for the final check."""

    help = "Score the search with a file of judged queries."

    def add_arguments(self, parser: CommandParser) -> None:
        """The file, which half, and whether to print the misses."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--half", choices=HALVES, help="only this half")
        parser.add_argument("--misses", action="store_true", help="print every query whose best passage is not first")

    def handle(self, *args: object, file: Path, half: str | None, misses: bool, **options: object) -> None:
        """A table by half, language and kind, then the misses."""
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
        self.stdout.write(f"{half:<20}{'queries':>8}{'hit@1':>8}{'MRR':>8}{'recall':>8}{'nDCG':>8}")
        for row in summarize(scores, lambda score: f"{score.judged.language} {score.judged.kind}"):
            figures = "".join(f"{value:>8.2f}" for value in (row.first, row.reciprocal_rank, row.recall, row.gain))
            self.stdout.write(f"  {row.name:<18}{row.count:>8}{figures}")
        for row in summarize(scores, lambda score: score.judged.language)[:-1]:
            figures = "".join(f"{value:>8.2f}" for value in (row.first, row.reciprocal_rank, row.recall, row.gain))
            self.stdout.write(f"  {row.name:<18}{row.count:>8}{figures}")

    def _miss(self, score: Score) -> None:
        one = score.judged
        best = " ".join(one.best) or "-"
        self.stdout.write(
            f"{one.language} {one.kind:<10} {one.query!r}: {best} at {score.place}; {' '.join(score.found[:5])}"
        )
