"""What a process that serves the site keeps in its memory; a test that has it kept lets go of it."""

from lawbook.book import keep_beside, keep_in_force
from lawbook.editions import keep_published
from lawbook.published_remarks import keep_remarks
from lawbook.search.engine import keep_engine


def forget() -> None:
    """The database is asked again, for the editions, the book, its search and its remarks."""
    keep_published(None)
    keep_beside([])
    keep_in_force(None)
    keep_engine(None)
    keep_remarks(None)
