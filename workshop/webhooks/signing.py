"""Signatures of webhooks as “Standard Webhooks” has them: HMAC-SHA256 over id, time and body (knows no Django)."""

import base64
import hashlib
import hmac
import secrets

_PREFIX = "whsec_"


def new_secret() -> str:
    """Shown once, to who set the webhook."""
    return _PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signature(secret: str, name: str, at: int, body: bytes) -> str:
    """``v1,…`` for the header ``webhook-signature``."""
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    return "v1," + base64.b64encode(hmac.new(key, f"{name}.{at}.".encode() + body, hashlib.sha256).digest()).decode()
