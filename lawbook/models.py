"""The book in the database: one set of rows for each edition, joined by citation (docs/decisions/0001)."""

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from lawbook import citations
from lawbook.text.checked import State
from lawbook.text.errata import Treatment

LANGUAGE = models.CharField(max_length=2, choices=[("tr", _("Turkish")), ("en", _("English"))])
_FIELDS = [("label", "label"), ("heading", "heading"), ("text", "text"), ("tail", "tail")]


class ReferenceKind(models.TextChoices):
    """Whether the text refers to a passage, or uses a term that the definitions define."""

    REFERENCE = "reference", _("reference")
    TERM = "term", _("defined term")


class Edition(models.Model):
    """One version of the text. A published edition never changes: a correction is a new revision.

    A partial one holds only some Laws; it is never in force. Since when an old one was in force may be unknown.
    A withdrawn one stays at its address and says that it is; it is not in force any more.
    """

    class State(models.TextChoices):
        DRAFT = "draft", _("draft")
        PUBLISHED = "published", _("published")
        WITHDRAWN = "withdrawn", _("withdrawn")

    code = models.CharField(max_length=20)
    revision = models.PositiveIntegerField(default=1)
    title = models.CharField(max_length=200)
    state = models.CharField(max_length=10, choices=State, default=State.DRAFT)
    official_language = models.CharField(max_length=2)
    in_force_from = models.DateField(null=True, blank=True)
    in_force_until = models.DateField(null=True, blank=True)  # the day from which another edition is in force
    is_partial = models.BooleanField(default=False)
    published_at = models.DateTimeField(null=True, blank=True)
    # Not before this moment is it in force; where there is none, from midnight of ``in_force_from`` on.
    takes_effect_at = models.DateTimeField(null=True, blank=True)
    withdrawn_at = models.DateTimeField(null=True, blank=True)
    withdrawn_why = models.TextField(blank=True)
    content_hash = models.CharField(max_length=64)
    # What clauses of another edition (``from``) have become in this one (``clauses``), if it was made by moving them.
    renumbered = models.JSONField(null=True, blank=True)
    # What the content was made from: files and the code that reads them. Equal sources need not be read again.
    source_digest = models.CharField(max_length=64, blank=True)
    is_shipped = models.BooleanField(default=False)  # from the files that come with the software, not published here
    translation_checked_on = models.DateField(null=True, blank=True)
    translation_checked_by = models.CharField(max_length=120, blank=True)

    objects: "models.Manager[Edition]" = models.Manager()

    class Meta:
        ordering = [models.F("in_force_from").asc(nulls_first=True), "code", "revision"]
        constraints = [models.UniqueConstraint(fields=["code", "revision"], name="edition_once")]

    def __str__(self) -> str:
        return f"{self.code}.{self.revision}"

    @property
    def identity(self) -> str:
        """What tells it from all others: the text alone does not, for a correction that is undone brings back the former one,
        and after a publication that was rolled back its number can be another edition's.
        """
        return f"{self.pk} {self} {self.content_hash}"


class Part(models.Model):
    """A run of Laws that the contents show together."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="parts")
    position = models.PositiveIntegerField()
    slug = models.SlugField()
    title = models.CharField(max_length=120)
    first_law = models.PositiveIntegerField()
    last_law = models.PositiveIntegerField()

    objects: "models.Manager[Part]" = models.Manager()

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["edition", "slug"], name="part_once")]

    def __str__(self) -> str:
        return self.slug


class Export(models.Model):
    """A file of an edition, made when that was published: it stays at its address, as it was."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="exports")
    name = models.CharField(max_length=40)
    media_type = models.CharField(max_length=60)
    size = models.PositiveIntegerField()
    sha256 = models.CharField(max_length=64)
    content = models.BinaryField()

    objects: "models.Manager[Export]" = models.Manager()

    class Meta:
        ordering = ["pk"]
        constraints = [models.UniqueConstraint(fields=["edition", "name"], name="export_once")]

    def __str__(self) -> str:
        return f"{self.edition_id}: {self.name}"


class ChangeNote(models.Model):
    """What the federation says of a change that an edition made in a passage, beside the comparison; in both languages."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="change_notes")
    citation = models.CharField(max_length=60)
    note = models.TextField()

    objects: "models.Manager[ChangeNote]" = models.Manager()

    class Meta:
        ordering = ["pk"]
        constraints = [models.UniqueConstraint(fields=["edition", "citation"], name="change_note_once")]

    def __str__(self) -> str:
        return f"{self.edition_id}: {self.citation}"


class PublishedRemark(models.Model):
    """A remark on a clause, not law, as it was published here. Rows are only added: the last one of a key holds."""

    key = models.CharField(max_length=80, db_index=True)
    citation = models.CharField(max_length=60)
    layer = models.CharField(max_length=10)
    text = models.JSONField()
    origin = models.JSONField()
    case = models.CharField(max_length=120, blank=True)
    page = models.CharField(max_length=60, blank=True)  # the page that reads it through, if it stands on one
    is_retired = models.BooleanField(default=False)
    published_at = models.DateTimeField(auto_now_add=True)

    objects: "models.Manager[PublishedRemark]" = models.Manager()

    class Meta:
        ordering = ["pk"]
        default_permissions = ()

    def __str__(self) -> str:
        return f"{self.citation}: {self.key}"


class StoredPassage(models.Model):
    """A Law, a clause, a definition or a footnote as the database keeps it, in both languages, at its place in the book.

    What it is and what it is below says its citation. ``heading`` is the title of a Law or the term of a definition, ``tail``
    the text that resumes after what is below (20F5(b)); the senses of a definition are lines of its text, ``1. …``.
    """

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="passages")
    citation = models.CharField(max_length=60)
    position = models.PositiveIntegerField()
    heading = models.CharField(max_length=200, blank=True)
    text = models.TextField(blank=True)
    tail = models.TextField(blank=True)
    translation = models.CharField(max_length=10, choices=[(state, state) for state in State], default=State.UNCHECKED)

    objects: "models.Manager[StoredPassage]" = models.Manager()

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["edition", "citation"], name="passage_once")]

    def __str__(self) -> str:
        return citations.parse(self.citation).display("tr")


class FootnoteMark(models.Model):
    """A place that marks a footnote: ``offset`` characters into a field of the passage ``source``."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="marks")
    number = models.PositiveIntegerField()
    source = models.CharField(max_length=60)
    language = LANGUAGE.clone()
    field = models.CharField(max_length=10, choices=_FIELDS)
    offset = models.PositiveIntegerField()

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.source}: {self.number}"


class UnansweredQuery(models.Model):
    """A query that found nothing, and how often: for editors. Who asked is not kept."""

    query = models.CharField(max_length=60)
    language = LANGUAGE.clone()
    count = models.PositiveIntegerField(default=0)
    last_asked = models.DateField()

    class Meta:
        ordering = ["-count", "query"]
        constraints = [models.UniqueConstraint(fields=["query", "language"], name="unanswered_once")]

    def __str__(self) -> str:
        return self.query


class CrossReference(models.Model):
    """Characters ``start`` to ``end`` of a field of the passage ``source`` name the passage ``target``.

    A defined term names its definition.
    """

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="references")
    source = models.CharField(max_length=60)
    target = models.CharField(max_length=60)
    language = LANGUAGE.clone()
    field = models.CharField(max_length=10, choices=_FIELDS)
    start = models.PositiveIntegerField()
    end = models.PositiveIntegerField()
    relative = models.BooleanField()
    kind = models.CharField(
        max_length=10, choices=[(kind, kind) for kind in ReferenceKind], default=ReferenceKind.REFERENCE
    )

    class Meta:
        ordering = ["pk"]
        indexes = [models.Index(fields=["edition", "target"])]
        constraints = [
            models.CheckConstraint(condition=models.Q(end__gt=models.F("start")), name="reference_has_characters")
        ]

    def __str__(self) -> str:
        return f"{self.source} → {self.target}"


class Erratum(models.Model):
    """A slip of the source: corrected in the text, or noted beside it because a rule would change."""

    edition = models.ForeignKey(Edition, models.CASCADE, related_name="errata")
    position = models.PositiveIntegerField()
    source = models.CharField(max_length=60)
    language = LANGUAGE.clone()
    field = models.CharField(max_length=10, choices=_FIELDS)
    says = models.TextField()
    should = models.TextField(blank=True)
    kind = models.CharField(max_length=10, choices=[(kind, kind) for kind in Treatment])
    why = models.TextField()

    objects: "models.Manager[Erratum]" = models.Manager()

    class Meta:
        ordering = ["position"]

    def __str__(self) -> str:
        return f"{self.source}: {self.says}"


class Subscriber(models.Model):
    """An address that gets announcements: confirmed by its owner, deleted when she leaves. Nothing else is kept of her."""

    email = models.EmailField(max_length=254, unique=True)
    language = LANGUAGE.clone()
    since = models.DateField(auto_now_add=True)

    objects: "models.Manager[Subscriber]" = models.Manager()

    class Meta:
        default_permissions = ()

    def __str__(self) -> str:
        return str(self.pk)


class Job(models.Model):
    """Something to be done off the request (``lawbook.jobs``); ``made`` and ``said`` are what there is to tell of it.

    Of a kind, one at a time is asked for about the same thing; of a lane, one at a time is done, on all nodes together.
    """

    class State(models.TextChoices):
        WAITING = "waiting", "waiting"
        RUNNING = "running", "running"
        DONE = "done", "done"
        FAILED = "failed", "failed"

    kind = models.CharField(max_length=30)
    about = models.CharField(max_length=120)
    given = models.JSONField(default=dict)
    lane = models.CharField(max_length=30, blank=True)
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    asked_at = models.DateTimeField(default=timezone.now)
    not_before = models.DateTimeField(default=timezone.now)
    begun_at = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)
    held_until = models.DateTimeField(null=True, blank=True)
    holder = models.CharField(max_length=60, blank=True)
    tries = models.PositiveIntegerField(default=0)
    ends = models.PositiveIntegerField(default=0)  # how often a process died over it
    made = models.JSONField(default=list)
    said = models.JSONField(default=dict)

    objects: "models.Manager[Job]" = models.Manager()

    class Meta:
        ordering = ["pk"]
        default_permissions = ()
        indexes = [models.Index(fields=["state", "not_before"])]
        constraints = [
            models.UniqueConstraint(
                fields=["kind", "about"], condition=models.Q(state__in=("waiting", "running")), name="job_once"
            ),
            models.UniqueConstraint(
                fields=["lane"], condition=models.Q(state="running") & ~models.Q(lane=""), name="job_one_in_lane"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind}: {self.about}"
