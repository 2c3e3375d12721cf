"""Each fact that any situation is told has one sentence for each of its values, which stands after "because" and after "if"."""

import re

import pytest
from django.utils import translation

from lawbook.turkish_verbs import supposed
from rulings.engine.kinds import kinds
from rulings.wording.players import PLAYERS
from rulings.wording.stated import GRADED_IN, stated, statement, statements

NAMES = {role.replace("-", "_"): role for role in PLAYERS if len(role) > 2}
LISTS_OF_CARDS = {"cards", "card"}
"""Of some lists of cards only the sort is said, where it decides."""


def said(kind: str, name: str, value: object) -> bool:
    """Whether there is a sentence; of a value that cannot be counted it holds the value itself."""
    if value == ("any",):
        return statement(kind, name, value) is not None
    return bool(stated(kind, name, value, NAMES))


def unsaid(language: str) -> list[tuple[str, str, object]]:
    found: list[tuple[str, str, object]] = []
    with translation.override(language):
        for kind in kinds().values():
            for name, fact in kind.facts.fields.items():
                if kind.name not in GRADED_IN.get(name, (kind.name,)) or name in LISTS_OF_CARDS:
                    continue
                values = fact.candidates or (("any",),)
                found += [(kind.name, name, value) for value in values if not said(kind.name, name, value)]
    return found


@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_fact_of_every_situation_has_a_sentence_for_each_value(language: str) -> None:
    assert unsaid(language) == []


def test_every_sentence_can_be_supposed_in_turkish() -> None:
    with translation.override("tr"):
        said = [str(text) for values in statements().values() for text in values.values()]
    assert [one for one in said if supposed(one) is None] == []


@pytest.mark.parametrize(
    ("was", "would_be"),
    [
        ("kart düşmüştü", "kart düşmüş olsaydı"),
        ("deklaran yalnız rengi söyledi", "deklaran yalnız rengi söyleseydi"),
        ("kart onördü", "kart onör olsaydı"),
        ("bir usulsüzlük yoktu", "bir usulsüzlük olmasaydı"),
        ("ilk soran yer değildi", "ilk soran yer olmasaydı"),
        ("kart bir defans oyuncusunundu", "kart bir defans oyuncusunun olsaydı"),
        ("oynama sırası ondaydı", "oynama sırası onda olsaydı"),
        ("%(offender)s renge uyamazdı", "%(offender)s renge uyamasaydı"),
        ("kart yasal olarak oynanabilirdi", "kart yasal olarak oynanabilseydi"),
        ("çıkışı yer yapacaktı", "çıkışı yer yapacak olsaydı"),
        ("yer kartlarını düzenliyordu", "yer kartlarını düzenliyor olsaydı"),
        ("rakipler anlaşmamışlardı", "rakipler anlaşmamış olsalardı"),
        ("kendi yararına konuştu ya da oynadı", "kendi yararına konuşsaydı ya da oynasaydı"),
        ("biri kabul etti, öteki etmedi", "biri kabul etseydi, öteki etmeseydi"),
        ("talep eden bir şey söylememiş, göstermemişti", "talep eden bir şey söylememiş, göstermemiş olsaydı"),
        ("söylenmeyen bilinen bir şeydi", "söylenmeyen bilinen bir şey olsaydı"),
        ("konuşma yapaydı", "konuşma yapay olsaydı"),
        ("dört oyuncu da pas geçti", "dört oyuncu da pas geçseydi"),
        ("hakem farkına vardı", "hakem farkına varsaydı"),
        ("sırası gelen Batı, kendiliğinden konuştu", "sırası gelen Batı, kendiliğinden konuşsaydı"),
        ("kendi ve ortağının kartını gördü", "kendi ve ortağının kartını görseydi"),
    ],
)
def test_what_was_so_as_what_might_have_been(was: str, would_be: str) -> None:
    assert supposed(was) == would_be


def test_a_sentence_that_is_not_understood_is_left() -> None:
    assert supposed("kart") is None


def test_only_verbs_become_conditions_within_a_sentence() -> None:
    """A word of another sort that ends like a verb (*artı*, *çeşidi*) is left as it is."""
    with translation.override("tr"):
        said = {str(text) for values in statements().values() for text in values.values()}
    within = {
        re.sub(r"s[ae]yd[ıi]$", "", word.strip("(,"))
        for one in said
        for word in (supposed(one) or "").split()[:-1]
        if re.search(r"s[ae]yd[ıi],?$", word) and word not in one
    }
    assert within <= {
        *("başla", "dokunul", "edil", "et", "geciktiril", "kaldırıl", "katıl", "konuş", "oynan", "söyle", "çıkıl"),
    }, within


@pytest.mark.parametrize(("kind", "call"), [("insufficient-bid", "2S"), ("double-or-redouble", "X")])
def test_what_may_turn_out_to_be_legal_is_not_called_irregular(kind: str, call: str) -> None:
    with translation.override("tr"):
        assert "usulsüz" not in stated(kind, "call", call, NAMES)
    assert "irregular" not in stated(kind, "call", call, NAMES)
