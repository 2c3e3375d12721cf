"""A class that a teacher opens: its questions, the players on their phones, their answers."""

from django.conf import settings
from django.db import models

from quizzes.models.students import AskedQuestion


class Classroom(models.Model):
    """A class. Without ``until`` the teacher shows one question after the other; with it, it is homework until then.

    ``current`` is the question that is on (0: none yet), ``told`` whether its answer is shown; of homework, all answers.
    """

    code = models.CharField(max_length=8, unique=True)
    teacher = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="classrooms")
    blueprint = models.SlugField(max_length=60)
    standings = models.BooleanField(default=False)
    until = models.DateTimeField(null=True, blank=True)
    opened = models.DateTimeField(auto_now_add=True)
    ended = models.DateTimeField(null=True, blank=True)
    current = models.PositiveSmallIntegerField(default=0)
    told = models.BooleanField(default=False)

    class Meta:
        ordering = ("-opened",)

    def __str__(self) -> str:
        return self.code


class ClassQuestion(AskedQuestion):
    """A question of a class."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, db_index=False, related_name="questions")

    class Meta(AskedQuestion.Meta):
        constraints = (models.UniqueConstraint(fields=("classroom", "number"), name="one-class-question-a-number"),)


class Player(models.Model):
    """Somebody who takes part under a name of their choice; ``key`` is a digest of what the phone keeps."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="players")
    name = models.CharField(max_length=24)
    folded = models.CharField(max_length=48)
    key = models.CharField(max_length=64)
    joined = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("joined", "pk")
        constraints = (models.UniqueConstraint(fields=("classroom", "folded"), name="one-player-a-name"),)

    def __str__(self) -> str:
        return self.name


class PlayerAnswer(models.Model):
    """What a player answered; the last answer before the question was told counts."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, db_index=False, related_name="answers")
    question = models.ForeignKey(ClassQuestion, on_delete=models.CASCADE, related_name="answers")
    chosen = models.CharField(max_length=60)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("player", "question"), name="one-answer-a-player-and-question"),)

    def __str__(self) -> str:
        return self.chosen
