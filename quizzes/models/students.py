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

    ``nonce`` is that of the ticket under which the question was asked: each is answered once. The questions of an exam have no
    seed.
    """

    student = models.ForeignKey(Student, on_delete=models.CASCADE, related_name="attempts")
    nonce = models.CharField(max_length=32, unique=True)
    template = models.SlugField(max_length=60)
    seed = models.PositiveIntegerField(null=True)
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
    """What a reader thinks is wrong with a question; who wrote it is not kept.

    ``asked`` is the question as it was, with its key and clause; ``finding`` what an editor found: right, wrong, unclear.
    """

    template = models.SlugField(max_length=60)
    seed = models.PositiveIntegerField()
    version = models.PositiveSmallIntegerField()
    language = models.CharField(max_length=2)
    text = models.TextField(max_length=2000)
    reported = models.DateTimeField(auto_now_add=True)
    asked = models.JSONField(default=dict)
    finding = models.CharField(max_length=10, blank=True)
    note = models.CharField(max_length=500, blank=True)
    judged = models.DateTimeField(null=True, blank=True)
    judged_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        ordering = ("-reported",)

    def __str__(self) -> str:
        return f"{self.template} {self.seed}"


class Sitting(models.Model):
    """A mock exam that somebody sits: its time, its pass mark in per cent; ``counted`` once practice knows its answers."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    student = models.ForeignKey(Student, on_delete=models.CASCADE, related_name="sittings")
    blueprint = models.SlugField(max_length=60)
    pass_mark = models.PositiveSmallIntegerField()
    begun = models.DateTimeField()
    deadline = models.DateTimeField()
    handed_in = models.DateTimeField(null=True, blank=True)
    counted = models.BooleanField(default=False)

    class Meta:
        ordering = ("-begun",)

    def __str__(self) -> str:
        return f"{self.blueprint} {self.begun:%Y-%m-%d %H:%M}"


class AskedQuestion(models.Model):
    """A question of an exam, kept as it was asked: template and ``secret`` make it, ``asked`` says it in each language.

    ``key`` are the right letters, ``taken_for`` is the clause that decides where a wrong option would be right.
    """

    number = models.PositiveSmallIntegerField()
    template = models.CharField(max_length=60)
    secret = models.CharField(max_length=32)
    topic = models.CharField(max_length=60)
    clause = models.CharField(max_length=40)
    key = models.CharField(max_length=40)
    taken_for = models.JSONField(default=dict)
    asked = models.JSONField(default=dict)

    class Meta:
        abstract = True
        ordering = ("number",)

    def __str__(self) -> str:
        return f"{self.number}: {self.template}"


class SittingQuestion(AskedQuestion):
    """A question of a sitting with the letters chosen so far, and whether the candidate wants to come back to it."""

    sitting = models.ForeignKey(Sitting, on_delete=models.CASCADE, db_index=False, related_name="questions")
    chosen = models.CharField(max_length=40, blank=True)
    flagged = models.BooleanField(default=False)

    class Meta(AskedQuestion.Meta):
        constraints = (models.UniqueConstraint(fields=("sitting", "number"), name="one-question-a-number"),)


class Paper(models.Model):
    """An exam on paper. ``number`` is printed on it and leads to the sheet; it tells nothing of the key."""

    number = models.CharField(max_length=12, primary_key=True)
    blueprint = models.SlugField(max_length=60)
    laws = models.CharField(max_length=200, blank=True)
    minutes = models.PositiveSmallIntegerField()
    pass_mark = models.PositiveSmallIntegerField()
    made = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.blueprint} {self.number}"


class PaperQuestion(AskedQuestion):
    """A question of a paper."""

    paper = models.ForeignKey(Paper, on_delete=models.CASCADE, db_index=False, related_name="questions")

    class Meta(AskedQuestion.Meta):
        constraints = (models.UniqueConstraint(fields=("paper", "number"), name="one-paper-question-a-number"),)
