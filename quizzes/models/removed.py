"""What is left of an examination that was deleted: that it was, the certificates that anybody may still verify."""

from django.conf import settings
from django.db import models


class RemovedExamination(models.Model):
    """An examination that somebody deleted; its candidates are told only by their number."""

    title = models.CharField(max_length=120)
    opens = models.DateTimeField()
    pass_mark = models.PositiveSmallIntegerField()
    candidates = models.PositiveSmallIntegerField()
    removed = models.DateTimeField()
    removed_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        ordering = ("-removed", "-pk")

    def __str__(self) -> str:
        return self.title


class KeptCertificate(models.Model):
    """A certificate that was good when its examination was deleted: what it says, and nothing else of its candidate."""

    code = models.CharField(max_length=16, primary_key=True)
    examination = models.ForeignKey(RemovedExamination, on_delete=models.CASCADE, related_name="certificates")
    name = models.CharField(max_length=80)
    number = models.CharField(max_length=20, blank=True)
    begun = models.DateTimeField()
    share = models.PositiveSmallIntegerField()

    def __str__(self) -> str:
        return self.code


class ErasedCertificate(models.Model):
    """That a kept certificate was erased, as its holder asked for: when and by whom, and nothing of whose it was."""

    examination = models.ForeignKey(RemovedExamination, on_delete=models.CASCADE, related_name="erased")
    erased = models.DateTimeField()
    erased_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        ordering = ("erased", "pk")

    def __str__(self) -> str:
        return f"{self.erased:%Y-%m-%d}"
