"""What a manifest that was verified is worth, in words."""

from django.utils.translation import gettext as _

from lawbook.publishing.manifest import Standing, Verified


def told(found: Verified) -> str:
    """A sentence in the language in force."""
    sentences = {
        Standing.SIGNED: _("Signed by this site: the manifest of edition %(edition)s is as it was published."),
        Standing.SIGNED_BY_ANOTHER: _("The signature is sound, but its key %(key)s is not one of this site."),
        Standing.UNSIGNED: _("The manifest of edition %(edition)s is not signed: it proves nothing about who made it."),
        Standing.WRONG: _("The signature is wrong: something in the manifest was changed after it was signed."),
    }
    return sentences[found.standing] % {"edition": found.edition[:30], "key": found.public_key[:60]}
