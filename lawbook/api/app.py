"""The calls of the API. ``edition=`` selects an edition everywhere; the default is the one in force."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI, Path, Query
from ninja.openapi.schema import OpenAPISchema
from ninja.renderers import JSONRenderer

from lawbook import lookup
from lawbook.api import presenting, schemas
from lawbook.api.errors import ApiError, Error, add_error_handlers, caller_language
from lawbook.api.json_input import JsonParser
from lawbook.api.keeping import kept
from lawbook.book import Book, book_of, current_book
from lawbook.citations import Citation
from lawbook.editions import digest_of_published, edition_in_force, find_edition, published
from lawbook.languages import speaking
from lawbook.lookup import Missing
from lawbook.search.service import search


class ReadableJson(JSONRenderer):
    """JSON whose Turkish letters can be read."""

    json_dumps_params: Mapping[str, Any] = {"ensure_ascii": False}


class Api(NinjaAPI):
    """The calls of all rooms."""

    def create_temporal_response(self, request: HttpRequest) -> HttpResponse:
        """As in django-ninja, of bytes: letters are encoded by what the headers say, which takes longer than the rest."""
        return HttpResponse(b"", content_type=self.get_content_type())

    def get_openapi_schema(self, *, path_prefix: str | None = None, path_params: Any = None) -> OpenAPISchema:
        """As in django-ninja, described once: it takes a tenth of a second of the processor, and anybody may ask."""
        return self._described

    @cached_property
    def _described(self) -> OpenAPISchema:
        return super().get_openapi_schema(path_params={})


api = Api(
    renderer=ReadableJson(),
    parser=JsonParser(),
    title="Briç Yasaları / Laws of Duplicate Bridge",
    version="1",
    urls_namespace="api",
    docs_url=None,
    description="The text of the Laws with its references, footnotes and errata, and its search.",
)
add_error_handlers(api)

FAILS = {404: Error, 422: Error}
NamedEdition = Annotated[str, Path(description="A code, or a code and a revision (2017.1)", example="2017")]
EditionName = Annotated[str | None, Query(description="An edition (2017, 2017.1); left out: the one in force")]
Language = Annotated[Literal["tr", "en"] | None, Query(description="The language of messages and addresses")]
_QUERY = (
    "A citation or words; only the first 200 characters count. "
    'Words in quotation marks, AND, OR, NOT, brackets and stars are a formula: "penalty card" AND NOT dummy, revok*'
)


def _book(edition: str | None) -> Book:
    return book_of(find_edition(edition)) if edition else current_book()


def _find(book: Book, typed: str) -> Citation:
    """The citation in the book; 404 with the reason if it is not there."""
    found = lookup.look_up(book, typed)
    if isinstance(found, Citation):
        return found
    reason = found.reason if isinstance(found, Missing) else lookup.not_a_citation(typed)
    raise ApiError(404, "no-such-passage", reason)


@api.get("/editions", response=list[schemas.EditionOut], tags=["editions"])
def list_editions(request: HttpRequest) -> list[schemas.EditionOut]:
    """The published editions, oldest first."""
    return [presenting.edition(row, edition_in_force()) for row in published()]


@api.get("/editions/{edition}", response={200: schemas.EditionOut} | FAILS, tags=["editions"])
def get_edition(request: HttpRequest, edition: NamedEdition) -> schemas.EditionOut:
    """One edition; a code without a revision is its newest revision."""
    return presenting.edition(find_edition(edition), edition_in_force())


@api.get("/editions/{edition}/concepts", response={200: list[schemas.ConceptOut]} | FAILS, tags=["editions"])
def get_concepts(request: HttpRequest, edition: NamedEdition) -> list[schemas.ConceptOut]:
    """Each passage of an edition with its concept: what it is about, whatever its number is in another edition."""
    return presenting.concepts(book_of(find_edition(edition)))


@api.get("/laws", response={200: list[schemas.LawSummary]} | FAILS, tags=["text"])
def list_laws(request: HttpRequest, edition: EditionName = None, lang: Language = None) -> list[schemas.LawSummary]:
    """The Laws in order."""
    book = _book(edition)
    return [presenting.law_summary(book, law, caller_language(request)) for law in book.laws]


@api.get("/laws/{number}", response={200: schemas.LawOut} | FAILS, tags=["text"])
def get_law(
    request: HttpRequest,
    number: Annotated[int, Path(description="The number of the Law", example=50)],
    edition: EditionName = None,
    lang: Language = None,
) -> schemas.LawOut:
    """One Law with its clauses, references and footnotes, in both languages."""
    language = caller_language(request)
    with speaking(language):
        book = _book(edition)
        citation = Citation(number)
        if citation not in book.passages:
            raise ApiError(404, "no-such-passage", lookup.missing(book, citation).reason)
        return presenting.law(book, number, language)


@api.get("/sections/{citation}", response={200: schemas.SectionOut} | FAILS, tags=["text"])
def get_section(
    request: HttpRequest,
    citation: Annotated[str, Path(description="A clause, a definition, a footnote", example="50D2a")],
    edition: EditionName = None,
    lang: Language = None,
) -> HttpResponse:
    """A Law or clause (``50D2a``, or as people write it), a definition (``def:zon``) or a footnote (``fn:14``)."""
    language = caller_language(request)
    with speaking(language):
        book = _book(edition)
        found = _find(book, citation)
        return kept(
            (book.edition.identity, digest_of_published(), found.id, language),
            lambda: presenting.section(book, book.passages[found], language),
        )


@api.get("/search", response={200: schemas.SearchOut} | FAILS, tags=["search"])
def get_search(
    request: HttpRequest,
    q: Annotated[str, Query(description=_QUERY, example="revoke")],
    lang: Language = None,
    limit: Annotated[int, Query(ge=1, le=50, description="How many passages at most")] = 10,
    edition: EditionName = None,
) -> schemas.SearchOut:
    """Passages that answer a query, best first."""
    language = caller_language(request)
    with speaking(language):
        book = _book(edition)
        return presenting.search(book, search(book, q, language, limit), language)
