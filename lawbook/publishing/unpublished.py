"""The book that files make, without the database: for who reads what is not published yet."""

from lawbook.book import Book, book_from
from lawbook.models import CrossReference, Edition, Erratum, FootnoteMark, Part, StoredPassage
from lawbook.publishing.rows import content_hash, rows_of
from lawbook.text.edition_files import EditionFiles


def unpublished_book(files: EditionFiles) -> Book:
    """As it would be if the files were published now; nothing of it is kept."""
    rows = rows_of(files)
    titles = {f"title_{language}": title for language, title in files.title.items()}
    edition = Edition(
        code=files.code,
        official_language=files.official_language,
        in_force_from=files.in_force_from,
        content_hash=content_hash(rows),
        renumbered=dict(files.renumbered) or None,
        **titles,
    )
    return book_from(
        edition,
        [StoredPassage(**row) for row in rows["passages"]],
        [CrossReference(**row) for row in rows["references"]],
        [FootnoteMark(**row) for row in rows["marks"]],
        [Erratum(**row) for row in rows["errata"]],
        [Part(**row) for row in rows["parts"]],
    )
