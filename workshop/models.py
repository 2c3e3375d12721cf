"""A draft is a folder of files in the notation, kept in the database; beside it what was said and decided about it."""

from typing import Any, NoReturn

from django.db import models
from django.utils.translation import gettext_lazy as _

from workshop.remark_models import RemarkApproval as RemarkApproval
from workshop.remark_models import RemarkDraft as RemarkDraft
from workshop.remark_models import RemarkVersion as RemarkVersion
from workshop.roles import PERMISSIONS

_EMAIL = 254


class Draft(models.Model):
    """A text that is being written. ``serial`` counts its changes: an approval holds for one of them alone."""

    class State(models.TextChoices):
        OPEN = "open", _("in work")
        PUBLISHED = "published", _("published")
        DROPPED = "dropped", _("given up")

    title = models.CharField(max_length=200)
    copied_from = models.CharField(max_length=40, blank=True)  # the name of an edition, if it began as its copy
    state = models.CharField(max_length=10, choices=State, default=State.OPEN)
    serial = models.PositiveIntegerField(default=0)
    begun_by = models.EmailField(max_length=_EMAIL)
    begun_at = models.DateTimeField(auto_now_add=True)
    published_as = models.CharField(max_length=40, blank=True)

    objects: "models.Manager[Draft]" = models.Manager()

    class Meta:
        ordering = ["-pk"]
        default_permissions = ()
        permissions = list(PERMISSIONS.items())

    def __str__(self) -> str:
        return self.title


class DraftFile(models.Model):
    """A file of a draft, as ``docs/editions.md`` names them."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="files")
    name = models.CharField(max_length=40)
    text = models.TextField()

    objects: "models.Manager[DraftFile]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["name"]
        constraints = [models.UniqueConstraint(fields=["draft", "name"], name="draft_file_once")]

    def __str__(self) -> str:
        return self.name


class Version(models.Model):
    """The lines of a clause after a change (``number`` 0: before the first one), in both languages, with its errata."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="versions")
    citation = models.CharField(max_length=60)
    number = models.PositiveIntegerField()
    tr = models.TextField(blank=True)
    en = models.TextField(blank=True)
    errata_tr = models.TextField(blank=True)
    errata_en = models.TextField(blank=True)
    by = models.EmailField(max_length=_EMAIL, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[Version]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["citation", "number"]
        constraints = [models.UniqueConstraint(fields=["draft", "citation", "number"], name="version_once")]

    def __str__(self) -> str:
        return f"{self.citation} {self.number}"


class Unsaved(models.Model):
    """What somebody has typed and not yet saved."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="unsaved")
    citation = models.CharField(max_length=60)
    by = models.EmailField(max_length=_EMAIL)
    fields = models.JSONField()
    seen = models.PositiveIntegerField(default=0)
    at = models.DateTimeField(auto_now=True)

    objects: "models.Manager[Unsaved]" = models.Manager()

    class Meta:
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["draft", "citation", "by"], name="unsaved_once")]

    def __str__(self) -> str:
        return f"{self.citation}: {self.by}"


class Comment(models.Model):
    """A remark on a clause of a draft; open until somebody settles it."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="comments")
    citation = models.CharField(max_length=60)
    text = models.TextField()
    by = models.EmailField(max_length=_EMAIL)
    at = models.DateTimeField(auto_now_add=True)
    settled_by = models.EmailField(max_length=_EMAIL, blank=True)
    settled_at = models.DateTimeField(null=True, blank=True)

    objects: "models.Manager[Comment]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.citation}: {self.text[:40]}"


class BothChanged(models.Model):
    """A clause that a draft and an edition published meanwhile both changed; open until somebody has put it together.

    ``base``: its fields in the edition that both came from; ``theirs``: in the one that was brought in.
    """

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="both_changed")
    citation = models.CharField(max_length=60)
    edition = models.CharField(max_length=40)
    base = models.JSONField()
    theirs = models.JSONField()
    at = models.DateTimeField(auto_now_add=True)
    settled_by = models.EmailField(max_length=_EMAIL, blank=True)
    settled_at = models.DateTimeField(null=True, blank=True)

    objects: "models.Manager[BothChanged]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.citation}: {self.edition}"


class Note(models.Model):
    """What the federation says of a change in a clause; it goes into the comparison when the draft is published."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="notes")
    citation = models.CharField(max_length=60)
    tr = models.TextField(blank=True)
    en = models.TextField(blank=True)

    objects: "models.Manager[Note]" = models.Manager()

    class Meta:
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["draft", "citation"], name="note_once")]

    def __str__(self) -> str:
        return self.citation


class Settled(models.Model):
    """Something that the draft changes elsewhere has been looked at; ``key`` names it and the words that it was about.

    ``engine`` is said of rules: the change leaves rulings as they are, or it does not. Then the item stays open until a
    release has been told, which its digests show.
    """

    class Engine(models.TextChoices):
        UNAFFECTED = "unaffected", _("does not concern the engine")
        TO_TELL = "to-tell", _("the engine is to be told")

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="settled")
    key = models.CharField(max_length=200)
    engine = models.CharField(max_length=12, choices=Engine, blank=True, default="", db_default="")
    note = models.TextField(blank=True)
    by = models.EmailField(max_length=_EMAIL)
    at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[Settled]" = models.Manager()

    class Meta:
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["draft", "key"], name="settled_once")]

    def __str__(self) -> str:
        return self.key


class Approval(models.Model):
    """Somebody has read the draft as it was at ``serial`` and found it good."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="approvals")
    serial = models.PositiveIntegerField()
    by = models.EmailField(max_length=_EMAIL)
    at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[Approval]" = models.Manager()

    class Meta:
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["draft", "serial", "by"], name="approval_once")]

    def __str__(self) -> str:
        return f"{self.serial}: {self.by}"


class RegulationsDraft(models.Model):
    """Regulations that somebody has written and somebody else is to publish; it is not changed, others are written.

    ``impact`` is what was computed of it off the request: which reviewed cases it rules otherwise than what holds.
    """

    values = models.JSONField()
    in_force_from = models.DateField()
    note = models.TextField(blank=True)
    written_by = models.EmailField(max_length=_EMAIL)
    written_at = models.DateTimeField(auto_now_add=True)
    published_as = models.CharField(max_length=10, blank=True)
    is_dropped = models.BooleanField(default=False)
    impact = models.JSONField(null=True, blank=True)

    objects: "models.Manager[RegulationsDraft]" = models.Manager()

    class Meta:
        ordering = ["-pk"]
        default_permissions = ()

    def __str__(self) -> str:
        return f"regulations {self.pk}"


class Webhook(models.Model):
    """An address of another site that hears of publications; its secret signs what is sent."""

    address = models.CharField(max_length=400)
    secret = models.CharField(max_length=80)
    set_by = models.EmailField(max_length=_EMAIL)
    set_at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[Webhook]" = models.Manager()

    class Meta:
        ordering = ["pk"]
        default_permissions = ()

    def __str__(self) -> str:
        return self.address


class Delivery(models.Model):
    """A try to send something to a webhook: the status of the answer, or what was wrong before there was one."""

    webhook = models.ForeignKey(Webhook, models.CASCADE, related_name="deliveries")
    event = models.CharField(max_length=80)
    at = models.DateTimeField(auto_now_add=True)
    status = models.PositiveIntegerField(default=0)
    problem = models.CharField(max_length=60, blank=True)
    milliseconds = models.PositiveIntegerField(default=0)

    objects: "models.Manager[Delivery]" = models.Manager()

    class Meta:
        ordering = ["-pk"]
        default_permissions = ()

    def __str__(self) -> str:
        return f"{self.event}: {self.status or self.problem}"


class Entry(models.Model):
    """A line of the log: who did what, when. It is written once; neither this class nor the database lets it change or go."""

    at = models.DateTimeField(auto_now_add=True)
    who = models.EmailField(max_length=_EMAIL)
    what = models.CharField(max_length=20)
    about = models.CharField(max_length=120)
    details = models.JSONField(default=dict)

    objects: "models.Manager[Entry]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["-pk"]

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M} {self.who} {self.what} {self.about}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Once."""
        if self.pk is not None:
            self._stays()
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Never."""
        self._stays()

    def _stays(self) -> NoReturn:
        raise TypeError("The log of the workshop is only added to.")


class Renumbering(models.Model):
    """A move of a clause: the files that it changed as they were before (of the last one), and the way back of the numbers."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="renumberings")
    serial = models.PositiveIntegerField()
    files = models.JSONField()
    back = models.JSONField()
    by = models.EmailField(max_length=_EMAIL)
    at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[Renumbering]" = models.Manager()

    class Meta:
        default_permissions = ()
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.draft_id}: {self.serial}"
