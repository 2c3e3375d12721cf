"""What a served site is made of, as a CycloneDX document: ``python -m upkeep.sbom > sbom.json``. Made from the lock file."""

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from upkeep.locked import ROOT, SERVED, Locked, locked

_HTMX = re.compile(r'version:"([\d.]+)"')


def bill_of_materials(root: Path = ROOT) -> dict[str, Any]:
    """The document; the same files make the same one, except for licences, which installed packages tell."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = locked(root / SERVED)
    own = {"type": "application", "bom-ref": project["name"], "name": project["name"], "version": project["version"]}
    components = [_component(one) for one in packages] + _shipped()
    said = json.dumps([own, components], sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, said)}",
        "version": 1,
        "metadata": {"component": own | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": components,
        "dependencies": _dependencies(project["name"], packages),
    }


def _component(one: Locked) -> dict[str, Any]:
    address = _address(one)
    made = {"type": "library", "bom-ref": address, "name": one.name, "version": one.version, "purl": address}
    licence = _licence(one.name)
    return made | ({"licenses": [{"license": {"name": licence}}]} if licence else {})


def _address(one: Locked) -> str:
    return f"pkg:pypi/{one.name.lower().replace('_', '-')}@{one.version}"


def _licence(name: str) -> str:
    """What the installed package says; empty if it is not installed or says nothing short."""
    try:
        told: Any = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    classified = [one.rpartition(" :: ")[2] for one in told.get_all("Classifier") or () if one.startswith("License ::")]
    said: str = told.get("License-Expression") or "; ".join(classified) or told.get("License") or ""
    return said.partition("\n")[0][:100]


def _shipped() -> list[dict[str, Any]]:
    """What a package brings along that runs in the browser: htmx."""
    path = next((one for one in metadata.files("django-htmx") or () if one.name == "htmx-2.min.js"), None)
    found = _HTMX.search(path.read_text()) if path else None
    if not found:
        return []
    address = f"pkg:npm/htmx.org@{found[1]}"
    return [{"type": "library", "bom-ref": address, "name": "htmx.org", "version": found[1], "purl": address}]


def _dependencies(project: str, packages: list[Locked]) -> list[dict[str, Any]]:
    """What each asks for."""
    asked = {one.name: _address(one) for one in packages}
    needs: dict[str, list[str]] = {project: [asked[one.name] for one in packages if one.asked_here]}
    for one in packages:
        needs[_address(one)] = [asked[other.name] for other in packages if one.name in other.asked_by]
    return [{"ref": name, "dependsOn": sorted(others)} for name, others in needs.items()]


if __name__ == "__main__":
    print(json.dumps(bill_of_materials(), indent=1, ensure_ascii=False))
