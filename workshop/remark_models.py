"""A remark as it is written: its versions, which are only added, and who approved which of them."""

from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _

_EMAIL = 254


class RemarkDraft(models.Model):
    """A remark under its key. Version ``published`` is what readers see (0: as the files have it); None while it is new."""

    class State(models.TextChoices):
        OPEN = "open", _("in work")
        PUBLISHED = "published", _("published")
        RETIRED = "retired", _("taken out of use")
        DROPPED = "dropped", _("given up")

    key = models.CharField(max_length=80, unique=True)
    published = models.PositiveIntegerField(null=True, blank=True)
    is_retired = models.BooleanField(default=False)
    is_dropped = models.BooleanField(default=False)

    objects: "models.Manager[RemarkDraft]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.key

    @property
    def latest(self) -> "RemarkVersion":
        """How it was written last."""
        found: RemarkVersion = self.versions.latest("number")
        return found

    @property
    def state(self) -> "RemarkDraft.State":
        """How it stands."""
        if self.is_dropped:
            return self.State.DROPPED
        if self.published is None or self.latest.number != self.published:
            return self.State.OPEN
        return self.State.RETIRED if self.is_retired else self.State.PUBLISHED


class RemarkVersion(models.Model):
    """A remark as somebody saved it (``number`` 0: as it came with the software)."""

    remark = models.ForeignKey(RemarkDraft, models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    fields = models.JSONField()
    by = models.EmailField(max_length=_EMAIL, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[RemarkVersion]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["remark", "number"]
        constraints = [models.UniqueConstraint(fields=["remark", "number"], name="remark_version_once")]

    def __str__(self) -> str:
        return f"{self.remark_id}.{self.number}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Once: what was written stays as it was."""
        if self.pk is not None:
            raise TypeError("A version of a remark is written once.")
        super().save(*args, **kwargs)


class RemarkApproval(models.Model):
    """Somebody else has read a version and found it good."""

    version = models.ForeignKey(RemarkVersion, models.CASCADE, related_name="approvals")
    by = models.EmailField(max_length=_EMAIL)
    at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[RemarkApproval]" = models.Manager()

    class Meta:
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["version", "by"], name="remark_approval_once")]

    def __str__(self) -> str:
        return f"{self.version_id}: {self.by}"
