"""Which addresses of the network a webhook may be sent to: public ones, looked up once and then connected to (knows no Django).

Who sets a webhook must not reach what only this host can reach: its own services, the network behind it, metadata of a cloud.
"""

import ipaddress
import re
from urllib.parse import quote, urlsplit

from workshop.webhooks.name_lookup import TooSlow, look_up

IP = ipaddress.IPv4Address | ipaddress.IPv6Address

_EMBEDDING = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))
"""Addresses that a gateway turns into others (NAT64)."""


_NAME = re.compile(r"[a-z0-9.-]+")
_AS_IT_IS = "!$%&'()*+,/:;=?@[]~"
"""What stands in a path and a query by itself."""


class NotPublic(ValueError):
    """An address that nothing is sent to; ``why`` in a word: ``scheme``, ``form``, ``host``, ``slow``, ``private``."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def checked(address: str) -> tuple[str, str]:
    """The host and the path of ``https://host/path``, as they are sent: in letters of ASCII.

    Raises ``NotPublic``: no port, password, fragment.
    """
    try:
        parts = urlsplit(address.strip())
        port, host = parts.port, _in_ascii(parts.hostname or "")
    except ValueError as error:
        raise NotPublic("form") from error
    if parts.scheme != "https":
        raise NotPublic("scheme")
    odd = any(one.isspace() or not one.isprintable() for one in address.strip())
    if (
        odd
        or not host
        or parts.username is not None
        or parts.password is not None
        or port not in (None, 443)
        or parts.fragment
    ):
        raise NotPublic("form")
    return host, quote((parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe=_AS_IT_IS)


def in_ascii(address: str) -> str:
    """An address in one form only, whatever letters it was typed in. Raises ``NotPublic``."""
    return "https://" + "".join(checked(address))


def readable(address: str) -> str:
    """The name of its host in letters that people read; empty if they are those of the address."""
    host = urlsplit(address).hostname or ""
    try:
        name = host.encode("ascii").decode("idna")
    except UnicodeError:
        return ""
    return name if name != host else ""


def _in_ascii(host: str) -> str:
    """A name with letters of its country as the network knows it (“xn--…”); an İ is the i of the name that was meant."""
    if host.isascii():
        return host
    found = host.replace("i\N{COMBINING DOT ABOVE}", "i").encode("idna").decode("ascii")
    if not _NAME.fullmatch(found):
        raise ValueError(found)
    return found


def public_addresses(host: str) -> list[str]:
    """What the name of a host means now. Raises ``NotPublic`` if any of it is not public: names that mean both are traps."""
    try:
        found = look_up(host)
    except TooSlow as error:
        raise NotPublic("slow") from error
    except (OSError, UnicodeError) as error:
        raise NotPublic("host") from error
    if not found or not all(map(is_public, found)):
        raise NotPublic("private" if found else "host")
    return sorted(found)


def is_public(text: str) -> bool:
    """Whether an address is one of the public network, and hides none that is not."""
    try:
        ip = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    hidden = _hidden(ip)
    own = ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_loopback)
    return hidden.is_global and not hidden.is_multicast if hidden else own


def _hidden(ip: IP) -> ipaddress.IPv4Address | None:
    """The IPv4 address that stands in one of IPv6."""
    if isinstance(ip, ipaddress.IPv4Address):
        return None
    if any(ip in one for one in _EMBEDDING):
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
