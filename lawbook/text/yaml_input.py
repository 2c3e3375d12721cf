"""YAML that somebody brings: what is nested without end would end the process, for the parser in C counts no depth."""

from typing import Any

import yaml

MOST_DEPTH = 30
"""No file of an edition is nested a third as deep."""


class NotRead(yaml.MarkedYAMLError):
    """It is YAML, and says nothing that an edition could say."""


def read_yaml(text: str) -> Any:
    """What it says. Raises ``yaml.YAMLError`` for whatever cannot be read."""
    _look_through(text)
    try:
        return yaml.load(text, Loader=yaml.CSafeLoader)
    except (ValueError, OverflowError, TypeError, AttributeError) as error:  # 0000-00-00, a number of 5000 digits
        raise NotRead(problem=str(error)) from error


def _look_through(text: str) -> None:
    """Refuse what is nested too deep, and what repeats itself: nine lines of that can stand for a thousand million."""
    depth = 0
    event: Any
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > MOST_DEPTH or isinstance(event, yaml.AliasEvent):
            raise NotRead(problem="nested too deep, or an alias", problem_mark=event.start_mark)
