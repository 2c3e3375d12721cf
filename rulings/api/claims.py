"""The aid for contested claims in the API: the position at the claim in; a proposal beside the director's judgement out."""

from typing import Annotated, Any, Literal

from django.http import HttpRequest
from django.utils import translation
from ninja import Query, Router, Schema

from bridge.problems import ImpossibleCase
from lawbook import limits
from lawbook.api.errors import ApiError, Error, caller_language, require_json
from rulings.adjudication import told
from rulings.adjudication.adjudicating import propose
from rulings.api.bodies import body_of, refusal
from rulings.api.under_edition import RuledUnder, refuse_without_rules
from rulings.presenting_claims import present_proposal
from rulings.reading import claim_from_json

router = Router(tags=["claims"])
Language = Annotated[Literal["tr", "en"] | None, Query(description="The language of the sentences")]
_EXAMPLE = {
    "deal": "N:.432.2. 7.98.3. K.AKQ.. .765.4.",
    "leader": "S",
    "trump": "S",
    "declarer": "S",
    "claimer": "S",
    "claimed": 4,
}
_CLAIM = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": told.schema(), "example": _EXAMPLE}},
    }
}


class TrickOut(Schema):
    """A trick of the line: who leads, the cards in their order, who wins."""

    leader: str
    cards: list[dict[str, str]]
    winner: str


class AssumptionOut(Schema):
    """What would change the number: tricks for either side, in words, and the clause that the assumption rests on."""

    kind: Literal["remembered", "trumps-forgotten", "nothing-stated", "without-criterion", "with-criterion"]
    criterion: str | None
    cards: list[str]
    claimer: int
    opponents: int
    exhaustive: bool
    text: str
    clause: dict[str, str]


class CriterionOut(Schema):
    """A criterion for a normal line: whether it holds in this proposal, and whether it does when nothing is said."""

    key: str
    holds: bool
    usual: bool
    text: str
    clause: dict[str, str]


class ProposalOut(Schema):
    """A proposal beside the director's judgement, never a ruling: the tricks that are left, and a line that shows it.

    ``exhaustive``: every line was looked at; where not, the claimer may have fewer. ``forgot``: what the claimer is not
    aware of on the line. ``limits``: what was not looked at.
    """

    notice: str
    summary: str
    left: int
    claimer: int
    opponents: int
    exhaustive: bool
    claimed: dict[str, Any] | None
    line: list[TrickOut]
    forgot: dict[str, Any] | None
    assumptions: list[AssumptionOut]
    criteria: list[CriterionOut]
    limits: list[dict[str, str]]
    clauses: list[dict[str, str]]


@router.post(
    "/claims", response={200: ProposalOut, 404: Error, 415: Error, 422: Error, 429: Error}, openapi_extra=_CLAIM
)
def post_claim(request: HttpRequest, lang: Language = None, edition: RuledUnder = None) -> dict[str, Any]:
    """Search the normal lines of a contested claim (Law 70) for the one that is worst for the claimer.

    The statement is followed as long as it can be; then every line that the criteria leave counts, careless ones
    included. Opponents play their best. `criteria` overrules what is taken as normal. A number of positions is looked at;
    where there are more, `exhaustive` says so. One address may ask twenty times a minute.
    """
    require_json(request)
    language = caller_language(request)
    with translation.override(language):
        refuse_without_rules(edition)
        if not limits.within(request, "claim"):
            raise ApiError(429, "too-many", limits.sentence(), retry_after=limits.seconds_to_wait("claim"))
        try:
            claim, claimed = claim_from_json(body_of(request))
        except ImpossibleCase as impossible:
            raise refusal(impossible) from impossible
        return present_proposal(propose(claim), claimed, language)


@router.get("/claims/schema", response=dict[str, Any])
def get_claim_schema(request: HttpRequest) -> dict[str, Any]:
    """The JSON Schema of a claim."""
    return told.schema()
