"""The results as a table that a spreadsheet opens; no cell is taken for a formula."""

import csv
import unicodedata
from io import StringIO

from django.utils.translation import gettext as _

from quizzes.examinations import marking
from quizzes.examinations.roll import called
from quizzes.examinations.rubrics import MOST_POINTS
from quizzes.models import Examination

_FORMULA = ("=", "+", "-", "@", "\u2212", "|", "%")
_UNSEEN = ("Cc", "Cf", "Zl", "Zp")


def results_csv(examination: Examination) -> str:
    """A line for each candidate, those who never began as well; for each item what was chosen (by the variant's letters).

    While written answers wait to be marked neither variant nor letters are told: from the case that was written about, who
    marks knows the variant, and so would know the candidate.
    """
    out = StringIO()
    lines = csv.writer(out)
    items = range(1, examination.questions_each + 1)
    has_written = examination.questions.filter(rubric__isnull=False).exists()
    points = [_("Points")] if has_written else []
    who = [_("Name"), _("Number"), _("Room"), _("Variant")]
    lines.writerow([*who, _("Right"), _("Counted"), *points, _("Per cent"), _("Passed"), *map(str, items)])
    found = {one.candidate.pk: one for one in marking.results(examination)}
    blind = marking.waits(found.values())
    for candidate in called(examination, examination.candidates.all()):
        about = [
            _plain(candidate.name),
            _plain(candidate.number),
            _plain(candidate.room),
            "" if blind else candidate.variant,
        ]
        if (result := found.get(candidate.pk)) is None:
            lines.writerow([*about, "", "", *("" for _one in points), "", _("did not begin")])
            continue
        by_item = {one.item: one for one in result.marked}
        passed = _("provisional") if result.provisional else _("yes") if result.passed else _("no")
        earned = ["" if result.provisional else float(result.points)] if has_written else []
        figures = [result.right, len(result.choices), *earned, result.per_cent, passed]
        lines.writerow([*about, *figures, *(_cell(by_item.get(item), blind=blind) for item in items)])
    return out.getvalue()


def _cell(one: marking.Marked | None, *, blind: bool) -> str:
    if one is None:
        return ""
    if one.written:
        points = "·" if one.empty else "?" if one.points is None else f"{float(one.points):g}"
        return f"{points} ({MOST_POINTS}){'' if one.counts else ' (0)'}"
    chosen = "" if blind else one.chosen.replace(",", " ").upper() or "·"
    return f"{chosen} {'✓' if one.right else '✗'}{'' if one.counts else ' (0)'}".strip()


def _plain(text: str) -> str:
    """Text that begins like a formula is quoted, as spreadsheets do: in full width too, or after what nobody sees."""
    seen = unicodedata.normalize("NFKC", text).lstrip()
    while seen and unicodedata.category(seen[0]) in _UNSEEN:
        seen = seen[1:].lstrip()
    return f"'{text}" if seen.startswith(_FORMULA) else text
