"""Name a draft: under another code it becomes a new edition, not a revision of the one that it is a copy of."""

import re
from typing import Any

import yaml
from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _

from accounts.models import User
from workshop.actions.approve import InTheWay
from workshop.actions.held import open_draft
from workshop.log import note
from workshop.models import Draft, DraftFile
from workshop.permissions import require

_CODE = re.compile(r"[12]\d{3}[-\w]{0,12}")


def about(draft: Draft) -> dict[str, Any]:
    """What ``edition.yaml`` says."""
    found: dict[str, Any] = yaml.load(draft.files.get(name="edition.yaml").text, Loader=yaml.CSafeLoader)
    return found


@transaction.atomic
def name(who: User, draft: Draft, code: str, title_tr: str, title_en: str) -> None:
    """The code, which begins with a year, and the title in both languages."""
    require(who, "write")
    draft = open_draft(draft)
    if not _CODE.fullmatch(code) or not title_tr.strip() or not title_en.strip():
        raise InTheWay([_("The code begins with a year, as 2027; the title is needed in both languages.")])
    now = about(draft) | {"code": code, "title": {"tr": title_tr.strip(), "en": title_en.strip()}}
    text = yaml.safe_dump(now, allow_unicode=True, sort_keys=False)
    DraftFile.objects.filter(draft=draft, name="edition.yaml").update(text=text)
    Draft.objects.filter(pk=draft.pk).update(serial=F("serial") + 1, title=title_tr.strip()[:200])
    note(who, "name", f"draft {draft.pk}", code=code)
