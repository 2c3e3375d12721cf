"""The errata of a clause as fields of a form: what is printed, what it should say, why; and back into rows of the notation."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import yaml
from django.utils.translation import gettext as _

from lawbook.citations import Citation
from lawbook.text.yaml_input import read_yaml
from workshop.notation.checking import Fault
from workshop.notation.errata_of import dumped

KEYS = ("at", "field", "says", "should", "kind", "why_tr", "why_en")
"""In the order of the files, so that what nobody changed is written as it was."""


class Posted(Protocol):
    """What a form sent."""

    def getlist(self, key: str, /) -> Sequence[Any]:
        """Every value of a name, in the order of the form."""


def rows_shown(text: str, citation: Citation, *, empty: bool) -> list[dict[str, str]]:
    """The rows of a language; with an ``empty`` one at the end, where one more is written."""
    rows = [{key: str(row.get(key, "")) for key in KEYS} for row in rows_of(text)]
    blank = dict.fromkeys(KEYS, "") | {"at": citation.id, "field": "text", "kind": "corrected"}
    return [*rows, blank] if empty else rows


def rows_sent(posted: Posted, language: str) -> str | None:
    """The rows that a form sent, in the notation; None where it sent none. A row in which nothing is printed is no row."""
    columns = [[str(one).replace("\r\n", "\n") for one in posted.getlist(f"errata_{language}.{key}")] for key in KEYS]
    if not columns[0]:
        return None
    rows = [dict(zip(KEYS, cells, strict=True)) for cells in zip(*columns, strict=False)]
    return dumped([row for row in rows if row["says"].strip() or row["should"].strip()])


def faults_of_rows(language: str, text: str) -> list[Fault]:
    """What a person left out, in a sentence that names the row of the form."""
    told = [(number, _told(row)) for number, row in enumerate(rows_of(text), start=1)]
    said = _("Erratum %(number)s: %(told)s")
    return [Fault(f"errata_{language}", 0, 0, said % {"number": number, "told": why}) for number, why in told if why]


def rows_of(text: str) -> list[Mapping[str, Any]]:
    """The rows of a language; none where it cannot be read: others say so."""
    try:
        found = read_yaml(text) or []
    except yaml.YAMLError:
        return []
    return [row for row in found if isinstance(row, Mapping)] if isinstance(found, list) else []


def _told(row: Mapping[str, Any]) -> str:
    if not str(row.get("says", "")).strip():
        return _("say which words are printed, as they stand in the text.")
    if row.get("says") == row.get("should"):
        return _("what is printed and what it should say are the same.")
    if not (str(row.get("why_tr", "")).strip() and str(row.get("why_en", "")).strip()):
        return _("say why, in both languages.")
    return ""
