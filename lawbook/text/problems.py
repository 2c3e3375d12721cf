"""What can be wrong with a text file, said to the person who has to mend it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

_MESSAGES = {
    "encoding": {
        "tr": "Dosya UTF-8 değil: {byte}. baytta okunamayan bir karakter var.",
        "en": "The file is not UTF-8: byte {byte} cannot be read.",
    },
    "missing-file": {
        "tr": "Dosya bulunamadı: {name}.",
        "en": "There is no file {name}.",
    },
    "form": {
        "tr": "{name}: eksik ya da biçimi yanlış: {detail}",
        "en": "{name}: missing or of a wrong form: {detail}",
    },
    "no-list": {
        "tr": "{name} bir liste olmalı; her kayıt “- at: …” diye başlar.",
        "en": "{name} must be a list; each entry begins as “- at: …”.",
    },
    "row": {
        "tr": "{name}, {row}. kayıt: eksik ya da yanlış olan: {detail}",
        "en": "{name}, entry {row}: missing or wrong: {detail}",
    },
    "yaml-colon": {
        "tr": "{name}: iki nokta üst üste (:) yanlış yerde ya da eksik; içinde iki nokta olan bir sözü tırnak içine alın.",
        "en": "{name}: a colon (:) is missing or stands where it cannot; put words with a colon in quotation marks.",
    },
    "yaml-tab": {
        "tr": "{name}: girintide sekme (tab) var; yerine boşluk kullanın.",
        "en": "{name}: there is a tab in the indentation; use spaces.",
    },
    "yaml-quote": {
        "tr": "{name}: bir tırnak kapanmıyor.",
        "en": "{name}: a quotation mark is not closed.",
    },
    "yaml-bracket": {
        "tr": "{name}: köşeli ya da süslü bir ayraç kapanmıyor, ya da arada virgül eksik.",
        "en": "{name}: a bracket is not closed, or a comma is missing.",
    },
    "yaml-indent": {
        "tr": "{name}: girinti ya da tırnak bozuk: burada yeni bir anahtar ya da “-” bekleniyordu.",
        "en": "{name}: the indentation or a quotation mark is broken: a new key or “-” was expected here.",
    },
    "yaml-escape": {
        "tr": "{name}: çift tırnak içinde tanınmayan bir ters eğik çizgi (\\) var.",
        "en": "{name}: there is an unknown backslash (\\) within double quotation marks.",
    },
    "yaml-sign": {
        "tr": "{name}: burada duramayacak bir karakter var: böyle başlayan sözü tırnak içine alın, sekme (tab) kullanmayın.",
        "en": "{name}: a character cannot stand here: put words that begin with it in quotation marks, and use no tabs.",
    },
    "yaml-value": {
        "tr": "{name}: bir değer eksik ya da bir ayraç kapanmıyor.",
        "en": "{name}: a value is missing, or a bracket is not closed.",
    },
    "yaml-alias": {
        "tr": "{name}: iç içe geçme çok derin, ya da & ve * ile yineleme var.",
        "en": "{name}: it is nested too deep, or repeats itself with & and *.",
    },
    "yaml-tag": {
        "tr": "{name}: ! ya da % ile başlayan bir yönerge ya da böyle bir anahtar kullanılamaz.",
        "en": "{name}: what begins with ! or %, or such a key, cannot be used.",
    },
    "yaml-number": {
        "tr": "{name}: olmayan bir tarih ya da okunamayacak bir sayı var.",
        "en": "{name}: there is a date that does not exist, or a number that cannot be read.",
    },
    "yaml-other": {
        "tr": "{name}: YAML olarak okunamıyor.",
        "en": "{name}: it cannot be read as YAML.",
    },
    "passage-not-found": {
        "tr": "Yerleşim dosyasındaki bölüm metinde yok: “{words} …”.",
        "en": "The passage of the layout file is not in the text: “{words} …”.",
    },
    "no-definitions": {
        "tr": "“TANIMLAR” başlığı bulunamadı.",
        "en": "There is no line “DEFINITIONS”.",
    },
    "no-laws": {
        "tr": "Metinde hiç yasa yok: “YASA 1 – BAŞLIK” biçiminde bir satır bulunamadı.",
        "en": "The text has no Law: no line of the form “LAW 1 – TITLE” was found.",
    },
    "term-without-text": {
        "tr": "“{term}” teriminin açıklaması yok.",
        "en": "The term “{term}” has no text.",
    },
    "duplicate-term": {
        "tr": "“{term}” terimi iki kez tanımlanmış.",
        "en": "The term “{term}” is defined twice.",
    },
    "law-order": {
        "tr": "Yasa {expected} bekleniyordu, Yasa {found} bulundu.",
        "en": "Law {expected} was expected, Law {found} was found.",
    },
    "clause-order": {
        "tr": "{parent} altında sırası bozuk bir madde: “{found}”; beklenen: {expected}.",
        "en": "A clause out of order under {parent}: “{found}”; expected: {expected}.",
    },
    "empty-clause": {
        "tr": "{at} boş: ne başlığı, ne metni, ne alt bendi var.",
        "en": "{at} is empty: it has no heading, no text and no clause below it.",
    },
    "footnote-order": {
        "tr": "{expected}. dipnot bekleniyordu, “{found}” bulundu.",
        "en": "Footnote {expected} was expected, “{found}” was found.",
    },
    "footnote-unmarked": {
        "tr": "{number}. dipnotun metinde işareti yok.",
        "en": "Footnote {number} is not marked anywhere in the text.",
    },
    "table-shape": {
        "tr": "{at}: tablonun satırları aynı sayıda hücre içermiyor.",
        "en": "{at}: the rows of the table do not have the same number of cells.",
    },
    "erratum-place": {
        "tr": "Düzeltme kaydı {row}: {at} diye bir yer yok.",
        "en": "Erratum {row}: there is no place {at}.",
    },
    "erratum-text": {
        "tr": "Düzeltme kaydı {row}: “{says}” sözü {at} içinde {count} kez geçiyor; tam bir kez geçmeli.",
        "en": "Erratum {row}: “{says}” occurs {count} times in {at}; it must occur exactly once.",
    },
    "tree-mismatch": {
        "tr": "{at} iki dilin yalnız birinde var.",
        "en": "{at} is there in only one of the two languages.",
    },
    "part": {
        "tr": "Bölümler yasaları eksiksiz ve sırayla kapsamıyor: {detail}.",
        "en": "The parts do not cover the Laws in order and without a gap: {detail}.",
    },
}


@dataclass(frozen=True)
class Problem:
    """One thing to mend: the line (from 1; 0 where no line is meant), the kind of problem and what it is about."""

    line: int
    code: str
    details: Mapping[str, object] = field(default_factory=dict)

    def message(self, language: str) -> str:
        """The sentence in Turkish (``tr``) or English (``en``), with the line before it."""
        sentence = _MESSAGES[self.code][language].format(**self.details)
        place = {"tr": f"{self.line}. satır: ", "en": f"line {self.line}: "}[language]
        return place + sentence if self.line else sentence


MOST_TOLD = 50
"""Nobody mends more at a time, and a page of hundreds is not read."""


def told(problems: Sequence[Problem], language: str) -> list[str]:
    """The first of them as sentences, and how many more there are."""
    return shortened([one.message(language) for one in problems], language)


def shortened(sentences: Sequence[str], language: str) -> list[str]:
    """The first of them, and how many more there are."""
    rest = len(sentences) - MOST_TOLD
    more = {"tr": f"… ve {rest} kusur daha.", "en": f"… and {rest} more."}[language]
    return [*sentences[:MOST_TOLD], *([more] if rest > 0 else [])]


class TextError(Exception):
    """The text cannot be used; ``problems`` holds every reason, not just the first."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(problem.message("en") for problem in problems))
        self.problems = problems
