"""Write a remark on a clause: a new one, or another version of one that readers see; nothing changes for them yet."""

from secrets import token_hex

from django.db import IntegrityError, transaction

from accounts.models import User
from workshop.actions.write import Closed
from workshop.log import note
from workshop.models import RemarkDraft, RemarkVersion
from workshop.permissions import require
from workshop.remarks import FIELDS, OF_TRANSLATION, Fields, cleaned, faults, written


class FaultyRemark(Exception):
    """It cannot be saved; ``faults`` says by field why."""

    def __init__(self, found: dict[str, str]) -> None:
        super().__init__("; ".join(found.values()))
        self.faults = found


class RemarkChanged(Exception):
    """Somebody else has saved it since it was read: ``theirs`` is how it stands now, ``base`` what both came from."""

    def __init__(self, theirs: dict[str, str], number: int, base: dict[str, str] | None = None) -> None:
        super().__init__(str(number))
        self.theirs, self.number, self.base = theirs, number, theirs if base is None else base


def annotate(who: User, key: str, typed: Fields, was_seen: int) -> RemarkDraft:
    """Save it as the next version; an empty key begins a new remark. Raises ``FaultyRemark``, ``RemarkChanged``, ``Closed``."""
    require(who, "annotate", "translate")
    fields = cleaned(typed)
    with transaction.atomic():
        draft, before, number = _locked(key)
        base = _as_read(draft, before, number, was_seen)
        if not _changed(fields, base) <= OF_TRANSLATION or not key:
            require(who, "annotate")
        if draft is not None and draft.is_dropped:
            raise Closed
        if number != was_seen:
            raise RemarkChanged(before, number, base)
        if found := faults(fields):
            raise FaultyRemark(found)
        if draft is None:
            draft = _begun(key, before, number)
        changed = _changed(fields, before)
        if changed or draft.state == RemarkDraft.State.RETIRED:
            RemarkVersion.objects.create(remark=draft, number=number + 1, fields=fields, by=who.email)
            note(
                who, "annotate", f"remark {draft.key}", clause=fields["at"], version=number + 1, changed=sorted(changed)
            )
    return draft


def _changed(fields: Fields, before: Fields) -> set[str]:
    return {name for name in FIELDS if fields[name] != before.get(name, "")}


def _as_read(draft: RemarkDraft | None, now: dict[str, str], number: int, was_seen: int) -> dict[str, str]:
    """The version that somebody began from: what she left as it was is not hers."""
    found = draft.versions.filter(number=was_seen).first() if draft and number != was_seen else None
    return found.fields if found else now


def _locked(key: str) -> tuple[RemarkDraft | None, dict[str, str], int]:
    """What is there, held until the end; the key must be one of a remark, or empty."""
    if not key:
        return None, {}, 0
    RemarkDraft.objects.select_for_update().filter(key=key).first()
    found = written(key)
    if found is None:
        raise Closed
    return found


def _begun(key: str, before: dict[str, str], number: int) -> RemarkDraft:
    """The first version of a remark that came with the software is how it came."""
    if not key:
        return RemarkDraft.objects.create(key=f"r-{token_hex(6)}")
    try:
        with transaction.atomic():
            draft = RemarkDraft.objects.create(key=key, published=0)
    except IntegrityError as error:  # somebody else began it in this moment
        raise RemarkChanged(before, number) from error
    RemarkVersion.objects.create(remark=draft, number=0, fields=before)
    return draft
