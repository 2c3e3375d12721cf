"""Put what was typed into the files of a draft, and keep how every clause was before."""

from collections.abc import Mapping

from django.db.models import F, Max

from accounts.models import User
from lawbook.citations import Citation
from workshop.log import note
from workshop.models import Draft, DraftFile, Version
from workshop.notation.blocks import blocks_of, replaced, texts, unit
from workshop.notation.checking import Fault, check, too_long
from workshop.notation.errata_fields import faults_of_rows
from workshop.notation.errata_of import faults_of, rows_by_clause, with_rows
from workshop.notation.folder import files_of


class Faulty(Exception):
    """What was typed cannot be saved; ``faults`` holds every reason with its place."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(one.message for one in faults))
        self.faults = faults


def store(who: User, draft: Draft, citation: Citation, changed: Mapping[str, str]) -> None:
    """The files with the change in them, and a version of each clause that is another now."""
    files = files_of(draft)
    after = _with_changes(files, citation, changed)
    for name in after:
        if after[name] != files.get(name, ""):
            DraftFile.objects.update_or_create(draft=draft, name=name, defaults={"text": after[name]})
    touched = keep_versions(who, draft, files, after)
    Draft.objects.filter(pk=draft.pk).update(serial=F("serial") + 1)
    note(who, "write", f"draft {draft.pk}", clause=citation.id, changed=touched)


def _with_changes(files: Mapping[str, str], citation: Citation, changed: Mapping[str, str]) -> dict[str, str]:
    """The files with what was typed in them; ``Faulty`` if any of it cannot stand."""
    after, faults = dict(files), too_long(changed)
    if faults:
        raise Faulty(faults)
    for language in ("tr", "en"):
        rows = changed.get(f"errata_{language}")
        if rows is not None:
            faults += (wrong := faults_of_rows(language, rows) or faults_of(language, citation, rows))
            if not wrong:
                name = f"{language}.errata.yaml"
                after[name] = with_rows(after.get(name, ""), citation, rows)
    for language in ("tr", "en"):
        if {language, f"errata_{language}"} & set(changed) and f"{language}.txt" in after and not faults:
            name = f"{language}.txt"
            found = unit(blocks_of(after[name], language), citation)
            text = changed.get(language, "\n".join(one.text for one in found))
            faults += check(after, language, citation, text).faults
            after[name] = replaced(after[name], found, text) if found else after[name]
    if faults:
        raise Faulty(faults)
    return after


def keep_versions(who: User, draft: Draft, before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """A version of every clause whose lines or errata are others; of its first one also how it was."""
    olds, news = _clauses(before), _clauses(after)
    touched = [name for name in {**olds, **news} if olds.get(name) != news.get(name)]
    latest = dict(draft.versions.filter(citation__in=touched).values_list("citation").annotate(Max("number")))
    rows: list[Version] = []
    for name in touched:
        if name not in latest:
            rows.append(Version(draft=draft, citation=name, number=0, **olds.get(name, {})))
        rows.append(
            Version(draft=draft, citation=name, number=latest.get(name, 0) + 1, by=who.email, **news.get(name, {}))
        )
    Version.objects.bulk_create(rows)
    return touched


def _clauses(files: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The fields of every block by citation id."""
    found: dict[str, dict[str, str]] = {}
    for language in ("tr", "en"):
        if f"{language}.txt" in files:
            for name, text in texts(blocks_of(files[f"{language}.txt"], language)).items():
                found.setdefault(name, {})[language] = text
    _add_errata(files, found)
    return found


def _add_errata(files: Mapping[str, str], found: dict[str, dict[str, str]]) -> None:
    for language in ("tr", "en"):
        for name, rows in rows_by_clause(files.get(f"{language}.errata.yaml", "")).items():
            found.setdefault(name, {})[f"errata_{language}"] = rows
