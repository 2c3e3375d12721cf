"""How a ruling splits on the fact that is asked for: what is concluded for each of its values, and not for all."""

from django.utils.translation import gettext as _

from quizzes.questions.facts_said import names_of
from quizzes.questions.parts import Draft
from quizzes.questions.saying import as_statement
from rulings.engine.outcome import Branch, Split
from rulings.engine.trace import Conclusion
from rulings.seating import Roles, seated_conclusion
from rulings.wording.speech import capitalised, question, value_name
from rulings.wording.stated import stated


def how_it_splits(draft: Draft, split: Split) -> str:
    """The ruling for each answer: "He called in turn – The call stands. He called out of turn – …"."""
    shared = [one for one in _told_apart(split.branches[0]) if all(one in _told_apart(b) for b in split.branches)]
    told = [branch_said(draft.case.kind, draft.roles, split.fact, one, shared) for one in split.branches]
    told.sort(key=lambda branch: branch[1] == _("None of this."))  # of what stands before it
    return " ".join(
        [_("The ruling turns on it."), *(_("%(so)s – %(ruling)s") % {"so": so, "ruling": said} for so, said in told)]
    )


def _told_apart(branch: Branch) -> list[tuple[str, str]]:
    return [_as_key(item) for item in branch.ruling.concluded]


def _as_key(item: Conclusion) -> tuple[str, str]:
    return item.key, repr(sorted(item.values.items()))


def branch_said(
    kind: str, roles: Roles, fact: str, branch: Branch, shared: list[tuple[str, str]] | None = None
) -> tuple[str, str]:
    """What the values are, and what is concluded from them that is not ``shared`` by all."""
    names = names_of(roles)
    values = (stated(kind, fact, value, names) or value_name(fact, value) for value in branch.values)
    so = capitalised(" / ".join(dict.fromkeys(values)))
    own = [item for item in branch.ruling.concluded if _as_key(item) not in (shared or [])]
    said = [as_statement(seated_conclusion(item, roles)) for item in own]
    if branch.ruling.split is not None:
        said.append(_("Then this has to be known: %(question)s") % {"question": question(branch.ruling.split.fact)})
    return so, " ".join(dict.fromkeys(said)) or _("None of this.")
