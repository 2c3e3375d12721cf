"""A whole table in the API: events in; the rulings, what each leaves on the table, and what may be done now, out."""

from typing import Annotated, Any, Literal

from django.http import HttpRequest
from django.utils import translation
from ninja import Field, Query, Router, Schema

from bridge.problems import ImpossibleCase
from lawbook.api.errors import Error, caller_language, require_json
from rulings.api.bodies import body_of, refusal
from rulings.api.under_edition import RuledUnder, refuse_without_rules
from rulings.engine.regulations import regulated
from rulings.presenting_tables import present_account, present_trace
from rulings.reading import table_from_json
from rulings.shortening import MOST_RULINGS, shortened_account, shortened_trace
from rulings.table import reading_events, reading_table
from rulings.table.following import follow

router = Router(tags=["tables"])
Language = Annotated[Literal["tr", "en"] | None, Query(description="The language of the sentences")]
Trace = Annotated[
    int | None, Query(ge=1, le=reading_events.MOST_EVENTS, description="The event whose ruling is given with its steps")
]
_EXAMPLE = {"dealer": "N", "events": [{"by": "N", "call": "1S"}, {"by": "E", "call": "1H"}]}
_TABLE = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": reading_table.schema(), "example": _EXAMPLE}},
    }
}


class RuledOut(Schema):
    """A ruling with the number of the event that it is about (from 1).

    ``waits``: play does not go on before a choice or a fact; ``chosen``: the option that a later event chose.
    """

    event: int
    facts: dict[str, Any]
    seats: dict[str, str]
    chosen: dict[str, Any] | None
    waits: bool
    ruling: dict[str, Any]


class RefusalOut(Schema):
    """Why a call or a card is not legal now."""

    clause: dict[str, str]
    text: str


class CallOut(Schema):
    """A call of the player in turn."""

    call: str
    legal: bool
    refusal: RefusalOut | None


class CardOut(Schema):
    """A card of the hand in turn."""

    card: str
    legal: bool
    refusal: RefusalOut | None


class CalledOut(Schema):
    """A call that was made; one that was withdrawn or cancelled does not stand."""

    seat: str
    call: str
    stands: bool


class PlacedOut(Schema):
    """A card and whose it is."""

    seat: str
    card: str


class ResultOut(Schema):
    """The tricks of declarer's side and what they score; no score where the vulnerability is not known."""

    tricks: int
    result: str
    score: int | None


class ExplainedOut(Schema):
    """What a player said of the call of an event."""

    event: int
    by: str
    about: int
    text: str


class StateOut(Schema):
    """The table after all events.

    ``waits_for``: the event whose ruling play waits for: for one of ``choices`` (its ``event`` is what chooses it), or for the
    fact that is ``missing``. A choice at a lead (26B, 50D2) bears the number of the event to come. ``result`` is the board as
    it was played, ``counted`` after the tricks that revokes transfer. ``unsettled``: cards that did not comply, to which nobody
    has drawn attention.
    """

    phase: Literal["auction", "play", "over"]
    turn: Literal["N", "E", "S", "W"] | None
    waits_for: int | None
    missing: dict[str, Any] | None
    choices: list[dict[str, Any]]
    calls: list[CallOut]
    cards: list[CardOut]
    obligations: list[dict[str, Any]]
    penalty_cards: list[dict[str, Any]]
    auction: list[CalledOut]
    contract: str | None
    tricks: list[list[PlacedOut]]
    trick: list[PlacedOut]
    result: ResultOut | None
    counted: ResultOut | None
    explanations: list[ExplainedOut]
    unsettled: list[dict[str, Any]]


class FollowedOut(Schema):
    """The rulings in the order of their events, the table, and the steps of one ruling if asked for."""

    rulings: list[RuledOut]
    table: StateOut
    trace: dict[str, Any] | None
    shortened: Annotated[bool, Field(description="Something was left out to keep the answer small")]
    left_out: Annotated[int, Field(description="How many of the earliest rulings were left out")]
    unread: Annotated[list[int], Field(description="Events of which facts are told that no ruling reads (any more)")]


@router.post("/tables", response={200: FollowedOut, 404: Error, 415: Error, 422: Error}, openapi_extra=_TABLE)
def post_table(
    request: HttpRequest, lang: Language = None, trace: Trace = None, edition: RuledUnder = None
) -> dict[str, Any]:
    """Follow a table event by event: what is irregular is found and ruled, and play goes on after each choice.

    Send the same events again with the choice, or the fact, that the table waits for. The answer stays below 50 kB: where
    there are many rulings the earlier ones have only their script. `trace` gives the steps of the ruling on one event.
    """
    require_json(request)
    language = caller_language(request)
    with translation.override(language):
        refuse_without_rules(edition)
        try:
            read = table_from_json(body_of(request))
            with regulated(read.regulations):
                account = follow(read.start, read.events, read.told)
                shown = shortened_account(present_account(account, read, language, most=MOST_RULINGS))
        except ImpossibleCase as impossible:
            raise refusal(impossible) from impossible
        steps = present_trace(account, trace, language) if trace else None
        return shown | {"trace": shortened_trace(steps) if steps else None}


@router.get("/tables/schema", response=dict[str, Any])
def get_table_schema(request: HttpRequest) -> dict[str, Any]:
    """The JSON Schema of a table with its events."""
    return reading_table.schema()
