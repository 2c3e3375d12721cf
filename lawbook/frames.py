"""Pages around what is somebody's own: rendered once, what is particular put into them each time.

The header, the footer and the head of a page cost a template more than most answers cost what makes them.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

_MOST_FRAMES = 32
_frames: dict[tuple[str, ...], list[str]] = {}


def in_frame(key: tuple[str, ...], make: Callable[[], str], put: Mapping[str, str]) -> str:
    """The page that ``make`` renders once for the key, with each mark of ``put`` in it replaced by its HTML.

    The key says all on which the page depends besides: the edition, the language, the site's address.
    """
    pieces = _frames.get(key)
    if pieces is None:
        pieces = _marks(tuple(put)).split(make())
        if len(_frames) >= _MOST_FRAMES:
            _frames.clear()
        _frames[key] = pieces
    return "".join([put.get(piece, piece) for piece in pieces])


@lru_cache(maxsize=_MOST_FRAMES)
def _marks(marks: tuple[str, ...]) -> re.Pattern[str]:
    """The longest first: one may begin like another."""
    return re.compile(f"({'|'.join(map(re.escape, sorted(marks, key=len, reverse=True)))})")
