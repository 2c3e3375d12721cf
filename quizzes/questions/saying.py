"""A sentence of a question in the active language, with the parts that it is put together from."""

import re
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from lawbook.turkish_verbs import sharing_a_verb, supposed
from quizzes.questions.parts import Cited, Ruled, Said
from rulings.citing import cited
from rulings.engine.trace import Conclusion
from rulings.wording.players import PLAYERS
from rulings.wording.speech import address_of, capitalised, say, say_text


def say_said(one: Said) -> str:
    """The sentence, with a capital."""
    return capitalised(say_part(one))


def say_part(one: Said) -> str:
    """A sentence or a part of one, as it stands within another."""
    told = say_text(one.text, _Parts(one.values))
    sharing = any(isinstance(part, Said) and part.supposed for part in one.values.values())
    if not (sharing or one.supposed) or get_language() != "tr":
        return told
    return sharing_a_verb(told) if sharing else supposed(told) or told


def would_be_right(difference: Said) -> str:
    """When a wrong sentence would be right."""
    return _("This would be right if %(difference)s.") % {"difference": say_part(difference)}


class _Parts(dict[str, Any]):
    """What may be put into a sentence: most of it has none of it, so that each is said when it is asked for."""

    def __getitem__(self, name: str) -> Any:
        return _value(super().__getitem__(name))


def _value(part: Any) -> Any:
    match part:
        case Said():
            told = say_part(part)
            return capitalised(told) if told.endswith(".") else told
        case Ruled():
            return " ".join(map(as_statement if part.stated else say_conclusion, part.conclusions))
        case Cited():
            return cited(part.clause, get_language() or "")["display"]
    return part


def sentence_would_be_right(difference: Said) -> str:
    """When a wrong sentence of a script would be right."""
    return _("That sentence would be right if %(difference)s.") % {"difference": say_part(difference)}


_ADDRESSED = re.compile(r"([ae]bilir)siniz\b")
_SECOND_PERSON = re.compile(r"[aeıiuü]n[ıiuü]z|\bsiz(?:e|i|in|de|den)?\b|\byou(?:r|rs|rself)?\b", re.IGNORECASE)
"""What speaks to somebody still, once the verb no longer does."""
_ANSWERED = re.compile(r"^(Yes|No|Not now|Evet|Hayır|Şimdi değil): ")


def as_statement(item: Conclusion) -> str:
    """What is concluded, said of the players and not to them: an option as what somebody may do, an answer without its yes.

    An option that speaks to a player beside its verb ("your call") is said to him, by name.
    """
    said = say(item).rstrip(".")
    if item.part != "option":
        return capitalised(_ANSWERED.sub("", said)) + "."
    chooser = str(item.values.get("chooser") or "director")
    option = _ADDRESSED.sub(r"\1", said)
    if _SECOND_PERSON.search(option):
        return f"{address_of(chooser)}: " + _("you may %(option)s.") % {"option": said}
    return capitalised(_("%(who)s may %(option)s.") % {"who": PLAYERS[chooser].plain, "option": option})


def say_conclusion(item: Conclusion) -> str:
    """What is concluded, as a sentence of its own."""
    return capitalised(say(item)).rstrip(".") + "."
