"""A certificate as a PDF file of one sheet, in the active language; typst makes it, as it makes the books."""

from datetime import datetime
from functools import cache
from pathlib import Path

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from lawbook.publishing.typesetting.pdf import pdf_of
from lawbook.publishing.typesetting.source import call, string
from quizzes.examinations.certificates import Verified, shown
from quizzes.examinations.result_words import sentences
from rulings.assistant.situation_page import qr_code


def certificate_pdf(found: Verified, language: str, address: str) -> bytes:
    """The file; ``address``, in full, is where anybody verifies this certificate."""
    return pdf_of(_style() + source(found, language, address), found.certificate.issued)


def source(found: Verified, language: str, address: str) -> str:
    """What stands in it, as a call in typst source."""
    candidate = found.certificate.candidate
    lines = ", ".join(string(line) for line in (_day(candidate.begun), *sentences(found.result)) if line)
    said = [
        string(language),
        string(_("Certificate")),
        string(candidate.name),
        string(candidate.number),
        string(_("has passed the examination “%(title)s”.") % {"title": candidate.examination.title}),
        f"({lines},)",
        string(f"{_('Code')}: {shown(found.certificate.code)}"),
        string(_("Issued on %(day)s.") % {"day": _day(found.certificate.issued)}),
        string(_("Whether it is genuine and still valid, anybody sees with this code or at this address:")),
        string(address),
        string(qr_code(address)),
        string(_("QR code of the address that verifies this certificate")),
    ]
    return call("certificate", *said)


def _day(moment: datetime | None) -> str:
    return date_format(localtime(moment), "j F Y") if moment else ""


@cache
def _style() -> str:
    return Path(__file__).with_name("certificate.typ").read_text(encoding="utf-8")
