"""The deal, the board and its cards (Laws 2, 5 to 8, 13, 15, 17, 86 and 87)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.templates import Topic

DEAL = Topic("deal", _("The deal and the board"))

scene(
    "a-faulty-deal",
    DEAL,
    "6",
    "22B",
    "86A",
    "16D1",
    what=Scene(
        kind="faulty-deal",
        story=(_("The director is called because of a deal."),),
        facts={
            "method_prescribed": (False, False, True),
            "past_deals_meant": (False, False, True),
            "exchange_arranged": (False, False, True),
            "match_result_known": (False,),
            "hands_duplicated": (False, False, True),
            "deal_fault": (
                *("dealt-wrongly", "face-could-be-seen", "card-seen-later"),
                *("not-shuffled", "earlier-session", "passed-out"),
            ),
        },
        told={"match_result_known": {}},
        besides=("deal_fault", "sides_begun"),
        asks=(
            *("shuffled-and-dealt-again", "copies-not-redealt", "deal-is-right", "deal-stays", "not-dealt-again"),
            *("result-cannot-stand", "result-may-stand", "treat-as-extraneous-information"),
        ),
        seats=nowhere,
    ),
    by_text=(
        ({"deal_fault": "passed-out"}, "not-dealt-again"),
        ({"deal_fault": "card-seen-later"}, "treat-as-extraneous-information"),
        ({"deal_fault": "dealt-wrongly", "method_prescribed": True}, "deal-is-right why=prescribed"),
        ({"deal_fault": "not-shuffled", "past_deals_meant": True}, "deal-is-right why=meant"),
        ({"deal_fault": "earlier-session", "past_deals_meant": True}, "deal-is-right why=meant"),
        ({"deal_fault": "earlier-session", "exchange_arranged": True}, "deal-is-right"),
        ({"deal_fault": "not-shuffled", "pack_sorted": False}, "result-may-stand"),
        ({"deal_fault": {"not-shuffled", "earlier-session"}}, "result-cannot-stand"),
        ({"sides_begun": 2}, "deal-stays"),
        ({"hands_duplicated": True}, "copies-not-redealt"),
        ({}, "shuffled-and-dealt-again"),
    ),
)

scene(
    "a-wrong-board",
    DEAL,
    "15B",
    "5B",
    "8A1",
    "86B",
    what=Scene(
        kind="wrong-board",
        story=(_("The director finds that something is wrong at a table."),),
        facts={
            "wrong_at_table": ("board", "board", "opponents", "direction"),
            "event": ("pairs", "individual", "teams"),
        },
        besides=("wrong_at_table", "auction_begun", "event"),
        asks=(
            *("artificial-score", "board-cancelled", "board-completed", "right-board-instead"),
            *("right-opponents-instead", "right-seats", "treat-as-in-team-match"),
        ),
        seats=nowhere,
    ),
    by_text=(
        ({"wrong_at_table": "direction", "auction_begun": False}, "right-seats when=at-once"),
        ({"wrong_at_table": "direction"}, "right-seats when=after-board"),
        ({"wrong_at_table": "board", "auction_begun": False}, "right-board-instead"),
        ({"wrong_at_table": "opponents", "auction_begun": False}, "right-opponents-instead"),
        ({"event": "teams"}, "treat-as-in-team-match"),
        (
            {"played_before": False, "left_without_score": True},
            "board-completed, artificial-score why=no-chance-of-score",
        ),
        ({"played_before": False}, "board-completed"),
        ({"left_without_score": True}, "board-cancelled, artificial-score why=no-chance-of-score"),
        ({"left_without_score": False}, "board-cancelled"),
    ),
)

scene(
    "a-wrong-number-of-cards",
    DEAL,
    "13",
    "16D1",
    "fn:2",
    what=Scene(
        kind="wrong-number-of-cards",
        story=(_("Somebody finds that the number of cards is not right."),),
        facts={
            "card_count": ("long-and-short", "long-and-short", "long-and-short", "foreign-card", "short-only"),
            "play_over": (False, False, True),
            "pockets_wrong": (True,),
            "event": ("pairs",),
        },
        told={"pockets_wrong": {}, "event": {}},
        besides=("card_count", "wrong_hand_called", "card_seen"),
        asks=(
            *("adjusted-score", "adjusted-score-due", "auction-and-play-go-on", "board-played-and-scored"),
            *("board-played-normally", "board-played-unchanged", "treat-as-extraneous-information"),
            *("treat-as-missing-card", "table-score-cancelled"),
        ),
        seats=nowhere,
    ),
    by_text=(
        ({"card_count": "short-only"}, "treat-as-missing-card"),
        ({"card_count": "foreign-card"}, "auction-and-play-go-on"),
        ({"play_over": True}, "table-score-cancelled, adjusted-score-due"),
        ({"wrong_hand_called": True, "can_be_corrected": True}, "board-played-unchanged"),
        ({"wrong_hand_called": True}, "adjusted-score"),
        ({"card_seen": "none"}, "board-played-normally"),
        ({"card_seen": "partners"}, "treat-as-extraneous-information"),
        ({"card_seen": "opponents"}, "board-played-and-scored"),
    ),
)

scene(
    "cards-of-another-board",
    DEAL,
    "15A",
    "7B1",
    "fn:3",
    what=Scene(
        kind="cards-from-wrong-board",
        story=(_("A player had taken his cards from a wrong board."),),
        facts={"next_player_called": (False, True), "board_at_issue": ("board-in-play", "board-of-the-cards")},
        besides=(
            *("board_at_issue", "called_with_wrong_cards", "partner_called", "next_player_called", "call_repeated"),
            "very_different",
        ),
        asks=(
            "adjusted-score-due",
            "calls-cancelled",
            "calls-with-right-cards",
            "later-calls-withdrawn",
            "takes-right-cards",
        ),
        nothing=_("The board may be played normally."),
        seats=nowhere,
    ),
    by_text=(
        ({"board_at_issue": "board-of-the-cards", "call_repeated": True}, "nothing"),
        ({"board_at_issue": "board-of-the-cards", "very_different": False}, "nothing"),
        ({"board_at_issue": "board-of-the-cards"}, "adjusted-score-due"),
        ({"called_with_wrong_cards": False}, "takes-right-cards"),
        ({"partner_called": True}, "calls-cancelled, adjusted-score-due"),
        ({"next_player_called": True}, "calls-cancelled, calls-with-right-cards, later-calls-withdrawn"),
        ({}, "calls-cancelled, calls-with-right-cards"),
    ),
)

scene(
    "handling-of-the-board",
    DEAL,
    "2",
    "7",
    "8A",
    what=Scene(
        kind="board-handling",
        story=(_("The director sees how a board and its cards are handled."),),
        facts={"declarer_plays_dummy": (False, False, True), "others_instructed": (False, True)},
        besides=("handling", "touching_permitted", "both_sides_present", "others_instructed"),
        told={"touching_permitted": {}, "others_instructed": {}, "both_sides_present": {}},
        cited=True,
        ask=_("Which clause of the Laws decides?"),
        form="clause",
        seats=nowhere,
    ),
    by_text=(
        ({"handling": "conditions-differ"}, "2"),
        ({"handling": "board-moved"}, "7A"),
        ({"handling": {"not-counted", "called-unseen"}}, "7B2"),
        ({"handling": "touched-cards"}, "7B3"),
        ({"handling": {"returned-wrongly", "hand-taken-out"}}, "7C"),
        ({"handling": "not-passed-on"}, "8A2"),
    ),
)

scene(
    "may-it-be-handled-so",
    DEAL,
    "7",
    "8A2",
    what=Scene(
        kind="board-handling",
        story=(_("A board is handled in a way that somebody objects to."),),
        facts={
            "handling": ("touched-cards", "hand-taken-out", "not-passed-on", "returned-wrongly"),
            "declarer_plays_dummy": (False, False, True),
            "others_instructed": (False, True),
        },
        besides=("handling", "touching_permitted", "both_sides_present", "others_instructed", "declarer_plays_dummy"),
        asks=(
            *("may-touch-cards", "may-not-touch-cards", "may-take-out-hand", "may-not-take-out-hand"),
            *("moves-boards", "moves-boards-as-instructed", "cards-to-right-pockets"),
        ),
        seats=nowhere,
    ),
    by_text=(
        ({"handling": "returned-wrongly"}, "cards-to-right-pockets"),
        ({"handling": "touched-cards", "declarer_plays_dummy": True}, "may-touch-cards"),
        ({"handling": "touched-cards", "touching_permitted": True}, "may-touch-cards"),
        ({"handling": "touched-cards"}, "may-not-touch-cards"),
        ({"handling": "hand-taken-out", "both_sides_present": True}, "may-take-out-hand"),
        ({"handling": "hand-taken-out"}, "may-not-take-out-hand"),
        ({"others_instructed": True}, "moves-boards-as-instructed"),
        ({}, "moves-boards"),
    ),
)

scene(
    "the-end-of-a-round",
    DEAL,
    "8",
    what=Scene(
        kind="end-of-round",
        story=(_("The question is whether the round, or the session, is over for a table."),),
        facts={"board_postponed": ("no", "no", "outstanding", "settled"), "last_round": (False, False, True)},
        besides=("last_round", "board_postponed", "signal_given", "table_finished", "all_entered"),
        asks=("round-goes-on", "round-over", "session-over"),
        ask=_("Is it over?"),
        seats=nowhere,
    ),
    by_text=(
        ({"board_postponed": "outstanding"}, "round-goes-on why=board-postponed"),
        ({"last_round": True, "all_entered": False}, "round-goes-on why=scores-open"),
        ({"last_round": True}, "session-over"),
        ({"signal_given": False}, "round-goes-on why=no-signal"),
        ({"table_finished": False, "players_moved": False}, "round-goes-on why=table-not-finished"),
        ({}, "round-over"),
    ),
)
