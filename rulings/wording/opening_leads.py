"""Opening leads out of turn (Laws 41A, 54 and, for the declaring side, 24)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"opening-lead-out-of-turn": _("Opening lead out of turn")}

FACTS = {
    "partners_lead": Fact(
        _("What has the other defender, whose lead it was, led?"),
        {
            "none": _("no lead"),
            "face-down": _("a card that is still face down"),
            "faced-first": _("a card faced before this one or at the same moment"),
            "faced-after": _("a card faced after this one"),
        },
    ),
    "dummys_cards": Fact(
        _("What could the presumed declarer have seen of dummy's cards before he chose?"),
        {
            "unseen": _("none of them"),
            "shown-in-auction": _("only cards shown in the auction"),
            "could-be-seen": _("one or more others"),
        },
    ),
    "declarer_did": Fact(
        _("What has the presumed declarer done since?"),
        {
            "nothing": _("nothing"),
            "accepted": _("accepted the lead"),
            "refused": _("had the lead taken back"),
            "played-from-hand": _("played to it from his own hand"),
            "played-from-dummy": _("played the second card from dummy"),
            "showed-cards": _("began to spread his hand and showed a card"),
        },
    ),
    "dummy_seen_first": Fact(_("Could he see a card of dummy before he showed one of his own?")),
    "dummys_card_revoked": Fact(_("Was the card played from dummy a revoke?")),
    "auction_reopened": Fact(_("Does the auction go on after all?")),
}

SENTENCES = {
    "spread-own-hand": _("spread your own hand: the lead stands, you become dummy and your partner becomes declarer"),
    "lead-stands.opening": _("The opening lead stands as a correct lead."),
    "correct-lead-stands.opening": _("The opening lead of %(who_to)s is the correct one and stands."),
    "correct-lead-stands.opening.misinformed": _(
        "The opening lead of the misinformed player's partner is the correct one and stands."
    ),
    "lead-withdrawn.opening.face-down": _("%(who_of)s face-down lead counts as not made."),
    "lead-withdrawn.opening.face-down.no-card": _("%(who_of)s face-down lead counts as not made."),
    "lead-withdrawn.opening.face-down.misinformed.no-card": _(
        "The face-down lead of the misinformed player's partner counts as not made."
    ),
    "card-to-hand.partner-of-misinformed.no-card": _("The card goes back to the hand of that partner."),
    "lead-withdrawn.opening": _("%(card)s, led by %(who_to)s, is taken back and is not the opening lead."),
    "lead-withdrawn.opening.no-card": _("The card led by %(who_to)s is taken back and is not the opening lead."),
    "lead-withdrawn.opening.misinformed": _("%(who_of)s opening lead counts as not made."),
    "lead-withdrawn.opening.misinformed.no-card": _("%(who_of)s opening lead counts as not made."),
    "lead-from.opening": _("The opening lead is made by %(hand_to)s."),
    "lead-from.opening.misinformed": _("The opening lead is made by the misinformed player's partner."),
    "dummy-spreads": _("Dummy is spread."),
    "dummy-spreads.played-from-dummy": _("The rest of dummy's hand is spread, if it does not lie there yet."),
    "second-card-from": _("The second card to the trick comes from %(who_of)s hand, not from dummy."),
    "play-stands.accepted-from-dummy.no-card": _(
        "The card played from dummy cannot be taken back, except to correct a revoke."
    ),
    "play-withdrawn.revoke.no-card": _("The card played by %(who_to)s is taken back and replaced by a legal one."),
    "rule-as-premature-play": _("The card of %(who_to)s counts as played too early: Law 57 applies."),
    "no-rectification.not-faced": _("There is no rectification: nobody saw the face of the card."),
    "not-a-lead": _("%(card)s is no lead: the declaring side does not make the opening lead."),
    "not-a-lead.no-card": _("The card is no lead: the declaring side does not make the opening lead."),
    "faced-until-auction-ends": _(
        "%(card)s stays face up on the table until the auction period ends, that is, until a defender "
        "faces the opening lead."
    ),
    "faced-until-auction-ends.no-card": _(
        "The card stays face up on the table until the auction period ends, that is, until a defender "
        "faces the opening lead."
    ),
    "returned-when-declaring": _("If %(who)s is then declarer or dummy, the card goes back to the hand."),
    "must-pass-once": _("%(who)s must pass at the next turn to call."),
    "damage-by-enforced-pass": _(
        "If the pass damages the other side, the director looks at Law 72C: could %(who)s have known that it might?"
    ),
    "penalty-card-if-defending": _("If %(who)s defends in the end, the card becomes a penalty card."),
    "authorised.card-led-in-auction": _("What this card shows may be used by %(who_to)s."),
    "unauthorised.card-led-in-auction": _("What this card shows may not be used by %(who_to)s."),
    "problem.leader-has-no-leading-partner": _(
        "If the declaring side led, the leader's partner is no defender and has no lead."
    ),
}
