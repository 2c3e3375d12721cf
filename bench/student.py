"""Somebody at practice, as a browser of hers asks the served site."""

import http.client
import time
from urllib.parse import parse_qs, urlencode


class Student:
    """Somebody at practice, known by a cookie: each question is a new one."""

    def __init__(self, connection: http.client.HTTPConnection) -> None:
        self._connection = connection
        self._cookies: dict[str, str] = {}
        self.practises()

    def practises(self) -> None:
        """A question is chosen, looked at and answered."""
        address, _ = self.chooses()
        self.looks_at(address)
        self.answers(address)

    def chooses(self) -> tuple[str, float]:
        """The address of the next question, and the milliseconds until it is there."""
        spent, headers = self._ask("GET", "/tr/siradaki/karisik/")
        return headers["Location"], spent

    def looks_at(self, address: str) -> float:
        """Milliseconds of the page of a question."""
        return self._ask("GET", address)[0]

    def answers(self, address: str) -> float:
        """Milliseconds of an answer."""
        path, _, query = address.partition("?")
        return self._ask("POST", path, urlencode({"answer": "a", "ticket": parse_qs(query)["ticket"][0]}))[0]

    def _ask(self, method: str, address: str, body: str = "") -> tuple[float, http.client.HTTPMessage]:
        headers = {"Host": "localhost", "Cookie": "; ".join(f"{name}={value}" for name, value in self._cookies.items())}
        if body:
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true"}
        start = time.perf_counter()
        self._connection.request(method, address, body, headers)
        response = self._connection.getresponse()
        response.read()
        elapsed = (time.perf_counter() - start) * 1000
        if response.status >= 400:
            raise RuntimeError(f"{address}: {response.status}")
        for cookie in response.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name] = value
        return elapsed, response.headers
