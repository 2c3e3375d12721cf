"""The manifest of an edition: every file of it with its SHA-256, signed where the site has a key."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from django.conf import settings
from django.db import transaction

from lawbook.models import Edition, Export
from lawbook.publishing.signing import ALGORITHM, is_signed, private_key, public_name, signature_of

MANIFEST = "manifest.json"


class NotAManifest(ValueError):
    """The text is not a manifest as this site writes it."""


class Standing(StrEnum):
    """What a signature is worth."""

    SIGNED = "signed"  # by a key of this site
    SIGNED_BY_ANOTHER = "signed-by-another"
    UNSIGNED = "unsigned"
    WRONG = "wrong"


@dataclass(frozen=True)
class Verified:
    """A manifest that was read: what its signature is worth, by which key, and what it says of which files."""

    standing: Standing
    edition: str
    public_key: str
    files: tuple[Mapping[str, Any], ...]


def keep_manifest(edition: Edition) -> None:
    """Write the manifest of the files that there are, in the place of one that says anything else.

    Who has no key leaves the signature of who had one, as long as the files are the same.
    """
    with transaction.atomic():
        kept = Export.objects.select_for_update().filter(edition=edition, name=MANIFEST)
        former, made = [json.loads(bytes(one.content)) for one in kept], _manifest(edition)
        if former and (former[0] == made or (not made["signature"] and former[0]["manifest"] == made["manifest"])):
            return
        kept.delete()
        content = json.dumps(made, ensure_ascii=False, indent=1).encode()
        digest = hashlib.sha256(content).hexdigest()
        about = {"media_type": "application/json", "size": len(content), "sha256": digest, "content": content}
        Export.objects.create(edition=edition, name=MANIFEST, **about)


def _manifest(edition: Edition) -> dict[str, Any]:
    files = edition.exports.exclude(name=MANIFEST).order_by("name").values("name", "media_type", "size", "sha256")
    told = {"edition": str(edition), "content_hash": edition.content_hash, "files": list(files)}
    key = private_key(settings.SIGNING_KEY)
    if key is None:
        return {"manifest": told, "signature": None}
    signature = {"algorithm": ALGORITHM, "public_key": public_name(key), "value": signature_of(told, key)}
    return {"manifest": told, "signature": signature}


def public_keys() -> set[str]:
    """The keys of this site: the one that it signs with, and those with which the manifests that it gives out are signed."""
    key = private_key(settings.SIGNING_KEY)
    kept = Export.objects.filter(name=MANIFEST, edition__state__in=(Edition.State.PUBLISHED, Edition.State.WITHDRAWN))
    signatures = [json.loads(bytes(content)).get("signature") for content in kept.values_list("content", flat=True)]
    return {one["public_key"] for one in signatures if one} | ({public_name(key)} if key else set())


def verify(text: str, keys: set[str]) -> Verified:
    """What a manifest says and what its signature is worth to who trusts ``keys``. Raises ``NotAManifest``."""
    told, signature = _parts(text)
    files = tuple(told["files"])
    if signature is None:
        return Verified(Standing.UNSIGNED, told["edition"], "", files)
    public = str(signature.get("public_key", ""))
    if not is_signed(told, str(signature.get("value", "")), public):
        return Verified(Standing.WRONG, told["edition"], public, files)
    standing = Standing.SIGNED if public in keys else Standing.SIGNED_BY_ANOTHER
    return Verified(standing, told["edition"], public, files)


def _parts(text: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    try:
        read = json.loads(text)
        told, signature = read["manifest"], read["signature"]
        shaped = isinstance(told["edition"], str) and all(_is_file(one) for one in told["files"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise NotAManifest from error
    if not shaped or not isinstance(signature, dict | None):
        raise NotAManifest
    return told, signature


def _is_file(row: Any) -> bool:
    return isinstance(row, dict) and isinstance(row.get("name"), str) and isinstance(row.get("sha256"), str)
