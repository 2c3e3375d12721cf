"""Where a conclusion is ruled on further, as the API and the pages give it."""

from typing import Any

from django.utils.translation import gettext as _

from bridge.scoring.results import Result
from rulings.engine.outcome import Ruling
from rulings.engine.trace import Conclusion
from rulings.situations.follow_ups import follow_up
from rulings.situations.score_values import score_as_text
from rulings.wording.speech import kind_title


def presented_follow_up(item: Conclusion, ruling: Ruling) -> dict[str, Any]:
    """The situation with its title, a sentence, and the facts that are known of it; nothing where there is none."""
    found = follow_up(item, ruling)
    if found is None:
        return {}
    title = kind_title(found.kind)
    text = _("This is ruled on and worked out as “%(title)s”.") % {"title": title}
    return {
        "kind": found.kind,
        "title": title,
        "text": text,
        "facts": {name: _told(value) for name, value in found.facts.items()},
    }


def _told(value: Any) -> Any:
    """A fact as a case tells it: scores as one types them."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [_told(one) for one in value]
    return score_as_text(value) if isinstance(value, Result) else value
