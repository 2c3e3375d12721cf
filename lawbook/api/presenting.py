"""From the book to the schemas of the API."""

from collections.abc import Mapping

from lawbook import addresses, citations
from lawbook.api import schemas
from lawbook.book import LANGUAGES, Book, Passage
from lawbook.citations import Citation
from lawbook.concepts import concepts as concepts_of
from lawbook.editions import in_force_until, is_in_force, laws_of, short_name, takes_effect_at
from lawbook.eli import Eli
from lawbook.models import Edition, Export
from lawbook.pages import Pages
from lawbook.search.analysis import words
from lawbook.search.answers import Answer
from lawbook.search.snippets import found_in, unmarked


def translated(texts: Mapping[str, str]) -> schemas.Translated:
    """Null for what is not translated."""
    return schemas.Translated(**{language: texts[language] or None for language in LANGUAGES})


def edition(row: Edition, in_force: Edition) -> schemas.EditionOut:
    """An edition; ``in_force`` is the one that is."""
    return schemas.EditionOut(
        name=str(row),
        code=row.code,
        revision=row.revision,
        title=schemas.Translated(tr=getattr(row, "title_tr", None), en=getattr(row, "title_en", None)),
        state=row.state,
        official_language=row.official_language,
        in_force_from=row.in_force_from,
        in_force_until=in_force_until(row),
        partial=row.is_partial,
        laws=laws_of(row),
        published_at=row.published_at,
        takes_effect_at=takes_effect_at(row),
        withdrawn_at=row.withdrawn_at,
        withdrawn_why=_why_withdrawn(row),
        in_force=row.pk == in_force.pk,
        hash=row.content_hash,
        exports=[_export(row, one) for one in row.exports.all()],
    )


def _why_withdrawn(row: Edition) -> schemas.Translated | None:
    if row.withdrawn_at is None:
        return None
    return schemas.Translated(tr=getattr(row, "withdrawn_why_tr", None), en=getattr(row, "withdrawn_why_en", None))


def _export(row: Edition, export: Export) -> schemas.ExportOut:
    return schemas.ExportOut(
        name=export.name,
        url=addresses.export(str(row), export.name),
        media_type=export.media_type,
        size=export.size,
        sha256=export.sha256,
    )


def concepts(book: Book) -> list[schemas.ConceptOut]:
    """The identifiers of every passage."""
    code = str(book.edition)
    found = concepts_of(book).items()
    return [schemas.ConceptOut(citation=one.id, eli=Eli(one, code).path, concept=it.eli) for one, it in found]


def law_summary(book: Book, law: Passage, language: str) -> schemas.LawSummary:
    """A line of the list of Laws."""
    return schemas.LawSummary(
        citation=law.citation.id,
        number=law.citation.law,
        display=_display(law),
        heading=translated(law.heading),
        part=translated(book.part_of(law.citation).title),
        url=addresses.address(law.citation, language, _name_in_addresses(book)),
    )


def section(book: Book, passage: Passage, language: str, edition: str | None = None) -> schemas.SectionOut:
    """A passage with everything that hangs on it; ``edition`` is the name that its address carries, if that is known."""
    return schemas.SectionOut(
        edition=str(book.edition),
        citation=passage.citation.id,
        kind=passage.citation.kind,
        display=_display(passage),
        heading=translated(passage.heading),
        text=translated(passage.text),
        tail=translated(passage.tail),
        parent=passage.citation.parent.id if passage.citation.parent else None,
        children=[child.id for child in passage.children],
        references=_references(passage),
        cited_by=[source.id for source in passage.cited_by],
        footnotes=_footnotes(book, passage),
        errata=_errata(passage),
        translation=passage.translation,
        url=addresses.address(passage.citation, language, _name_in_addresses(book) if edition is None else edition),
    )


def law(book: Book, number: int, language: str) -> schemas.LawOut:
    """A Law with its clauses. It must exist."""
    citation = Citation(number)
    clauses = [one for one in book.passages.values() if one.citation.law == number and one.citation.path]
    return schemas.LawOut(
        **section(book, book.passages[citation], language).model_dump(),
        number=number,
        part=translated(book.part_of(citation).title),
        sections=[section(book, clause, language) for clause in clauses],
    )


def search(book: Book, answer: Answer, language: str) -> schemas.SearchOut:
    """The answer to a query."""
    pages, edition = Pages(book, language), _name_in_addresses(book)
    results = []
    for result in answer.results:
        path = pages.path(result.citation)
        results.append(
            schemas.SearchResult(
                citation=result.citation.id,
                kind=result.citation.kind,
                heading=path[-1] if path else "",
                path=path,
                snippet=unmarked(result.snippet),
                found=found_in(result.snippet),
                score=round(result.score, 4),
                url=addresses.address(result.citation, language, edition),
            )
        )
    return schemas.SearchOut(
        query=answer.query,
        interpreted_as=answer.citation.id if answer.citation else None,
        message=answer.missing.reason if answer.missing else answer.sentence or None,
        suggestion=_suggestion(answer),
        read_as=answer.formula or answer.slip or None,
        results=results,
    )


def _name_in_addresses(book: Book) -> str:
    """The name that addresses of an older edition carry; none in the one in force."""
    return "" if is_in_force(book.edition) else short_name(book.edition)


def _suggestion(answer: Answer) -> str | None:
    """The query with the words for which others were taken; null if it was taken as typed."""
    taken_for = dict(answer.corrected)
    mended = [taken_for.get(word.text, answer.query[word.start : word.end]) for word in words(answer.query)]
    return " ".join(mended) if taken_for else None


def _display(passage: Passage) -> schemas.Translated:
    return schemas.Translated(**{language: passage.display(language) for language in LANGUAGES})


def _references(passage: Passage) -> list[schemas.Reference]:
    return [
        schemas.Reference(
            text=passage.in_language(reference.field, reference.language)[reference.start : reference.end],
            lang=reference.language,
            field=reference.field,
            start=reference.start,
            end=reference.end,
            relative=reference.relative,
            targets=[reference.target],
        )
        for reference in passage.references
    ]


def _footnotes(book: Book, passage: Passage) -> list[schemas.FootnoteOut]:
    return [
        schemas.FootnoteOut(
            number=mark.number,
            lang=mark.language,
            field=mark.field,
            offset=mark.offset,
            text=translated(book.passages[citations.footnote(mark.number)].text),
        )
        for mark in passage.marks
    ]


def _errata(passage: Passage) -> list[schemas.ErratumOut]:
    return [
        schemas.ErratumOut(
            field=erratum.field,
            lang=erratum.language,
            says=erratum.says,
            should=erratum.should,
            kind=erratum.kind,
            why=schemas.Translated(tr=getattr(erratum, "why_tr", None), en=getattr(erratum, "why_en", None)),
        )
        for erratum in passage.errata
    ]
