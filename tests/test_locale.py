"""Every string of the interface has its Turkish form."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import polib
from django.conf import settings
from django.utils.translation.template import templatize

CATALOGUE = polib.pofile(str(settings.BASE_DIR / "locale" / "tr" / "LC_MESSAGES" / "django.po"))
_CONTEXT = r"""pgettext\(u?(['"]).*?(?<!\\)\1, """
_CALL = re.compile(rf"""(?:{_CONTEXT}|gettext\()u?(?P<quote>['"])(?P<text>.*?)(?<!\\)(?P=quote)""", re.DOTALL)

_MESSAGE_AT = {
    "_": 0,
    "ngettext": 0,
    "ngettext_lazy": 0,
    "pgettext_lazy": 1,
}  # which argument of each call is the message

# Messages of packages whose own Turkish says "şifre" where the site says "parola", or reads less well.
_OF_PACKAGES = {
    "You must type the same password each time.",
    "This password is too common.",
    "This password is too short. It must contain at least %d character.",
    "Your password must contain at least %(min_length)d character.",
    "Your password can’t be a commonly used password.",
}


def in_templates() -> Iterator[str]:
    folder = settings.BASE_DIR / "templates"
    for path in (one for kind in ("html", "txt", "xhtml") for one in folder.rglob(f"*.{kind}")):
        for call in _CALL.finditer(templatize(path.read_text(encoding="utf-8"))):
            yield call["text"].replace('\\"', '"').replace("\\n", "\n")


def in_code() -> Iterator[str]:
    for folder in ("config", "accounts", "bridge", "lawbook", "rulings", "quizzes", "workshop"):
        for path in Path(settings.BASE_DIR / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _MESSAGE_AT:
                    message = node.args[_MESSAGE_AT[node.func.id]]
                    assert isinstance(message, ast.Constant), f"{path}: a message must be a plain string"
                    yield str(message.value)


def test_every_message_is_in_the_catalogue() -> None:
    known = {entry.msgid for entry in CATALOGUE}
    used = {*in_templates(), *in_code(), *_OF_PACKAGES}
    assert len(used) > 60
    assert used - known == set()
    assert known - used == set()


def test_every_message_has_its_turkish_form() -> None:
    for entry in CATALOGUE:
        assert all(turkish_forms(entry)), entry.msgid
        assert "fuzzy" not in entry.flags, entry.msgid


def test_placeholders_are_the_same_in_both() -> None:
    for entry in CATALOGUE:
        expected = placeholders(entry.msgid_plural or entry.msgid)
        *of_one, of_all = turkish_forms(entry)
        assert placeholders(of_all) == expected, entry.msgid
        for form in of_one:
            assert placeholders(form) in (placeholders(entry.msgid), expected), entry.msgid


def test_the_turn_is_at_a_player() -> None:
    """“Sıra Batı’da”, as the Laws have it, not “sıra Batı’nın”; whose partner's or neighbour's turn it is has a noun."""
    not_so = re.compile(r"sıra(?:sı)? %\(\w+_of\)s(?! (?:ortağı|sağı|solu))")
    assert [entry.msgid for entry in CATALOGUE if not_so.search(entry.msgstr)] == []


def test_one_word_for_one_thing() -> None:
    """A board is a bord, the play of it the oyun, an el what a player holds; hâlde has its circumflex."""
    cases = [path.read_text(encoding="utf-8") for path in (settings.FIXTURES_DIR / "cases").glob("*.yaml")]
    readings = (settings.FIXTURES_DIR / "readings.yaml").read_text(encoding="utf-8")
    otherwise = re.compile(r"\bhalde\b|\bel bit|\b(?:sonraki|önceki|bu) elde\b|\bdağıtımda konuş", re.IGNORECASE)
    for text in [*(form for entry in CATALOGUE for form in turkish_forms(entry)), *cases, readings]:
        assert otherwise.search(text) is None, otherwise.search(text)


def test_the_declaring_side_has_one_name() -> None:
    """“Oynayan taraf”; 43B3 alone says “deklaran tarafı”, and the ruling repeats its words."""
    cases = [path.read_text(encoding="utf-8") for path in (settings.FIXTURES_DIR / "cases").glob("*.yaml")]
    otherwise = re.compile(r"\bdeklaran tarafı(?!ndan\b| için masa skoru)", re.IGNORECASE)
    said = [*(form for entry in CATALOGUE for form in turkish_forms(entry)), *cases]
    assert [found[0] for text in said if (found := otherwise.search(text))] == []


def test_english_sentences_have_a_subject() -> None:
    """“A player who revokes …”: a sentence that begins with “Who”, and is no question, is not English."""
    assert [one.msgid for one in CATALOGUE if re.search(r"(^|[.:;] )Whos?e? [^?.]*\.", one.msgid)] == []


def turkish_forms(entry: polib.POEntry) -> list[str]:
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def placeholders(text: str) -> set[str]:
    """What is put into a message; a player is the same in every case of the language."""
    return {re.sub(r"_(of|to|from|at|acc)(?=\))", "", one) for one in re.findall(r"%\(\w+\)s|%s", text)}
