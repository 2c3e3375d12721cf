"""What two people made of one text is put together by words; where both changed the same, both are shown and nothing goes."""

import random

import pytest

from workshop.meeting import meet
from workshop.merging import merged, together
from workshop.notation.errata_of import dumped

WAS = "2. Kusurlu löveyi yapan taraf bir löve verir.\n\nBu, cezadır."


@pytest.mark.parametrize(
    ("theirs", "mine", "both"),
    [
        (WAS, WAS, WAS),
        (WAS.replace("bir", "iki"), WAS, WAS.replace("bir", "iki")),
        (WAS.replace("bir", "iki"), WAS.replace("bir", "iki"), WAS.replace("bir", "iki")),
        (WAS.replace("Kusurlu", "İlk"), WAS.replace("bir", "iki"), WAS.replace("Kusurlu", "İlk").replace("bir", "iki")),
        (WAS.replace("verir.", "verir;"), WAS.replace("Bu,", "O"), WAS.replace("verir.", "verir;").replace("Bu,", "O")),
        (WAS + " Son.", WAS.removeprefix("2. "), WAS.removeprefix("2. ") + " Son."),
        (WAS.replace(" yapan", ""), WAS + " Son.", WAS.replace(" yapan", "") + " Son."),
    ],
)
def test_changes_that_do_not_touch_are_put_together(theirs: str, mine: str, both: str) -> None:
    for one, other in ((theirs, mine), (mine, theirs)):
        parts = merged(WAS, one, other)
        assert not any(part.is_at_odds for part in parts)
        assert together(parts) == both


@pytest.mark.parametrize(
    ("theirs", "mine"),
    [
        (WAS.replace("bir", "iki"), WAS.replace("bir", "üç")),
        (WAS.replace("bir", "iki"), WAS.replace("bir ", "")),
        (WAS.replace("bir", "iki"), WAS.replace("löve verir", "kart verir")),  # word beside word
        (WAS + " Böyle.", WAS + " Öyle."),
        ("", WAS + " Öyle."),
    ],
)
def test_changes_that_touch_are_at_odds(theirs: str, mine: str) -> None:
    parts = merged(WAS, theirs, mine)
    assert sum(part.is_at_odds for part in parts) == 1
    assert together(parts) == mine


def test_whatever_is_changed_each_side_can_be_read_out_of_the_parts() -> None:
    words, drawn = WAS.split(" "), random.Random(7)
    for _ in range(300):
        sides = [[one for one in words if drawn.random() > 0.1] for _side in "ab"]
        theirs, mine = (" ".join(one if drawn.random() > 0.1 else "x" for one in side) for side in sides)
        parts = merged(WAS, theirs, mine)
        for name, text in (("was", WAS), ("theirs", theirs), ("mine", mine)):
            assert "".join(getattr(part, name) for part in parts) == text
        proposal = together(parts)
        assert together(merged(WAS, theirs, proposal)) == proposal


def test_a_text_of_one_word_over_and_over_does_not_keep_a_processor_busy() -> None:
    parts = merged("a " * 20_000, "a b " * 10_000, "c a " * 10_000)
    assert together(parts) == "c a " * 10_000


def row(says: str, should: str = "löve", why: str = "Baskı yanlışı.") -> dict[str, str]:
    told = {"says": says, "should": should, "kind": "corrected", "why_tr": why, "why_en": "A slip."}
    return {"at": "64A2", "field": "text"} | told


def test_errata_are_put_together_row_by_row() -> None:
    was = dumped([row("lüve"), row("kard", "kart")])
    theirs = dumped([row("lüve", why="Dizgi yanlışı."), row("kard", "kart")])
    mine = dumped([row("lüve"), row("eel", "el")])
    both = meet({"errata_tr": was}, {"errata_tr": theirs}, {"errata_tr": mine})
    assert not both.is_at_odds
    assert both.proposal["errata_tr"] == dumped([row("lüve", why="Dizgi yanlışı."), row("eel", "el")])
    assert [one.theirs for one in both.rows] == [row("lüve", why="Dizgi yanlışı.")]


@pytest.mark.parametrize("mine", [[], [row("lüve", "eli")]], ids=["taken out", "another"])
def test_an_erratum_that_both_changed_is_shown_and_not_lost(mine: list[dict[str, str]]) -> None:
    was, theirs = dumped([row("lüve")]), dumped([row("lüve", "löveyi")])
    both = meet({"errata_tr": was}, {"errata_tr": theirs}, {"errata_tr": dumped(mine)})
    assert (both.is_at_odds, both.rows[0].theirs) == (True, row("lüve", "löveyi"))
    assert both.proposal["errata_tr"] == (dumped(mine) or theirs)


def test_what_was_not_sent_is_as_the_other_has_it() -> None:
    both = meet({"tr": WAS, "en": "It is."}, {"tr": WAS + " Son.", "en": "It is."}, {"en": "It was."})
    assert (both.proposal["tr"], both.proposal["en"]) == (WAS + " Son.", "It was.")
