"""A Law reads beside its text where one clause is one function; what is more than that does not grow."""

import re

from rulings.engine.clauses import ENCODED, load_laws

MOST = 75
"""How many functions of Laws 41 to 67 are a second, third … for their clause: a condition and what follows, an option and
what follows it. Twins for two situations are none of these: let each situation answer what the one rule asks."""


def test_the_laws_of_the_play_do_not_fall_apart_into_more_functions() -> None:
    load_laws()
    own: dict[str, set[str]] = {}
    for functions in ENCODED.values():
        for clause, name in functions:
            law = re.match(r"\d+", clause)
            if law and 41 <= int(law[0]) <= 67:
                own.setdefault(clause, set()).add(name)
    assert sum(len(names) - 1 for names in own.values()) <= MOST, {
        clause: sorted(names) for clause, names in own.items() if len(names) > 1
    }
