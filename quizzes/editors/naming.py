"""What editors call a template: its topic and the clauses that it asks about, numbered where several share both."""

from collections import Counter

from lawbook import alphabet
from quizzes.questions.templates import Template, templates
from rulings.citing import cited

_MOST_CLAUSES = 4


def titles(language: str) -> dict[str, str]:
    """A title for each template whose questions are asked, by its name; in the order of the alphabet of the language."""
    several, found = Counter[str](), dict[str, str]()
    for name, template in templates().items():
        title = _title(template, language)
        several[title] += 1
        found[name] = title if several[title] == 1 else f"{title} ({several[title]})"
    return dict(sorted(found.items(), key=lambda one: alphabet.place(one[1])))


def _title(template: Template, language: str) -> str:
    shown = [cited(clause, language)["display"] for clause in template.clauses[:_MOST_CLAUSES]]
    more = ", …" if len(template.clauses) > _MOST_CLAUSES else ""
    return f"{template.topic.title}: {', '.join(shown)}{more}"
