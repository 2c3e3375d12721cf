"""Premature leads and plays, Law 57."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"premature-play": _("Premature lead or play")}

FACTS = {
    "told_to_play": Fact(_("Had an opponent told the player that it was his turn?")),
    "act": Fact(
        _("What did the defender do?"),
        {
            "before-partner": _("played before the partner had played to the trick"),
            "next-trick-before-partner": _("led to the next trick before the partner had played to this one"),
            "at-rhos-turn": _("played when it was the turn of the opponent on the right"),
        },
    ),
    "dummys_card": Fact(
        _("How was a card played from dummy?"),
        {
            "named": _("declarer named or took it"),
            "indicated": _("declarer indicated it otherwise, by a gesture or a nod"),
            "own-volition": _("dummy played or suggested it of his own accord, before the opponent on dummy's right"),
            "own-volition-later": _(
                "dummy played or suggested it of his own accord, but after the opponent on dummy's right"
            ),
            "none": _("not at all, however obvious the card was"),
        },
    ),
    "declarers_card_played": Fact(_("Has declarer played to the trick from his own hand?")),
}

SENTENCES = {
    "authorised.play-after-misinformation": _("What the card taken back shows may be used by the side of its player."),
    "unauthorised.play-after-misinformation": _(
        "What the card taken back shows may not be used by the side that gave the misinformation."
    ),
    "lead-out-of-turn": _("This is a lead out of turn; the rules on leads out of turn apply."),
    "card-played.irrevocably": _("%(card)s is played and cannot be taken back."),
    "card-played.irrevocably.no-card": _("The card is played and cannot be taken back."),
    "dummys-own-card": _(
        "Declarer did not designate dummy's card: if dummy put it in the played position it is taken back, if attention is "
        "drawn to it before both sides have played to the next trick; if dummy only suggested it, the director looks after "
        "play whether that damaged the defenders."
    ),
    "illegal-card-corrected": _("%(card)s was not a legal card and is corrected."),
    "illegal-card-corrected.no-card": _("The card was not legal and is corrected."),
    "play-required.in-turn": _("%(who)s plays %(card)s when the turn comes."),
    "play-required.in-turn.no-card": _("%(who)s plays that card when the turn comes."),
    "information-from-premature-play": _(
        "The director checks later whether %(who)s used what the premature card showed."
    ),
    "no-rectification.dummy-played": _(
        "Dummy played or suggested a card of his own accord before the opponent on the right: there is no "
        "rectification for playing before partner."
    ),
    "no-rectification.both-hands-played": _(
        "Declarer had played from both hands: there is no rectification for playing before partner."
    ),
    "require-highest": _("require the highest card of the suit led from %(who_from)s"),
    "require-lowest": _("require the lowest card of the suit led from %(who_from)s"),
    "require-another-suit": _("require a card of another suit from %(who_from)s: %(suit)s"),
    "require-another-suit.no-suit": _("require a card of another suit, which you name, from %(who_from)s"),
    "forbid-another-suit": _("forbid %(who_to)s to play a card of another suit: %(suit)s"),
    "forbid-another-suit.no-suit": _("forbid %(who_to)s to play a card of another suit, which you name"),
    "play-highest": _("%(who)s must play the highest card of the suit led."),
    "play-lowest": _("%(who)s must play the lowest card of the suit led."),
    "play-suit.no-suit": _("%(who)s must play a card of the suit that declarer names."),
    "play-not-suit": _("%(who)s may not play a card of this suit: %(suit)s."),
    "play-not-suit.no-suit": _("%(who)s may not play a card of the suit that declarer names."),
    "problem.only-defenders-play-before-partner": _(
        "Only a defender can play before his partner in the sense of this Law."
    ),
    "problem.penalty-card-comes-first": _(
        "%(card)s could not legally be played to the trick: a penalty card of the same suit comes first."
    ),
    "problem.next-trick-is-no-lead-to-this": _(
        "A lead to the next trick cannot also be a card with nothing led to the trick."
    ),
}
