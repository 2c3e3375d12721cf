"""The files of a draft as a folder, which the importer reads as it reads any other."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from lawbook.passing_files import passing_folder
from lawbook.text.edition_files import EditionFiles, LanguageText, read_edition, read_language
from workshop.models import Draft

Files = Mapping[str, str]


@contextmanager
def as_folder(files: Files) -> Iterator[Path]:
    """The files on the disk, for as long as they are needed."""
    with passing_folder() as folder:
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        yield folder


def files_of(draft: Draft) -> dict[str, str]:
    """The files of a draft by name."""
    return dict(draft.files.values_list("name", "text"))


def edition_of(draft: Draft) -> EditionFiles:
    """The draft read whole; what has not changed is not read again. Raises ``TextError``."""
    return read_files(tuple(sorted(files_of(draft).items())))


@lru_cache(maxsize=4)
def read_files(files: tuple[tuple[str, str], ...]) -> EditionFiles:
    """The edition that these files, by name, make."""
    named = dict(files)
    with as_folder(named) as folder:
        return read_edition(folder, lambda _folder, language, *, partial: language_of(named, language, partial=partial))


def language_of(files: Files, language: str, *, partial: bool = False) -> LanguageText:
    """One language of the files: who changes the other does not have it read again. Raises ``TextError``."""
    own = tuple(sorted((name, text) for name, text in files.items() if name.startswith(f"{language}.")))
    return _language(own, language, partial=partial)


@lru_cache(maxsize=6)
def _language(files: tuple[tuple[str, str], ...], language: str, *, partial: bool) -> LanguageText:
    with as_folder(dict(files)) as folder:
        return read_language(folder, language, partial=partial)
