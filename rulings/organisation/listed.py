"""The published regulations as the API lists them."""

from typing import Any

from lawbook import addresses
from rulings.organisation.published import in_force, published


def published_listed(language: str) -> list[dict[str, Any]]:
    """Each with its name, its day, its values and where it is read."""
    now = in_force()
    return [
        {
            "name": one.name,
            "in_force_from": one.in_force_from,
            "in_force": one == now,
            "note": one.note,
            "values": dict(one.values),
            "url": addresses.regulations(one.name, language),
        }
        for one in published()
    ]
