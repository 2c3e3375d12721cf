"""What can be wrong with a text file, said to the person who has to mend it."""

from collections.abc import Mapping
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
    "yaml": {
        "tr": "{name} okunamadı: {detail}",
        "en": "{name} cannot be read: {detail}",
    },
    "row": {
        "tr": "{name}, {row}. kayıt: {detail}",
        "en": "{name}, entry {row}: {detail}",
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


class TextError(Exception):
    """The text cannot be used; ``problems`` holds every reason, not just the first."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(problem.message("en") for problem in problems))
        self.problems = problems
