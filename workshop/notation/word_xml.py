"""Reading the XML of a Word document that a stranger brings: nothing may be declared, nothing nests without end (no Django)."""

from collections.abc import Callable, Mapping
from xml.parsers import expat

_DEEPEST = 200
_WORDS = (
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "http://purl.oclc.org/ooxml/wordprocessingml/main",
)
Start = Callable[[str, Mapping[str, str]], object]


class NotWord(ValueError):
    """It cannot be read: ``why`` in a word (``form``, ``large``, ``encrypted``)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def parse(content: bytes, start: Start, end: Callable[[str], object], characters: Callable[[str], object]) -> None:
    """Tell of every element by its bare name, with its attributes by theirs. Raises ``NotWord``, ``ExpatError``."""
    depth = 0

    def begins(name: str, attributes: Mapping[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > _DEEPEST:
            raise NotWord("form")
        start(_tag(name), {key.rpartition(" ")[2]: value for key, value in attributes.items()})

    def ends(name: str) -> None:
        nonlocal depth
        depth -= 1
        end(_tag(name))

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler, parser.EndElementHandler = begins, ends
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = _refuse
    parser.Parse(content, True)  # noqa: FBT003 (expat takes it by place: this is all)


def _refuse(*_declared: object) -> None:
    raise NotWord("form")


def _tag(name: str) -> str:
    """The name of an element of Word's own; of others (compatible copies) the bare name, which is none of those read."""
    space, _blank, local = name.rpartition(" ")
    return local if space in _WORDS or local == "Fallback" else f"other {local}"
