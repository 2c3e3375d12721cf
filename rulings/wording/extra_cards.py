"""One card too many in a trick: what 45E, 58 and 67 share."""

from django.utils.translation import gettext_lazy as _

SENTENCES = {
    "treat-as-defective-trick": _(
        "Both sides have played to the next trick: it is too late for a simple correction, and the director deals with "
        "a defective trick."
    ),
}
