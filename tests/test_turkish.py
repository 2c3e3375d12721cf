"""Turkish letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook import turkish
from lawbook.alphabet import place


@pytest.mark.parametrize(
    ("text", "small", "capital"),
    [("İZİN", "izin", "İZİN"), ("IŞIK", "ışık", "IŞIK"), ("Çıkış", "çıkış", "ÇIKIŞ"), ("rönons", "rönons", "RÖNONS")],
)
def test_casing_keeps_dotted_and_dotless_i_apart(text: str, small: str, capital: str) -> None:
    assert turkish.lower(text) == small
    assert turkish.upper(text) == capital


@pytest.mark.parametrize("text", ["ÇIKIŞ", "çıkış", "cikis", "Çikiş", "C\u0327ıkıs\u0327"])
def test_folding_makes_one_word_of_all_spellings(text: str) -> None:
    assert turkish.fold(text) == "cikis"


@given(st.text())
def test_folding_twice_is_folding_once(text: str) -> None:
    assert turkish.fold(turkish.fold(text)) == turkish.fold(text)


@pytest.mark.parametrize(
    ("text", "slug"),
    [("Cezalı kart", "cezali-kart"), ("Maç Puanı (MP)", "mac-puani"), ("Ödül Puanları", "odul-puanlari"), ("...", "")],
)
def test_slugs(text: str, slug: str) -> None:
    assert turkish.slug(text) == slug


def test_sorting_follows_the_turkish_dictionary() -> None:
    words = ["Zon", "Şlem", "Seans", "Ödül", "Oyun", "Çıkış", "Ceza", "İstemsiz", "Işık", "Yer"]
    expected = ["Ceza", "Çıkış", "Işık", "İstemsiz", "Oyun", "Ödül", "Seans", "Şlem", "Yer", "Zon"]
    assert sorted(words, key=turkish.sort_key) == expected


def test_a_circumflex_and_foreign_letters_stand_with_their_letter() -> None:
    names = ["Kâzım", "Kamil", "Kâmil", "Kazan", "Émile", "Eda", "Filiz", "-", "Zoë", "Zeki"]
    assert sorted(names, key=turkish.sort_key) == [
        "-", "Eda", "Émile", "Filiz", "Kamil", "Kâmil", "Kazan", "Kâzım", "Zeki", "Zoë",
    ]  # fmt: skip


def test_names_stand_in_the_order_of_the_language_that_is_read() -> None:
    names = ["Işık", "İpek", "Cem", "Çelik", "Zeki", "ilhan"]
    assert sorted(names, key=lambda one: place(one, "tr")) == ["Cem", "Çelik", "Işık", "ilhan", "İpek", "Zeki"]
    assert sorted(names, key=lambda one: place(one, "en")) == ["Çelik", "Cem", "ilhan", "İpek", "Işık", "Zeki"]


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ("LÖVE TALEBİ VEYA TERKİ", "Löve Talebi veya Terki"),
        ("YASAL YA DA YASADIŞI DEĞİŞTİRİLMESİ", "Yasal ya da Yasadışı Değiştirilmesi"),
        ("DÜZENLEMELER ve ORGANİZASYON", "DÜZENLEMELER ve ORGANİZASYON"),
        ("Kartların Ön Yüzü", "Kartların Ön Yüzü"),
    ],
)
def test_headings_in_capitals_are_shown_in_small_letters(printed: str, shown: str) -> None:
    assert turkish.title_case(printed) == shown


def test_names_that_end_in_their_own_possessive_have_their_cases() -> None:
    assert turkish.accusative("kör ası") == "kör asını"
    assert turkish.genitive("kör ası") == "kör asının"
    assert turkish.genitive("trefl onlusu") == "trefl onlusunun"
    assert turkish.locative("Batı’dan") == "Batı’da"
    assert turkish.locative("deklarandan") == "deklaranda"
