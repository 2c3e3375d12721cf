"""What every page knows."""

from functools import lru_cache

from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import get_language

from lawbook import addresses


def site(request: HttpRequest) -> dict[str, object]:
    """The language, the addresses of the main pages and the address of the site itself."""
    return of_language(get_language() or settings.LANGUAGE_CODE) | {"site_url": site_url(request)}


def of_language(language: str) -> dict[str, object]:
    """What pages in a language know, whoever asks for them."""
    return _of_own(language) if language in addresses.WORDS else _of(language)


def _of(language: str) -> dict[str, object]:
    return {
        "language": language,
        "other_language": addresses.other_language(language),
        "words": addresses.words(language),
        "pages": {name: addresses.page(name, language) for name in ("home", *addresses.words(language))},
        "what_happened": addresses.page("what-happened", language),
        "for_your_site": addresses.page("for-your-site", language),
    }


_of_own = lru_cache(maxsize=len(addresses.WORDS))(_of)


def site_url(request: HttpRequest) -> str:
    """``https://…`` without a slash at its end: as it is set, or as the request came."""
    return settings.SITE_URL.rstrip("/") or f"{request.scheme}://{request.get_host()}"
