"""An open examination for a hall; run in a process of its own. Prints the codes, or with ``kept`` all answers that are kept."""

import sys
from datetime import timedelta

import django


def make(candidates: int) -> list[str]:
    """The codes of the candidates of a new examination, which is open."""
    from django.utils import timezone

    from accounts.models import User
    from quizzes.examinations import enrolling, preparing, steering
    from quizzes.exams.blueprints import blueprints
    from quizzes.models import Candidate

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
    made = preparing.prepare(plan, examiner, now)
    enrolling.enrol(made, "\n".join(f"Aday {number}" for number in range(candidates)), examiner, now)
    steering.open_it(made, examiner, now)
    return list(Candidate.objects.filter(examination=made).values_list("code", flat=True))


def kept() -> list[str]:
    """Candidate, question, turn and letters of every answer."""
    from quizzes.models import CandidateAnswer

    rows = CandidateAnswer.objects.exclude(chosen="").values_list("candidate_id", "number", "turn", "chosen")
    return [f"{candidate} {number} {turn} {chosen}" for candidate, number, turn, chosen in rows]


if __name__ == "__main__":
    django.setup()
    for line in kept() if sys.argv[1] == "kept" else make(int(sys.argv[1])):
        print(line)
