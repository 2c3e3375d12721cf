"""The bill of materials names what is served, as CycloneDX has it."""

import re

from upkeep.locked import ROOT, SERVED, locked
from upkeep.sbom import bill_of_materials


def test_it_is_a_document_of_cyclonedx() -> None:
    made = bill_of_materials()
    assert (made["bomFormat"], made["specVersion"], made["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", made["serialNumber"])
    assert all(one["type"] and one["name"] and one["version"] and one["purl"] for one in made["components"])
    assert made == bill_of_materials()


def test_every_package_and_what_runs_in_the_browser_is_in_it() -> None:
    components = bill_of_materials()["components"]
    assert {one["name"] for one in components} == {one.name for one in locked(ROOT / SERVED)} | {"htmx.org"}
    named = [one["name"] for one in components if "licenses" in one]
    assert {"django", "whoosh-reloaded", "waitress"} <= set(named)


def test_what_asks_for_what_is_in_it() -> None:
    made = bill_of_materials()
    references = {one["bom-ref"] for one in made["components"]} | {"bridge-laws"}
    needs = {one["ref"]: one["dependsOn"] for one in made["dependencies"]}
    assert {*needs, *(one for them in needs.values() for one in them)} <= references
    assert any(
        "pkg:pypi/asgiref@" in one for name in needs if name.startswith("pkg:pypi/django@") for one in needs[name]
    )
