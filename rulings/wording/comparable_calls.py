"""Is a call comparable? Law 23A, with the aid that compares meanings."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"comparable-call": _("Is the call comparable?")}

_PURPOSES = {"asking": _("it asks partner something"), "relay": _("it is a relay"), "other": _("something else")}

FACTS = {
    "was_out_of_rotation": Fact(_("Was the withdrawn call out of rotation (Law 29B)?")),
    "points": Fact(_("Which points does the irregular call show, from and to?")),
    "replacement_points": Fact(_("Which points does the call in its place show, from and to?")),
    "length": Fact(_("How many cards of the suit does the irregular call show, from and to?")),
    "replacement_length": Fact(_("How many cards of the suit does the call in its place show, from and to?")),
    "call_purpose": Fact(_("What is the irregular call for?"), _PURPOSES),
    "replacement_purpose": Fact(_("What is the call in its place for?"), _PURPOSES),
}

SENTENCES = {
    "call-is-comparable": _("%(call_the)s is a comparable call."),
    "call-is-comparable.no-call": _("The call is comparable."),
    "call-not-comparable": _("%(call_the)s is not a comparable call."),
    "call-not-comparable.no-call": _("The call is not comparable."),
    "denominations-compared.same": _("Aid: both calls show the same denominations."),
    "denominations-compared.narrower": _(
        "Aid: the new call shows a further denomination besides those of the withdrawn one."
    ),
    "denominations-compared.wider": _(
        "Aid: the new call no longer shows every denomination that the withdrawn one showed."
    ),
    "denominations-compared.overlapping": _("Aid: only some of the denominations shown are the same."),
    "denominations-compared.apart": _("Aid: the two calls show different denominations."),
    "points-compared.same": _("Aid: both calls show the same points."),
    "points-compared.narrower": _("Aid: the points of the new call lie within those of the withdrawn one."),
    "points-compared.wider": _(
        "Aid: the points of the new call reach beyond those of the withdrawn one on one side or both."
    ),
    "points-compared.overlapping": _("Aid: the points of the two calls overlap only in part."),
    "points-compared.apart": _("Aid: the points of the two calls have nothing in common."),
    "length-compared.same": _("Aid: both calls show the same length of the suit."),
    "length-compared.narrower": _("Aid: the length that the new call shows lies within that of the withdrawn one."),
    "length-compared.wider": _("Aid: the length that the new call shows reaches beyond that of the withdrawn one."),
    "length-compared.overlapping": _("Aid: the lengths that the two calls show overlap only in part."),
    "length-compared.apart": _("Aid: the lengths that the two calls show have nothing in common."),
    "similarity-test.possible": _("By what was told, the same or a similar meaning is possible: the director judges."),
    "similarity-test.unlikely": _(
        "By what was told, the same or a similar meaning is hard to see: the director judges."
    ),
    "subset-test.possible": _(
        "By what was told, every hand for the new call would have fitted the withdrawn one: this test may hold; the director "
        "judges."
    ),
    "subset-test.wider": _(
        "By what was told, the new call contains every hand of the withdrawn one and more. By the letter of the printed text "
        "this test may hold; that is noted as an error of the text (errata), which means the reverse. The director judges."
    ),
    "subset-test.unlikely": _(
        "By what was told, a hand for the new call need not have fitted the withdrawn one: this test hardly holds; the "
        "director judges."
    ),
    "purpose-test.possible": _(
        "By what was told, both calls have the same purpose: this test may hold; the director judges."
    ),
    "purpose-test.unlikely": _("By what was told, the two calls have different purposes: the director judges."),
    "problem.range-backwards": _("A range begins with its lower end."),
}
