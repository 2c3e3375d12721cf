"""Put a clause back to how it was: an earlier version becomes the newest one; nothing is taken out of the history."""

from accounts.models import User
from lawbook.citations import parse
from workshop.actions.write import write
from workshop.clauses import seen
from workshop.models import Version


def restore(who: User, version: Version) -> int:
    """As if somebody typed it again; refused and logged like any other change."""
    citation = parse(version.citation)
    typed = {"tr": version.tr, "en": version.en, "errata_tr": version.errata_tr, "errata_en": version.errata_en}
    return write(who, version.draft, citation, typed, seen(version.draft, citation))
