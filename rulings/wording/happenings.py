"""What happens at a table, as a player says it: the name of each kind of event, and where its words stand."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Text

HAPPENINGS: Mapping[str, Text] = {
    "changes": _("A player wants to change his call"),
    "simultaneous": _("Two players called at the same moment"),
    "called": _("A player called although the auction was over"),
    "down": _("The opening lead was made face down"),
    "exposes": _("A card was seen"),
    "omits": _("The player in turn played no card to the trick, and the play went on"),
    "designates": _("Declarer named dummy's card"),
    "redesignates": _("Declarer wants another card than the one that he named"),
    "explains": _("A call was explained"),
    "correct": _("An explanation is corrected"),
    "misled_by": _("A player says that he would have called or played otherwise"),
    "ask": _("A player asked something"),
    "look_into": _("A player looked into a system card or notes"),
    "convey": _("A hesitation, a remark or a gesture may have told partner something"),
    "learn": _("A player learned something about this board elsewhere"),
    "count": _("A hand has more or fewer than thirteen cards"),
    "foreign_card": _("A card does not belong to this deal"),
    "take_from": _("A player took his cards from another board"),
    "wrong_at_table": _("The wrong board, opponents or directions"),
    "deal_fault": _("Something is wrong with the deal"),
    "claims": _("A player claimed tricks"),
    "concedes": _("A player conceded tricks"),
    "attention": _("Attention was drawn"),
}
"""The name of each event, by its verb in the shorthand."""

GROUPS: Mapping[str, tuple[Text, tuple[str, ...]]] = {
    "calls": (_("A call: changed, two at once, after the end"), ("changes", "simultaneous", "called")),
    "cards": (_("A card: seen, named, face down"), ("exposes", "omits", "designates", "redesignates", "down")),
    "explanations": (
        _("Explanations and questions"),
        ("explains", "correct", "misled_by", "ask", "look_into"),
    ),
    "information": (_("A hesitation, a remark, something overheard"), ("convey", "learn")),
    "deal": (
        _("Cards too many or missing, the wrong board"),
        ("count", "foreign_card", "take_from", "wrong_at_table", "deal_fault"),
    ),
    "claims": (_("A claim or a concession"), ("claims", "concedes")),
}
"""What stands together on the page of a table."""

VALUE_FACTS: Mapping[str, str] = {
    "convey": "conveyed_by",
    "learn": "learned",
    "look_into": "looked_into",
    "misled_by": "misled_by",
    "foreign_card": "foreign_card_played",
    "wrong_at_table": "wrong_at_table",
    "deal_fault": "deal_fault",
    "exposes": "manner",
    "count": "card_place",
}
"""The fact whose words the values of an event have."""

ASKED: Mapping[bool, str] = {False: "asked_for", True: "what"}
"""The fact whose words a question has: while they call, and once the auction is over."""

OTHER_WORDS: Mapping[str, Text] = {
    "another-board": _("they came from another board"),
    "simultaneous": _("at the same moment"),
    "changes": _("instead of his last call"),
    "down": _("face down"),
}

NO_CARD = _("no card to this trick")
CHOSE = _("%(who)s chose: “%(option)s”")
CHOSE_SOMETHING = _("%(who)s made a choice")
EXPLAINED = _("%(who)s explains %(call)s: “%(text)s”")
NAMED_CARD = _("%(who)s names dummy's card: “%(words)s”")
NAMED_INSTEAD = _("%(who)s wants another card of dummy's than the one named last: “%(words)s”")
CLAIMED = _("%(who)s claims %(tricks)s")
CONCEDED = _("%(who)s concedes %(tricks)s")
HAS_CARDS = _("%(who)s has %(count)s cards")
SEEN = _("%(who)s: %(cards)s was seen, %(how)s")
ABOUT = " (%(what)s)"
"""What is said of an event in the list of what happened."""

WITHOUT_CODE_NAMES: Mapping[str, Text] = {
    "waits-for-choice": _("First comes the choice on event %(event)s."),
    "waits-for-fact": _("First the ruling on event %(event)s needs an answer: %(question)s"),
    "no-such-option": _("No ruling offers this choice here."),
    "not-his-choice": _("%(who)s is not the one who has this choice."),
}
"""Problems of which a program is told the names of options and facts, and a reader is not."""
