"""Defined terms in the text of the Laws."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.citations import Citation, definition, parse
from lawbook.text.edition_files import EditionFiles
from lawbook.text.footnotes import FIELDS
from lawbook.text.terms import UNMARKED, TermMark, Terms

Marks = dict[tuple[str, str], list[TermMark]]

# Terms of several kinds, for the tests that need no book: name of the definition, heading in Turkish and in English.
HEADINGS = {
    "cezali-kart": ("Cezalı Kart", "Penalty card"),
    "ceza": ("Ceza", "Penalty"),
    "yontemsel-ceza": ("Yöntemsel Ceza", "Procedural penalty"),
    "rakip": ("Rakip", "Opponent"),
    "renk": ("Renk", "Suit"),
    "ronons": ("Rönons", "Revoke"),
    "istemsiz": ("İstemsiz", "Unintended"),
    "uluslararasi-mac-puani": ("Uluslararası Maç Puanı (IMP)", "International matchpoint (IMP)"),
    "mac-puani": ("Maç Puanı (MP)", "Matchpoint (MP)"),
}
SHORT = {
    language: Terms(language, {definition(name): both[index] for name, both in HEADINGS.items()})
    for index, language in enumerate(("tr", "en"))
}


def terms_of(files: EditionFiles, language: str) -> Terms:
    definitions = files.languages[language].text.definitions
    return Terms(language, {entry.citation: entry.heading for entry in definitions})


@pytest.fixture(scope="session")
def terms(files: EditionFiles) -> dict[str, Terms]:
    return {language: terms_of(files, language) for language in files.languages}


@pytest.fixture(scope="session")
def marked(files: EditionFiles, terms: dict[str, Terms]) -> dict[str, Marks]:
    """Every mark of the book, by language, entry and field."""
    book: dict[str, Marks] = {}
    for language, part in files.languages.items():
        book[language] = {}
        for entry in part.text.entries():
            for field in FIELDS:
                taken = [(one.start, one.end) for one in part.references[entry.citation, field]]
                found = terms[language].find(getattr(entry, field), entry.citation, taken)
                book[language][entry.citation.id, field] = found
    return book


def found(terms: Terms, text: str, standing: str = "1A") -> list[tuple[str, str]]:
    return [(text[one.start : one.end], one.target.name) for one in terms.find(text, parse(standing), [])]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bir cezalı kart olur", [("cezalı kart", "cezali-kart")]),
        ("majör cezalı kartların biri", [("cezalı kartların", "cezali-kart")]),
        ("cezalı kartıyla", [("cezalı kartıyla", "cezali-kart")]),
        ("cezalı bir kartın oynanması", [("cezalı bir kartın", "cezali-kart")]),
        ("cezalı karttır.", [("cezalı karttır", "cezali-kart")]),
        ("defans oyuncularından biri", [("defans oyuncularından", "defans-oyuncusu")]),
        ("defans oyuncusundaki", [("defans oyuncusundaki", "defans-oyuncusu")]),
        ("oyun sürecinde", [("oyun sürecinde", "oyun-sureci")]),
        ("löve puanı ve löve puanlarını", [("löve puanı", "love-puanlari")]),
        ("disiplin cezaları verme", [("disiplin cezaları", "disiplin-cezasi")]),
        ("rakibin, soldaki", [("rakibin", "rakip")]),
        ("rakipteyken", [("rakipteyken", "rakip")]),
        ("kartın rengini söyler", [("rengini", "renk")]),
        ("usulsüzlüğe dikkat", [("usulsüzlüğe", "usulsuzluk")]),
        ("atağın açılması", [("atağın", "atak")]),
        ("ortağının eylemi", [("ortağının", "ortak")]),
        ("deklarana sorar", [("deklarana", "deklaran")]),
        ("rönonsun düzeltilmesi", [("rönonsun", "ronons")]),
        ("konuşmadan sonra", [("konuşmadan", "konusma")]),
        ("artı lövelerin sayısı", [("artı lövelerin", "arti-love")]),
        ("renge uymayan oyuncu", [("renge uymayan", "renge-uymak")]),
        ("renge uygun", [("renge", "renk")]),
        ("Yer’in eli", [("Yer’in", "yer")]),
        ("IMP’ye çevrilir", [("IMP’ye", "uluslararasi-mac-puani")]),
        ("olanaklı maç puanlarının %60’ı", [("maç puanlarının", "mac-puani")]),
    ],
)
def test_turkish_forms(text: str, expected: list[tuple[str, str]], terms: dict[str, Terms]) -> None:
    assert found(terms["tr"], text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("two penalty cards", [("penalty cards", "cezali-kart")]),
        ("to declarer’s left", [("declarer’s", "deklaran")]),
        ("the defenders’ cards", [("defenders", "defans-oyuncusu")]),
        ("dummy's hand", [("dummy's", "yer")]),
        ("if both sides revoke or one revokes", [("revoke", "ronons")]),
        ("irregularities", [("irregularities", "usulsuzluk")]),
        ("three passes in a row", [("passes", "pas")]),
        ("has not followed suit", [("followed suit", "renge-uymak")]),
        ("a trick point", [("trick point", "love-puanlari")]),
        ("scored by IMPs", [("IMPs", "uluslararasi-mac-puani")]),
        ("DUMMY’S RIGHTS", [("DUMMY’S", "yer")]),
        ("the partnership is suitable", []),
    ],
)
def test_english_forms(text: str, expected: list[tuple[str, str]], terms: dict[str, Terms]) -> None:
    assert found(terms["en"], text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cezalı kart ile ceza", [("cezalı kart", "cezali-kart"), ("ceza", "ceza")]),
        ("yöntemsel cezaya tabi", [("yöntemsel cezaya", "yontemsel-ceza")]),
        ("uluslararası maç puanı", [("uluslararası maç puanı", "uluslararasi-mac-puani")]),
        ("cezai yaptırım, cezalı, cezalandırma", []),
    ],
)
def test_the_longest_term_wins(text: str, expected: list[tuple[str, str]]) -> None:
    assert found(SHORT["tr"], text) == expected


def test_only_the_first_use_in_a_field_is_marked() -> None:
    text = "Rakip pas geçerse rakibin sırası; cezalı kart, cezalı kartın"
    assert found(SHORT["tr"], text) == [("Rakip", "rakip"), ("cezalı kart", "cezali-kart")]


def test_a_later_use_of_a_long_term_does_not_mark_the_short_one_in_it() -> None:
    assert found(SHORT["en"], "a penalty card and a penalty card") == [("penalty card", "cezali-kart")]


def test_no_term_is_marked_in_its_own_definition() -> None:
    assert found(SHORT["tr"], "Yöntemsel ceza bir cezadır", "def:yontemsel-ceza") == [("cezadır", "ceza")]
    assert found(SHORT["tr"], "Rönons", "def:ronons") == []
    assert found(SHORT["tr"], "Rönons", "def:renk") == [("Rönons", "ronons")]


def test_what_a_reference_has_taken_is_not_marked() -> None:
    text = "bkz. “Rönons”, rönons"
    assert SHORT["tr"].find(text, Citation(1), [(6, 12)]) == [TermMark(15, 21, definition("ronons"))]
    assert SHORT["tr"].find(text, Citation(1), [(0, 7), (20, 21)]) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("İSTEMSİZ OLARAK", ["İSTEMSİZ"]),
        ("İstemsiz olarak", ["İstemsiz"]),
        ("CEZALI KARTIN", ["CEZALI KARTIN"]),
        ("RENGİ", ["RENGİ"]),
        ("ISTEMSIZ, CEZALİ KART", []),
    ],
)
def test_turkish_capitals(text: str, expected: list[str]) -> None:
    assert [word for word, _ in found(SHORT["tr"], text)] == expected


def test_a_turkish_capital_in_english_moves_no_mark() -> None:
    assert found(SHORT["en"], "İİİ The Revoke") == [("Revoke", "ronons")]


@pytest.mark.parametrize(
    "text",
    [
        "elinden oynar, el ile, ellerin dördü",
        "kusurlu taraf tarafından",
        "oyun sırasında sırası gelen oyuncu",
        "bunun dışında, sıra dışı",
        "yerine getirmek, yere açmak, yer değiştirmek, yer alan, yerleştirmek",
        "bu tür bir eylem, her türlü bilgi",
        "ortak bir skor, ortaya çıkan, ortaklığın anlaşmaları",
        "bir veya daha fazla kart",
        "konuşmamış oyuncu, konuşulan",
        "destek, paslı, oyuncu, turnike, rakipsiz",
        "eksik cezai hüküm",
    ],
)
def test_everyday_words_are_not_marked(text: str, terms: dict[str, Terms]) -> None:
    assert found(terms["tr"], text) == []


@pytest.mark.parametrize(
    "text",
    [
        "may call the director, calls for a sanction",
        "this may lead to damage",
        "the pleasure of the game",
        "comes round again",
        "the Tournament Organizer",
        "an important event",
        "the right-hand player in turn plays for the other side",
        "a skip-bid warning",
    ],
)
def test_everyday_words_are_not_marked_in_english(text: str, terms: dict[str, Terms]) -> None:
    assert found(terms["en"], text) == []


def test_no_terms_no_marks() -> None:
    assert Terms("tr", {}).find("Rönons", Citation(1), []) == []
    assert Terms("tr", {definition("x"): "", definition("y"): "()"}).find("Rönons ()", Citation(1), []) == []


def test_signs_in_a_heading_are_themselves() -> None:
    terms = Terms("en", {definition("x"): "A.b* c+"})
    assert found(terms, "Aab c; a.b* c+s") == [("a.b* c+s", "x")]


@given(
    st.sampled_from(("tr", "en")),
    st.lists(
        st.one_of(
            st.text(max_size=6), st.sampled_from(["Cezalı Kart", "IMP", "rakibin", "revokes", "İ", "’s", " ", "-"])
        ),
        max_size=12,
    ),
    st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), max_size=3),
)
def test_no_text_breaks_the_finder(language: str, pieces: list[str], taken: list[tuple[int, int]]) -> None:
    text = "".join(pieces)
    marks = SHORT[language].find(text, definition("ronons"), taken)
    assert all(0 <= one.start < one.end <= len(text) for one in marks)
    assert all(first.end <= second.start for first, second in pairwise(marks))
    assert not any(one.start < end and start < one.end for one in marks for start, end in taken)
    targets = [one.target for one in marks]
    assert len(set(targets)) == len(targets)
    assert definition("ronons") not in targets


def test_no_mark_of_the_book_touches_a_reference(files: EditionFiles, marked: dict[str, Marks]) -> None:
    for language, part in files.languages.items():
        for (citation, field), references in part.references.items():
            marks = marked[language][citation.id, field]
            assert not any(a.start < b.end and b.start < a.end for a in marks for b in references)
            assert citation not in {one.target for one in marks}


# These stand nowhere outside their own definition.
UNUSED = {"duzensizlik", "odul-puanlari"}
# Turkish has one word where English has two (“dış bilgi” and “harici bilgi” are extraneous information) and says
# “sırasız” for out of rotation; who “should be” declarer is the presumed declarer in English, “yanlış bilgi” misinformation.
DIFFERENT = {
    "dis": (4, 1),
    "varsayilan-deklaran": (0, 3),
    "yanlis-bilgilendirme": (4, 8),
    "harici-bilgi": (1, 5),
    "rotasyon": (0, 31),
}


def test_the_two_languages_have_the_same_terms(files: EditionFiles, marked: dict[str, Marks]) -> None:
    """Two texts of the same Laws check each other: neither misses a form or marks a word of another meaning."""
    counts = {
        language: Counter(one.target.name for marks in book.values() for one in marks)
        for language, book in marked.items()
    }
    for entry in files.languages["tr"].text.definitions:
        name = entry.citation.name
        turkish, english = counts["tr"][name], counts["en"][name]
        if name in UNUSED or name in UNMARKED:
            assert (turkish, english) == (0, 0), name
        elif name in DIFFERENT:
            assert (turkish, english) == DIFFERENT[name]
        else:
            assert 1 <= turkish <= 200, name
            assert abs(turkish - english) <= max(3, 0.1 * turkish), name
    assert [1800 < counts[language].total() < 1900 for language in ("tr", "en")] == [True, True]


# Read by hand: language, entry and field, its characters with the word in brackets, the definition or nothing.
PLACES = [
    ("tr", "7B3", "text", "(Ancak deklaran [yerin] kartlarını", "yer"),
    ("tr", "9A3", "text", "[Yer] dahil olmak üzere", "yer"),
    ("tr", "20F2", "text", "Elden ya da [yerden] oynama", "yer"),
    ("tr", "43A2b", "text", "izlemek için [yerinden] kalkamaz", None),
    ("tr", "45C4b", "text", "geri alıp [yerine] başka", None),
    ("tr", "5B", "text", "doğru [yere] oturmaktan", None),
    ("tr", "93C3a", "text", "duruşmasında [yer] alan", None),
    ("tr", "18A", "text", "ve bir [tür] belirtir", "tur-2"),
    ("tr", "40A2", "text", "Bu [tür] anlaşmalardan", None),
    ("tr", "8B1", "text", "Genelde, bir [tur] hakem", "tur"),
    ("tr", "37A", "text", "sonraki [turlarda] yine", None),
    ("tr", "12B1", "text", "herhangi bir avantajı [ortadan] kaldırmaktır", None),
    ("tr", "40A1a", "text", "dolaylı olarak [ortak] deneyim", None),
    ("tr", "73B", "heading", "[Ortaklar] Arasında", "ortak"),
    ("tr", "47", "heading", "KARTIN [GERİ ALINMASI]", "geri-alinan"),
    ("tr", "68B2", "text", "bir veya daha fazla [lövenin] terki", "love"),
    ("tr", "77", "text", "# [FAZLA LÖVELER]", "fazla-love"),
    ("tr", "77", "text", "fazla ise [ZON] olarak", "zon"),
    ("tr", "2", "text", "Dağıtan ve [zon durumu] aşağıda", "zon-durumu"),
    ("tr", "40B3b", "text", "ortaklıklara [cezai] yaptırım", None),
    ("tr", "60A3", "text", "çıkış ya da oyun [cezasını] yerine", None),
    ("tr", "91A", "text", "puan olarak [disiplin cezaları] verme", "disiplin-cezasi"),
    ("tr", "64B3", "text", "Rönons, [cezalı bir kartın] oynanmaması", "cezali-kart"),
    ("tr", "70E1", "text", "o kartın [rengine uymamış] veya", "renge-uymak"),
    ("tr", "21B", "heading", "Rakibin [Yanlış Bilgilendirmesinden] Kaynaklanan", "yanlis-bilgilendirme"),
    ("tr", "40C", "heading", "Sapma ve [Psişik] Aksiyon", None),
    ("tr", "76A1", "text", "Başhakemin [kontrolü] altındadırlar", None),
    ("tr", "def:turnuva", "text", "(“[Etkinlik]” ile eşanlamlı)", None),
    ("en", "16B2", "text", "this may [lead] to damage", None),
    ("en", "44A", "text", "going to [lead] to the trick", "cikis"),
    ("en", "9B1b", "text", "dummy, may [call] the director", None),
    ("en", "46B4", "text", "the [call] for it is disregarded", None),
    ("en", "17C", "heading", "The [calls] that follow", "konusma"),
    ("en", "25A5", "text", "turn comes [round] again", None),
    ("en", "74B1", "text", "attention to the [game]", None),
    ("en", "74C4", "text", "an important [event] or", None),
    ("en", "80B1", "text", "a tournament or [event] within", "etkinlik"),
    ("en", "def:slem", "text", "that [calls] for six", None),
    ("en", "50D1a", "text", "when [following suit], when", "renge-uymak"),
    ("en", "87A", "text", "the dealer or [vulnerability] differed", "zon-durumu"),
]


@pytest.mark.parametrize(("language", "where", "field", "words", "expected"), PLACES)
def test_places_read_by_hand(
    language: str,
    where: str,
    field: str,
    words: str,
    expected: str | None,
    files: EditionFiles,
    marked: dict[str, Marks],
) -> None:
    entry = files.languages[language].text.find(parse(where))
    assert entry is not None
    before, word, after = words.replace("]", "[").split("[")
    start = getattr(entry, field).index(before + word + after) + len(before)
    end = start + len(word)
    touching = [one for one in marked[language][where, field] if one.start < end and start < one.end]
    assert touching == ([TermMark(start, end, definition(expected))] if expected else [])
