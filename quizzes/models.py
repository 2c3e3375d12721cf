"""What is kept of those who practise: answers, when a clause is due again, strength; and how hard each template is."""

import uuid

from django.conf import settings
from django.db import models

START_RATING = 1500.0


class Student(models.Model):
    """Somebody who answers questions: known by the browser's session until an account takes the progress over."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.CASCADE, related_name="student"
    )
    created = models.DateTimeField(auto_now_add=True)
    rating = models.FloatField(default=START_RATING)

    def __str__(self) -> str:
        return f"{self.pk}"


class Attempt(models.Model):
    """An answer to a question. ``taken_for`` is the clause that decides where the chosen option would be right.

    ``nonce`` is that of the ticket under which the question was asked: each is answered once.
    """

    student = models.ForeignKey(Student, on_delete=models.CASCADE, related_name="attempts")
    nonce = models.CharField(max_length=32, unique=True)
    template = models.SlugField(max_length=60)
    seed = models.PositiveIntegerField()
    version = models.PositiveSmallIntegerField()
    clause = models.CharField(max_length=40)
    taken_for = models.CharField(max_length=40, blank=True)
    chosen = models.CharField(max_length=40)
    right = models.BooleanField()
    mode = models.CharField(max_length=60)
    answered = models.DateTimeField()

    class Meta:
        ordering = ("answered", "pk")
        indexes = (
            models.Index(fields=("student", "answered")),
            models.Index(fields=("student", "template", "clause")),
        )

    def __str__(self) -> str:
        return f"{self.template} {self.seed}: {self.chosen}"


class Memory(models.Model):
    """When the questions of a template that a clause decides are due again: ``card`` is the state of FSRS."""

    student = models.ForeignKey(Student, on_delete=models.CASCADE, related_name="memories")
    template = models.SlugField(max_length=60)
    clause = models.CharField(max_length=40)
    card = models.JSONField()
    due = models.DateTimeField()
    last_right = models.BooleanField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("student", "template", "clause"), name="one-memory"),)
        indexes = (models.Index(fields=("student", "due")),)
        verbose_name_plural = "memories"

    def __str__(self) -> str:
        return f"{self.template} {self.clause}"


class Difficulty(models.Model):
    """How hard the questions of a template have turned out to be, on the scale of the students' strength."""

    template = models.SlugField(max_length=60, primary_key=True)
    rating = models.FloatField(default=START_RATING)
    answers = models.PositiveIntegerField(default=0)

    class Meta:
        verbose_name_plural = "difficulties"

    def __str__(self) -> str:
        return self.template


class MistakeReport(models.Model):
    """What a reader thinks is wrong with a question; who wrote it is not kept."""

    template = models.SlugField(max_length=60)
    seed = models.PositiveIntegerField()
    version = models.PositiveSmallIntegerField()
    language = models.CharField(max_length=2)
    text = models.TextField(max_length=2000)
    reported = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("-reported",)

    def __str__(self) -> str:
        return f"{self.template} {self.seed}"


class Sitting(models.Model):
    """A mock exam that somebody sits: its questions as ``[template, seed]``, its time, its pass mark in per cent."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    student = models.ForeignKey(Student, on_delete=models.CASCADE, related_name="sittings")
    blueprint = models.SlugField(max_length=60)
    version = models.PositiveSmallIntegerField()
    questions = models.JSONField()
    pass_mark = models.PositiveSmallIntegerField()
    begun = models.DateTimeField()
    deadline = models.DateTimeField()
    handed_in = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-begun",)

    def __str__(self) -> str:
        return f"{self.blueprint} {self.begun:%Y-%m-%d %H:%M}"


class SittingAnswer(models.Model):
    """The letters chosen for a question of a sitting (from 1), and whether the candidate wants to come back to it."""

    sitting = models.ForeignKey(Sitting, on_delete=models.CASCADE, related_name="answers")
    number = models.PositiveSmallIntegerField()
    chosen = models.CharField(max_length=40, blank=True)
    flagged = models.BooleanField(default=False)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("sitting", "number"), name="one-answer-a-question"),)
        ordering = ("number",)

    def __str__(self) -> str:
        return f"{self.number}: {self.chosen}"
