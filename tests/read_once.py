"""A language of an edition whose files were read before, in whatever folder, is not read again."""

from collections.abc import Callable
from pathlib import Path

from lawbook.text.edition_files import LanguageText

_Read = Callable[..., LanguageText]
_KEPT = 6


class ReadOnce:
    """Reads a language, or gives what it read where its files said the same.

    Most tests that publish an edition change a word of one language, or nothing: a third of a second each time. What
    cannot be read is read again, so that its problems are told.
    """

    def __init__(self, read: _Read) -> None:
        self._read = read
        self._known: dict[object, LanguageText] = {}

    def __call__(self, folder: Path, language: str, *, partial: bool = False) -> LanguageText:
        """One language of the edition in a folder."""
        files = tuple(sorted((path.name, path.read_bytes()) for path in folder.glob(f"{language}.*")))
        key = language, partial, files
        found = self._known.pop(key, None) or self._read(folder, language, partial=partial)
        self._known[key] = found
        for oldest in list(self._known)[:-_KEPT]:
            del self._known[oldest]
        return found
