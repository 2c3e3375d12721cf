"""Forms of verbs with a short root."""

import pytest

from lawbook.search.lexicon import Lexicon
from lawbook.search.verbs import Verbs

VERBS = Verbs(["vermek", "almak", "çıkmak", "açmak", "karmak", "bakmak", "konuşmak"])


@pytest.mark.parametrize(
    ("word", "root"),
    [
        ("verdim", "ver"),
        ("vermedi", "ver"),
        ("verilmiş", "ver"),
        ("veriyor", "ver"),
        ("verebilir", "ver"),
        ("vereceğini", "ver"),
        ("alındığında", "al"),
        ("alamaz", "al"),
        ("çıkılan", "cik"),
        ("açsa", "ac"),
        ("bakarken", "bak"),
        ("karar", ""),
        ("kartın", ""),
        ("altı", ""),
        ("bakanlık", ""),
        ("konuştu", ""),
        ("sordu", ""),
    ],
)
def test_the_root_of_a_form(word: str, root: str) -> None:
    assert VERBS.root(word) == root


@pytest.mark.parametrize("word", ["cikilan", "acsa", "verecegini", "alindiginda"])
def test_diacritics_may_be_missing(word: str) -> None:
    assert VERBS.root_of_folded(word) in VERBS


def test_forms_of_a_verb_are_one_word_of_the_lexicon() -> None:
    lexicon = Lexicon(["vermek", "kart"])
    assert lexicon.lemma("vermedi") == lexicon.lemma_of_folded("vermis") == "ver"
    assert lexicon.knows("vermeyen")
    assert not lexicon.knows("sormayan")
