"""The forms of the page of a table as a browser without scripts sees them: what can be sent from each."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

State = list[tuple[str, str]]


@dataclass
class Form:
    """What a form holds: its hidden fields, and by name the values of radios, options, boxes and buttons."""

    hidden: State = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=dict)
    typed: list[str] = field(default_factory=list)
    ticked: dict[str, str] = field(default_factory=dict)

    @property
    def verb(self) -> str:
        """The kind of event that a short form tells."""
        return dict(self.hidden).get("did", "")

    def buttons(self, name: str) -> list[str]:
        """The values that can be sent under a name."""
        return self.values.get(name, [])


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.inside, self.select = False, ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form())
            self.inside = True
        elif self.inside:
            self._control(tag, told)

    def _control(self, tag: str, told: dict[str, str]) -> None:
        form, name = self.forms[-1], told.get("name", "")
        sort = told.get("type", "text")
        if tag == "select":
            self.select = name
        elif tag == "option":
            form.values.setdefault(self.select, []).append(told.get("value", ""))
        elif tag == "input" and sort == "hidden":
            form.hidden.append((name, told.get("value", "")))
        elif tag == "button" or (tag == "input" and sort in ("radio", "checkbox")):
            form.values.setdefault(name, []).append(told.get("value", ""))
            if "checked" in told:
                form.ticked[name] = told["value"]
        elif tag == "input":
            form.typed.append(name)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False


def forms(html: str) -> list[Form]:
    reader = _Reader()
    reader.feed(html)
    return reader.forms
