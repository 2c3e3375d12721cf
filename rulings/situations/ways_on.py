"""The type of a rule that says how a case goes on."""

from collections.abc import Callable
from typing import Any

Way = Callable[[Any], object]
