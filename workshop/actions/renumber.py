"""Give a clause another place in a draft: its number, those beside it and the references follow at once; and take it back."""

from collections.abc import Mapping

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.book import book_of
from lawbook.citations import parse
from workshop.actions.approve import InTheWay
from workshop.actions.held import open_draft
from workshop.changes import base_of
from workshop.log import note
from workshop.models import BothChanged, Comment, Draft, DraftFile, Note, Renumbering, Unsaved
from workshop.notation.folder import edition_of, files_of, read_files
from workshop.notation.places import Became, Move, Unmovable, after
from workshop.permissions import require
from workshop.renumbering import CORRESPONDENCE, Plan, carried_out, correspondence_after, lost_words, plan
from workshop.storing import keep_versions


class Moved(Exception):
    """Somebody has changed the draft since the plan was shown."""


def renumber(who: User, draft: Draft, move: Move, words: Mapping[str, str], was_serial: int) -> Plan:
    """Carry a move out. ``words``: how each reference that follows shall read, by its key; the others stay as they are.

    Raises ``Unmovable``, ``TextError`` where the text could not be read any more, ``Moved``, ``Closed``.
    """
    require(who, "write")
    with transaction.atomic():
        draft = open_draft(draft)
        if draft.serial != was_serial:
            raise Moved
        before = files_of(draft)
        made = plan(before, move)
        later = _checked(draft, carried_out(before, made, words), made)
        base = base_of(draft)
        kept = correspondence_after(before.get(CORRESPONDENCE, ""), base.code, book_of(base).passages, made.map_of)
        later[CORRESPONDENCE] = kept
        _store(who, draft, before, later)
        _carry(draft, made.map_of)
        _remember(who, draft, before, later, made)
        chosen = [one.key for one in made.following if words.get(one.key)]
        moved = {one.id: to.id if to else None for one, to in made.moved}
        note(
            who, "renumber", f"draft {draft.pk}", moved=moved, references=chosen, left=len(made.following) - len(chosen)
        )
    return made


def _checked(draft: Draft, later: dict[str, str], made: Plan) -> dict[str, str]:
    """The files, if every clause still says what it said."""
    read = read_files(tuple(sorted(later.items())))
    if lost := lost_words(edition_of(draft), read, made):
        names = ", ".join(one.short for one in lost[:5])
        raise Unmovable(_("The words of %(clauses)s would not stay with them: move it by hand.") % {"clauses": names})
    return later


def _store(who: User, draft: Draft, before: Mapping[str, str], later: Mapping[str, str]) -> None:
    for name in {**before, **later}:
        if not later.get(name):
            DraftFile.objects.filter(draft=draft, name=name).delete()
        elif later[name] != before.get(name, ""):
            DraftFile.objects.update_or_create(draft=draft, name=name, defaults={"text": later[name]})
    keep_versions(who, draft, before, later)
    Draft.objects.filter(pk=draft.pk).update(serial=F("serial") + 1)


def _carry(draft: Draft, map_of: Became) -> None:
    """Notes, comments and what is typed and not saved go with their clauses; of what is gone they stay where they were."""
    comments, notes, typed = list(draft.comments.all()), list(draft.notes.all()), list(draft.unsaved.all())
    both = list(draft.both_changed.all())
    for one in comments:
        one.citation = _now(one.citation, map_of)
    for changed in both:
        changed.citation = _now(changed.citation, map_of)
    for row in notes:
        row.citation = _now(row.citation, map_of)
    for kept in typed:
        kept.citation = _now(kept.citation, map_of)
    Comment.objects.bulk_update(comments, ["citation"])
    BothChanged.objects.bulk_update(both, ["citation"])
    draft.notes.all().delete()  # one for each clause: none may meet another on its way
    Note.objects.bulk_create({row.citation: row for row in notes}.values())
    draft.unsaved.all().delete()
    Unsaved.objects.bulk_create({(row.citation, row.by): row for row in typed}.values())


def _now(citation: str, map_of: Became) -> str:
    found = after(parse(citation), map_of)
    return found.id if found else citation


def _remember(who: User, draft: Draft, before: dict[str, str], later: Mapping[str, str], made: Plan) -> None:
    """How the files were, so that the last move can be taken back."""
    Renumbering.objects.filter(draft=draft).update(files={})
    back = {to.id: one.id for one, to in made.map_of.items() if to}
    changed = {
        name: before.get(name, "") for name in {**before, **later} if before.get(name, "") != later.get(name, "")
    }
    Renumbering.objects.create(draft=draft, serial=draft.serial + 1, files=changed, back=back, by=who.email)


def take_back(who: User, draft: Draft) -> None:
    """Undo the last move, if nothing of the draft was changed since."""
    require(who, "write")
    with transaction.atomic():
        draft = open_draft(draft)
        last = Renumbering.objects.filter(draft=draft).order_by("pk").last()
        if last is None or last.serial != draft.serial or not last.files:
            raise InTheWay([_("There is no move that could be taken back: the draft was changed since.")])
        before = files_of(draft)
        _store(who, draft, before, {**before, **last.files})
        _carry(draft, {parse(one): parse(to) for one, to in last.back.items()})
        last.delete()
        note(who, "take-back", f"draft {draft.pk}")
