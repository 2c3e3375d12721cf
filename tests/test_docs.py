"""What the documents say is so."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from lawbook.text.edition_files import LanguageText

ROOT = settings.BASE_DIR
READMES = [ROOT / "README.md", ROOT / "README.tr.md"]
DOCUMENTS = [
    *READMES,
    *(ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)[)#]", text) + re.findall(r'src="([^":]+)"', text)
    assert [target for target in targets if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_headings(path: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", path.read_text(encoding="utf-8")):
        file = path.parent / target if target else path
        assert file.suffix != ".md" or anchor in _anchors(file), f"{target}#{anchor}"


def _anchors(path: Path) -> set[str]:
    """The anchors that readers of Markdown make of a document's headings."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", READMES, ids=lambda path: path.name)
def test_every_setting_of_the_environment_is_described(path: Path) -> None:
    code = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("config/settings.py", "run"))
    readme = path.read_text(encoding="utf-8")
    assert set(re.findall(r"BRIDGELAWS_[A-Z_]+", code)) - set(re.findall(r"BRIDGELAWS_[A-Z_]+", readme)) == set()


def test_every_module_of_questions_is_described() -> None:
    table = (ROOT / "docs" / "questions.md").read_text(encoding="utf-8").split("\n## ")[0]
    named = {name for row in re.findall(r"^\| (`.+?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)", row)}
    here = (ROOT / "quizzes" / "questions").iterdir()
    assert named == {one.stem for one in here if one.stem[0] != "_"}


@pytest.mark.parametrize(
    "address", ["/tr/yasa/50/", "/tr/tanimlar/", "/tr/dipnotlar/", "/tr/duzeltmeler/", "/api/v1/laws/50"]
)
def test_addresses_of_the_readme_answer(reader: Client, address: str) -> None:
    assert reader.get(address).status_code == 200


def test_the_errata_are_counted_right(turkish: LanguageText) -> None:
    kinds = [str(erratum.kind) for erratum in turkish.errata]
    text = (ROOT / "docs" / "errata.md").read_text(encoding="utf-8")
    assert f"{len(kinds)} errata: {kinds.count('corrected')} corrected, {kinds.count('noted')} noted" in text
