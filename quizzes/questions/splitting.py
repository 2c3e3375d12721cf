"""How a ruling splits on the fact that is asked for: what is concluded for each of its values, and not for all."""

from django.utils.translation import gettext as _

from quizzes.questions.facts_said import names_of
from quizzes.questions.parts import Draft
from rulings.engine.outcome import Branch, Split
from rulings.engine.trace import Conclusion
from rulings.seating import seated_conclusion
from rulings.wording.speech import capitalised, question, say, value_name
from rulings.wording.stated import stated


def how_it_splits(draft: Draft, split: Split) -> str:
    """The ruling for each answer: "He called in turn – The call stands. He called out of turn – …"."""
    shared = [one for one in _told_apart(split.branches[0]) if all(one in _told_apart(b) for b in split.branches)]
    told = [_branch(draft, split.fact, branch, shared) for branch in split.branches]
    return " ".join([_("The ruling turns on it."), *told])


def _told_apart(branch: Branch) -> list[tuple[str, str]]:
    return [_as_key(item) for item in branch.ruling.concluded]


def _as_key(item: Conclusion) -> tuple[str, str]:
    return item.key, repr(sorted(item.values.items()))


def _branch(draft: Draft, fact: str, branch: Branch, shared: list[tuple[str, str]]) -> str:
    """What the values are, and what of their ruling not all have: effects, or else what may be chosen."""
    names = names_of(draft.roles)
    values = (stated(draft.case.kind, fact, value, names) or value_name(fact, value) for value in branch.values)
    so = capitalised(" / ".join(dict.fromkeys(values)))
    own = [item for item in branch.ruling.concluded if _as_key(item) not in shared]
    first = [item for item in own if item.part == "effect"] or own
    said = [_sentence(draft, item) for item in first]
    if branch.ruling.split is not None:
        said.append(_("Then this has to be known: %(question)s") % {"question": question(branch.ruling.split.fact)})
    return _("%(so)s – %(ruling)s") % {"so": so, "ruling": " ".join(dict.fromkeys(said)) or _("None of this.")}


def _sentence(draft: Draft, item: Conclusion) -> str:
    said = say(seated_conclusion(item, draft.roles))
    if item.part == "option":
        said = f"{capitalised(_('you may %(option)s.') % {'option': said.rstrip('.')})}"
    return capitalised(said).rstrip(".") + "."
