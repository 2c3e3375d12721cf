"""What the API answers. Texts are given as they are stored: lines are paragraphs, ``| … |`` lines are table rows."""

import datetime

from ninja import Schema


class Translated(Schema):
    """A text in both languages; null where there is no translation."""

    tr: str | None
    en: str | None


class ExportOut(Schema):
    """A file of an edition, made when it was published, at an address that stays."""

    name: str
    url: str
    media_type: str
    size: int
    sha256: str


class EditionOut(Schema):
    """An edition of the Laws. ``name`` selects it in ``edition=``; ``hash`` is SHA-256 of its content.

    A ``partial`` one holds only the Laws of ``laws``. ``in_force_from`` is null where it is not known since when an old
    edition was in force; ``in_force_until`` is the day from which another one is, null for the newest. Before
    ``takes_effect_at`` it is announced; a withdrawn one says since when it is and why.
    """

    name: str
    code: str
    revision: int
    title: Translated
    state: str
    official_language: str
    in_force_from: datetime.date | None
    in_force_until: datetime.date | None
    partial: bool
    laws: list[int]
    published_at: datetime.datetime | None
    takes_effect_at: datetime.datetime | None
    withdrawn_at: datetime.datetime | None
    withdrawn_why: Translated | None
    in_force: bool
    hash: str
    exports: list[ExportOut]


class ConceptOut(Schema):
    """A passage of an edition: ``eli`` is its identifier there, ``concept`` that of what it is about in every edition."""

    citation: str
    eli: str
    concept: str


class LawSummary(Schema):
    """A Law in the list of Laws."""

    citation: str
    number: int
    display: Translated
    heading: Translated
    part: Translated
    url: str


class Reference(Schema):
    """Characters ``start`` to ``end`` of a field (``heading``, ``text``, ``tail``) in ``lang`` name the ``targets``."""

    text: str
    lang: str
    field: str
    start: int
    end: int
    relative: bool
    targets: list[str]


class FootnoteOut(Schema):
    """A footnote and the place that marks it: ``offset`` characters into the field."""

    number: int
    lang: str
    field: str
    offset: int
    text: Translated


class ErratumOut(Schema):
    """A slip of the source: ``corrected`` in the text or ``noted`` beside it."""

    field: str
    lang: str
    says: str
    should: str
    kind: str
    why: Translated


class SectionOut(Schema):
    """A Law, a clause, a definition or a footnote. ``tail`` is text that resumes after the children.

    ``translation`` is ``checked`` against the official text, ``stale`` (that has changed since) or ``unchecked``.
    """

    edition: str
    citation: str
    kind: str
    display: Translated
    heading: Translated
    text: Translated
    tail: Translated
    parent: str | None
    children: list[str]
    references: list[Reference]
    cited_by: list[str]
    footnotes: list[FootnoteOut]
    errata: list[ErratumOut]
    translation: str
    url: str


class LawOut(SectionOut):
    """A Law with all its clauses, in the order of the text."""

    number: int
    part: Translated
    sections: list[SectionOut]


class SearchResult(Schema):
    """A passage that answers. ``snippet`` is plain text, ``found`` the parts of it that the query asked for."""

    citation: str
    kind: str
    heading: str
    path: list[str]
    snippet: str
    found: list[str]
    score: float
    url: str


class SearchOut(Schema):
    """The answer to a query. ``interpreted_as`` is the citation that it names, ``message`` why there is no such clause or what
    a number comes to, ``suggestion`` the query with its spelling mended, for which the results are, ``read_as`` how quotation
    marks, operators and stars were read, or why they were not.
    """

    query: str
    interpreted_as: str | None
    message: str | None
    suggestion: str | None
    read_as: str | None
    results: list[SearchResult]
