"""An examination that a federation holds: its questions in several variants, candidates, answers, what happened meanwhile."""

import uuid
from typing import Any

from django.conf import settings
from django.db import models

from quizzes.models.students import AskedQuestion


class Examination(models.Model):
    """An examination. ``opens`` and ``closes`` are the first and last moment to begin; the others say what has happened.

    While ``paused`` is set no clock runs; ``released`` is when candidates may see their results. A written answer counts as
    much as ``written_worth`` questions; two examiners may differ by ``apart`` points about it.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    title = models.CharField(max_length=120)
    blueprint = models.SlugField(max_length=60)
    questions_each = models.PositiveSmallIntegerField()
    minutes = models.PositiveSmallIntegerField()
    pass_mark = models.PositiveSmallIntegerField()
    open_book = models.BooleanField()
    rooms = models.JSONField(default=list)
    variants = models.PositiveSmallIntegerField()
    written_worth = models.PositiveSmallIntegerField(default=2, db_default=2)
    apart = models.PositiveSmallIntegerField(default=2, db_default=2)
    opens = models.DateTimeField()
    closes = models.DateTimeField()
    made = models.DateTimeField(auto_now_add=True)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    opened = models.DateTimeField(null=True, blank=True)
    paused = models.DateTimeField(null=True, blank=True)
    closed = models.DateTimeField(null=True, blank=True)
    released = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-opens",)
        default_permissions = ()
        permissions = (
            ("hold_examinations", "Can hold examinations"),
            ("watch_examinations", "Can watch examinations"),
        )

    def __str__(self) -> str:
        return self.title


class Duty(models.Model):
    """Who works at an examination: prepares and judges it (``holds``), or watches it, perhaps one ``room`` only."""

    examination = models.ForeignKey(Examination, on_delete=models.CASCADE, related_name="duties")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="examination_duties")
    holds = models.BooleanField(default=False)
    room = models.CharField(max_length=60, blank=True)

    class Meta:
        ordering = ("-holds", "room", "user__email")
        verbose_name_plural = "duties"
        constraints = (models.UniqueConstraint(fields=("examination", "user"), name="one-duty-an-examination"),)

    def __str__(self) -> str:
        return f"{self.user}: {self.room}"


class ExaminationQuestion(AskedQuestion):
    """A question of one variant. ``item`` is the same in all variants: the same template and ruling, another deal.

    One that is answered in writing has a ``rubric`` and no key.
    """

    examination = models.ForeignKey(Examination, on_delete=models.CASCADE, db_index=False, related_name="questions")
    variant = models.PositiveSmallIntegerField()
    item = models.PositiveSmallIntegerField()
    rubric = models.JSONField(null=True, blank=True)

    class Meta(AskedQuestion.Meta):
        ordering = ("variant", "number")  # type: ignore[assignment]
        constraints = (
            models.UniqueConstraint(
                fields=("examination", "variant", "number"), name="one-examination-question-a-number"
            ),
        )

    @property
    def parts(self) -> dict[str, Any]:
        """The rubric of a question that is answered in writing: points of each part, what is expected in each language."""
        return self.rubric or {}


class WithdrawnItem(models.Model):
    """An item that does not count, for anybody."""

    examination = models.ForeignKey(Examination, on_delete=models.CASCADE, related_name="withdrawn_items")
    item = models.PositiveSmallIntegerField()
    reason = models.CharField(max_length=300)
    withdrawn = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("examination", "item"), name="one-withdrawal-an-item"),)

    def __str__(self) -> str:
        return f"{self.item}: {self.reason}"


class Candidate(models.Model):
    """Somebody who is examined. The ``code`` opens the examination on a ``device``, of which a digest is kept.

    ``extra`` is more time in per cent, ``place`` the question that was last looked at.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    examination = models.ForeignKey(Examination, on_delete=models.CASCADE, related_name="candidates")
    name = models.CharField(max_length=80)
    number = models.CharField(max_length=20, blank=True)
    room = models.CharField(max_length=60, blank=True)
    code = models.CharField(max_length=12, unique=True)
    extra = models.PositiveSmallIntegerField(default=0)
    variant = models.PositiveSmallIntegerField()
    device = models.CharField(max_length=64, blank=True)
    devices = models.PositiveSmallIntegerField(default=0)
    begun = models.DateTimeField(null=True, blank=True)
    deadline = models.DateTimeField(null=True, blank=True)
    handed_in = models.DateTimeField(null=True, blank=True)
    seen = models.DateTimeField(null=True, blank=True)
    place = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ("room", "name", "code")

    def __str__(self) -> str:
        return self.name


class CandidateAnswer(models.Model):
    """What a candidate has answered so far. ``letters`` are those on offer; a higher ``turn`` is a newer answer.

    What is ``written`` lies on a ``sheet`` by which examiners know it, and not by the candidate.
    """

    candidate = models.ForeignKey(Candidate, on_delete=models.CASCADE, db_index=False, related_name="answers")
    question = models.ForeignKey(ExaminationQuestion, on_delete=models.CASCADE, related_name="answers")
    number = models.PositiveSmallIntegerField()
    letters = models.CharField(max_length=26)
    chosen = models.CharField(max_length=60, blank=True)
    written = models.TextField(blank=True, default="", db_default="")
    sheet = models.UUIDField(null=True, blank=True, unique=True)
    flagged = models.BooleanField(default=False)
    turn = models.PositiveIntegerField(default=0)
    answered = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("number",)
        constraints = (
            models.UniqueConstraint(fields=("candidate", "number"), name="one-answer-a-candidate-and-number"),
        )

    def __str__(self) -> str:
        return f"{self.number}: {self.chosen}"


class ExaminationEvent(models.Model):
    """What somebody did to an examination, or what became of a candidate's device; never changed."""

    examination = models.ForeignKey(Examination, on_delete=models.CASCADE, related_name="events")
    candidate = models.ForeignKey(Candidate, null=True, on_delete=models.CASCADE, related_name="events")
    who = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    what = models.SlugField(max_length=40)
    detail = models.CharField(max_length=300, blank=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ("-at", "-pk")

    def __str__(self) -> str:
        return f"{self.at:%H:%M:%S} {self.what}"


class Appeal(models.Model):
    """A candidate contests a question, which stays as it was asked.

    ``decision`` is "upheld", "changed" or "refused" once there is one.
    """

    candidate = models.ForeignKey(Candidate, on_delete=models.CASCADE, related_name="appeals")
    question = models.ForeignKey(ExaminationQuestion, on_delete=models.CASCADE, related_name="appeals")
    text = models.TextField(max_length=2000)
    made = models.DateTimeField(auto_now_add=True)
    decision = models.CharField(max_length=10, blank=True)
    reply = models.TextField(max_length=2000, blank=True)
    decided = models.DateTimeField(null=True, blank=True)
    decided_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        ordering = ("made",)
        constraints = (models.UniqueConstraint(fields=("candidate", "question"), name="one-appeal-a-question"),)

    def __str__(self) -> str:
        return f"{self.question_id}: {self.decision}"


class Certificate(models.Model):
    """What a candidate who passed shows; ``code`` is printed on it, and anybody can verify it."""

    code = models.CharField(max_length=16, primary_key=True)
    candidate = models.OneToOneField(Candidate, on_delete=models.CASCADE, related_name="certificate")
    issued = models.DateTimeField()

    def __str__(self) -> str:
        return self.code
