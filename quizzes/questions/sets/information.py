"""Information: explanations and questions, what is authorised, deception, agreements (Laws 16, 20, 21, 40, 73, 75)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.templates import Topic

INFORMATION = Topic("information", _("Information"))

scene(
    "is-it-misinformation",
    INFORMATION,
    "21",
    "40B5a",
    "75",
    what=Scene(
        kind="misinformation",
        story=(_("%(misled)s says that he was misinformed; the play is over and nobody was damaged."),),
        facts={"misled_by": ("explanation", "incomplete-explanation"), "general_knowledge": (False, True)},
        fixed={"play_over": True, "damaged": False, "repeated_failure": False},
        besides=("misled_by", "agreement", "action_affected", "general_knowledge"),
        asks=("misinformed", "no-misinformation"),
        ask=_("Was it misinformation?"),
        seats=nowhere,
    ),
    by_text=(
        ({"misled_by": {"explanation", "incomplete-explanation"}, "agreement": "otherwise"}, "misinformed why=differs"),
        ({"misled_by": {"explanation", "incomplete-explanation"}, "agreement": "none"}, "misinformed why=no-agreement"),
        ({"misled_by": {"explanation", "incomplete-explanation"}, "agreement": "unproven"}, "misinformed why=presumed"),
        ({"misled_by": "incomplete-explanation", "general_knowledge": True}, "no-misinformation why=general-knowledge"),
        ({"misled_by": "incomplete-explanation"}, "misinformed why=incomplete"),
        ({"agreement": "as-explained"}, "no-misinformation why=mistaken-call"),
    ),
)

scene(
    "changing-a-misinformed-call",
    INFORMATION,
    "21",
    what=Scene(
        kind="misinformation",
        story=(_("%(misled)s called without knowing what the opponents had really agreed."),),
        facts={
            "misled_by": ("explanation", "no-alert"),
            "auction_over": (False, True),
            "next_player_called": (False, True),
            "lead_faced": (False, False, True),
            "action_affected": (True, True, False),
        },
        fixed={"agreement": "otherwise", "repeated_failure": False, "play_over": False},
        besides=("misled_by", "auction_over", "lead_faced", "partner_called", "action_affected", "next_player_called"),
        asks=("call-cannot-change", "change-misinformed-call"),
        ask=_("May %(misled)s change the call?"),
    ),
    by_text=(
        ({"lead_faced": True}, "call-cannot-change why=lead-faced"),
        ({"action_affected": False}, "call-cannot-change why=not-affected"),
        ({"partner_called": True}, "call-cannot-change why=partner-has-called"),
        ({}, "change-misinformed-call"),
    ),
)

scene(
    "misinformation-and-the-score",
    INFORMATION,
    "21A",
    "21B3",
    "21B1",
    "40B",
    "75",
    what=Scene(
        kind="misinformation",
        story=(_("After the play %(misled)s complains of what the opponents explained."),),
        facts={
            "general_knowledge": (False, True),
            "damaged": (True, True, False),
            "action_affected": (True, True, False),
        },
        fixed={"play_over": True, "repeated_failure": False},
        besides=("misled_by", "agreement", "action_affected", "damaged"),
        asks=("adjusted-score", "score-stands", "no-misinformation", "call-cannot-change"),
    ),
    by_text=(
        ({"misled_by": "own-misunderstanding"}, "call-cannot-change why=own-misunderstanding"),
        (
            {"misled_by": "incomplete-explanation", "agreement": "as-explained", "general_knowledge": True},
            "no-misinformation why=general-knowledge",
        ),
        (
            {"misled_by": {"explanation", "no-alert"}, "agreement": "as-explained"},
            "no-misinformation why=mistaken-call",
        ),
        ({"action_affected": False}, "score-stands why=misinformation-without-effect"),
        ({"damaged": False}, "score-stands why=no-misinformation-damage"),
        (
            {"misled_by": {"explanation", "incomplete-explanation"}, "agreement": "none"},
            "adjusted-score towards=had-they-known-of-none",
        ),
        ({"misled_by": "explanation"}, "adjusted-score towards=with-right-explanation"),
        (
            {"misled_by": "incomplete-explanation", "agreement": {"otherwise", "unproven"}},
            "adjusted-score towards=with-right-explanation",
        ),
        ({}, "adjusted-score towards=without-misinformation"),
    ),
)

scene(
    "correcting-an-explanation",
    INFORMATION,
    "20F",
    "75",
    what=Scene(
        kind="mistaken-explanation",
        story=(_("A player has explained a call of his partner, and the call and the explanation do not fit."),),
        facts={"already_shown": (False, True)},
        besides=("noticed_by", "explanation_right", "auction_over", "partners_side", "already_shown"),
        asks=("must-correct-explanation", "may-not-correct", "nothing-to-correct", "correct-now"),
        ask=_("What must, or may, the player do who noticed it?"),
        seats=nowhere,
    ),
    by_text=(
        ({"explanation_right": True}, "nothing-to-correct"),
        (
            {"noticed_by": "explainer", "auction_over": False},
            "must-correct-explanation when=before-lead-faced what=-, correct-now",
        ),
        ({"noticed_by": "explainer", "lead_faced": False}, "must-correct-explanation when=before-lead-faced what=-"),
        ({"noticed_by": "explainer"}, "must-correct-explanation when=at-once what=-"),
        ({"auction_over": False}, "may-not-correct until=auction"),
        (
            {"partners_side": "declaring", "lead_faced": False},
            "must-correct-explanation when=before-lead-faced what=partners-explanation",
        ),
        ({"partners_side": "declaring"}, "must-correct-explanation when=at-once what=partners-explanation"),
        ({"lead_faced": True, "play_over": True}, "must-correct-explanation when=at-once what=partners-explanation"),
        ({}, "may-not-correct until=play"),
    ),
)

scene(
    "questions-in-the-auction",
    INFORMATION,
    "20",
    what=Scene(
        kind="question-during-auction",
        story=(_("The auction is going on."),),
        facts={"required_to_pass": (False, False, True), "review_wrong": (False,)},
        told={"review_wrong": {}},
        besides=("asked_for", "in_turn", "required_to_pass"),
        asks=("may-ask", "may-not-ask"),
        ask=_("May %(player)s ask this?"),
    ),
    by_text=(
        ({"asked_for": "unclear-call"}, "may-ask what=unclear-call"),
        ({"asked_for": "for-partner"}, "may-not-ask why=for-partner"),
        ({"asked_for": "to-mislead"}, "may-not-ask why=to-mislead"),
        ({"asked_for": {"explanation", "single-call"}, "in_turn": False}, "may-not-ask why=explanation-not-in-turn"),
        ({"in_turn": False}, "may-not-ask why=not-in-turn"),
        ({"required_to_pass": True}, "may-not-ask why=must-pass"),
        ({"asked_for": "part-of-review"}, "may-not-ask why=partial"),
        ({"asked_for": "review"}, "may-ask what=review-with-alerts"),
        ({"asked_for": "single-call"}, "may-ask what=one-call"),
        ({"asked_for": "explanation"}, "may-ask what=opponents-auction"),
    ),
)

scene(
    "use-of-partners-information",
    INFORMATION,
    "16B",
    "73",
    what=Scene(
        kind="unauthorised-information",
        story=(
            _("The play is over; it is found out what %(partner)s conveyed to %(recipient)s, and what he then did."),
        ),
        facts={
            "extraneous": (True, True, True, False),
            "required_pause": (False, False, True),
            "suggested": (True, True, False),
            "logical_alternative": (True, True, False),
            "chose_suggested": (True, True, False),
        },
        fixed={"source": "partner", "play_over": True, "intent": "unintended"},
        besides=("conveyed_by", "extraneous", "suggested"),
        asks=("no-extraneous-information", "score-stands", "adjusted-score"),
    ),
    by_text=(
        ({"conveyed_by": "tempo", "required_pause": True}, "no-extraneous-information why=required-pause"),
        ({"extraneous": False}, "no-extraneous-information why=-"),
        ({"suggested": False}, "score-stands why=nothing-suggested"),
        ({"logical_alternative": False}, "score-stands why=no-alternative"),
        ({"chose_suggested": False}, "score-stands why=not-chosen"),
        ({"damaged": False}, "score-stands why=no-damage-done"),
        ({"damaged": True}, "adjusted-score"),
    ),
)

scene(
    "where-information-comes-from",
    INFORMATION,
    "16",
    "23B",
    "73",
    "74C5",
    "75A",
    what=Scene(
        kind="unauthorised-information",
        story=(_("%(recipient)s has come to know something, and the play goes on."),),
        facts={
            "replaced_comparably": (False, True),
            "required_pause": (False, True),
            "disputed": (False, True),
            "reserving_forbidden": (False, True),
        },
        fixed={"play_over": False},
        asks=("authorised", "unauthorised", "no-extraneous-information"),
        ask=_("May it be used, and by whom?"),
    ),
    by_text=(
        ({"source": "withdrawn-action", "own_side_offended": False}, "authorised of=withdrawn-action"),
        ({"source": "withdrawn-action", "replaced_comparably": True}, "authorised of=withdrawn-and-comparable"),
        ({"source": "withdrawn-action"}, "unauthorised of=withdrawn-action"),
        *(
            ({"source": source}, f"authorised of={source}")
            for source in (
                *("calls-and-plays", "procedure", "known-before"),
                *("own-estimate", "opponents-manner", "opponents-card"),
            )
        ),
        ({"conveyed_by": "tempo", "required_pause": True}, "no-extraneous-information why=required-pause"),
        ({"extraneous": False}, "no-extraneous-information why=-"),
        *(
            ({"conveyed_by": how}, f"unauthorised of={how}, authorised of=tempo-or-manner who=opponents")
            for how in ("tempo", "manner")
        ),
        *(({"conveyed_by": how}, f"unauthorised of={how}") for how in ("remark", "question", "explanation", "alert")),
    ),
)

scene(
    "deceiving-an-opponent",
    INFORMATION,
    "73",
    what=Scene(
        kind="deception",
        story=(_("An opponent was deceived; the play is over."),),
        facts={
            "partner_protected": (False, True),
            "damaged": (True, True, False),
            "could_know_gain": (True, True, False),
            "false_inference": (True, True, False),
        },
        fixed={"play_over": True, "meant_to_deceive": False},
        besides=("deceived_by", "false_inference", "bridge_reason", "could_know_gain", "damaged"),
        asks=("deception-allowed", "deception-protected", "score-stands", "adjusted-score"),
        seats=nowhere,
    ),
    by_text=(
        (
            {"deceived_by": "call-or-play", "partner_protected": True, "damaged": True},
            "deception-protected, adjusted-score towards=had-it-been-disclosed",
        ),
        (
            {"deceived_by": "call-or-play", "partner_protected": True},
            "deception-protected, score-stands why=no-damage-done",
        ),
        ({"deceived_by": "call-or-play"}, "deception-allowed"),
        ({"false_inference": False}, "score-stands why=no-false-inference"),
        ({"bridge_reason": True}, "score-stands why=bridge-reason"),
        ({"could_know_gain": False}, "score-stands why=could-not-know"),
        ({"damaged": False}, "score-stands why=no-damage-done"),
        ({}, "adjusted-score towards=without-deception"),
    ),
)

scene(
    "agreements-and-departures",
    INFORMATION,
    "40",
    what=Scene(
        kind="partnership-agreement",
        story=(_("During the play the opponents of a pair complain of its methods."),),
        facts={"method_forbidden": (False, True)},
        fixed={"play_over": False},
        besides=("method", "method_forbidden", "partner_aware"),
        asks=("method-allowed", "method-forbidden"),
        ask=_("Is it allowed?"),
        seats=nowhere,
    ),
    by_text=(
        ({"method": "departure", "partner_aware": True}, "method-forbidden why=implicit"),
        ({"method": "departure"}, "method-allowed why=departure"),
        ({"method": "artificial-psych", "method_forbidden": True}, "method-forbidden why=artificial-psych"),
        ({"method": "artificial-psych", "partner_aware": True}, "method-forbidden why=implicit"),
        ({"method": "artificial-psych"}, "method-allowed why=departure"),
        ({"method": "undisclosed"}, "method-forbidden why=secret"),
        ({"method": "special", "method_forbidden": True}, "method-forbidden why=special"),
        ({"method": "special"}, "method-allowed why=special"),
        ({"method": "changed", "method_forbidden": True}, "method-forbidden why=changed"),
        ({"method": "changed"}, "method-allowed why=changed"),
        ({"matter_of_style": True}, "method-allowed why=style"),
        ({"matter_of_style": False}, "method-forbidden why=differs"),
    ),
)

scene(
    "looking-at-a-system-card",
    INFORMATION,
    "40B2",
    "20G3",
    what=Scene(
        kind="system-card",
        story=(_("The regulations of the tournament say nothing but what is told here."),),
        facts={"to_explain": (False, True), "own_card_permitted": (False, False, True)},
        besides=("looked_into", "looked_when", "declaring_side", "turn_to_act", "own_card_permitted"),
        asks=("may-look", "may-not-look"),
        ask=_("Is he allowed to look?"),
        seats=nowhere,
    ),
    by_text=(
        ({"looked_into": "memory-aid", "looked_when": "before-auction"}, "may-look why=before-auction"),
        ({"looked_into": "memory-aid"}, "may-not-look why=memory-aid"),
        ({"looked_into": "own-card", "looked_when": "before-auction"}, "may-look why=before-auction"),
        (
            {"looked_into": "own-card", "looked_when": "clarification", "declaring_side": True},
            "may-look why=declaring-side",
        ),
        ({"looked_into": "own-card", "own_card_permitted": True}, "may-look why=regulation"),
        ({"looked_into": "own-card"}, "may-not-look why=own-card"),
        ({"looked_when": {"before-auction", "before-first-call"}}, "may-look why=opponents-card"),
        ({"looked_when": "clarification"}, "may-look why=opponents-card"),
        ({"turn_to_act": True}, "may-look why=opponents-card"),
        ({"to_explain": True}, "may-look why=to-explain"),
        ({}, "may-not-look why=opponents-card"),
    ),
)

scene(
    "information-from-elsewhere",
    INFORMATION,
    "16D",
    what=Scene(
        kind="extraneous-information",
        story=(_("A player tells the director what he has come to know of a board."),),
        facts={"event": ("pairs", "individual", "teams")},
        fixed={"play_over": False},
        besides=("learned", "may_affect_play", "first_call_made", "seats_can_change", "can_redeal"),
        asks=("information-harmless", "change-seats", "deal-again", "play-board-first", "give-artificial-score"),
        ask=_("What may the director do?"),
    ),
    by_text=(
        ({"may_affect_play": False}, "information-harmless"),
        ({"first_call_made": True}, "play-board-first, give-artificial-score"),
        (
            {"seats_can_change": True, "can_redeal": True},
            "change-seats, deal-again, play-board-first, give-artificial-score",
        ),
        ({"seats_can_change": True}, "change-seats, play-board-first, give-artificial-score"),
        ({"can_redeal": True}, "deal-again, play-board-first, give-artificial-score"),
        ({}, "play-board-first, give-artificial-score"),
    ),
)
