"""The result of a candidate in sentences, of what still counts: withdrawn questions are not told."""

from django.utils.translation import gettext as _

from quizzes.examinations.marking import Result


def sentences(result: Result) -> list[str]:
    """What was chosen and the share, then what was written, where there was any."""
    if not result.counted:
        return [_("Every question was withdrawn: there is no result.")]
    return [_share(result), *([_of_writing(result)] if result.written else [])]


def share(per_cent: int, pass_mark: int) -> str:
    """The share alone, as a certificate has it whose examination was deleted."""
    return _("%(share)s%% (to pass: %(mark)s%%).") % {"share": per_cent, "mark": pass_mark}


def _share(result: Result) -> str:
    if not result.choices:
        return share(result.per_cent, result.pass_mark)
    figures = {"share": result.per_cent, "mark": result.pass_mark, "right": result.right, "all": len(result.choices)}
    return _("%(right)s of %(all)s right, %(share)s%% (to pass: %(mark)s%%).") % figures


def _of_writing(result: Result) -> str:
    """What each is worth is told beside the other questions, if these count."""
    told = {"points": result.points_said, "most": result.most_points, "worth": result.written[0].worth}
    if not result.choices:
        return _("Written rulings: %(points)s of %(most)s points.") % told
    return (
        _("Written rulings: %(points)s of %(most)s points; each counts as much as %(worth)s of the other questions.")
        % told
    )
