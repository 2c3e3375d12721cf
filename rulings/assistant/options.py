"""The options of a ruling as its pages say them."""

from dataclasses import dataclass
from typing import Any

from rulings.scripts import offered
from rulings.wording.speech import address_of, capitalised


@dataclass(frozen=True)
class Spoken:
    """An option as it is said to the player who has it, its clause, and what follows it in whole sentences."""

    who: str
    said: str
    clause: dict[str, str]
    then: list[dict[str, Any]]


def spoken(option: dict[str, Any]) -> Spoken:
    """The option that ``presented_conclusion`` gives, in the active language."""
    then = [one | {"text": capitalised(one["text"]).rstrip(".") + "."} for one in option["then"]]
    return Spoken(address_of(option["values"]["chooser"]), offered(option["text"]), option["clause"], then)
