"""How written answers are marked: by two examiners, neither of whom sees the other's points, and what settles a difference."""

from django.conf import settings
from django.db import models

from quizzes.models.examinations import CandidateAnswer


class WrittenMark(models.Model):
    """What one examiner gives for a written answer: ``points`` for each part of the rubric."""

    answer = models.ForeignKey(CandidateAnswer, on_delete=models.CASCADE, related_name="marks")
    marker = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    points = models.JSONField()
    remark = models.TextField(max_length=1000, blank=True)
    made = models.DateTimeField()

    class Meta:
        ordering = ("made", "pk")
        constraints = (models.UniqueConstraint(fields=("answer", "marker"), name="one-mark-an-examiner"),)

    def __str__(self) -> str:
        return f"{self.answer_id}: {self.points}"


class Settlement(models.Model):
    """What holds where two examiners differ, or after an appeal, once it is ``settled``; one of the two may propose it."""

    answer = models.OneToOneField(CandidateAnswer, on_delete=models.CASCADE, related_name="settlement")
    points = models.JSONField()
    remark = models.TextField(max_length=1000, blank=True)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    agreed = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    settled = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.answer_id}: {self.points}"
