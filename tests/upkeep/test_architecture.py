"""The drawings of docs/architecture.md are of the code as it is."""

import re
import tomllib
from pathlib import Path

import pytest

from upkeep import architecture
from upkeep.locked import ROOT

pytestmark = pytest.mark.long  # import contracts are checked in every run


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return architecture.drawings()


def arrows(drawing: str) -> set[tuple[str, str]]:
    return set(re.findall(r"^  (\w+) --> (\w+)$", drawing, re.MULTILINE))


def test_the_rooms_stand_one_above_the_other(drawn: dict[str, str]) -> None:
    order = [one.replace(".", "_") for one in architecture.ROOTS]
    assert {name for arrow in arrows(drawn["site"]) for name in arrow} == set(order)
    assert all(order.index(who) < order.index(what) for who, what in arrows(drawn["site"]))


def test_what_know_each_other_is_drawn_all_the_same(drawn: dict[str, str]) -> None:
    """Situations ask Laws, which load situations: an arrow that a circle would explain away stays."""
    assert {("rulings_situations", "rulings_laws"), ("rulings_wording", "rulings_situations")} <= arrows(
        drawn["rulings"]
    )


def test_the_page_has_the_drawings(drawn: dict[str, str]) -> None:
    """If this fails: ``python -m upkeep.architecture``."""
    page = architecture.PAGE.read_text(encoding="utf-8")
    assert [name for name, drawing in drawn.items() if drawing not in page] == []


def test_every_room_of_the_contracts_is_drawn() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    assert set(architecture.ROOTS) == set(contracts["root_packages"])


def test_every_room_says_what_it_is(drawn: dict[str, str]) -> None:
    assert not [line for one in drawn.values() for line in one.splitlines() if "<br>" in line and '<br>"' in line]


def test_the_page_is_written_anew(tmp_path: Path, drawn: dict[str, str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n<!-- made: site -->\nold\n<!-- end -->\nkept\n")
    assert architecture.page_with(page.read_text(), drawn) == (
        f"# A\n<!-- made: site -->\n{drawn['site']}\n<!-- end -->\nkept\n"
    )
