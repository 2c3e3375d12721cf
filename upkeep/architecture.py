"""Draw what knows what, from the imports of the code: ``python -m upkeep.architecture`` puts it into docs/architecture.md."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import grimp

from upkeep.locked import ROOT

PAGE = ROOT / "docs" / "architecture.md"
ROOTS = ("config", "workshop", "quizzes", "rulings", "lawbook", "accounts", "bridge")
INSIDE = ("rulings", "quizzes", "lawbook", "workshop")


def drawings() -> dict[str, str]:
    """A drawing of the whole, and one of each of the large rooms."""
    graph = grimp.build_graph(*ROOTS)
    drawn = {"site": _drawing(graph, ROOTS, ROOTS)}
    for room in INSIDE:
        drawn[room] = _drawing(graph, sorted(one for one in graph.find_children(room) if _is_package(one)), ())
    return drawn


def _drawing(graph: grimp.ImportGraph, units: Iterable[str], order: Iterable[str]) -> str:
    """Mermaid's flowchart: an arrow from who imports to what is imported; what follows from other arrows is left out."""
    units = list(order) or list(units)
    knows = {one: {other for other in units if one != other and _imports(graph, one, other)} for one in units}
    lines = ["```mermaid", "flowchart TD"]
    lines += [f'  {_id(one)}["<b>{one}</b><br>{_said(one)}"]' for one in units]
    for one in units:
        for other in sorted(knows[one], key=units.index):
            if not any(
                other in knows[step] and one not in knows[step] | knows[other] for step in knows[one] - knows[other]
            ):
                lines.append(f"  {_id(one)} --> {_id(other)}")
    return "\n".join([*lines, "```"])


def _imports(graph: grimp.ImportGraph, one: str, other: str) -> bool:
    return graph.direct_import_exists(importer=one, imported=other, as_packages=True)


def _is_package(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return (path / "__init__.py").exists() and path.name not in ("migrations", "management", "templatetags")


def _id(name: str) -> str:
    return name.replace(".", "_")


def _said(name: str) -> str:
    """The first sentence of what the package says of itself."""
    text = (ROOT.joinpath(*name.split(".")) / "__init__.py").read_text(encoding="utf-8")
    said = ast.get_docstring(ast.parse(text)) or ""
    first = re.split(r"(?<=[.;])\s|\n\n|: |\(", said.replace("``", ""))[0].rstrip(".;: ")
    return " ".join(first.split()).replace('"', "'")


def page_with(text: str, drawn: dict[str, str]) -> str:
    """The page with the drawings in their places."""
    places = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
    return places.sub(lambda found: f"{found[1]}{drawn[found[2]]}\n{found[3]}", text)


def main(path: Path = PAGE) -> None:
    """Write the page anew."""
    path.write_text(page_with(path.read_text(encoding="utf-8"), drawings()), encoding="utf-8")


if __name__ == "__main__":
    main()
