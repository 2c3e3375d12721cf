"""The manifest of an edition: signed where the site has a key, and verified by a command and on a page."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.test import Client
from pytest_django.fixtures import Settings

from lawbook.book import Book
from lawbook.models import Edition, Export
from lawbook.publishing.exports import make_exports
from lawbook.publishing.manifest import NotAManifest, Standing, keep_manifest, public_keys, verify
from lawbook.publishing.signing import NotAKey, private_key, public_name, signature_of

PAGE = "/en/editions/verification/"


def pem() -> str:
    return Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def manifest(book: Book) -> str:
    return bytes(Export.objects.get(edition=book.edition, name="manifest.json").content).decode()


@pytest.fixture
def signed(old: Book, old_folder: Path, settings: Settings) -> Book:
    """A small edition with its files, at a site that has a key."""
    settings.SIGNING_KEY = pem()
    make_exports(old.edition, old_folder)
    return old


def changed(text: str, **what: Any) -> str:
    read = json.loads(text)
    return json.dumps(read | {"manifest": read["manifest"] | what})


def test_what_was_published_is_signed_and_any_change_shows(signed: Book) -> None:
    text = manifest(signed)
    found = verify(text, public_keys())
    assert (found.standing, found.edition) == (Standing.SIGNED, "2007.1")
    assert {one["name"] for one in found.files} == set(signed.edition.exports.values_list("name", flat=True)) - {
        "manifest.json"
    }
    assert (
        verify(json.dumps(json.loads(text), indent=7), public_keys()).standing is Standing.SIGNED
    )  # blanks mean nothing
    others: list[dict[str, Any]] = [{"edition": "2017.1"}, {"files": []}, {"more": 1}]
    for what in others:
        assert verify(changed(text, **what), public_keys()).standing is Standing.WRONG


def test_another_key_proves_only_that_it_is_another(signed: Book) -> None:
    forger = private_key(pem())
    assert forger
    read = json.loads(manifest(signed))
    read["manifest"]["files"][0]["sha256"] = "0" * 64
    read["signature"] |= {"public_key": public_name(forger), "value": signature_of(read["manifest"], forger)}
    assert verify(json.dumps(read), public_keys()).standing is Standing.SIGNED_BY_ANOTHER
    read["signature"]["public_key"] = public_keys().pop()
    assert verify(json.dumps(read), public_keys()).standing is Standing.WRONG


@pytest.mark.parametrize(
    "signature",
    [
        {},
        {"value": 3},
        {"public_key": "x", "value": "ä"},
        {"public_key": base64.b64encode(b"short").decode(), "value": ""},
    ],
)
def test_what_is_no_signature_signs_nothing(signed: Book, signature: dict[str, Any]) -> None:
    read = json.loads(manifest(signed)) | {"signature": signature}
    assert verify(json.dumps(read), public_keys()).standing is Standing.WRONG


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"manifest": 3, "signature": null}',
        '{"manifest": {"edition": "1", "files": [3]}, "signature": null}',
        "[" * 5000,
    ],
)
def test_what_is_no_manifest_is_refused(text: str) -> None:
    with pytest.raises(NotAManifest):
        verify(text, set())


def test_without_a_key_it_says_that_it_is_not_signed(old: Book, old_folder: Path, reader: Client) -> None:
    make_exports(old.edition, old_folder)
    assert verify(manifest(old), public_keys()).standing is Standing.UNSIGNED
    assert "This site has no key: its manifests are not signed." in reader.get(PAGE).content.decode()


def test_who_has_no_key_leaves_the_signature(signed: Book, settings: Settings) -> None:
    before = manifest(signed)
    settings.SIGNING_KEY = ""
    keep_manifest(signed.edition)
    assert manifest(signed) == before
    signed.edition.exports.filter(name="clauses.csv").delete()
    keep_manifest(signed.edition)
    assert json.loads(manifest(signed))["signature"] is None


def test_a_key_may_be_a_file_and_must_be_one(tmp_path: Path) -> None:
    path = tmp_path / "key.pem"
    path.write_text(pem())
    assert private_key(str(path))
    assert private_key("") is None
    for wrong in (str(tmp_path / "none.pem"), "-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----"):
        with pytest.raises(NotAKey):
            private_key(wrong)


def test_the_command_looks_at_the_files_beside_it(
    signed: Book, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for one in signed.edition.exports.all():
        (tmp_path / one.name).write_bytes(bytes(one.content))
    call_command("verify_manifest", str(tmp_path / "manifest.json"))
    assert "clauses.csv: yayımlandığı gibi" in capsys.readouterr().out
    (tmp_path / "clauses.csv").write_bytes(b"other")
    with pytest.raises(CommandError):
        call_command("verify_manifest", str(tmp_path / "manifest.json"))
    (tmp_path / "clauses.csv").unlink()
    call_command("verify_manifest", str(tmp_path / "manifest.json"), public_key=next(iter(public_keys())))
    with pytest.raises(CommandError):
        call_command(
            "verify_manifest", str(tmp_path / "manifest.json"), public_key=base64.b64encode(bytes(32)).decode()
        )


def test_the_page_verifies_what_is_sent(signed: Book) -> None:
    reader = Client(enforce_csrf_checks=True)
    assert next(iter(public_keys())) in reader.get(PAGE).content.decode()

    def says(**sent: Any) -> str:
        response = reader.post(PAGE, sent)
        assert not response.cookies
        assert response["Cache-Control"] == "no-store"
        return response.content.decode()

    assert "Signed by this site: the manifest of edition 2007.1" in says(manifest=manifest(signed))
    assert "The signature is wrong" in says(manifest=changed(manifest(signed), edition="2017.1"))
    assert "This is not a manifest." in says(manifest="<script>alert(1)</script>")
    table = bytes(signed.edition.exports.get(name="clauses.csv").content)
    assert "This is clauses.csv of edition 2007.1, as it was published." in says(
        file=SimpleUploadedFile("x.csv", table)
    )
    assert "This file was not published here" in says(file=SimpleUploadedFile("x.csv", table + b"x"))
    attack = changed(manifest(signed), edition="<img src=x onerror=alert(1)>")
    unsigned = json.dumps(json.loads(attack) | {"signature": None})
    assert "<img src=x" not in says(manifest=unsigned)


def test_a_file_of_a_draft_is_not_told(signed: Book, reader: Client) -> None:
    table = bytes(signed.edition.exports.get(name="clauses.csv").content)
    Edition.objects.filter(pk=signed.edition.pk).update(state=Edition.State.DRAFT)
    told = reader.post(PAGE, {"file": SimpleUploadedFile("x.csv", table)}).content.decode()
    assert "This file was not published here" in told
