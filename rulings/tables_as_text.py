"""An account of a table to be read in a terminal: the rulings, how the table stands, what may be chosen and played."""

from typing import Any

from django.utils.translation import gettext as _

from rulings.wording.players import PLAYERS
from rulings.wording.speech import capitalised


def table_as_text(shown: dict[str, Any]) -> str:
    """The account as ``present_account`` gives it, in the active language."""
    lines = [line for one in shown["rulings"] for line in (*_ruled(one), "")]
    return "\n".join([*lines, *_table(shown["table"])])


def _ruled(one: dict[str, Any]) -> list[str]:
    heading = _("Event %(number)s: %(title)s") % {"number": one["event"], "title": one["ruling"]["title"]}
    clauses = ", ".join(clause["display"] for clause in one["ruling"]["clauses"])
    return [heading, "", *one["ruling"]["script"], "", clauses]


def _table(table: dict[str, Any]) -> list[str]:
    lines = [one["text"] for one in (*table["penalty_cards"], *table["obligations"])]
    if missing := table["missing"]:
        lines.append(_("Before I can rule: %s") % missing["question"])
    lines += [f"{choice['event']['choose']} {_values(choice)}: {choice['text']}" for choice in table["choices"]]
    if table["stopped"]:
        lines.append(_("The board is not played on here."))
    if table["result"]:
        lines.append(_("As played: %s") % table["result"]["result"])
    if table["turn"]:
        lines.append(_("In turn: %s") % capitalised(str(PLAYERS[table["turn"]].plain)))
        legal = [one.get("card", one.get("call")) for one in (*table["calls"], *table["cards"]) if one["legal"]]
        lines.append(_("Legal: %s") % (" ".join(legal) or "–"))
    return [*lines, ""]


def _values(choice: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in choice["event"]["values"].items())
