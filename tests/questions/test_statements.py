"""What is said of players does not speak to them: who may do something is told of, or addressed by name."""

import re
from typing import Any

import pytest
from django.utils import translation

from quizzes.questions import saying
from quizzes.questions.asking import label_text
from quizzes.questions.splitting import how_it_splits
from rulings.engine.rulings import rule
from rulings.engine.trace import option
from rulings.wording.speech import sentences
from tests.questions.made import made

SECOND = {
    "tr": re.compile(r"kendiniz|[ıiuü]n[ıiuü]z[ıiuüae]|s[ae]n[ıi]z\b|\bsiz(e|i|in)?\b|[ae]bilirsiniz"),
    "en": re.compile(r"\b(your|yourself|you)\b", re.IGNORECASE),
}
TOLD = {"tr": "Deklaran: ", "en": "Declarer: you may "}
FEW, MANY = range(8), range(8, 60)


@pytest.mark.parametrize("language", ["tr", "en"])
def test_no_choice_is_half_told_and_half_addressed(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = [text for text in sentences().values() if str(text)[:1].islower()]
    with translation.override("tr"):
        choices = [text for text in choices if "bilirsiniz" in str(text)]
    assert len(choices) > 80
    with translation.override(language):
        for text in choices:
            monkeypatch.setattr(saying, "say", lambda _item, text=text: str(text))
            told = saying.as_statement(option("any", "declarer"))
            assert told.startswith(TOLD[language]) or not SECOND[language].search(told), told


def test_the_director_is_not_spoken_to(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("refer-to-committee", "use-other-powers", "adjust-instead-of-redeal", "give-assigned-score")
    for name in names:
        for language in ("tr", "en"):
            with translation.override(language):
                told = saying.as_statement(option(name, "director"))
                assert not SECOND[language].search(told), told


def spoken(seeds: range, language: str) -> list[str]:
    """The sentences of the script and of what follows from each answer in which somebody is spoken to, but not by name."""
    found = []
    for seed in seeds:
        script, missing = made("the-wrong-sentence", seed).draft, made("the-next-question", seed).draft
        with translation.override(language):
            told = [label_text(one.answer.label, script.roles, language) for one in script.options]
            told += _sentences(how_it_splits(missing, _split(missing)))
        found += [one for one in told if SECOND[language].search(one) and not re.match(r"[^.]*?: ", one)]
    return found


def _split(draft: Any) -> Any:
    return rule(draft.case).split


def _sentences(told: str) -> list[str]:
    return re.split(r"(?<=[.?!]) | – ", told)


@pytest.mark.parametrize("language", ["tr", "en"])
def test_scripts_and_what_follows_speak_to_nobody_but_by_name(language: str) -> None:
    assert spoken(FEW, language) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["tr", "en"])
def test_so_it_is_in_many(language: str) -> None:
    assert spoken(MANY, language) == []
