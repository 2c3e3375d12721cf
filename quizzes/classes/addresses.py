"""Where the pages of a class are, in both languages."""

from lawbook.addresses import page

PARTS = {
    "tr": {"new": "yeni", "screen": "perde", "do": "islem", "again": "yeniden"},
    "en": {"new": "new", "screen": "screen", "do": "do", "again": "again"},
}


def room(code: str, language: str, *rest: str | int) -> str:
    """A page of a class: ``/tr/sinif/K7QM2F/3/``."""
    words = PARTS[language]
    return f"{page('class', language)}{code}/" + "".join(f"{words.get(str(one), one)}/" for one in rest)


def new(language: str) -> str:
    """Where a class is opened."""
    return f"{page('class', language)}{PARTS[language]['new']}/"
