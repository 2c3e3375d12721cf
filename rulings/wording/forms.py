"""What the wording modules are made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.functional import Promise

Text = str | Promise


@dataclass(frozen=True)
class Fact:
    """A fact as one asks for it, and the words for its values (yes and no need none)."""

    question: Text
    values: Mapping[str, Text] = field(default_factory=dict)
