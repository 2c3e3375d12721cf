"""XML as text: elements whose contents are XML already, and text that is escaped here."""

from xml.sax.saxutils import escape, quoteattr

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'


def text(words: str) -> str:
    """Words as XML."""
    return escape(words)


def element(name: str, /, *content: str, **attributes: str) -> str:
    """An element with XML inside. A name that Python keeps for itself ends in ``_``, ``__`` stands for a colon."""
    written = "".join(
        f" {key.rstrip('_').replace('__', ':')}={quoteattr(value)}" for key, value in attributes.items() if value
    )
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"
