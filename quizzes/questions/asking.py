"""A question and the verdict on an answer as pages and the API give them: plain data, in the active language."""

from collections.abc import Collection
from string import ascii_lowercase
from typing import Any

from django.utils.translation import gettext as _

from quizzes.questions.explaining import because
from quizzes.questions.parts import CallChoice, CardChoice, Cited, Draft, Instead, Label, Option, Ruled, Said
from quizzes.questions.saying import as_statement, say_conclusion, say_said, would_be_right
from quizzes.questions.tables import call_shown
from quizzes.questions.templates import Question
from rulings.citing import beginning, cited
from rulings.diagrams import GLYPHS, NAMES, rank
from rulings.engine.trace import Conclusion
from rulings.engine.trace import Option as RulingOption
from rulings.presenting import present, readings_shown
from rulings.scripts import script
from rulings.seating import Roles, seated, seated_conclusion
from rulings.wording.players import card_name
from rulings.wording.speech import address_of, capitalised


def ask(question: Question, language: str) -> dict[str, Any]:
    """The question without its answer: story, what is asked, the options with their letters."""
    roles = question.draft.roles
    options = [
        {"id": letter, "text": label_text(option.answer.label, roles, language)} | _look(option)
        for letter, option in lettered(question)
    ]
    return told_of(question) | {"options": options}


def told_of(question: Question) -> dict[str, Any]:
    """The question without its options, as where a verdict tells them."""
    draft = question.draft
    return {
        "id": question.id,
        "version": question.template.version,
        "form": draft.form,
        "story": [say_said(one) for one in draft.story],
        "ask": say_said(draft.ask),
        "several": draft.several,
    }


def verdict(question: Question, chosen: Collection[str], language: str) -> dict[str, Any]:
    """Whether the letters are the right ones; what is right, why, and when the chosen ones would be right."""
    draft = question.draft
    ruling = draft.ruling
    reason = because(draft, ruling)
    shown = present(seated(ruling, draft.roles), language) | {"readings": readings_shown(draft.rulings, language)}
    return {
        "id": question.id,
        "right": is_right(question, chosen),
        "chosen": sorted(chosen),
        "options": [
            _told(letter, option, draft, language, chosen) | {"because": reason if option.right else ""}
            for letter, option in lettered(question)
        ],
        "because": reason,
        "clause": cited(draft.clause, language),
        "topic": {"name": question.template.topic.name, "title": str(question.template.topic.title)},
        "template": question.template.name,
        "ruling": _as_things_stand(shown, draft),
    }


def _as_things_stand(shown: dict[str, Any], draft: Draft) -> dict[str, Any]:
    """The ruling as it is when the question is asked: others have called since, or an option was taken."""
    if draft.chosen:
        return _once_chosen(shown, draft, draft.chosen)
    return _after_further_calls(shown, draft) if draft.form == "calls" else shown


def _once_chosen(shown: dict[str, Any], draft: Draft, chosen: RulingOption) -> dict[str, Any]:
    """What follows from the option that was taken, and no longer what else might have been."""
    follows = [say_conclusion(seated_conclusion(item, draft.roles)) for item in chosen.then]
    rest = script(seated(draft.ruling, draft.roles), once_chosen=follows)
    at = len(shown["effects"])
    return {**shown, "options": [], "script": [*rest[:at], *follows, *rest[at:]]}


def _after_further_calls(shown: dict[str, Any], draft: Draft) -> dict[str, Any]:
    """The ruling on an irregular call without whose turn it was then."""
    past = {
        say_conclusion(seated_conclusion(item, draft.roles)) for item in draft.ruling.concluded if item.key == _TURN
    }
    effects = [one for one in shown["effects"] if one["key"] != _TURN]
    return {**shown, "effects": effects, "script": [line for line in shown["script"] if line not in past]}


_TURN = "next-to-call"


def told_besides(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of a verdict that were not chosen and of which there is something to say."""
    return [one for one in told["options"] if not one["chosen"] and (one["right_if"] or one["note"])]


def lettered(question: Question) -> list[tuple[str, Option]]:
    """The options by their letters: a, b, c … in the order in which they are shown."""
    return list(zip(ascii_lowercase, question.draft.options, strict=False))


def is_right(question: Question, chosen: Collection[str]) -> bool:
    """Whether exactly the right options are chosen."""
    return {letter for letter, option in lettered(question) if option.right} == set(chosen)


def label_text(label: Label, roles: Roles, language: str) -> str:
    """An option in words."""
    match label:
        case Said():
            return say_said(label)
        case Cited():
            return cited(label.clause, language)["display"]
        case CardChoice():
            return capitalised(card_name(label.card))
        case CallChoice():
            return capitalised(call_shown(label.call).spoken)
        case Instead():
            return _("No: %(instead)s") % {"instead": label_text(label.label, roles, language)}
        case Ruled():
            told = [seated_conclusion(item, roles) for item in label.conclusions]
            if label.stated:
                return " ".join(map(as_statement, told))
            return " ".join([*_addressed(label, told), *(say_conclusion(item) for item in told)])


def _addressed(label: Ruled, told: list[Conclusion]) -> list[str]:
    """Whose choice it is, where an answer says first what a player may choose."""
    chooser = told[0].values.get("chooser") if label.addressed and told[0].part == "option" else None
    return [f"{address_of(chooser)}:"] if chooser and chooser != "director" else []


def _look(option: Option) -> dict[str, dict[str, str] | None]:
    """A card or a call to choose, as it looks; its name is the text of the option."""
    match option.answer.label:
        case CardChoice(card):
            look = {"card": str(card), "suit": NAMES[card.suit], "glyph": GLYPHS[card.suit], "rank": rank(card)}
            return {"card": look, "call": None}
        case CallChoice(call):
            shown = call_shown(call)
            look = {"call": str(call), "level": shown.level, "suit": shown.style, "glyph": shown.glyph}
            return {"card": None, "call": look}
    return {"card": None, "call": None}


def _told(letter: str, option: Option, draft: Draft, language: str, chosen: Collection[str]) -> dict[str, Any]:
    return {
        "id": letter,
        "text": label_text(option.answer.label, draft.roles, language),
        **_look(option),
        "right": option.right,
        "chosen": letter in chosen,
        "right_if": "" if draft.instead is not None else _right_if(option),
        "note": say_said(option.note) if option.note else "",
        "clause": cited(clause, language) if (clause := _clause_of(option)) else None,
        "words": beginning(option.answer.label.clause, language) if isinstance(option.answer.label, Cited) else "",
    }


def _clause_of(option: Option) -> str:
    """The clause that an option is, or that says why a card may not be played."""
    return option.answer.label.clause if isinstance(option.answer.label, Cited) else option.clause


def _right_if(option: Option) -> str:
    """When the option would be right, for one that is right in a neighbouring case."""
    return would_be_right(option.right_if) if option.right_if is not None else ""
