"""The deal, the board and its cards (Laws 6, 8, 13, 15 and 86)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.templates import Topic

DEAL = Topic("deal", _("The deal and the board"))

_WHATEVER_HAS_BEGUN = {"earlier-session", "passed-out", "not-shuffled", "card-seen-later"}
"""What makes no other ruling while nobody has taken his cards, or cannot have happened then."""

scene(
    "a-faulty-deal",
    DEAL,
    "6",
    "22B",
    "86A",
    version=6,
    what=Scene(
        kind="faulty-deal",
        story=(_("In a team match the director is called because of a deal."),),
        facts={
            "method_prescribed": (False, True),
            "past_deals_meant": (False, False, True),
            "match_result_known": (False, False, False, True),
            "hands_duplicated": (False, False, False, True),
            "sides_begun": (0, 1, 2, 2),
            "deal_fault": (
                *("dealt-wrongly", "dealt-wrongly", "face-could-be-seen", "face-could-be-seen"),
                *("earlier-session", "earlier-session", "earlier-session", "passed-out"),
                *("not-shuffled", "not-shuffled", "not-shuffled", "card-seen-later"),
            ),
        },
        fixed={"exchange_arranged": False},
        besides=("deal_fault", "sides_begun", "past_deals_meant", "hands_duplicated", "match_result_known"),
        never=(
            {"deal_fault": _WHATEVER_HAS_BEGUN, "sides_begun": {0, 1}},
            {"deal_fault": _WHATEVER_HAS_BEGUN, "hands_duplicated": True},
            {"deal_fault": {"dealt-wrongly", "face-could-be-seen"}, "past_deals_meant": True},
            {"deal_fault": {"dealt-wrongly", "face-could-be-seen"}, "sides_begun": 2, "match_result_known": True},
            {"deal_fault": {"earlier-session", "not-shuffled"}, "match_result_known": True},
            {"method_prescribed": True, "sides_begun": 2},
            {"match_result_known": True, "hands_duplicated": True},
            {"match_result_known": True, "method_prescribed": True},
        ),
        asks=(
            *("shuffled-and-dealt-again", "copies-not-redealt", "deal-is-right", "deal-stays", "not-dealt-again"),
            *("result-cannot-stand", "result-may-stand", "no-redeal-in-match", "treat-as-extraneous-information"),
        ),
        worded={
            "shuffled-and-dealt-again": _("The pack must be shuffled and dealt again, while there is time for that."),
            "copies-not-redealt": _("There should be a new deal, but the hands are copies: normally there is none."),
            "deal-stays": _(
                "The deal has a fault of Law 6D1, but the auction has begun for both sides: no new deal is due."
            ),
            "result-cannot-stand": _(
                "No result may stand: the director orders a new deal or gives an artificial adjusted score."
            ),
            "result-may-stand": _(
                "The result may stand, though the cards should have been shuffled; a new deal is the director's choice."
            ),
            "treat-as-extraneous-information": _(
                "The deal itself is not at fault: what was seen is for Law 16D, unless it was an opponent's card (74C5)."
            ),
            "no-redeal-in-match": _(
                "Since the result of the match could be known, there is no new deal: the score is adjusted."
            ),
        },
        seats=nowhere,
    ),
    by_text=(
        ({"deal_fault": "passed-out"}, "not-dealt-again", "22B"),
        ({"deal_fault": "dealt-wrongly", "method_prescribed": True}, "deal-is-right why=prescribed", "6E4"),
        (
            {"deal_fault": {"earlier-session", "not-shuffled"}, "past_deals_meant": True},
            "deal-is-right why=meant",
            "6D2",
        ),
        ({"deal_fault": "not-shuffled", "pack_sorted": True}, "result-cannot-stand", "6D2"),
        ({"deal_fault": "not-shuffled", "pack_sorted": False}, "result-may-stand", "6D3"),
        ({"deal_fault": "card-seen-later"}, "treat-as-extraneous-information", "6D1"),
        ({"deal_fault": "earlier-session", "past_deals_meant": False}, "result-cannot-stand", "6D2"),
        ({"deal_fault": {"dealt-wrongly", "face-could-be-seen"}, "sides_begun": 2}, "deal-stays", "6D1"),
        (
            {"deal_fault": {"dealt-wrongly", "face-could-be-seen"}, "match_result_known": True},
            "no-redeal-in-match",
            "86A",
        ),
        ({"deal_fault": {"dealt-wrongly", "face-could-be-seen"}, "hands_duplicated": True}, "copies-not-redealt", "6F"),
        ({"deal_fault": {"dealt-wrongly", "face-could-be-seen"}}, "shuffled-and-dealt-again", "6D1"),
    ),
)

scene(
    "a-wrong-board",
    DEAL,
    "15B",
    "8A1",
    "fn:4",
    "5B",
    "8A1",
    "86B",
    version=4,
    what=Scene(
        kind="wrong-board",
        idle=(
            ({"auction_begun": True}, _("Only one call has been made so far.")),
            _("The players want to go on as they are."),
        ),
        story=(_("The director finds that something is wrong at a table."),),
        facts={
            "wrong_at_table": ("board", "board", "opponents", "opponents", "direction"),
            "event": ("pairs", "individual", "teams"),
        },
        besides=("wrong_at_table", "auction_begun", "event"),
        never=({"wrong_at_table": "direction", "auction_begun": True},),
        asks=(
            *("artificial-score", "board-cancelled", "board-completed", "right-board-instead"),
            *("right-opponents-instead", "right-seats", "treat-as-in-team-match"),
        ),
        worded={
            "right-seats when=at-once": _("The players change to the right directions and play the board."),
            "right-board-instead": _("The right board comes to the table; this one is not played now."),
            "right-opponents-instead": _("The right opponents come to the table; these do not play the board."),
            "board-completed": _("The board is played out and its score stands; nobody is given an artificial score."),
            "board-completed, artificial-score": _(
                "The board is played out; who has lost the chance of a valid score is given an artificial one."
            ),
            "board-cancelled": _("The board is cancelled for both sides; nobody is given an artificial score."),
            "board-cancelled, artificial-score": _(
                "The board is cancelled for both sides; who has lost the chance of a score is given an artificial one."
            ),
        },
        seats=nowhere,
    ),
    by_text=(
        ({"wrong_at_table": "direction"}, "right-seats when=at-once", "5B"),
        ({"wrong_at_table": "board", "auction_begun": False}, "right-board-instead"),
        ({"wrong_at_table": "opponents", "auction_begun": False}, "right-opponents-instead"),
        ({"event": "teams"}, "treat-as-in-team-match"),
        (
            {"played_before": False, "left_without_score": True},
            "board-completed, artificial-score why=no-chance-of-score",
            "15B3",
        ),
        ({"played_before": False, "left_without_score": False}, "board-completed", "15B2"),
        (
            {"played_before": True, "left_without_score": True},
            "board-cancelled, artificial-score why=no-chance-of-score",
            "15B3",
        ),
        ({"played_before": True, "left_without_score": False}, "board-cancelled", "15B1"),
    ),
)

scene(
    "a-wrong-number-of-cards",
    DEAL,
    "13",
    "16D1",
    "fn:2",
    version=8,
    what=Scene(
        kind="wrong-number-of-cards",
        story=(_("It is found that wrong numbers of cards had been put into the pockets of a board."),),
        facts={
            "card_count": ("long-and-short", "long-and-short", "long-and-short", "foreign-card", "short-only"),
            "play_over": (False, False, True),
            "event": ("pairs", "individual", "teams"),
        },
        fixed={"pockets_wrong": True},
        told={
            "play_over": {
                True: _("That was noticed only after the play."),
                False: _("That was noticed before the play was over."),
            }
        },
        besides=("event", "card_count", "play_over", "wrong_hand_called", "card_seen"),
        not_told=(
            {"card_count": {"foreign-card", "short-only"}, "card_seen": {"opponents", "partners"}},
            {"card_count": "short-only", "play_over": True},
        ),
        never=(
            {"wrong_hand_called": True, "card_seen": {"opponents", "partners"}},
            {"card_count": "foreign-card", "play_over": True},
            # Whoever has played has called before.
            {"foreign_card_played": {"current-trick", "past-trick"}, "wrong_hand_called": False},
        ),
        asks=(
            *("adjusted-score", "adjusted-score-due", "extra-card-removed", "auction-and-play-go-on"),
            *("board-played-and-scored", "board-played-normally", "board-played-unchanged", "play-ends"),
            *("treat-as-extraneous-information", "treat-as-missing-card", "table-score-cancelled", "no-adjusted-score"),
        ),
        worded={
            "board-played-normally": _(
                "Nobody with the wrong number of cards has called, and no card was seen: the hands are put right and the "
                "board is played normally."
            ),
            "board-played-and-scored": _(
                "An opponent's card was seen: the board is played, and the score adjusted only if that has affected it."
            ),
            "board-played-unchanged": _(
                "Although a wrong hand has called, the board can be put right: it is played with no other change."
            ),
            "play-ends, adjusted-score": _(
                "A player with the wrong number of cards has called and the board cannot be put right: "
                "it is not played, the score is adjusted."
            ),
            "extra-card-removed, auction-and-play-go-on, no-adjusted-score": _(
                "The card too many is taken out, auction and play go on, and the score may not be adjusted for it."
            ),
            "extra-card-removed, auction-and-play-go-on": _(
                "The card too many is taken out, auction and play go on, and the score may be adjusted for it."
            ),
            "treat-as-extraneous-information": _(
                "Only a card of his partner was seen by a player: the director rules by Law 16D."
            ),
        },
        seats=nowhere,
    ),
    by_text=(
        ({"card_count": "short-only"}, "treat-as-missing-card", "fn:2"),
        (
            {"card_count": "foreign-card", "foreign_card_played": "past-trick"},
            "extra-card-removed, auction-and-play-go-on",
            "13C",
        ),
        ({"card_count": "foreign-card"}, "extra-card-removed, auction-and-play-go-on, no-adjusted-score", "13C"),
        ({"play_over": True}, "table-score-cancelled, adjusted-score-due", "13D"),
        ({"wrong_hand_called": True, "can_be_corrected": True}, "board-played-unchanged", "13B1"),
        ({"wrong_hand_called": True, "can_be_corrected": False}, "play-ends, adjusted-score", "13B2"),
        ({"wrong_hand_called": False, "card_seen": "none"}, "board-played-normally", "13A1"),
        ({"wrong_hand_called": False, "card_seen": "partners"}, "treat-as-extraneous-information", "16D1"),
        ({"wrong_hand_called": False, "card_seen": "opponents"}, "board-played-and-scored", "13A2"),
    ),
)

scene(
    "the-end-of-a-round",
    DEAL,
    "8",
    version=5,
    what=Scene(
        kind="end-of-round",
        idle=(
            ({"table_finished": False}, _("The players of the next table are waiting already.")),
            ({"signal_given": False}, _("The time announced for the round has run out.")),
            ({"last_round": True, "table_finished": True}, _("The players of the table have left the room.")),
            ({"signal_given": True}, _("The signal came earlier than announced.")),
        ),
        story=(_("The question is whether the round, or the session, is over for a table."),),
        facts={"board_postponed": ("no", "no", "outstanding", "settled"), "last_round": (False, False, True)},
        told={
            "last_round": {
                True: _("It was the last round: there was no next one."),
                False: _("It was not the last round of the session."),
            },
            "table_finished": {
                True: _("At this table the play of the boards of the round was over."),
                False: _("At this table a board of the round was still being played."),
            },
        },
        besides=("last_round", "board_postponed", "signal_given", "table_finished", "all_entered"),
        never=(
            {"last_round": True, "signal_given": {True, False}},
            {"board_postponed": "outstanding", "all_entered": True},
            {"table_finished": False, "all_entered": True},
        ),
        asks=("round-goes-on", "round-over", "session-over"),
        worded={
            "round-goes-on why=board-postponed": _(
                "No: for these players the round lasts as long as their board is open."
            ),
            "round-goes-on why=scores-open": _(
                "No: it is the last round, and not all scores of the table have been entered."
            ),
            "round-goes-on why=no-signal": _("No: the director has not given the signal for the next round."),
            "round-goes-on why=table-not-finished": _(
                "No: for a table that was still playing the round lasts until its players change tables."
            ),
            "round-over": _("Yes, the round is over for the table; the session is not."),
            "session-over": _("Yes, the last round, and with it the session, is over for the table."),
        },
        ask=_("Is it over?"),
        seats=nowhere,
    ),
    by_text=(
        ({"board_postponed": "outstanding"}, "round-goes-on why=board-postponed", "8B2"),
        ({"last_round": True, "all_entered": False}, "round-goes-on why=scores-open", "8C"),
        ({"last_round": True, "all_entered": True}, "session-over", "8C"),
        ({"signal_given": False}, "round-goes-on why=no-signal", "8B1"),
        (
            {"table_finished": False, "players_moved": lambda moved: moved is not True},
            "round-goes-on why=table-not-finished",
            "8B1",
        ),
        ({"last_round": False, "signal_given": True}, "round-over", "8B1"),
    ),
)
