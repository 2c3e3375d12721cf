"""``manage.py propose_claim``: a contested claim from a file."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

CLAIM = {
    "deal": "N:.432.2. 7.98.3. K.AKQ.. .765.4.",
    "leader": "S",
    "trump": "S",
    "declarer": "S",
    "claimer": "S",
    "forgotten": ["S7"],
}


def said(path: Path, *options: str) -> str:
    out = StringIO()
    call_command("propose_claim", str(path), *options, stdout=out)
    return out.getvalue()


def test_the_proposal_and_its_line(tmp_path: Path, db: None) -> None:
    path = tmp_path / "claim.json"
    path.write_text(json.dumps(CLAIM), encoding="utf-8")
    text = said(path, "--lang", "en")
    assert "no ruling" in text.splitlines()[0]
    assert "3 to the side of South and 1 to the opponents" in text
    assert sum(line.startswith(("S ", "E ")) for line in text.splitlines()) == 4
    assert json.loads(said(path, "--json"))["claimer"] == 3


def test_what_cannot_be_is_said(tmp_path: Path, db: None) -> None:
    path = tmp_path / "claim.json"
    path.write_text(json.dumps(CLAIM | {"claimer": "N"}), encoding="utf-8")
    with pytest.raises(CommandError, match="claimer"):
        said(path)
    with pytest.raises(CommandError):
        said(tmp_path / "none.json")
