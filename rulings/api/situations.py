"""The situations in the API: their list, and the complete tree of each."""

import gzip
from typing import Annotated, Any, Literal

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils import translation
from django.utils.cache import get_conditional_response, patch_vary_headers
from django.utils.translation import gettext as _
from ninja import Path, Query, Router, Schema

from lawbook.api.errors import ApiError, Error, caller_language
from lawbook.book import current_book
from lawbook.page_cache import takes_gzip
from rulings.engine.kinds import kinds
from rulings.kept_trees import kept_tree, version
from rulings.wording.speech import kind_title

router = Router(tags=["situations"])
Language = Annotated[Literal["tr", "en"] | None, Query(description="The language of the sentences")]
Asking = Annotated[
    Literal["all", "usual"],
    Query(description="Whether what is otherwise taken as usual is asked for too (all), or taken so (usual)"),
]


class SituationOut(Schema):
    """A kind of case, and where its tree is."""

    kind: str
    title: str
    tree: str


class BranchOut(Schema):
    """Answers that lead to one node; ``labels`` are the values in words, ``to`` is the index of the node."""

    values: list[Any]
    labels: list[str]
    to: int


class NodeOut(Schema):
    """A node that asks for a fact. ``judgement``: the clause of the test that only the director can apply; ``clause``: the
    clause that cannot go on without the fact, if one asks for it.

    ``computed``: the tree ends here, since what follows is computed from the very cards or numbers (``POST rulings``).
    """

    fact: str
    question: str
    judgement: dict[str, str] | None
    clause: dict[str, str] | None
    computed: bool
    branches: list[BranchOut]


class EndRulingOut(Schema):
    """What is ruled: the parts and the script as ``POST rulings`` gives them, and the clauses that every way here rests on."""

    effects: list[dict[str, Any]]
    options: list[dict[str, Any]]
    information: list[dict[str, Any]]
    reminders: list[dict[str, Any]]
    judgements: list[dict[str, Any]]
    clauses: list[dict[str, str]]
    script: list[str]


class EndOut(Schema):
    """A node at which a branch ends."""

    ruling: EndRulingOut


class TreeOut(Schema):
    """The tree of a situation: its nodes, each once, and the index of the first."""

    kind: str
    title: str
    start: int
    nodes: list[NodeOut | EndOut]


@router.get("/situations", response={200: list[SituationOut], 422: Error})
def list_situations(request: HttpRequest, lang: Language = None) -> list[SituationOut]:
    """The situations that can be ruled on, in the order of the alphabet."""
    with translation.override(caller_language(request)):
        return [
            SituationOut(kind=kind, title=kind_title(kind), tree=f"/api/v1/situations/{kind}/tree") for kind in kinds()
        ]


@router.get("/situations/{kind}/tree", response={200: TreeOut, 404: Error, 422: Error})
def get_tree(
    request: HttpRequest,
    kind: Annotated[str, Path(description="A kind of case, as GET situations names it", example="revoke")],
    lang: Language = None,
    questions: Asking = "all",
) -> HttpResponseBase:
    """The complete tree of a situation: its questions in their order, and a ruling at the end of every branch.

    Branches that are ruled alike are joined, so a node can be reached in several ways; none leads back.
    Where cards cannot be counted an example stands for all that are like it. Facts that only refine a ruling (the name of a
    card, the result of the board) are not asked for; `POST rulings` takes them.
    """
    language = caller_language(request)
    if kind not in kinds():
        with translation.override(language):
            raise ApiError(404, "no-such-situation", _("There is no such situation."))
    book = current_book()
    compress = takes_gzip(request.headers.get("Accept-Encoding", ""))
    etag = f'"{version(book)}-{language}-{questions}{"-gzip" if compress else ""}"'
    response = get_conditional_response(request, etag=etag)
    if response is None:
        kept = kept_tree(book, kind, language, everything=questions == "all")
        response = HttpResponse(kept if compress else gzip.decompress(kept), "application/json; charset=utf-8")
        if compress:
            response["Content-Encoding"] = "gzip"
    response["ETag"] = etag
    patch_vary_headers(response, ["Accept-Encoding"])
    return response
