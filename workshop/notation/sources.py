"""Where the files of a draft come from: an edition that is published, or files that somebody brings."""

import datetime
import io
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import yaml
from django.conf import settings
from django.utils.formats import number_format
from django.utils.translation import gettext as _

from lawbook.models import Edition, Export
from lawbook.publishing.importing import source_digest
from lawbook.text.edition_files import LANGUAGES, names_of_files
from workshop.notation.blocks import laid_out

MOST_BYTES, MOST_LINES = 5_000_000, 10_000
"""Of what is brought; lines of one text, each of which is told as it was read: the Laws have some 2,000."""


class NoFiles(Exception):
    """There are no files to begin with; the message says why, to who asked."""


def files_of_edition(edition: Edition) -> dict[str, str]:
    """The files of a published edition, its layout put in."""
    packed = Export.objects.filter(edition=edition, name="notation.zip").first()
    if packed is not None:
        return _settled(_unpacked(bytes(packed.content)))
    folder = Path(settings.FIXTURES_DIR) / "laws" / edition.code
    if folder.is_dir() and source_digest(folder) == edition.source_digest:
        return _settled({path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()})
    raise NoFiles(_("The files of this edition are not kept here."))


def files_of_upload(uploaded: Mapping[str, bytes]) -> dict[str, str]:
    """The files that somebody brings: each by itself, or packed as a zip file."""
    found: dict[str, str] = {}
    for name, content in uploaded.items():
        if _is_of_the_system(name):
            continue
        if len(content) > MOST_BYTES:
            raise too_large(name)
        if zipfile.is_zipfile(io.BytesIO(content)):
            found |= _unpacked(content)
        elif name.lower().endswith(".zip"):
            raise NoFiles(_("The zip file cannot be read, or has a password."))
        else:
            found[Path(name).name] = _decoded(name, content)
    if unknown := sorted(set(found) - set(names_of_files())):
        raise NoFiles(_("These are no files of an edition: %(names)s.") % {"names": ", ".join(unknown)})
    return _settled(_short(found))


def files_of_text(base: Edition, texts: Mapping[str, str], code: str, in_force_from: str) -> dict[str, str]:
    """A new edition from its text alone, with the parts of another one; its Laws must be as many."""
    about = yaml.load(files_of_edition(base)["edition.yaml"], Loader=yaml.CSafeLoader)
    about |= {"code": code, "title": {one: f"{title} ({code})" for one, title in about["title"].items()}}
    about["in_force_from"] = _day(in_force_from)
    given = {f"{language}.txt": text.replace("\r\n", "\n") for language, text in texts.items() if text.strip()}
    return _short({"edition.yaml": yaml.safe_dump(about, allow_unicode=True, sort_keys=False), **given})


def _is_of_the_system(name: str) -> bool:
    """What a computer puts beside files by itself: ``__MACOSX/._tr.txt``, ``.DS_Store``, ``Thumbs.db``."""
    path = PurePosixPath(name)
    return path.name.startswith(".") or "__MACOSX" in path.parts or path.name.lower() in ("thumbs.db", "desktop.ini")


def _short(files: dict[str, str]) -> dict[str, str]:
    for name, text in files.items():
        if text.count("\n") > MOST_LINES:
            raise too_large(name)
    return files


def too_large(name: str) -> NoFiles:
    """The refusal, with what is allowed."""
    told = _("%(name)s is too large: at most %(megabytes)s MB and %(lines)s lines.")
    return NoFiles(
        told
        % {"name": name, "megabytes": MOST_BYTES // 1_000_000, "lines": number_format(MOST_LINES, force_grouping=True)}
    )


def _day(typed: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(typed.strip())
    except ValueError as error:
        raise NoFiles(_("The first day is no date such as 2027-08-01.")) from error


def _settled(files: dict[str, str]) -> dict[str, str]:
    """With the layout put into the texts, so that there is one place for every word."""
    found = {name: text.removeprefix("\ufeff").replace("\r\n", "\n") for name, text in files.items()}
    for language in LANGUAGES:
        layout = found.pop(f"{language}.layout.txt", "")
        if f"{language}.txt" in found:
            found[f"{language}.txt"] = laid_out(found[f"{language}.txt"], layout)
    return found


def _unpacked(content: bytes) -> dict[str, str]:
    """The files by name; the library has no one name for what damaged archives and those with a password raise."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            infos = [one for one in archive.infolist() if not one.is_dir() and not _is_of_the_system(one.filename)]
            if sum(one.file_size for one in infos) > MOST_BYTES:
                raise too_large("zip")
            packed = {one.filename: archive.read(one) for one in infos}
    except (zipfile.BadZipFile, zlib.error, RuntimeError, ValueError, EOFError, OSError, struct.error) as error:
        raise NoFiles(_("The zip file cannot be read, or has a password.")) from error
    return {Path(name).name: _decoded(name, one) for name, one in packed.items()}


def _decoded(name: str, content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NoFiles(
            _("%(name)s is not UTF-8: save it as text in UTF-8 and send it again.") % {"name": name}
        ) from error
