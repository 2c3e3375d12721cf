"""The search of a draft: its index is made by a process of its own, and kept by itself for who has the secret link."""

from contextlib import suppress

from lawbook.book import Book
from lawbook.jobs.doing import GivenUp, Task
from lawbook.jobs.queue import AlreadyAsked, ask
from lawbook.publishing.unpublished import unpublished_book
from lawbook.search.engine import forget_draft, is_on_disk, make_index
from lawbook.text.problems import TextError
from workshop.models import Draft
from workshop.notation.folder import edition_of


def want_index(draft: Draft, book: Book) -> bool:
    """Whether the index of the draft as it is now is there; if not, it is asked for, once at a time for all drafts."""
    if is_on_disk(book.edition):
        return True
    with suppress(AlreadyAsked):
        ask("draft-index", str(draft.pk), {})
    return False


def run(task: Task) -> None:
    """Make it, of the draft as it is by now."""
    draft = Draft.objects.filter(pk=int(task.job.about)).first()
    if draft is None:
        raise GivenUp(error="no-draft")
    try:
        make_index(unpublished_book(edition_of(draft)))
    except TextError as error:  # somebody is in the middle of a change
        raise GivenUp(error="unreadable") from error
    finally:
        forget_draft()
