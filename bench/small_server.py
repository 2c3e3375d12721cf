"""The server, where a publication takes two seconds: few flow charts and pages for browsers are made, the books hold nothing,
and what is due is looked for at once.
"""

from itertools import islice
from typing import Any

from config.server import __main__ as server
from config.server import loading

_load_modules = loading.load_modules
_KINDS, _PAGES = ("designation", "withdrawn-card"), 10


def load_few() -> None:
    """All modules of the site, which make little."""
    _load_modules()
    from lawbook.jobs import beside
    from lawbook.offline import bundle, offers
    from lawbook.publishing import books
    from rulings import kept_trees

    few: dict[Any, dict[str, Any]] = {
        beside: {"_LOOK": 0.3},
        bundle: {
            "all_offered": lambda book, language: islice(offers.all_offered(book, language), _PAGES),
            "all_data": lambda book, language: {},
        },
        books: {"pdf": lambda book, languages: b"%PDF-1.7"},
        kept_trees: {"kinds": lambda: _KINDS},
    }
    for module, values in few.items():
        vars(module).update(values)


if __name__ == "__main__":
    loading.load_modules = load_few
    server.main()
