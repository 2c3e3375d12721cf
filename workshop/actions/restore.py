"""Put a clause back to how it was: an earlier version becomes the newest one; nothing is taken out of the history."""

from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.citations import Citation, parse
from workshop.actions.approve import InTheWay
from workshop.actions.write import write
from workshop.clauses import seen
from workshop.models import Draft, Version
from workshop.permissions import require


def restore(who: User, version: Version) -> int:
    """As if somebody typed it again; refused and logged like any other change."""
    citation = parse(version.citation)
    typed = {"tr": version.tr, "en": version.en, "errata_tr": version.errata_tr, "errata_en": version.errata_en}
    return write(who, version.draft, citation, typed, seen(version.draft, citation))


def undo(who: User, draft: Draft, citation: Citation) -> int:
    """Take the last change of a clause back: as it was before becomes its newest version. Undone twice it is as it was."""
    require(who, "write", "translate")
    last = draft.versions.filter(citation=citation.id).order_by("-number")[:2]
    if len(last) < 2:
        raise InTheWay([_("Nothing of this clause was changed by itself.")])
    return restore(who, last[1])
