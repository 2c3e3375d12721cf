"""Standards of the Laws where they do not belong, as a student may apply them to what the director judges."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from quizzes.questions.sets.judgement_tests import Test, standard

MISPLACED: Mapping[str, Test] = {
    "trick-doubtful": standard(
        "70A",
        "her şüpheli durum",
        "",
        _("Whether there is doubt about the trick, which goes against the side that claimed"),
    ),
    "trick-certain": standard(
        "79C2",
        "makul şüphelerin ötesinde",
        "",
        _("Whether it is beyond reasonable doubt that the trick would have been won"),
    ),
    "trick-known": standard(
        "79C2", "makul şüphelerin ötesinde", "", _("Whether it is beyond reasonable doubt which side won the trick")
    ),
    "line-wins": standard(
        "69B2", "muhtemelen", "", _("Whether the line that was not stated would probably have won the tricks")
    ),
    "line-considered": standard(
        "16B1b",
        "ciddi bir şekilde göz önünde bulunduracağı",
        "",
        _("Whether a fair number of players of that standard would seriously have considered the line not stated"),
    ),
    "trump-probable": standard(
        "69B2", "muhtemelen", "", _("Whether a trick would probably be lost to the trump that is still out")
    ),
    "trump-by-error": standard(
        "12C1e",
        "son derece ciddi bir hata",
        "",
        _("Whether only an extremely serious error could lose a trick to the trump that is still out"),
    ),
    "partner-probable": standard(
        "69B2", "muhtemelen", "", _("Whether the partner would probably have made the play that wins the tricks")
    ),
    "partner-told": standard(
        "16B1a",
        "açıkça gösterdiği",
        "",
        _("Whether the claim clearly pointed the partner to the play that wins the tricks"),
    ),
    "claim-probable": standard(
        "85A1",
        "ihtimallerin değerlendirilmesi",
        "",
        _("Whether it is more likely than not that the player meant to claim"),
    ),
    "entry-probable": standard(
        "85A1",
        "ihtimallerin değerlendirilmesi",
        "",
        _("Whether it is more likely than not that the score was entered wrongly"),
    ),
    "mixed-on-purpose": standard("72B1", "kasıtlı olarak aykırı", "", _("Whether the cards were mixed on purpose")),
    "account-certain": standard(
        "79C2", "makul şüphelerin ötesinde", "", _("Whether the account of one side is beyond reasonable doubt")
    ),
    "too-severe": standard(
        "12B2", "aşırı ağır", "", _("Whether the rectification of the Laws is unduly severe or favourable to a side")
    ),
    "information-points": standard(
        "16B1a", "açıkça gösterdiği", "", _("Whether the information clearly points to one call or play")
    ),
    "may-have-influenced": standard(
        "21B1a", "etkilenmiş olabileceğine", "", _("Whether what came from partner may have influenced the choice")
    ),
    "used-on-purpose": standard(
        "72B1", "kasıtlı olarak aykırı", "", _("Whether the player made use of partner’s information on purpose")
    ),
    "normal-choice": standard(
        "fn:21",
        "dikkatsiz veya düşük nitelikli",
        "",
        _("Whether anything else would have been normal, careless and inferior choices included"),
    ),
    "choice-an-error": standard(
        "12C1e", "son derece ciddi bir hata", "", _("Whether what was chosen was an extremely serious error")
    ),
    "explanation-points": standard(
        "16B1a", "açıkça gösterdiği", "", _("Whether the explanation clearly pointed to the call that was made")
    ),
    "call-otherwise": standard(
        "16B1b",
        "ciddi bir şekilde göz önünde bulunduracağı",
        "",
        _("Whether a fair number of players, rightly informed, would seriously have considered another call"),
    ),
    "card-cost": standard(
        "12B1", "daha elverişsiz bir sonuç", "", _("Whether the card cost the player’s side a trick")
    ),
    "explainer-could-know": standard(
        "72C",
        "farkında olabileceğine",
        "",
        _("Whether whoever explained could have known that his mistake would damage the other side"),
    ),
    "withdrawn-points": standard(
        "16B1a", "açıkça gösterdiği", "", _("Whether the call that was withdrawn clearly points to the one that stands")
    ),
    "may-matter": standard(
        "16D2", "etkileyebileceğini düşünürse", "", _("Whether such an irregularity can affect the result of a board")
    ),
    "manner-points": standard(
        "16B1a", "açıkça gösterdiği", "", _("Whether the player’s manner clearly pointed the opponent to that play")
    ),
    "departure-meant": standard(
        "72B1", "kasıtlı olarak aykırı", "", _("Whether the player departed from the agreement on purpose")
    ),
    "departure-a-gamble": standard(
        "12C1e", "kumar olarak nitelendirilebilecek", "", _("Whether the departure can be called a gamble")
    ),
    "without-pause": standard("", "", "", _("Whether the player spoke up without a pause for thought")),
    "suits-the-hand": standard("", "", "", _("Whether the other call suits the player’s hand better")),
}
"""By the clause to which the standard belongs; the last two are set by no Law."""
