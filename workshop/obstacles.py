"""What a draft must be free of before anybody may approve or publish it."""

from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _

from lawbook.citations import Citation, parse
from lawbook.text.edition_files import EditionFiles
from lawbook.text.problems import TextError, shortened
from workshop.both_changed import to_put_together
from workshop.models import Draft
from workshop.notation.checking import excused
from workshop.notation.folder import edition_of
from workshop.overtaken import would_undo


def obstacles(draft: Draft) -> list[str]:
    """The first ones, each in a sentence, and how many more there are; empty if there is none."""
    return shortened(_all(draft), get_language() or "tr")


def _all(draft: Draft) -> list[str]:
    try:
        files = edition_of(draft)
    except TextError as error:
        return [one.message(get_language() or "tr") for one in error.problems]
    found = [
        _("%(clause)s refers to “%(words)s”, which is not there.") % {"clause": at.display(language), "words": words}
        for language, at, words in dangling(files)
    ]
    found += would_undo(draft, files.code)
    if files.code == draft.copied_from.partition(".")[0] and draft.renumberings.exists():
        found.append(
            _("A text with other numbers needs a code of its own: what cites %(code)s means the numbers that it has.")
            % {"code": files.code}
        )
    if both := to_put_together(draft):
        told = _("To be put together, for an edition published since changed them too: %(clauses)s.")
        found.append(told % {"clauses": ", ".join(parse(one.citation).display(get_language() or "tr") for one in both)})
    waiting = draft.comments.filter(settled_by="").count()
    if waiting:
        told = ngettext("%(n)s comment is not settled.", "%(n)s comments are not settled.", waiting)
        found.append(told % {"n": waiting})
    return found


def dangling(files: EditionFiles) -> list[tuple[str, Citation, str]]:
    """The references that lead nowhere and that no erratum excuses, by language."""
    errata = [one for content in files.languages.values() for one in content.errata]
    return [
        (language, at, one.text)
        for language, content in files.languages.items()
        for (at, field), those in content.unresolved.items()
        for one in those
        if not excused(one.text, at, field, errata)
    ]
