"""The first two questions of a tile on one screen: one tap tells both. Only tiles that say so; all else is asked singly."""

from dataclasses import replace

from rulings.assistant.asking import Asked, Pair, asked, asked_next
from rulings.assistant.entry import asks_two_at_once
from rulings.assistant.taken import Answer, possible
from rulings.assistant.told import Told, is_possible, offered
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Split
from rulings.engine.rulings import rule
from rulings.situations.values_as_text import as_text


def asked_first(told: Told, split: Split, language: str) -> Asked:
    """The question on which the ruling splits; on the first screen of some tiles with what is asked after each answer."""
    one = asked_next(told, split, language)
    if not asks_two_at_once(told):
        return one
    ways = [told.telling(split.fact, text) for text in _texts(told, split)]
    pairs = (_pair(way, answer, language) for way, answer in zip(ways, one.rows[0].answers, strict=True))
    return replace(one, layout="pairs", pairs=tuple(pairs))


def _texts(told: Told, split: Split) -> list[str]:
    """The values of the fact that is asked for, in the order of its answers."""
    texts = [as_text(value) for value in offered(kind_named(told.kind).facts.fields[split.fact].candidates)]
    return [text for text in texts if is_possible(told.telling(split.fact, text))]


def _pair(told: Told, answer: Answer, language: str) -> Pair:
    told = possible(told)
    further = rule(told.read()).split
    return Pair(answer, asked(told, further.fact, language) if further else None)
