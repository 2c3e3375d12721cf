"""``manage.py rule case.yaml``: rule on a case, or follow a table with its events, from a file or from standard input."""

from collections.abc import Iterator
from typing import Any

from rulings.engine.facts import Facts
from rulings.engine.regulations import regulated
from rulings.engine.rulings import MOST_SPLITS
from rulings.management.on_a_file import CommandOnAFile, in_json
from rulings.presenting import rule_and_present
from rulings.presenting_tables import present_account
from rulings.reading import read_from_yaml
from rulings.table.following import follow
from rulings.table.reading_table import TableRead
from rulings.tables_as_text import table_as_text


class Command(CommandOnAFile):
    """The script with its clauses, or the whole ruling as JSON."""

    help = "Rule on a case or follow a table with its events (YAML or JSON; - reads standard input)."
    whole = "the whole ruling as JSON"

    def answers(self, text: bytes, language: str, *, as_json: bool) -> Iterator[str]:
        """Every case, one after the other."""
        return (_answer(one, language, as_json=as_json) for one in read_from_yaml(text))


def _answer(one: Facts | TableRead, language: str, *, as_json: bool) -> str:
    """The ruling on a case, or the rulings at a table."""
    if isinstance(one, TableRead):
        with regulated(one.regulations):
            shown = present_account(follow(one.start, one.events, one.told), one, language, traced=as_json)
        return in_json(shown) if as_json else table_as_text(shown)
    ruling = rule_and_present(one, language, levels=MOST_SPLITS)
    return in_json(ruling) if as_json else _as_text(ruling)


def _as_text(ruling: dict[str, Any]) -> str:
    clauses = ", ".join(clause["display"] for clause in ruling["clauses"])
    aids = [aid["text"] for aid in ruling["double_dummy"]]
    return "\n".join([str(ruling["title"]), "", *ruling["script"], "", *aids, clauses, ""])
