"""An open examination for a hall; run in a process of its own. Prints the codes.

With ``kept`` all answers that are kept; with ``finish`` it closes, what was written is marked, the results are released.
"""

import sys
from datetime import timedelta

import django


def make(candidates: int) -> list[str]:
    """The codes of the candidates of a new examination, which is open."""
    from django.utils import timezone

    from accounts.models import User
    from quizzes.examinations import enrolling, preparing, steering, variants
    from quizzes.models import Candidate
    from quizzes.offering import picking
    from quizzes.offering.blueprints import blueprints

    now, blueprint = timezone.now(), blueprints()["club-director"]
    examiner = User.objects.create_user("kurul@example.org")
    plan = preparing.Plan(
        title="Sınav",
        blueprint=blueprint,
        minutes=75,
        pass_mark=70,
        open_book=True,
        rooms=("A", "B"),
        variants=2,
        opens=now - timedelta(hours=1),
        closes=now + timedelta(hours=5),
    )
    written = variants.Written(1, blueprint.open_templates())
    drawn = variants.draw_variants(picking.pick(blueprint), plan.variants, written)
    for one in drawn:
        one.sort(key=lambda row: "rubric" not in row)  # what is to be written comes first, so that everybody writes
    made = preparing.keep(plan, drawn, examiner, now)
    enrolling.enrol(made, "\n".join(f"Aday {number}" for number in range(candidates)), examiner, now)
    steering.open_it(made, examiner, now)
    return list(Candidate.objects.filter(examination=made).values_list("code", flat=True))


def kept() -> list[str]:
    """Candidate, question, turn and letters (or what was written) of every answer."""
    from quizzes.models import CandidateAnswer

    rows = CandidateAnswer.objects.exclude(turn=0).values_list("candidate_id", "number", "turn", "chosen", "written")
    return [f"{candidate} {number} {turn} {chosen or words}" for candidate, number, turn, chosen, words in rows]


def finish() -> list[str]:
    """From the end to the results; how many have handed in, how many answers were marked, how many have a result."""
    from django.utils import timezone

    from accounts.models import User
    from quizzes.examinations import marking, releasing, steering, written_marking
    from quizzes.models import Candidate, Examination

    now, held = timezone.now(), Examination.objects.get()
    examiners = [User.objects.get(email="kurul@example.org"), User.objects.create_user("ikinci@example.org")]
    handed_in = Candidate.objects.filter(handed_in__isnull=False).count()
    steering.close(held, examiners[0], now)
    held.refresh_from_db()
    waiting = [(one.sheet, one.question) for one in written_marking.sheets(held) if one.written and one.sheet]
    for sheet, question in waiting:
        points = {part: str(most) for part, most in question.parts["points"].items()}
        for examiner in examiners:
            written_marking.mark(held, sheet, examiner, points, now)
    releasing.release(held, examiners[0], now)
    return [f"{handed_in} {len(waiting)} {len(marking.results(held))}"]


if __name__ == "__main__":
    django.setup()
    verbs = {"kept": kept, "finish": finish}
    for line in verbs[sys.argv[1]]() if sys.argv[1] in verbs else make(int(sys.argv[1])):
        print(line)
