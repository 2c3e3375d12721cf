"""What the director reads aloud: what happens, then all options of each player at once, then what to remember."""

from collections.abc import Collection
from string import ascii_lowercase

from django.utils.translation import gettext as _

from rulings.engine.rulings import Ruling
from rulings.engine.trace import Conclusion, Part
from rulings.wording.common import CONTRARY_RIGHT, TWO_RIGHTS
from rulings.wording.speech import address_of, capitalised, question, say, say_text

_PENALTIES = {"procedural-penalty", "disciplinary-penalty"}
"""What the director may add to whatever else he chooses: no choice among several."""
_CARD_EFFECTS = {
    *("card-to-hand", "penalty-card", "stays-penalty-card"),
    *("play-required", "declarer-designates", "penalty-card-waits"),
}
_SAID_OF_CHOICE = _CARD_EFFECTS | {"choice-again-next-trick"}
_SAID_AFTER_CHOICES = {"double-only-if-comparable"}
"""What limits the choices that an option brings: whoever has them must hear it with them (10C1)."""
_LAST: tuple[Part, ...] = ("reminder", "judgement")


def script(ruling: Ruling, *, once_chosen: Collection[str] | None = None) -> list[str]:
    """What the director reads aloud: what happens, then all options of each player at once, then what to remember.

    Nothing is said twice, but what is said of two tricks is said of each: two transfers are two.
    ``once_chosen``: what follows the option that was taken; then no option is said, nor that again.
    """
    happens = dict.fromkeys((say(item), item.values.get("trick")) for item in ruling.part("effect"))
    lines: list[str] = []
    options = ruling.part("option") if once_chosen is None else []
    for chooser in dict.fromkeys(item.values["chooser"] for item in options):
        lines += _choices(chooser, [item for item in options if item.values["chooser"] == chooser])
    lines += _information(ruling.part("information"))
    lines += [say(item) for part in _LAST for item in ruling.part(part)]
    if ruling.split:
        lines.append(_("Before I can rule: %s") % question(ruling.split.fact))
    first = [line for line, _trick in happens]
    said = first + [line for line in dict.fromkeys(lines) if line not in first]
    return [line for line in said if line not in once_chosen] if once_chosen else said


def _information(items: list[Conclusion]) -> list[str]:
    """Who may use what was learned; of the same thing the contrary right of the other side in short."""
    lines: list[str] = []
    for at, item in enumerate(items):
        before = items[at - 1] if at else item
        of = item.values.get("of")
        contrary = of in TWO_RIGHTS and before.values.get("of") == of and before.key != item.key
        short = capitalised(say_text(CONTRARY_RIGHT[item.key], item.values)) if contrary else ""
        lines.append(short if short and short not in lines else say(item))
    return lines


def _choices(chooser: str, options: list[Conclusion]) -> list[str]:
    who = address_of(chooser)
    if len(options) == 1:
        return [f"{who}: {_choice(options[0])}"]
    besides = [item for item in options if item.key in _PENALTIES]
    if besides and (rest := [item for item in options if item not in besides]):
        added = [_("%(who)s, in addition: %(option)s") % {"who": who, "option": _choice(item)} for item in besides]
        return [*_choices(chooser, rest), *added]
    lines = [_you_have(who, len(options))]
    return [*lines, *(f"{number}. {_choice(item)}" for number, item in enumerate(options, start=1))]


def _you_have(who: str, count: int) -> str:
    return _("%(who)s, you have %(count)s choices:") % {"who": who, "count": count}


def _choice(item: Conclusion) -> str:
    """An option as it is said, with the choices that it brings or with what becomes of the cards."""
    further = [then for then in item.then if then.part == "option"]
    if not further:
        return _with_cards(item)
    said, chooser = offered(say(item)), further[0].values["chooser"]
    besides = [say(then) for then in item.then if then.key in _SAID_AFTER_CHOICES]
    if chooser != item.values["chooser"]:
        return " ".join([said, *_choices_of_another(chooser, further), *besides])
    return " ".join([f"{said.rstrip('.')}: {_lettered(further)}", *besides])


def _choices_of_another(chooser: str, options: list[Conclusion]) -> list[str]:
    """What an option leaves to somebody else, who is addressed before he is told what he may do."""
    if len(options) == 1:
        return [f"{address_of(chooser)}: {_choice(options[0])}"]
    return [_you_have(address_of(chooser), len(options)), _lettered(options)]


def _lettered(options: list[Conclusion]) -> str:
    choices = [_with_cards(one).rstrip(".") for one in options]
    return f"{'; '.join(f'{letter}) {said}' for letter, said in zip(ascii_lowercase, choices, strict=False))}."


def offered(option: str) -> str:
    """The sentence of an option as it is said to the player who has it."""
    return capitalised(_("you may %(option)s.") % {"option": option})


def _with_cards(item: Conclusion) -> str:
    return " ".join([offered(say(item)), *_of_cards(item)])


def _of_cards(item: Conclusion) -> list[str]:
    """What an option does to cards, and that declarer chooses again (fn:14), as its sentence may leave it unsaid.

    That his own card goes back it says to the chooser. Where each player may take back his own card (53B), every card that
    goes back is one of theirs.
    """
    chooser = item.values["chooser"]
    hands = {chooser, "dummy"} if chooser == "declarer" else {chooser}
    back = [then for then in item.then if then.key == "card-to-hand"]
    own = [then for then in back if chooser == "all" or then.values.get("who") in hands]
    return list(dict.fromkeys(say(then) for then in item.then if then.key in _SAID_OF_CHOICE and then not in own))
