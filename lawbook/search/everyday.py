"""Words of every day that the Laws do not use: words, not slips for others. The data is ``fixtures/search/everyday.yaml``,
and the words of other things in ``elsewhere.yaml``.
"""

from collections.abc import Iterable
from functools import lru_cache

import yaml
from django.conf import settings

from lawbook import turkish
from lawbook.search.analysis import english_lemma
from lawbook.search.elsewhere import listed
from lawbook.search.lexicon import Lexicon
from lawbook.search.verbs import is_form_of_any, roots_of


class Everyday:
    """The words, in Turkish and English, in all their forms."""

    def __init__(self, turkish_words: Iterable[str], verbs: Iterable[str], english_words: Iterable[str]) -> None:
        self._turkish = Lexicon(turkish_words)
        self._roots = roots_of(verbs)
        self._english = frozenset(english_lemma(turkish.fold(word)) for word in english_words)

    def __contains__(self, folded: object) -> bool:
        return isinstance(folded, str) and (
            self._turkish.knows(folded) or is_form_of_any(folded, self._roots) or english_lemma(folded) in self._english
        )


@lru_cache(maxsize=1)
def load_everyday() -> Everyday:
    """The words of the file."""
    rows = yaml.safe_load((settings.FIXTURES_DIR / "search" / "everyday.yaml").read_text(encoding="utf-8"))
    in_turkish, in_english = [*rows["tr"].split(), *listed("tr")], [*rows["en"].split(), *listed("en")]
    return Everyday(in_turkish, rows["verbs"].split(), in_english)
