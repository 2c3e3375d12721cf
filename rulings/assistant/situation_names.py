"""What situations are called in addresses: by their titles, so that a link can be read; and by those that they had before."""

from functools import lru_cache

import yaml
from django.conf import settings
from django.utils import translation

from lawbook import turkish
from rulings.engine.kinds import kinds
from rulings.wording.speech import kind_title


@lru_cache(maxsize=256)
def situation_name(kind: str, language: str) -> str:
    """What a situation is called in addresses of a language: its title, as addresses spell it."""
    with translation.override(language):
        return turkish.slug(kind_title(kind))


def kind_at(name: str) -> str:
    """The kind of case that an address names or ever named, in either language or as the API does; empty if there is none."""
    return _kinds_by_name().get(name, "")


def names_given() -> dict[str, list[str]]:
    """Every name that a kind has or had in addresses (``fixtures/situation-names.yaml``)."""
    found: dict[str, list[str]] = yaml.safe_load((settings.FIXTURES_DIR / "situation-names.yaml").read_text("utf-8"))
    return found


@lru_cache(maxsize=1)
def _kinds_by_name() -> dict[str, str]:
    return {kind: kind for kind in kinds()} | {name: kind for kind, names in names_given().items() for name in names}
