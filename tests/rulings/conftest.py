"""The reader of scripts."""

from collections.abc import Callable
from typing import Any

import pytest
from django.utils import translation

from rulings.engine.cases import read_case
from rulings.engine.rulings import rule
from rulings.scripts import script
from tests.rulings.reviewed import reviewed_cases

Script = Callable[..., str]


@pytest.fixture(scope="module")
def read_aloud() -> Script:
    """The script of a reviewed case or of other facts, in English or Turkish."""
    cases = {case["id"]: case for case in reviewed_cases()}

    def said(case: str | dict[str, Any], language: str = "en", **facts: Any) -> str:
        chosen = cases[case] if isinstance(case, str) else case
        known = {"kind": chosen["kind"], "facts": chosen["facts"] | facts}
        with translation.override(language):
            return "\n".join(script(rule(read_case(known))))

    return said
