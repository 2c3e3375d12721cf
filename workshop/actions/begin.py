"""Begin a draft: a copy of an edition, or a text that somebody brings."""

from collections.abc import Mapping

from django.db import transaction

from accounts.models import User
from lawbook.models import Edition
from lawbook.text.edition_files import read_edition
from workshop.log import note
from workshop.models import Draft, DraftFile
from workshop.notation.folder import as_folder
from workshop.notation.sources import files_of_edition
from workshop.permissions import require


def begin_as_copy(who: User, edition: Edition) -> Draft:
    """A draft of the next revision."""
    require(who, "begin")
    return begin(who, files_of_edition(edition), copied_from=str(edition))


def begin(who: User, files: Mapping[str, str], copied_from: str = "") -> Draft:
    """A draft with these files. Raises ``TextError`` with everything that is wrong with them; then there is no draft."""
    require(who, "begin")
    with as_folder(files) as folder:
        read = read_edition(folder)
    with transaction.atomic():
        title = read.title[read.official_language]
        draft = Draft.objects.create(title=title[:200], copied_from=copied_from, begun_by=who.email)
        DraftFile.objects.bulk_create(DraftFile(draft=draft, name=name, text=text) for name, text in files.items())
        note(who, "begin", f"draft {draft.pk}", copied_from=copied_from)
    return draft
