"""Where the story says what declarer has chosen, the director no longer offers it (57A)."""

import pytest
from django.utils import translation

from quizzes.questions.asking import verdict
from quizzes.questions.templates import question


@pytest.mark.parametrize(
    ("seed", "language", "follows", "offered"),
    [
        (2, "tr", "Doğu çıkılan renkteki en büyük kartını oynamak zorundadır.", "seçeneğiniz var"),
        (2, "en", "East must play the highest card of the suit led.", "choices"),
        (1, "en", "West may not play a card of this suit: spades.", "choices"),
    ],
)
def test_what_follows_from_declarers_choice_is_said_in_place_of_his_options(
    seed: int, language: str, follows: str, offered: str
) -> None:
    with translation.override(language):
        ruling = verdict(question("partner-after-premature-play", seed), ["a"], language)["ruling"]
    script = " ".join(ruling["script"])
    assert follows in script
    assert offered not in script
    assert ruling["options"] == []
