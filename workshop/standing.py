"""How each item of the impact stands: open, settled by somebody, or closed by what is known of the rules.

Of a changed clause with rules somebody says whether it concerns the engine. If not, the rulings of the cases and questions that
rest on it stay, and these are closed along. If it does, it stays open until the rules were held against these very words: the
digest in ``fixtures/rules.checked.yaml`` says so. Then the cases that are ruled otherwise than before are to be looked at.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from django.utils.translation import get_language

from rulings.assistant.rule_states import checked_rules
from rulings.assistant.rulings_before import Otherwise, ruled_otherwise
from workshop.changes import base_of
from workshop.impact import Item, impact_of
from workshop.models import Draft, Settled

OPEN, SETTLED, TO_TELL, TOLD, STAYS = "open", "settled", "to-tell", "told", "stays"
_OPEN = (OPEN, TO_TELL)


@dataclass(frozen=True)
class Standing:
    """An item; who settled it and what she said, if somebody did; of a case that new rules decide otherwise, how."""

    item: Item
    state: str
    settled: Settled | None = None
    otherwise: Otherwise | None = None

    @property
    def is_open(self) -> bool:
        """Whether it stands in the way."""
        return self.state in _OPEN


def standing_of(draft: Draft) -> list[Standing]:
    """Every item of the impact. Raises ``TextError`` while the draft cannot be read."""
    items, settled = impact_of(draft), {one.key: one for one in draft.settled.all()}
    rules = {one.about: _of_rules(one, settled.get(one.key)) for one in items if one.kind == "rules"}
    states = {clause: one.state for clause, one in rules.items()}
    otherwise = _otherwise(draft, [one for one in items if one.kind == "cases" and _is_told(one, states)])
    return [
        rules[one.about] if one.kind == "rules" else _of_other(one, settled.get(one.key), states, otherwise)
        for one in items
    ]


def open_items(draft: Draft) -> list[Item]:
    """The items that are open."""
    return [one.item for one in standing_of(draft) if one.is_open]


def _of_rules(item: Item, settled: Settled | None) -> Standing:
    """The digest goes before what anybody says: rules that were held against these words were told."""
    if checked_rules().digests.get(item.about, "") == item.because[0].official:
        return Standing(item, TOLD, settled)
    if settled is None:
        return Standing(item, OPEN)
    return Standing(item, TO_TELL if settled.engine == Settled.Engine.TO_TELL else SETTLED, settled)


def _of_other(
    item: Item, settled: Settled | None, rules: Mapping[str, str], otherwise: Mapping[str, Otherwise] | None
) -> Standing:
    """A case or a question that rests on clauses whose rules are known to stay is closed with them."""
    found = otherwise.get(item.about) if otherwise and item.kind == "cases" else None
    if settled is not None:
        return Standing(item, SETTLED, settled, found)
    states = {rules.get(one.citation.id, OPEN) for one in item.because}
    known = {SETTLED, TOLD} if item.kind == "cases" and otherwise is not None and found is None else {SETTLED}
    stays = item.kind in ("cases", "questions") and states <= known
    return Standing(item, STAYS if stays else OPEN, None, found)


def _is_told(item: Item, rules: Mapping[str, str]) -> bool:
    return any(rules.get(one.citation.id) == TOLD for one in item.because)


def _otherwise(draft: Draft, cases: Collection[Item]) -> Mapping[str, Otherwise] | None:
    """What rules that have been told decide otherwise; None where it is not known how they were before."""
    if not cases:
        return {}
    return ruled_otherwise(base_of(draft).content_hash, [one.about for one in cases], get_language() or "tr")
