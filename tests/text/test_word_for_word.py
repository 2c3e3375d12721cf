"""The tree holds every word of the source, in order, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

from lawbook.text.edition_files import EditionFiles
from lawbook.text.reader import read
from lawbook.text.tree import TextPassage


def printed(entry: TextPassage) -> Iterator[str]:
    yield from (entry.label, entry.heading, entry.text)
    for child in entry.children:
        yield from printed(child)
    yield entry.tail


def test_the_tree_gives_back_the_source(folder: Path) -> None:
    source = (folder / "tr.txt").read_text(encoding="utf-8")
    text = read(source, "tr", (folder / "tr.layout.txt").read_text(encoding="utf-8"))
    parts = [text.title, text.preamble, "TANIMLAR"]
    for entry in (*text.definitions, *text.laws, *text.footnotes):
        parts += printed(entry)
    words = [word for part in parts for word in part.split() if word not in ("|", "|-", "#")]
    assert "".join(words) == "".join(source.split())


def test_everything_is_there_in_order(files: EditionFiles) -> None:
    text = files.languages["tr"].text
    clauses = [entry for law in text.laws for entry in law.walk()]
    assert [law.citation.law for law in text.laws] == list(range(1, 94))
    assert len(text.definitions) == 64
    assert [note.citation.name for note in text.footnotes] == [str(number) for number in range(1, 29)]
    assert sum(1 for entry in clauses if entry.citation.path or entry.text) == 761
