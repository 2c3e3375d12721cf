"""What dummy did, Laws 42 and 43, and questions about a possible revoke, Law 61B."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "had_infringed": {
        True: _("dummy had exchanged hands, left his seat or looked at a hand before"),
        False: _("dummy had not exchanged hands, left his seat or looked at a hand before that"),
    },
    "revoked": {
        True: _("the card that declarer had played was illegal"),
        False: _("the card that declarer had played was legal"),
    },
    "was_first": {
        True: _("dummy was the first to speak of it"),
        False: _("dummy was not the first to speak of it"),
    },
    "play_over": {
        True: _("the play was over"),
        False: _("the play was not over"),
    },
    "attention_drawn": {
        True: _("another player had drawn attention to it before"),
        False: _("no other player had drawn attention to it"),
    },
    "arranging": {
        True: _("dummy was arranging his cards"),
        False: _("dummy was not arranging his cards"),
    },
    "instructed": {
        True: _("declarer had told dummy to touch the card"),
        False: _("declarer had not told dummy to touch the card"),
    },
    "suggested_play": {
        True: _("dummy thereby suggested a play"),
        False: _("dummy suggested no play"),
    },
    "damaged_by_play": {
        True: _("the play suggested damaged the defenders"),
        False: _("the defenders were not damaged"),
    },
    "asked": {
        "declarer": _("declarer was asked"),
        "opposing-defender": _("an opponent was asked"),
        "own-partner": _("it was the partner who was asked"),
    },
    "dummy_infringed": {
        True: _("dummy had exchanged hands, left his seat or looked at a hand before"),
        False: _("dummy had not exchanged hands, left his seat or looked at a hand before that"),
    },
    "first_to_ask": {
        True: _("dummy was the first to ask"),
        False: _("dummy was not the first to ask"),
    },
}
