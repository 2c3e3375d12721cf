"""Words and names in the order of a language's alphabet."""

import unicodedata

from django.utils.translation import get_language

from lawbook import turkish


def place(word: str, language: str = "") -> tuple[str, str]:
    """Where a word stands among others of its language, of the active one if none is named.

    In English a letter with a mark stands with the letter: Çelik beside Cely.
    """
    if (language or get_language()) == "tr":
        return turkish.sort_key(word)
    bare = "".join(one for one in unicodedata.normalize("NFD", word) if not unicodedata.combining(one))
    return bare.casefold(), word
