"""The fields of the form of a contested claim, each with what is wrong with it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Strain, Suit
from bridge.problems import Problem
from bridge.seats import ROTATION, Seat
from rulings.adjudication.criteria import Criterion
from rulings.assistant.claim_told import ClaimForm
from rulings.wording import contested_claims as words
from rulings.wording.forms import Text
from rulings.wording.players import PLAYERS, SUITS
from rulings.wording.problems_said import say_problem
from rulings.wording.speech import capitalised, say_text

ROWS = 4
"""Steps of a statement that the form asks for."""
HANDS = {Seat.N: "north", Seat.E: "east", Seat.S: "south", Seat.W: "west"}
_CHOSEN: dict[str, Text] = {
    "trump": _("Trumps"),
    "declarer": _("Declarer"),
    "claimer": _("Who claims"),
    "leader": _("Who leads, or led to the trick that was begun"),
}
_TYPED: dict[str, Text] = {
    "claimed": _("How many tricks were claimed, if it was said"),
    "forgotten": _("Cards of which the claimer was possibly not aware"),
    "trick": _("Cards of the trick that was begun, from its leader"),
    "out": _("Who had shown out of what: seat and suit"),
    "penalty": _("Penalty cards: seat and card"),
}
_GROUPS: dict[str, Text] = {
    "hands": _("The cards that are left"),
    "step": _("What was stated, step by step"),
    "without": _("What is taken as normal: tick what does not hold"),
}
_FIELD_OF = {
    "deal": "hands",
    "statement": "step",
    "criteria": "without",
    "shown_out": "out",
    "penalty_cards": "penalty",
}
"""Where what a program calls otherwise stands in the form."""


@dataclass(frozen=True)
class Trouble:
    """What is wrong; the field or group that it is about, with its label, if it is about one."""

    text: str
    field: str = ""
    label: str = ""


@dataclass(frozen=True)
class Field:
    """A field or a group of them: its name and label, what was typed or chosen, the choices, what is wrong with it."""

    name: str
    label: str
    value: str = ""
    choices: Sequence[tuple[str, str]] = ()
    errors: tuple[str, ...] = ()


def claim_fields(form: ClaimForm, problems: Iterable[Problem] = ()) -> dict[str, Any]:
    """The form with its choices, and each problem at its field."""
    labels = _labels()
    troubles = _troubles(problems, labels)
    values = {name: getattr(form, name) for name in (*HANDS.values(), *_CHOSEN, *_TYPED)}
    of_seats = [(str(seat), labels[HANDS[seat]]) for seat in ROTATION]
    choices = dict.fromkeys(("declarer", "claimer", "leader"), of_seats) | {"trump": _trumps()}
    usual = dict.fromkeys(("declarer", "claimer", "leader"), str(Seat.S))
    found = {
        name: Field(
            name,
            label,
            values.get(name) or usual.get(name, ""),
            choices.get(name, ()),
            tuple(one.text for one in troubles if one.field == name),
        )
        for name, label in labels.items()
    }
    return {
        "form": form,
        "troubles": troubles,
        "fields": found,
        "hands": [found[name] for name in HANDS.values()],
        "chosen": [found[name] for name in _CHOSEN],
        "chosen_steps": [*form.step[:ROWS], *[""] * (ROWS - len(form.step))],
        "steps": list(_steps()),
        "criteria": [(str(one), str(words.CRITERIA[one]), str(one) in form.without) for one in Criterion],
    }


def _labels() -> dict[str, str]:
    seats = {name: capitalised(str(PLAYERS[seat].plain)) for seat, name in HANDS.items()}
    return seats | {name: str(label) for name, label in (_CHOSEN | _TYPED | _GROUPS).items()}


def _troubles(problems: Iterable[Problem], labels: Mapping[str, str]) -> list[Trouble]:
    said = dict.fromkeys((_field_of(one.place), say_problem(one)) for one in problems)
    return [Trouble(text, name if name in labels else "", labels.get(name, "")) for name, text in said]


def _field_of(place: str) -> str:
    """``deal.S`` is the hand of South, ``deal`` all four, ``trick.2`` the trick that was begun."""
    part, _dot, rest = place.partition(".")
    seat = rest.partition(".")[0]
    return HANDS[Seat(seat)] if part == "deal" and seat in Seat.__members__ else _FIELD_OF.get(part, part)


def _trumps() -> list[tuple[str, str]]:
    return [*((str(suit), str(SUITS[suit])) for suit in Suit), (str(Strain.NT), str(words.NO_TRUMPS))]


def _steps() -> Iterator[tuple[str, str]]:
    """Every step that the form offers, with its words; a named card and high trumps only the API takes."""
    yield "draw-trumps", str(words.STEPS["draw-trumps"])
    for rounds in (1, 2, 3):
        yield f"draw-trumps:{rounds}", say_text(words.STEPS["draw-trumps-rounds"], {"rounds": rounds})
    for do in ("cash", "give-up", "discard"):
        for suit in Suit:
            yield f"{do}:{suit}", say_text(words.STEPS[do], {"suit": suit})
    for do in ("ruff", "finesse"):
        for suit in Suit:
            for hand in ("dummy", "hand"):
                yield f"{do}:{suit}:{hand}", say_text(words.STEPS[f"{do}-{hand}"], {"suit": suit})
    for hand in ("dummy", "hand"):
        yield f"cross::{hand}", str(words.STEPS[f"cross-{hand}"])
    yield "cross-ruff", str(words.STEPS["cross-ruff"])
    yield "top-down", str(words.STEPS["top-down"])
