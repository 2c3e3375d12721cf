"""What the page of a ruling says of the regulations by which it rules."""

from dataclasses import dataclass

from lawbook import addresses
from rulings.engine.kinds import kind_named
from rulings.organisation.published import in_force
from rulings.organisation.ruling_under import kept_now


@dataclass(frozen=True)
class RegulationsNamed:
    """``name`` and ``address`` of those that it rules by, empty where there are none; ``holds``: they are in force today.

    ``unknown`` is the name in the link, where there are none of that name.
    """

    name: str
    address: str
    holds: bool
    unknown: str


def regulations_named(kind: str, asked: str, language: str) -> RegulationsNamed | None:
    """Nothing for a situation that no regulation bears on, or where none were published then or now."""
    now, today = kept_now(), in_force()
    if not any(fact.regulation for fact in kind_named(kind).facts.fields.values()) or (now is None and today is None):
        return None
    name = now.name if now else ""
    address = addresses.regulations(name, language) if now else ""
    return RegulationsNamed(name, address, now == today, asked if asked != name else "")
