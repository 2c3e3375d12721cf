"""Any case that the published schema allows, and any record of the play, drawn by hypothesis."""

from typing import Any

from hypothesis import strategies as st

from rulings.engine.cases import schema
from tests.rulings.deals import played

_SCHEMA = schema()
_KINDS: list[str] = [case["title"] for case in _SCHEMA["oneOf"]]
_OF_A_RECORD = {"deal", "play", "contract", "penalty_cards", "claimed_by", "rest_to_declarer"}


def values(described: dict[str, Any]) -> st.SearchStrategy[Any]:
    """What the schema of a fact allows."""
    if "$ref" in described:
        return values(_SCHEMA["$defs"][described["$ref"].rsplit("/", 1)[-1]])
    if "enum" in described:
        return st.sampled_from(described["enum"])
    match described["type"]:
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(described["minimum"], described["maximum"])
        case "array":
            most = min(described["maxItems"], 13)
            return st.lists(values(described["items"]), min_size=described.get("minItems", 0), max_size=most)
        case "object":
            return st.fixed_dictionaries({name: values(one) for name, one in described["properties"].items()})
    return st.from_regex(described["pattern"], fullmatch=True, alphabet=st.characters(codec="ascii"))


def _cases_of(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    described = _SCHEMA["$defs"][kind]["properties"]
    left_out = _OF_A_RECORD if kind == "revoke" else {"calls"}
    names = described.keys() - left_out
    facts = {name: values(described[name]) for name in sorted(names) if not described[name].get("deprecated")}
    return st.builds(
        lambda given: {"kind": kind, "facts": {name: value for name, value in given.items() if value is not None}},
        st.fixed_dictionaries({name: st.none() | strategy | strategy for name, strategy in facts.items()}),
    )


CASES = {kind: _cases_of(kind) for kind in _KINDS}
"""For each kind cases with any of its facts, some of which contradict each other."""


@st.composite
def records(draw: st.DrawFn) -> dict[str, Any]:
    """A record of the play with revokes in it, and perhaps a claim, penalty cards and what no record shows."""
    described = _SCHEMA["$defs"]["revoke"]["properties"]
    facts = draw(played(careless=draw(st.sampled_from([3, 8, 20]))))
    names = described.keys() - {"deal", "play", "contract", "penalty_cards"}
    beside = sorted(name for name in names if not described[name].get("deprecated"))
    for name in draw(st.lists(st.sampled_from(beside), unique=True, max_size=5)):
        facts[name] = draw(values(described[name]))
    if draw(st.booleans()):
        facts["penalty_cards"] = draw(values(described["penalty_cards"] | {"maxItems": 2}))
    return {"kind": "revoke", "facts": facts}
