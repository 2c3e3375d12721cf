"""Who reads a node while editions are published and killed: the pages, the search and the files of one and the same edition."""

import hashlib
import json
import re
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from urllib.parse import quote

NO_INDEX = "it has no index here"
_PAGES = ("/tr/yasa/4/", "/tr/yasa/3/")


class Reader:
    """Of one node."""

    def __init__(self, port: int) -> None:
        self._port, self._leads_to = port, ""

    def glance(self) -> tuple[str, bool]:
        """What a page answers (nothing while the node is away), and whether it is as it may be: at most one draft in it."""
        with suppress(OSError, HTTPException):
            status, page = self._get(_PAGES[0])
            words = set(re.findall(r"Nüsha (\d+)\.", page))
            return f"{status} {words}", status == 200 and len(words) <= 1
        return "", True

    def words(self, page: str) -> str | None:
        """The words of a draft that stand in a page, nothing where none does; None while the node is away."""
        with suppress(OSError, HTTPException):
            status, text = self._get(page)
            if status == 200:
                return "".join(re.findall(r"Nüsha \d+\.", text)[:1])
        return None

    def numbers(self) -> set[str]:
        """The drafts whose words stand in both pages."""
        with suppress(OSError, HTTPException):
            found = [set(re.findall(r"Nüsha (\d+)\.", self._get(page)[1])) for page in _PAGES]
            return found[0] | found[1] if found[0] and found[1] else set()
        return set()

    def serves_only(self, number: str) -> bool:
        """Whether that draft stands in both pages, and no other."""
        return self.numbers() == {number}

    def has_index(self) -> bool:
        """Whether it is ready, its search included."""
        with suppress(OSError, HTTPException):
            return self._get("/health/ready")[0] == 200
        return False

    def look(self, number: int) -> list[str]:
        """What is wrong with the search and the files of the edition in force, which this draft has become."""
        wrong = []
        found = self._get(f"/tr/ara/?q={quote(f'Nüsha {number:04}')}")[1]
        if not re.search(r"/tr/yasa/[34]/", found):
            wrong.append(f"{number} is not found")
        manifest = json.loads(self._get("/editions/2018/manifest.json")[1])["manifest"]
        for one in manifest["files"]:
            if (
                hashlib.sha256(self._file(f"/editions/{manifest['edition']}/{one['name']}")).hexdigest()
                != one["sha256"]
            ):
                wrong.append(f"{one['name']} is not what the manifest says")
        laws = self._file(f"/editions/{manifest['edition']}/laws.json").decode()
        return wrong if f"Nüsha {number:04}." in laws else [*wrong, f"laws.json is not of {number}"]

    def asked(self, path: str) -> tuple[int, bytes]:
        """Status and body."""
        with closing(HTTPConnection("127.0.0.1", self._port, timeout=15)) as connection:
            connection.request("GET", path, headers={"Host": "localhost"})
            response = connection.getresponse()
            self._leads_to = response.headers.get("Location", "")
            return response.status, response.read()

    def _get(self, path: str) -> tuple[int, str]:
        status, content = self._asked(path)
        return status, content.decode()

    def _file(self, path: str) -> bytes:
        return self._asked(path)[1]

    def _asked(self, path: str) -> tuple[int, bytes]:
        """Follow where ``2018`` leads to its newest revision."""
        status, content = self.asked(path)
        return self.asked(self._leads_to) if self._leads_to else (status, content)


class _InProcess(Reader):
    """Reads the views of this process."""

    def __init__(self) -> None:
        super().__init__(0)
        from django.test import Client

        self._client = Client(SERVER_NAME="localhost")

    def asked(self, path: str) -> tuple[int, bytes]:
        """Status and body."""
        response = self._client.get(path)
        self._leads_to = response.headers.get("Location", "")
        return response.status_code, response.getvalue()


def look_in_process(number: int | None) -> list[str]:
    """What is wrong here with the edition in force; its number is that of its pages where none is given."""
    from lawbook.editions import edition_in_force
    from lawbook.in_force import Keeper
    from lawbook.search.engine import is_on_disk

    is_whole = is_on_disk(edition_in_force())
    Keeper().refresh()
    reader = _InProcess()
    numbers = reader.numbers()
    wrong = [] if is_whole or number is None else [NO_INDEX]
    if number is not None and numbers != {f"{number:04}"}:
        wrong.append(f"served is {numbers}, published {number}")
    if len(numbers) > 1:
        wrong.append(f"served are {numbers} together")
    return wrong + (reader.look(int(*numbers)) if numbers else [])
