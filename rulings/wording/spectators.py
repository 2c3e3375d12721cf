"""Spectators, Law 76."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"spectator": _("Spectators")}

FACTS = {
    "present_as": Fact(
        _("Who is watching?"),
        {
            "onlooker": _("somebody who is neither a player nor an official"),
            "player": _("a player of the event"),
            "official": _("an official of the tournament"),
            "exempted": _("somebody whom the chief director does not count as a spectator"),
        },
    ),
    "in_playing_area": Fact(_("Is he in the playing area, that is where players may be during the session?")),
    "spectator_did": Fact(
        _("What does he do?"),
        {
            "watches-one-hand": _("looks at one player's hand"),
            "watches-several-hands": _("looks at the hands of several players"),
            "reacts": _("reacts to a call or a play while the deal is being played"),
            "speaks-to-player": _("speaks to a player, or makes a remark, during the round"),
            "disturbs": _("disturbs a player"),
            "draws-attention": _("draws attention to something in the play"),
            "speaks-when-asked": _("speaks about a matter or the Laws because the director asked him to"),
            "speaks-unasked": _("speaks about a matter or the Laws without being asked by the director"),
            "contacts-online": _("watches the broadcast and communicates with somebody who is playing"),
        },
    ),
    "several_hands_allowed": Fact(_("Do the regulations let a spectator look at more than one hand?")),
    "player_learned": Fact(_("Has a player learned something from it of a board that he plays or is to play?")),
}

SENTENCES = {
    "spectator-may.one-hand": _("A spectator may look at one player's hand."),
    "spectator-may.several-hands": _("The regulations expressly let a spectator look at more than one hand."),
    "spectator-may.when-asked": _("At the director's request a spectator may speak about any matter or the Laws."),
    "spectator-may.by-regulations": _("Outside the playing area he watches as the regulations of the event have it."),
    "spectator-may-not.watches-several-hands": _("A spectator may not look at more than one player's hand."),
    "spectator-may-not.reacts": _(
        "While a deal is being played a spectator should show no reaction to the auction or the play."
    ),
    "spectator-may-not.speaks-to-player": _(
        "During the round a spectator should make no remark, show nothing by his manner, and not speak to a player."
    ),
    "spectator-may-not.disturbs": _("A spectator should disturb no player in any way."),
    "spectator-may-not.draws-attention": _("A spectator may not draw attention to anything in the play."),
    "spectator-may-not.speaks-unasked": _(
        "In the playing area a spectator may speak about any matter or the Laws only if the director asks him to."
    ),
    "spectator-may-not.contacts-online": _(
        "During the session a spectator may not communicate with somebody who is playing."
    ),
    "not-bound-as-spectator": _("He is not a spectator: Law 76 does not speak of him."),
    "not-bound-as-spectator.player": _(
        "He is a player, not a spectator: for him the Laws on communication and conduct hold (Laws 73 and 74)."
    ),
    "control-spectator": _("tell the spectator what to do: he is under the chief director's control"),
    "irregularity-by-spectator": _(
        "What becomes of an irregularity that a spectator has caused may be laid down in the regulations."
    ),
    "unauthorised.from-spectator": _("What came from the spectator may not be used by %(who_to)s."),
    "unauthorised.from-player": _("What came from the other player may not be used by %(who_to)s."),
    "unauthorised.from-official": _("What came from the official may not be used by %(who_to)s."),
    "unauthorised.from-exempted": _("What came from somebody who was watching may not be used by %(who_to)s."),
    "call-director-about-spectator": _(
        "A player who has learned something of a board in this way should call the director at once, who rules by Law "
        "16D."
    ),
    "rectified-however-noticed": _(
        "An irregularity that the director learns of in this way he rectifies all the same, as long as there is time for it."
    ),
}
