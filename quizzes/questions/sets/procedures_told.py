"""Procedures of the Laws as steps, and what the text says of which comes before which."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from bridge.cards import parse_card
from rulings.wording.forms import Text

_NOT_COMPARABLE = {"similar_meaning": False, "among_its_meanings": False, "same_purpose": False}


@dataclass(frozen=True)
class Procedure:
    """A case of the engine in which it is followed, and its steps in their order.

    ``deciding``: the two steps, always among those asked, of which ``clause`` says which comes first.
    """

    kind: str
    facts: Mapping[str, Any]
    clause: str
    deciding: tuple[str, str]
    story: tuple[Text, ...]
    steps: Mapping[str, Text]


PROCEDURES: Mapping[str, Procedure] = {
    "contested-claim": Procedure(
        kind="disputed-claim",
        facts={"claimer": "declarer", "trump_outstanding": False, "succeeds_by": "any-normal-play"},
        clause="70B2",
        deciding=("repeat", "object"),
        story=(_("Declarer claims, and a defender doubts it. Every normal play wins the tricks."),),
        steps={
            "stop": _("Play stops."),
            "repeat": _("The director has declarer repeat the statement that he made with the claim."),
            "object": _("The director hears the objections of the defenders."),
            "decide": _("The director decides who gets the tricks in dispute."),
        },
    ),
    "playing-on": Procedure(
        kind="claim",
        facts={"claimer": "declarer", "claimers_act": "claimed-all", "reaction": "played-on"},
        clause="68D2b",
        deciding=("agree", "play"),
        story=(_("Declarer claims all tricks that are left. In the end the board is played out, as Law 68 allows."),),
        steps={
            "doubt": _("A player doubts the claim."),
            "ask": _("The defenders ask to play on."),
            "agree": _("All four players agree to that."),
            "play": _("The claim is void, and play goes on."),
        },
    ),
    "irregularity": Procedure(
        kind="action-before-director",
        facts={"done_before": "nothing"},
        clause="9B2",
        deciding=("explain", "choose"),
        story=(_("An irregularity has happened; the Law that deals with it leaves a choice to an opponent."),),
        steps={
            "draw": _("A player draws attention to the irregularity."),
            "call": _("The director is called to the table."),
            "explain": _("The director explains all that may follow."),
            "choose": _("The opponent makes his choice, without asking his partner."),
        },
    ),
    "board": Procedure(
        kind="board-handling",
        facts={"handling": "called-unseen"},
        clause="7B2",
        deciding=("count", "look"),
        story=(_("A player has called without looking at his cards. How should he have gone about the board?"),),
        steps={
            "take": _("He takes the hand from the pocket of his own direction."),
            "count": _("He counts the cards face down."),
            "look": _("He looks at the faces of his cards."),
            "call": _("He makes his first call."),
            "shuffle": _("He shuffles his thirteen cards."),
            "return": _("He puts the cards back into his own pocket."),
        },
    ),
    "wrong-explanation": Procedure(
        kind="mistaken-explanation",
        facts={
            "noticed_by": "partner",
            "explanation_right": False,
            "auction_over": True,
            "play_over": False,
            "partners_side": "defending",
        },
        clause="20F5b",
        deciding=("play", "correct"),
        story=(_("A player notices that his partner explains his call wrongly. The two are going to defend."),),
        steps={
            "hear": _("The player hears the wrong explanation."),
            "auction": _("The auction ends without a sign from him."),
            "play": _("The board is played out."),
            "correct": _("He calls the director and corrects the explanation."),
        },
    ),
    "revoke": Procedure(
        kind="revoke",
        facts={
            "hand": "defender",
            "trick": 5,
            "establishment": "none",
            "opponents_played_after": True,
            "partner_played_after": True,
        },
        clause="62C2",
        deciding=("opponent", "partner"),
        story=(
            _(
                "A defender revokes on the fifth trick. Declarer and the defender's partner have played to it after that."
            ),
            _("The defenders have not played to the next trick when the revoke is noticed."),
        ),
        steps={
            "correct": _("The revoker takes his card back and plays a legal one."),
            "opponent": _("Declarer takes back the card that he played after it, and plays another."),
            "partner": _("The revoker's partner changes his card."),
        },
    ),
    "exposed-card": Procedure(
        kind="exposed-card",
        facts={"hand": "defender", "during": "auction", "how": "could-be-seen", "cards": (parse_card("HA"),)},
        clause="24E",
        deciding=("end", "penalty"),
        story=(_("During the auction a player lets his partner see his ace of hearts, through his own fault."),),
        steps={
            "lie": _("The director has the card left face up on the table."),
            "pass": _("The player's partner, whose turn to call has come, must pass."),
            "end": _("The auction ends, and the two are defenders."),
            "penalty": _("The card becomes a penalty card."),
        },
    ),
    "out-of-rotation": Procedure(
        kind="call-out-of-rotation",
        facts={
            "call": Call("1H"),
            "turn_to_call": "rho",
            "lho_did": "refused",
            "rho_then": "called",
            "replacement": Call("2H"),
            **_NOT_COMPARABLE,
        },
        clause="31A2b",
        deciding=("replace", "pass"),
        story=(_("A player bids 1♥ when it is the turn of his right-hand opponent. Nobody accepts the bid."),),
        steps={
            "cancel": _("The bid is cancelled, and the auction goes back to the right-hand opponent."),
            "rho": _("The right-hand opponent makes a bid."),
            "replace": _("The offender, whose turn it is now, makes a call that is not comparable."),
            "pass": _("The offender's partner must pass."),
        },
    ),
    "tricks": Procedure(
        kind="tricks-disputed",
        facts={"given_up_by": "play", "called_in_round": True, "hands_in_board": False, "mixed_by": "nobody"},
        clause="79A1",
        deciding=("agree", "return"),
        story=(
            _("At the end of a play the two sides have counted the tricks differently, and the director comes."),
            _("All that is left is done as the Laws have it."),
        ),
        steps={
            "keep": _("Each player lays his last card in front of him, upon the others that he played."),
            "agree": _("The number of tricks is agreed on."),
            "shuffle": _("Each player shuffles his thirteen cards."),
            "return": _("The four hands go back into the board."),
        },
    ),
}

BEFORE: Mapping[str, Mapping[tuple[str, str], tuple[str, str]]] = {
    "contested-claim": {
        ("stop", "repeat"): ("68D", "Her talep veya terkten sonra, oyun durur"),
        ("repeat", "object"): ("70B2", "Daha sonra, hakem rakiplerin talebe itirazlarını dinler"),
        ("object", "decide"): ("70A", "Hakem işlemi aşağıdaki şekilde sürdürür"),
    },
    "playing-on": {
        ("doubt", "ask"): ("68D2", "Herhangi bir oyuncu (yer dahil olmak üzere) için şüpheli ise"),
        ("ask", "agree"): ("68D2b", "talebi doğrultusunda oyun aşağıdaki şartlar çerçevesinde devam eder"),
        ("agree", "play"): ("68D2b", "Oyunun devamını dört oyuncunun hepsi kabul etmelidir"),
    },
    "irregularity": {
        ("draw", "call"): ("9B1a", "dikkat çekildiğinde hemen hakem çağrılmalıdır"),
        ("call", "explain"): ("9B2", "tüm olası durumları açıklayıncaya kadar"),
        ("explain", "choose"): ("9B2", "açıklayıncaya kadar hiçbir oyuncu herhangi bir eylemde bulunmayacaktır"),
    },
    "board": {
        ("take", "count"): ("7B1", "kendi yön konumu ile bağlantılı cepteki eli alır"),
        ("count", "look"): ("7B2", "yüzü aşağıda olarak sayar; bundan sonra"),
        ("look", "call"): ("7B2", "bir konuşma yapmadan önce"),
        ("call", "shuffle"): ("7C", "Oyun tamamlandıktan sonra"),
        ("shuffle", "return"): ("7C", "karıştırmalı ve daha sonra kendi yön konumuna ait cebe"),
    },
    "wrong-explanation": {
        ("hear", "auction"): ("75B3", "artırma devam ederken"),
        ("auction", "play"): ("75B3", "daha sonra defansta kalırsa"),
        ("play", "correct"): ("20F5bi", "bir defans oyuncusu için oyun sonu"),
    },
    "revoke": {
        ("correct", "opponent"): ("62C1", "geri alabilir ve eline geri koyar"),
        ("opponent", "partner"): ("62C2", "geri aldıktan sonra"),
    },
    "exposed-card": {
        ("lie", "pass"): ("24", "artırım süreci bitene kadar masanın üzerinde açık bırakılmasını"),
        ("lie", "end"): ("24", "artırım süreci bitene kadar masanın üzerinde açık bırakılmasını"),
        ("pass", "end"): ("24B", "konuşma sırası kendisine ilk geldiğinde pas geçmek"),
        ("end", "penalty"): ("24E", "Artırmanın sonunda"),
    },
    "out-of-rotation": {
        ("cancel", "rho"): ("29B", "artırım konuşma sırası kendisinde olan oyuncuya geri gider"),
        ("rho", "replace"): ("31A2", "kusurlu oyuncu herhangi bir yasal konuşmayı yapabilir"),
        ("replace", "pass"): ("31A2b", "konuşma sırası kendisine ilk geldiğinde pas geçmek zorundadır"),
    },
    "tricks": {
        ("keep", "agree"): ("65C", "oyun tamamlandıktan sonra yeniden incelenmesine izin verecek şekilde"),
        ("agree", "shuffle"): ("65D", "anlaşmaya varılıncaya kadar, oynanmış kartlarının sırasını bozamaz"),
        ("agree", "return"): ("79A1", "borda geri konmadan önce kazanılmış löveler üzerinde anlaşmaya varılacaktır"),
        ("shuffle", "return"): ("7C", "karıştırmalı ve daha sonra kendi yön konumuna ait cebe"),
    },
}
"""By two steps, the earlier one first: the clause that says so, and its words."""
