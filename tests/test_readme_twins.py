"""README.md and README.tr.md say the same in two languages."""

import re
from collections import Counter
from collections.abc import Callable, Collection

import pytest
from django.conf import settings

NAMES = ["README.md", "README.tr.md"]
TO_THE_TWIN = {"README.md": "[Türkçe](README.tr.md)", "README.tr.md": "[English](README.md)"}


def read(name: str) -> str:
    """The text without the link to the twin."""
    text: str = (settings.BASE_DIR / name).read_text(encoding="utf-8")
    return text.replace(TO_THE_TWIN[name], "", 1)


def split(text: str) -> tuple[list[str], str]:
    """The lines of indented and of fenced code, as they stand, and the rest."""
    code: list[str] = []
    rest: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif fenced or line.startswith("    "):
            code.append(line)
        else:
            rest.append(line)
    return code, "\n".join(rest)


def commands(text: str) -> list[str]:
    """What stands first on each line of code, with its indentation: a command, a file or a folder; not what is said
    of it, which two spaces or a "#" set off.
    """
    return [re.split(r"(?<=\S)(?: {2,}| +# )", line.rstrip())[0] for line in split(text)[0]]


def files_in_code(text: str) -> list[str]:
    return re.findall(r"[\w./-]+(?:/|\.(?:py|yaml|txt|in|md))(?!\w)", "\n".join(split(text)[0]))


def code_spans(text: str) -> Counter[str]:
    """Words in code type; the order in a sentence is up to the language."""
    return Counter(" ".join(span.split()) for span in re.findall(r"`([^`]+)`", split(text)[1]))


def headings(text: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", split(text)[1], re.MULTILINE)]


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", text)


def images(text: str) -> list[tuple[str, str]]:
    return re.findall(r'<img src="([^"]+)" width="(\d+)" alt="[^"]+">', text)


def tables(text: str) -> list[int | None]:
    """The number of cells of each row; what stands between two tables is None."""
    rows = [line.count("|") - 1 if line.startswith("|") else None for line in text.splitlines()]
    return [row for row, above in zip(rows, [None, *rows], strict=False) if row is not None or above is not None]


def first_cells(text: str) -> list[str]:
    """The first cell of each row that names something in code type."""
    return re.findall(r"^\| (`.*?`) \|", text, re.MULTILINE)


def named_commands(text: str) -> set[str]:
    """Every `./run …`, and so every `./run manage …`, wherever it is named."""
    return {one for one in [*commands(text), *code_spans(text)] if re.match(r"\s*(?:\./run|manage)\b", one)}


def numbers(text: str) -> Counter[str]:
    """Numbers of the prose; Turkish writes 0,24 for 0.24."""
    return Counter(number.replace(",", ".") for number in re.findall(r"\d+(?:[.,]\d+)?", split(text)[1]))


Part = Callable[[str], Collection[object]]


@pytest.mark.parametrize(
    "part",
    [headings, commands, files_in_code, code_spans, links, images, tables, first_cells, named_commands, numbers],
    ids=lambda part: part.__name__,
)
def test_both_have_the_same(part: Part) -> None:
    english, turkish = (part(read(name)) for name in NAMES)
    assert english
    assert turkish == english


@pytest.mark.parametrize("name", NAMES)
def test_each_leads_to_the_other_under_its_title(name: str) -> None:
    lines = (settings.BASE_DIR / name).read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert next(line for line in lines[1:] if line) == TO_THE_TWIN[name]


def test_every_picture_is_described_in_its_own_language() -> None:
    english, turkish = (re.findall(r'alt="([^"]+)"', read(name)) for name in NAMES)
    assert not set(english) & set(turkish)
