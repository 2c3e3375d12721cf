"""``manage.py propose_claim claim.json``: the worst normal line of a contested claim, from a file or from standard input."""

from typing import Any

from rulings.adjudication.adjudicating import propose
from rulings.management.on_a_file import CommandOnAFile, in_json
from rulings.presenting_claims import present_proposal
from rulings.reading import claim_from_json


class Command(CommandOnAFile):
    """The proposal in words with its line, or all of it as JSON."""

    help = "Propose the tricks of a contested claim (JSON as POST claims takes it; - reads standard input)."
    whole = "the whole proposal as JSON"

    def answers(self, text: bytes, language: str, *, as_json: bool) -> list[str]:
        """One claim."""
        claim, claimed = claim_from_json(text)
        shown = present_proposal(propose(claim), claimed, language)
        return [in_json(shown) if as_json else _as_text(shown)]


def _as_text(shown: dict[str, Any]) -> str:
    lines = [" ".join([trick["leader"], *(one["card"] for one in trick["cards"])]) for trick in shown["line"]]
    said = [shown[name]["text"] for name in ("claimed", "forgot") if shown[name]]
    changes = [one["text"] for one in shown["assumptions"]]
    limits = [one["text"] for one in shown["limits"]]
    clauses = ", ".join(one["display"] for one in shown["clauses"])
    return "\n".join([shown["notice"], "", shown["summary"], *said, *limits, "", *lines, "", *changes, "", clauses, ""])
