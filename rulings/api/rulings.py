"""The ruling engine in the API: cases in, rulings out; the score of a contract."""

import datetime
from dataclasses import replace
from typing import Annotated, Any, Literal

from django.http import HttpRequest, HttpResponse
from django.utils import translation
from ninja import Query, Router, Schema

from bridge.boards import Vulnerability
from bridge.contracts import parse_contract
from bridge.problems import ImpossibleCase
from bridge.scoring.results import Result, format_result
from bridge.scoring.table_of_scores import score
from bridge.seats import Seat, Side
from lawbook.api.errors import Error, caller_language, require_json
from lawbook.api.keeping import kept
from lawbook.watching import metrics
from rulings.api.bodies import body_of, refusal
from rulings.api.under_edition import RuledUnder, refuse_without_rules
from rulings.engine import cases
from rulings.engine.rulings import MOST_SPLITS
from rulings.organisation.listed import published_listed
from rulings.presenting import rule_and_present
from rulings.reading import case_from_json
from rulings.regulations import regulations_listed
from rulings.shortening import shortened

router = Router(tags=["rulings"])
Language = Annotated[Literal["tr", "en"] | None, Query(description="The language of the sentences")]
Branches = Annotated[
    Literal["one", "all"],
    Query(description="How many levels of branches are given where facts are missing: one, or all"),
]
_CONTRACT = "^[1-7]([CDHScdhs♠♥♦♣]|[Nn][Tt]?)[Xx]{0,2}$"
_CASE = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {
                "schema": {
                    "type": "object",
                    "description": "A case; the facts of each kind are described by GET rulings/schema.",
                    "properties": {
                        "kind": {"type": "string"},
                        "facts": {"type": "object"},
                        "regulations": {
                            "type": ["object", "string", "null"],
                            "description": "see GET rulings/regulations; or the name of published ones, or in-force",
                        },
                    },
                    "required": ["kind"],
                },
                "example": {
                    "kind": "insufficient-bid",
                    "facts": {"last_bid": "1S", "call": "1H", "lho_did": "refused"},
                },
            }
        },
    }
}


class RulingOut(Schema):
    """A ruling: status, parts with their sentences and clauses, what is missing, what was assumed, the readings
    of the text that it rests on, script, trace.
    """

    kind: str
    title: str
    status: Literal["ruled", "fact-missing", "judgement-needed"]
    effects: list[dict[str, Any]]
    options: list[dict[str, Any]]
    information: list[dict[str, Any]]
    reminders: list[dict[str, Any]]
    judgements: list[dict[str, Any]]
    missing: dict[str, Any] | None
    assumed: list[dict[str, Any]]
    clauses: list[dict[str, Any]]
    readings: list[dict[str, str]]
    double_dummy: list[dict[str, Any]]
    turned_on: list[dict[str, Any]]
    script: list[str]
    trace: dict[str, Any]
    shortened: bool = False


@router.post("/rulings", response={200: RulingOut, 404: Error, 415: Error, 422: Error}, openapi_extra=_CASE)
def post_ruling(
    request: HttpRequest, lang: Language = None, branches: Branches = "one", edition: RuledUnder = None
) -> dict[str, Any]:
    """Rule on a case: its kind and the facts that are known.

    A ruling that needs a fact that is not given says which (`missing`) and how it is ruled for each value (`branches`).
    Where a branch needs a further fact, it is named there, and `left_out` says how many branches were left out. An answer that
    would be above 50 kB is `shortened`: it lacks the steps of its branches, then those that did not apply, then those
    under its options, then what follows the options of its branches, then its branches.
    `branches=all` gives everything.
    """
    require_json(request)
    language = caller_language(request)
    with translation.override(language):
        refuse_without_rules(edition)
        try:
            facts = case_from_json(body_of(request))
        except ImpossibleCase as impossible:
            raise refusal(impossible) from impossible
        metrics.ruled(facts.kind)
        if branches == "all":
            return rule_and_present(facts, language, levels=MOST_SPLITS)
        return shortened(rule_and_present(facts, language))


@router.get("/rulings/schema", response=dict[str, Any])
def get_schema(request: HttpRequest) -> HttpResponse:
    """The JSON Schema of all kinds of case.

    A fact says in `x-needed` whether a ruling that asks for it waits for it; if not, `default` is what is assumed.
    `x-judgement` is the clause whose test only the director can apply.
    """
    return kept(("rulings/schema",), cases.schema)


class RegulationValueOut(Schema):
    """A value that a regulation can have, in words."""

    value: bool | str
    label: str


class RegulationOut(Schema):
    """What the Laws leave to an organisation: the default is what holds where nothing is regulated. A number has no list of
    values; without a default it is used only where it is given.
    """

    name: str
    question: str
    values: list[RegulationValueOut]
    default: bool | str | int | float | None
    clauses: list[dict[str, str]]


@router.get("/rulings/regulations", response={200: list[RegulationOut], 422: Error})
def get_regulations(request: HttpRequest, lang: Language = None) -> list[dict[str, Any]]:
    """The regulations that a ruling can depend on, to be given beside a case as `regulations`."""
    language = caller_language(request)
    with translation.override(language):
        return regulations_listed(language)


class PublishedRegulationsOut(Schema):
    """Regulations as they were published: `name` selects them in `regulations`; `values` never change."""

    name: str
    in_force_from: datetime.date
    in_force: bool
    note: str
    values: dict[str, Any]
    url: str


@router.get("/rulings/regulations/published", response={200: list[PublishedRegulationsOut], 422: Error})
def get_published_regulations(request: HttpRequest, lang: Language = None) -> list[dict[str, Any]]:
    """The regulations that were published here, by the day from which they hold."""
    return published_listed(caller_language(request))


class ScoreOut(Schema):
    """A result with its score: of the declaring side, and of North-South; ``parts`` add up to ``score``."""

    result: str
    score: int
    ns: int
    parts: dict[str, int]


@router.get("/score", response={200: ScoreOut, 422: Error}, tags=["score"])
def get_score(
    request: HttpRequest,
    contract: Annotated[str, Query(description="4HX, 3NT, 5DXX", pattern=_CONTRACT, example="4HX")],
    declarer: Annotated[Literal["N", "E", "S", "W"], Query(description="Who declares", example="S")],
    vulnerable: Annotated[
        Literal["none", "ns", "ew", "all"], Query(description="Which sides are vulnerable", example="ns")
    ],
    tricks: Annotated[int, Query(ge=0, le=13, description="Tricks won by the declaring side", example=10)],
    lang: Language = None,
) -> ScoreOut:
    """The score of a contract (Law 77)."""
    played = replace(parse_contract(contract), declarer=Seat(declarer))
    side = Seat(declarer).side
    found = score(played, vulnerable=Vulnerability(vulnerable).of(side), tricks=tricks)
    ns = found.points if side is Side.NS else -found.points
    result = format_result(Result(played, tricks))
    return ScoreOut(result=result, score=found.points, ns=ns, parts=dict(found.parts))
