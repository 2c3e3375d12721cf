"""What was so, as what might have been so: ``kart düşmüştü`` becomes ``kart düşmüş olsaydı`` (knows no Django)."""

import re
from collections.abc import Callable

_I = {"a": "ı", "e": "i"}
_RULES: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"değil(di)?(ler)?$"), "olmasaydı"),
    (re.compile(r"\b(farkına var)dı$"), r"\1saydı"),
    (re.compile(r"\b(pas geç)ti$"), r"\1seydi"),
    (re.compile(r"\b(şey|yapay)d[ıi]$"), r"\1 olsaydı"),
    (re.compile(r"\byok(tu)?$"), "olmasaydı"),
    (re.compile(r"\b(var(dı)?|idi)$"), "olsaydı"),
    (re.compile(r"(m[ıiuü]ş)(l[ae]rd[ıi]|t[ıiuü]l[ae]r)$"), r"\1 olsalardı"),
    (re.compile(r"(m[ıiuü]ş|[ae]c[ae]k|m[ae]l[ıi])y?[td][ıiuü]$"), r"\1 olsaydı"),
    (re.compile(r"([ıiuü]yor)(d?u)?$"), r"\1 olsaydı"),
    (re.compile(r"([ae]c[ae]k|m[ae]l[ıi])$"), r"\1 olsaydı"),
    (re.compile(r"(abil|ebil)(ir(di)?)$"), r"\1seydi"),
    (re.compile(r"(am|em)(a|e)z(d[ıi])?$"), lambda found: f"{found[1]}{found[2]}s{found[2]}yd{_I[found[2]]}"),
    (re.compile(r"([aeıioöuü])yd[ıiuü]$"), r"\1 olsaydı"),
    (re.compile(r"(n[ıiuü]n)d[ıiuü]$"), r"\1 olsaydı"),
    (re.compile(r"(bir onör)$"), r"\1 olsaydı"),
)
_NOUNS = (
    "atak aynı aç[ıi]k açıkl[ıi]k belirgin bireysel birinin dayanaks[ıi]z deklaran doğal doğru düşük "
    "eksik eşdeğer farkl[ıi] fazla gerek gerçek geç haks[ıi]z hazır hemfikir ihlal için kart kesin "
    "kontr kopyalar koz majör minör muhtemel mümkün normal onör oynamak oyun oyuncular pas rakip "
    "rönons serbest suçlu suçsuz sürkontr sıras[ıi]z taraf taraf[ıi]n tek uygun yanl[ıi]ş yapay "
    "yasak yasal yer yerin yeterli yetersiz yönler yüksek zorunlu çıkış üçüncü pas "
).split()
"""Words at the end of a sentence that are no verbs; verbs are all others."""
_NOUN = re.compile(rf"\b({'|'.join(_NOUNS)})[dt][ıiuü]$")
_PAST = re.compile(r"^(?P<stem>.*?(?P<vowel>[aıoueiöü])[^aıoueiöü\s]*)[dt][ıiuü](?P<they>l[ae]r)?$")


# Of the words that end like a verb in the past these are none.
_TWO_VERBS = re.compile(
    r"^(?P<first>.*\b(?!(?:Batı|artı|çeşidi|kendi|kontratı)\b)\w+[dt][ıiuü])(?P<between> (?:ya da|veya|ve) |, )(?P<second>.*)$"
)


def supposed(sentence: str) -> str | None:
    """A sentence in the past as a condition that does not hold; ``None`` where its last word is not understood.

    Of two verbs each becomes a condition: ``konuştu ya da oynadı``, ``konuşsaydı ya da oynasaydı``.
    """
    second = _supposed_once(sentence)
    if second is None or (two := _TWO_VERBS.match(sentence)) is None:
        return second
    last = _supposed_once(two["second"])
    return f"{_verb(two['first'])}{two['between']}{last}"


_VERB_COMES_AGAIN = re.compile(r"(m[ıiuü]ş|[ıiuü]yor) olsaydı(?=(?:, | ve )(?:(?!\b\w+s[ae]yd[ıi]\b).)*\bolsaydı\b)")


def sharing_a_verb(conditions: str) -> str:
    """Conditions one after another with the verb said once: ``geçilmiş ve açılmamış olsaydı``."""
    return _VERB_COMES_AGAIN.sub(r"\1", conditions)


def _supposed_once(sentence: str) -> str | None:
    for pattern, form in _RULES:
        if pattern.search(sentence):
            return pattern.sub(form, sentence)
    if found := _NOUN.search(sentence):
        return f"{sentence[: found.end(1)]} olsaydı"
    return _verb(sentence)


def _verb(sentence: str) -> str | None:
    found = _PAST.match(sentence)
    if found is None:
        return None
    back = found["vowel"] in "aıou"
    mood, end = ("sa", "dı") if back else ("se", "di")
    they = ("lar" if back else "ler") if found["they"] else "y"
    return f"{found['stem']}{mood}{they}{end}"
