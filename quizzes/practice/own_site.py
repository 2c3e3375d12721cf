"""Whether a request comes from a page of this site: what another site sends has no cookie, and must set none."""

from urllib.parse import urlsplit

from django.http import HttpRequest


def is_from_elsewhere(request: HttpRequest) -> bool:
    """Whether the browser says that a page of another site sends it.

    Its answer could not be the reader's, and the new session that it would begin would take the place of hers.
    """
    if site := request.headers.get("Sec-Fetch-Site"):
        return site not in ("same-origin", "none")
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.get_host()
