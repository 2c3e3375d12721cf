"""Tests that the Laws set for what the director judges: by which clause, in which of its words, and what is found by it."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Text


@dataclass(frozen=True)
class Test:
    """A test; ``facts``: those of the engine that are found by it, none where the standard does not belong.

    No Law sets one without a clause.
    """

    clause: str
    words: str
    facts: frozenset[str]
    judged: Text


def standard(clause: str, words: str, facts: str, judged: Text) -> Test:
    """A test; ``facts`` in one word each."""
    return Test(clause, words, frozenset(facts.split()), judged)


ASKED_FOR: Mapping[str, Test] = {
    "agreed-away": standard(
        "69B2",
        "muhtemelen",
        "trick_agreed_away",
        _("Whether the side that gave up the trick would probably have won it, had play gone on"),
    ),
    "conceded": standard(
        "71B",
        "herhangi bir normal",
        "trick_conceded",
        _("Whether the trick could have been lost by any normal play of the cards that were left"),
    ),
    "worse-line": standard(
        "70D1",
        "normal fakat daha az başarılı",
        "worse_line_normal succeeds_by",
        _("Whether there is a normal line of play that does worse than the one that was not stated"),
    ),
    "partners-choice": standard(
        "70D2",
        "normal seçeneklerden",
        "needs_partners_choice",
        _("Whether the trick depends on which of the normal plays the partner of a defender chooses"),
    ),
    "trump-loses": standard(
        "70C3",
        "herhangi bir normal",
        "trump_can_win",
        _("Whether by any normal play a trick could be lost to the trump that is still out"),
    ),
    "trump-unknown": standard(
        "70C2",
        "haberi olmaması olası",
        "may_be_unaware",
        _("Whether the claimer may have been unaware of the trump that is still out"),
    ),
    "no-claim": standard(
        "68A",
        "açıkça belli değilse",
        "clearly_no_claim",
        _("Whether it was clear that the player did not mean to claim"),
    ),
    "wrongly-entered": standard(
        "79C2",
        "makul şüphelerin ötesinde",
        "wrongly_entered",
        _("Whether it is beyond reasonable doubt that the score was entered wrongly"),
    ),
    "clear-view": standard(
        "79B3", "net bir kanaat", "clear_view", _("Whether it is clear to him what score was made at the table")
    ),
    "facts-lost": standard(
        "66D",
        "artık olayları tespit edemeyeceği",
        "facts_lost",
        _("Whether a side has mixed its cards so that he can no longer find out what happened"),
    ),
    "weight": standard(
        "85A2",
        "gerçekleri saptadığına kanaat getirirse",
        "facts_found",
        _("Whether the evidence, weighed as to what is likely, establishes the facts"),
    ),
    "damage-left": standard(
        "84D",
        "onarmayı sağlayamadığına kanaat getirdiği",
        "damage_left",
        _("Whether the Laws have no rectification that makes good what the innocent side has lost"),
    ),
    "review": standard(
        "83",
        "gözden geçirilmesinde yarar görürse",
        "review_useful",
        _("Whether it would be useful to have the decision reviewed by a committee"),
    ),
    "cause": standard(
        "81C5",
        "kendi takdiriyle, sebep varsa",
        "cause_to_waive",
        _("Whether there is cause to waive the rectification"),
    ),
    "playable": standard(
        "13B1",
        "düzeltilerek oynanabileceğine kanaat getirirse",
        "can_be_corrected",
        _("Whether the board can be put right and played"),
    ),
    "card-told": standard(
        "13A2",
        "bordun sonucunu etkilemiş olduğuna",
        "result_affected",
        _("Whether knowing an opponent’s card has affected the result of the board"),
    ),
    "may-affect": standard(
        "16D2",
        "etkileyebileceğini düşünürse",
        "may_affect_play",
        _("Whether the information could affect normal play of the board"),
    ),
    "suggested": standard(
        "16B1a",
        "açıkça gösterdiği",
        "suggested chose_suggested",
        _("Whether what came from partner clearly pointed to the call or play that was chosen"),
    ),
    "alternative": standard(
        "16B1b",
        "ciddi bir şekilde göz önünde bulunduracağı",
        "logical_alternative",
        _("Whether a fair number of players of that standard would seriously have considered something else"),
    ),
    "call-affected": standard(
        "21B1a",
        "etkilenmiş olabileceğine kanaat getirmesi",
        "action_affected",
        _("Whether wrong information from an opponent may have influenced the call"),
    ),
    "card-explained": standard(
        "47E2a",
        "yanlış açıklanması sebebiyle",
        "because_of_explanation",
        _("Whether the card was played because an opponent’s call or play was explained wrongly"),
    ),
    "card-unintended": standard(
        "45C4b",
        "istemsiz olarak belirtmiş",
        "unintended",
        _("Whether the card was named by a slip of the tongue, and not by a change of mind"),
    ),
    "other-intention": standard(
        "46B",
        "değişik niyetinin kesin olduğu",
        "intended_otherwise suit_meant",
        _("Whether it is beyond doubt that declarer intended another card than his words say"),
    ),
    "call-unintended": standard(
        "25A2",
        "asıl amacı",
        "first_call_was",
        _("Whether the player had meant to make the call, or his hand or tongue slipped"),
    ),
    "comparable": standard(
        "23A1",
        "aynı ve benzer anlama",
        "similar_meaning among_its_meanings same_purpose",
        _(
            "Whether the call that stands has a like meaning or purpose to the one withdrawn, or one that it could have had"
        ),
    ),
    "could-know": standard(
        "72C",
        "farkında olabileceğine kanaat getirirse",
        "could_have_known could_know_gain",
        _("Whether the player could have known that his infraction might well damage the other side"),
    ),
    "on-purpose": standard(
        "72B1", "kasıtlı olarak aykırı", "infraction_intended", _("Whether the player broke the Law on purpose")
    ),
    "deceit": standard(
        "73D2",
        "kasıtlı olarak",
        "meant_to_deceive",
        _("Whether the player tried on purpose to mislead an opponent by his manner"),
    ),
    "false-inference": standard(
        "73E2",
        "yanlış bir çıkarımda bulunduğunu belirlerse",
        "false_inference",
        _("Whether an innocent opponent drew a wrong inference from what the player did"),
    ),
    "bridge-reason": standard(
        "73E2",
        "briç ile ilgili bir sebep olmadığı",
        "bridge_reason",
        _("Whether the player had a reason of bridge for what he did"),
    ),
    "gain-known": standard(
        "73E2",
        "bilincinde olabilecek durumdayken",
        "could_know_gain could_have_known",
        _("Whether the player could have been aware that what he did might bring a gain"),
    ),
    "partner-aware": standard(
        "40C1",
        "daha fazla nedeninin olmadığı kesinse",
        "partner_aware",
        _("Whether partner certainly had no more reason than the opponents to know of the departure"),
    ),
    "style": standard(
        "40A4",
        "stil ve fikir yürütmeyi",
        "matter_of_style",
        _("Whether the partners differ in style and judgement only, and not in the method"),
    ),
    "general": standard(
        "40B5a",
        "genel olarak bilinen konularda",
        "general_knowledge",
        _("Whether it is an inference that players in general can draw"),
    ),
    "damage": standard(
        "12B1",
        "aykırılık gerçekleşmeseydi elde edebileceğinden daha elverişsiz",
        "damaged damaged_by_explanation",
        _("Whether the innocent side came off worse than it would have without the irregularity"),
    ),
    "own-error": standard(
        "12C1e",
        "kumar olarak nitelendirilebilecek",
        "own_error",
        _("Whether the innocent side made an extremely serious error that has nothing to do with the infraction"),
    ),
    "blameless": standard(
        "12C3",
        "suçlu olmadığına kanaat getirirse",
        "partner_blameless",
        _("Whether the offender’s partner is free of blame"),
    ),
    "compensated": standard(
        "64C1",
        "yeterli derecede tazmin edilmediğine",
        "damage",
        _("Whether the tricks that are transferred make good the damage of the revoke"),
    ),
}
"""What the engine leaves to the director."""
