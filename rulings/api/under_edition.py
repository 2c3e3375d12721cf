"""The edition that a ruling is asked for under: the rules encode the text of the one in force, and of no other."""

from typing import Annotated

from django.utils.translation import gettext as _
from ninja import Query

from lawbook.api.errors import ApiError
from lawbook.editions import edition_in_force, find_edition, is_in_force

RuledUnder = Annotated[
    str | None,
    Query(description="The edition to rule under: only the one in force (left out) has rules; others are refused"),
]


def refuse_without_rules(name: str | None) -> None:
    """422 for an edition without rules; ``NoEdition`` for a name that no published edition has."""
    if name and not is_in_force(find_edition(name)):
        reason = _("Nothing can be ruled under the edition %(name)s: only the one in force, %(in_force)s, has rules.")
        raise ApiError(422, "no-rules", reason % {"name": name, "in_force": edition_in_force()})
