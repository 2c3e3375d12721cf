"""Events as programs write them: ``{"by": "E", "play": "SK"}``, read and checked; and their JSON Schema."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError, WithJsonSchema

from bridge.auction import NotACall, parse_called
from bridge.cards import CardFact
from bridge.problems import ImpossibleCase, Problem, quoted
from bridge.seats import Seat
from rulings.table.events import (
    AttentionDrawn,
    Called,
    Chose,
    Claimed,
    Counted,
    Designated,
    Event,
    Explained,
    Exposed,
    Exposure,
    Omitted,
    Place,
    Played,
    Reported,
)

MOST_EVENTS = 400
REPORTS = (
    "foreign_card",
    "take_from",
    "wrong_at_table",
    "deal_fault",
    "correct",
    "misled_by",
    "convey",
    "learn",
    "ask",
    "look_into",
)
"""The verbs of what is noticed or said besides."""
_SHOWN = 40

Cards = Annotated[int, Field(strict=True, ge=0, le=52)]
_COUNT = {
    "type": "object",
    "properties": {seat.value: {"type": "integer", "minimum": 0, "maximum": 52} for seat in Seat},
    "additionalProperties": False,
    "description": "the hands that did not have thirteen cards, played ones among them, and how many each had",
}


class EventInput(BaseModel):
    """An event: by whom, and exactly one of call, play, omit, expose, claim, concede, designate, explain, attention, choose,
    or of what is noticed or said besides: count, foreign_card, take_from, wrong_at_table, deal_fault, correct, misled_by,
    convey, learn, ask, look_into.

    A call in place of another (27B, 25) is a call of the same player: what it replaces is known from the record.
    """

    model_config = ConfigDict(extra="forbid", title="Event")

    by: Annotated[Seat, WithJsonSchema({"enum": list(Seat), "description": "whose call, card, hand or choice it is"})]
    call: Annotated[str | None, Field(description="P, X, XX or a bid such as 1NT")] = None
    simultaneous: Annotated[
        bool, Field(strict=True, description="with call: at the same moment as the call before it (33)")
    ] = False
    changes: Annotated[
        bool,
        Field(
            strict=True,
            description="with call: in place of his last call (25); with designate: of the last card that he named (45C4b)",
        ),
    ] = False
    play: Annotated[CardFact | None, Field(description="a card led or played from his hand")] = None
    faced: Annotated[bool, Field(strict=True, description="with play: face up")] = True
    omit: Annotated[
        Literal[True] | None, Field(description="plays no card to the trick at his turn, and the play goes on (67)")
    ] = None
    expose: Annotated[tuple[CardFact, ...] | None, Field(description="cards that were seen", max_length=13)] = None
    how: Annotated[
        Exposure,
        Field(description="with expose: by accident, to play it (one card is then played), or on purpose"),
    ] = "inadvertent"
    claim: Annotated[int | None, Field(strict=True, description="claims so many tricks", ge=0, le=13)] = None
    concede: Annotated[int | None, Field(strict=True, description="concedes so many tricks", ge=0, le=13)] = None
    statement: Annotated[str, Field(description="with claim or concede: the words", max_length=500)] = ""
    designate: Annotated[
        str | None,
        Field(description="the words with which declarer names dummy's card, such as “low spade”", max_length=60),
    ] = None
    explain: Annotated[str | None, Field(description="what a player says of a call", max_length=500)] = None
    about: Annotated[
        int | None,
        Field(
            strict=True,
            description="with explain: the number of the call's event; with correct and misled_by: that of the explanation, "
            "or of the call of which an alert or explanation was due",
            ge=1,
        ),
    ] = None
    correct: Annotated[
        str | None, Field(description="what an explanation of his side should have said", max_length=500)
    ] = None
    misled_by: Annotated[
        Literal["own-misunderstanding", "explanation", "incomplete-explanation", "no-alert"] | None,
        Field(description="he says that he would have called or played otherwise"),
    ] = None
    convey: Annotated[
        Literal["remark", "question", "explanation", "alert", "tempo", "manner"] | None,
        Field(description="by what he may have told his partner something: other than by a call or play"),
    ] = None
    learn: Annotated[
        Literal["wrong-hand", "overheard", "other-table", "card-at-own-table", "otherwise"] | None,
        Field(description="by accident he learns something about the board, not from his partner"),
    ] = None
    ask: Annotated[
        Literal[
            "unclear-call",
            "review",
            "part-of-review",
            "explanation",
            "single-call",
            "for-partner",
            "to-mislead",
            "contract",
            "who-doubled",
            "whose-lead",
        ]
        | None,
        Field(description="he asks; the last three from the final pass on"),
    ] = None
    look_into: Annotated[
        Literal["own-card", "opponents-card", "memory-aid"] | None,
        Field(description="he looks into a system card, or uses an aid to memory"),
    ] = None
    attention: Annotated[Literal[True] | None, Field(description="draws attention to the irregularity before")] = None
    choose: Annotated[str | None, Field(description="the key of an option of a ruling", max_length=60)] = None
    values: Annotated[dict[str, Any], Field(description="with choose: values of the option")] = {}
    count: Annotated[dict[Seat, Cards] | None, WithJsonSchema(_COUNT)] = None
    card: Annotated[CardFact | None, Field(description="with count: the card that is missing")] = None
    found: Annotated[Place | None, Field(description="with count: where the missing card was")] = None
    foreign_card: Annotated[
        Literal["no", "current-trick", "past-trick"] | None,
        Field(description="a card that does not belong to the deal is found; to which trick it was played"),
    ] = None
    take_from: Annotated[
        Literal["another-board"] | None, Field(description="he has taken his cards from another board")
    ] = None
    wrong_at_table: Annotated[
        Literal["board", "opponents", "direction"] | None,
        Field(description="the board, the opponents or the directions turn out to be wrong"),
    ] = None
    deal_fault: Annotated[
        Literal[
            "dealt-wrongly", "face-could-be-seen", "card-seen-later", "not-shuffled", "earlier-session", "other-reason"
        ]
        | None,
        Field(description="something was wrong with the shuffle or the deal"),
    ] = None


def values_of(verb: str) -> tuple[str, ...]:
    """The words that an event of that verb can have, or those that tell it closer; none where it has none of its own."""
    name = {"expose": "how", "count": "found"}.get(verb, verb)
    declared = EventInput.model_fields[name].annotation
    literal = next((get_args(one) for one in (declared, *get_args(declared)) if get_origin(one) is Literal), ())
    return tuple(one for one in literal if isinstance(one, str))


def _report(verb: str) -> "Callable[[EventInput], Event]":
    return lambda one: Reported(one.by, verb, str(getattr(one, verb)), one.about or 0)


_READ: dict[str, Callable[[EventInput], Event]] = {
    "call": lambda one: Called(one.by, parse_called(str(one.call)), one.simultaneous, one.changes),
    "play": lambda one: Played(one.by, one.play, one.faced),  # type: ignore[arg-type]
    "omit": lambda one: Omitted(one.by),
    "expose": lambda one: Exposed(one.by, one.expose or (), one.how),
    "claim": lambda one: Claimed(one.by, one.claim or 0, concedes=False, statement=one.statement),
    "concede": lambda one: Claimed(one.by, one.concede or 0, concedes=True, statement=one.statement),
    "designate": lambda one: Designated(one.by, str(one.designate), one.changes),
    "explain": lambda one: Explained(one.by, one.about or 0, str(one.explain)),
    "attention": lambda one: AttentionDrawn(one.by),
    "choose": lambda one: Chose(one.by, str(one.choose), one.values),
    "count": lambda one: Counted(one.by, one.count or {}, one.card, one.found),
    **{verb: _report(verb) for verb in REPORTS},
}


def read_events(data: Any) -> tuple[Event, ...]:
    """The events of a record; ``ImpossibleCase`` with each problem and its place."""
    if not isinstance(data, Sequence) or isinstance(data, str) or len(data) > MOST_EVENTS:
        raise ImpossibleCase([Problem("events", "events-not-a-list", {"most": MOST_EVENTS})])
    problems: list[Problem] = []
    events = [_read(f"events.{number}", one, problems) for number, one in enumerate(data, start=1)]
    problems += _explained_calls(events)
    events = [_with_explainer(one, number, events, problems) for number, one in enumerate(events, start=1)]
    if problems:
        raise ImpossibleCase(problems)
    return tuple(one for one in events if one is not None)


def _with_explainer(
    event: Event | None, number: int, events: Sequence[Event | None], problems: list[Problem]
) -> Event | None:
    """Who gave the explanation that an event is about, or should have explained or alerted the call (his partner's).

    Of an explanation whose call it is about.
    """
    if isinstance(event, Explained):
        call = events[event.about - 1] if 1 <= event.about < number else None
        return replace(event, caller=call.by) if isinstance(call, Called) else event
    if not isinstance(event, Reported) or not (event.about or event.what == "correct"):
        return event
    said = events[event.about - 1] if 1 <= event.about < number else None
    if isinstance(said, Explained):
        call = events[said.about - 1] if 1 <= said.about < event.about else None
        return replace(event, explainer=said.by, own_call=call is not None and call.by is said.by)
    if isinstance(said, Called):
        return replace(event, explainer=said.by.partner)
    problems.append(Problem(f"events.{number}.about", "nothing-explained", {"most": number - 1}))
    return event


def _explained_calls(events: Sequence[Event | None]) -> list[Problem]:
    """What is explained is a call that was made before."""
    return [
        Problem(f"events.{number}.about", "no-call-explained", {"most": number - 1})
        for number, one in enumerate(events, start=1)
        if isinstance(one, Explained) and not _is_call(events, one.about, number)
    ]


def _is_call(events: Sequence[Event | None], about: int, before: int) -> bool:
    return 1 <= about < before and isinstance(events[about - 1], Called)


def schema() -> dict[str, Any]:
    """The JSON Schema of an event."""
    return EventInput.model_json_schema()


def _read(place: str, data: Any, problems: list[Problem]) -> Event | None:
    if not isinstance(data, Mapping):
        problems.append(Problem(place, "event-not-an-object", {}))
        return None
    done = [name for name in _READ if data.get(name) is not None]
    if len(done) != 1:
        problems.append(Problem(place, "event-needs-one-verb", {"known": ", ".join(_READ)}))
        return None
    try:
        return _READ[done[0]](EventInput.model_validate(dict(data)))
    except NotACall:
        problems.append(Problem(f"{place}.call", "not-a-call", {"value": str(data["call"])[:_SHOWN]}))
    except ValidationError as error:
        for one in error.errors(include_url=False)[:3]:
            inner = ".".join(str(part) for part in one["loc"])
            problems.append(Problem(f"{place}.{inner}", "not-understood", {"value": quoted(one["input"])}))
    return None
