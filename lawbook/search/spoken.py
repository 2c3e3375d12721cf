"""Words that are typed as they are spoken, or in a hurry, as they are written: ``bişey``, ``oynanırmı``, ``dont``.

The data is ``fixtures/search/spoken.yaml``.
"""

import re
from functools import lru_cache

import yaml
from django.conf import settings

from lawbook import turkish

_WORD = re.compile(r"(?<![\w’'])\w+(?![’']\w)")
# What asks, written with the verb before it; ``resmi`` and ``formu`` are words of their own.
_ASKING = re.compile(
    r"(?P<verb>\w+(?:[aeiu]r|[ae]z|yor?|[ae]cak|[ae]cek|[lnz]d[iu]|[kps]t[iu]|yok|lazim|m[ae]li))(?P<asks>m[iu](?:d[iu]r)?)"
    r"|(?P<other>\w{3,})(?P<whom>m[iu](?:y[iu][mz]|s[iu]n(?:[iu]z)?))"
)


def as_written(query: str) -> str:
    """A cleaned query with such words as they are written."""
    return _WORD.sub(lambda match: _written(match[0]), query)


@lru_cache(maxsize=2048)
def _written(word: str) -> str:
    folded = turkish.fold(word)
    if known := load_spoken().get(folded):
        return known
    if asking := _ASKING.fullmatch(folded):
        end = asking.start("asks") if asking["asks"] else asking.start("whom")
        return f"{word[:end]} {word[end:]}"
    return word


@lru_cache(maxsize=1)
def load_spoken() -> dict[str, str]:
    """The words of the file, by what is typed."""
    text = (settings.FIXTURES_DIR / "search" / "spoken.yaml").read_text(encoding="utf-8")
    rows: dict[str, str] = yaml.load(text, Loader=yaml.CSafeLoader)
    return rows
