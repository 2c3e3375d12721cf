"""What the Laws leave to a Regulating Authority or a Tournament Organizer, as far as a ruling in scope depends on it.

Regulations belong to an organisation, not to a case: they hold for every case of it. A fact that one of them settles is marked
``Regulated``; a case that comes with regulations has that fact from them, unless it says otherwise itself. The defaults are
what the text has where nothing is regulated. ``docs/regulations.md`` lists what else the Laws leave to others.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from bridge.problems import ImpossibleCase, Problem, quoted
from bridge.scoring.exact import NumberFact

_SHOWN = 40
OF_NUMBERS = {"greater_than_equal": "too-small", "less_than_equal": "too-large"}
MOST_MINUTES = 60 * 24 * 60
"""The longest period that is thought of: two months."""


@dataclass(frozen=True)
class Regulated:
    """Marks a fact that a regulation settles, by the name of the regulation."""

    name: str


@dataclass(frozen=True)
class Left:
    """The clauses and footnotes that leave something to regulation."""

    clauses: tuple[str, ...]


class Regulations(BaseModel):
    """The regulations of an organisation; what is left out is as the Laws have it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    opening_lead_faced: Annotated[
        bool, Left(("41A", "fn:9", "fn:12")), Field(description="the opening lead is made face up")
    ] = False
    reserving_forbidden: Annotated[
        bool,
        Left(("16B2",)),
        Field(
            description="a player may not reserve the right to call the director about unauthorised information later"
        ),
    ] = False
    own_card_permitted: Annotated[
        bool,
        Left(("20G3", "40B2b")),
        Field(description="players may look into their own system card and notes during the auction and the play"),
    ] = False
    opponents_card_permitted: Annotated[
        bool,
        Left(("40B2c",)),
        Field(
            description="players may look into the opponents' system card at any time during the auction and the play"
        ),
    ] = False
    aid_permitted: Annotated[
        bool,
        Left(("40B2d",)),
        Field(
            description="players may use what helps memory, calculation or technique during the auction and the play"
        ),
    ] = False
    matchpoint_unit: Annotated[
        Literal["matchpoint", "half-matchpoint"],
        Left(("78A", "78D")),
        Field(description="what is given for an equal score; for a worse one it is twice that"),
    ] = "matchpoint"
    fewer_scores: Annotated[
        Literal["compared", "neuberg"],
        Left(("78A", "78D")),
        Field(
            description="how a board with fewer scores than others is scored: those who played it are compared; brought to "
            "the full field by Neuberg's formula"
        ),
    ] = "compared"
    correction_minutes: Annotated[
        int,
        Left(("79C1", "fn:25")),
        Field(
            ge=0, le=MOST_MINUTES, description="for how many minutes after the scores are opened a score is corrected"
        ),
    ] = 30
    appeal_minutes: Annotated[
        int,
        Left(("92B",)),
        Field(
            ge=0,
            le=MOST_MINUTES,
            description="for how many minutes after the scores are opened a ruling may be asked for, or an appeal made",
        ),
    ] = 30
    weighing: Annotated[
        Literal["comparisons", "points"],
        Left(("12C1c", "78D")),
        Field(
            description="what is weighted where an assigned score reflects several results: the matchpoints or IMPs of each; "
            "the points, and their average is then compared"
        ),
    ] = "comparisons"
    average_imps: Annotated[
        NumberFact,
        Left(("12C2b", "78D", "86B3")),
        Field(description="how many IMPs average plus and average minus are"),
    ] = Fraction(3)
    later_average_plus: Annotated[
        NumberFact | None,
        Left(("12C2d",)),
        Field(
            description="average plus, in percent or IMPs, on each further board of a session on which a contestant gets no "
            "score; where nothing is said it is as on the first"
        ),
    ] = None
    later_average_minus: Annotated[
        NumberFact | None,
        Left(("12C2d",)),
        Field(
            description="average minus, in percent or IMPs, on each further board of a session on which a contestant gets no "
            "score; where nothing is said it is as on the first"
        ),
    ] = None
    single_table_method: Annotated[
        Literal["as-usual", "own-method"],
        Left(("86B3",)),
        Field(description="whether boards that are played at one table only are scored by a method of the regulations"),
    ] = "as-usual"
    group_method: Annotated[
        Literal["none-stated", "compared", "neuberg"],
        Left(("87B",)),
        Field(
            description="how the groups of scores of a fouled board are scored: no method is stated; those of a group are "
            "compared with one another; each group is brought to the full field by Neuberg's formula"
        ),
    ] = "none-stated"
    penalty_unit: Annotated[
        Literal["percent-of-top", "imps", "victory-points"],
        Left(("90A", "91A", "78D")),
        Field(
            description="in what penalties are counted: in percent of the top of a board, in IMPs, in victory points"
        ),
    ] = "percent-of-top"
    procedural_penalty: Annotated[
        NumberFact | None, Left(("90A",)), Field(description="how much a procedural penalty is; the Laws set no figure")
    ] = None
    disciplinary_penalty: Annotated[
        NumberFact | None,
        Left(("91A",)),
        Field(description="how much a disciplinary penalty is; the Laws set no figure"),
    ] = None
    own_appeals_procedure: Annotated[
        bool,
        Left(("93C3b",)),
        Field(description="appeals are dealt with in another way, of which the contestants were told beforehand"),
    ] = False
    further_appeals: Annotated[
        bool, Left(("93C1",)), Field(description="a decision on an appeal may be appealed against once more")
    ] = False
    committee_final: Annotated[
        bool,
        Left(("93C3a",)),
        Field(description="the last decision on appeals was given over to the tournament's committee"),
    ] = False
    several_hands_allowed: Annotated[
        bool, Left(("76B1",)), Field(description="spectators may look at more than one player's hand")
    ] = False
    claim_suit_order: Annotated[
        Literal["not-regulated", "high-to-low"],
        Left(("70E2",)),
        Field(
            description="the order in which a suit is deemed to be played in a claim whose statement does not say it"
        ),
    ] = "not-regulated"


def left_by(name: str) -> tuple[str, ...]:
    """The clauses that leave a regulation to the organisation."""
    notes = Regulations.model_fields[name].metadata
    return next(note.clauses for note in notes if isinstance(note, Left))


def values_of(name: str) -> tuple[Any, ...]:
    """The values that a regulation can have, the default first; none where they are not counted."""
    declared = Regulations.model_fields[name]
    if declared.annotation is not bool and get_origin(declared.annotation) is not Literal:
        return ()
    possible = (False, True) if declared.annotation is bool else get_args(declared.annotation)
    return tuple(sorted(possible, key=lambda value: value != declared.default))


_now: ContextVar[Regulations | None] = ContextVar("regulated", default=None)


@contextmanager
def regulated(values: Mapping[str, Any] | None) -> Iterator[None]:
    """Meanwhile tables are followed under these regulations; under none, each case is as it says itself."""
    token = _now.set(None if values is None else read_regulations(values))
    try:
        yield
    finally:
        _now.reset(token)


def regulated_now() -> Regulations | None:
    """The regulations under which a table is followed."""
    return _now.get()


def read_regulations(data: object) -> Regulations:
    """The regulations that come with a case. Raises ``ImpossibleCase`` with each problem and its place."""
    if not isinstance(data, Mapping):
        raise ImpossibleCase([Problem("regulations", "regulations-not-an-object", {})])
    try:
        return Regulations.model_validate(
            {str(name)[:_SHOWN]: value for name, value in data.items() if value is not None}
        )
    except ValidationError as error:
        raise ImpossibleCase([_problem(one) for one in error.errors(include_url=False)]) from error


def _problem(error: ErrorDetails) -> Problem:
    name, value = str(error["loc"][0]), error["input"]
    place = f"regulations.{name}"
    if name not in Regulations.model_fields:
        close = get_close_matches(name, Regulations.model_fields, n=1)
        return Problem(place, "unknown-regulation", {"name": name, "meant": close[0] if close else ""})
    if not values_of(name):
        found = {"value": quoted(value), **error.get("ctx", {})}
        usual = "not-a-number" if Regulations.model_fields[name].annotation is int else "not-a-figure"
        return Problem(place, OF_NUMBERS.get(error["type"], usual), found)
    expected = ", ".join(str(one).lower() for one in values_of(name))
    return Problem(place, "not-one-of", {"value": quoted(value), "expected": expected})
