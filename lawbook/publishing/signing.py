"""Signatures with Ed25519: who has the private key signs, whoever has the public one can check (knows no book).

What signs is loaded when there is something to sign or to check: seven megabytes, which most processes never need.
"""

import base64
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

ALGORITHM = "Ed25519"


class NotAKey(ValueError):
    """What should be a private key of Ed25519 is none."""


def private_key(told: str) -> "Ed25519PrivateKey | None":
    """The key that a setting names: PEM itself, or a file with it; None where nothing is told. Raises ``NotAKey``."""
    if not told.strip():
        return None
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        pem = told.encode() if told.lstrip().startswith("-----BEGIN") else Path(told).read_bytes()
        key = load_pem_private_key(pem.strip() + b"\n", password=None)
    except (OSError, ValueError, TypeError) as error:
        raise NotAKey(str(error)) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise NotAKey(type(key).__name__)
    return key


def public_name(key: "Ed25519PrivateKey") -> str:
    """The public key that belongs to a private one, as base64 of its 32 bytes."""
    return base64.b64encode(key.public_key().public_bytes_raw()).decode()


def signature_of(data: Mapping[str, Any], key: "Ed25519PrivateKey") -> str:
    """The signature of data, as base64."""
    return base64.b64encode(key.sign(_signed_bytes(data))).decode()


def is_signed(data: Mapping[str, Any], signature: str, public: str) -> bool:
    """Whether the signature is that of the data by the owner of a public key. What is no key or signature signs nothing."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(base64.b64decode(public, validate=True))
        key.verify(base64.b64decode(signature, validate=True), _signed_bytes(data))
    except (InvalidSignature, ValueError):
        return False
    return True


def _signed_bytes(data: Mapping[str, Any]) -> bytes:
    """Data as the one sequence of bytes that everybody makes of it: JSON with sorted names, no blanks, UTF-8."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
