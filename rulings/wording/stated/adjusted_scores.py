"""Adjusted scores, scores and teams, Laws 12, 77 to 79, 86 and 87."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "prompted_by": {
        "director": _("the director looked at the score on his own initiative"),
        "director-late": _("the director noticed it only after the time in which he rectifies what he notices"),
        "player-in-time": _("a player had asked for it in time"),
        "player-late": _("a player had asked for it only after the time for it"),
    },
    "ground": {
        "law-provides": _("the Law that was infringed itself prescribed an adjusted score"),
        "harm-not-removed": _("the Laws had no rectification that could make good damage by such an infraction"),
        "board-unplayable": _("no correction would let the board be played normally"),
        "wrongly-rectified": _("the irregularity had been rectified in an incorrect way"),
        "too-severe": _("the rectification laid down seemed too severe, or to favour a side"),
    },
    "result_possible": {
        True: _("a result was obtained at the table"),
        False: _("no result could be obtained at the table"),
    },
    "outcomes": {
        "one": _("without the infraction one result was likely"),
        "several": _("without the infraction several results were possible"),
        "too-many": _("without the infraction the possibilities were too many or not clear"),
    },
    "own_error": {
        "none": _("the non-offending side did not contribute to its own damage"),
        "serious-error": _(
            "the non-offending side contributed to its own damage by an extremely serious error, unrelated to the infraction"
        ),
        "gambling": _("the non-offending side contributed to its own damage by a gambling action"),
    },
    "fault_of_ns": {
        "none": _("North-South were not at fault at all"),
        "partial": _("North-South were partly at fault"),
        "direct": _("North-South were directly at fault"),
    },
    "fault_of_ew": {
        "none": _("East-West were not at fault at all"),
        "partial": _("East-West were partly at fault"),
        "direct": _("East-West were directly at fault"),
    },
    "scoring": {
        "matchpoints": _("the competition was scored by matchpoints"),
        "imps": _("the competition was scored by IMPs"),
        "cross-imps": _("the competition was scored by IMPs against each of the other scores"),
        "total-points": _("the competition was scored by total points"),
    },
    "several_boards": {
        True: _("a contestant got no score on more than one board of the session"),
        False: _("it was the only board of the session without a score"),
    },
    "event": {
        "pairs": _("it was a pairs event"),
        "individual": _("it was an individual event"),
        "teams": _("it was a team event"),
    },
    "knockout": {
        True: _("it was a knockout match"),
        False: _("it was no knockout match"),
    },
    "ns_on_other_boards": {
        "*": _("North-South scored %(value)s%% on the other boards of the session"),
    },
    "ew_on_other_boards": {
        "*": _("East-West scored %(value)s%% on the other boards of the session"),
    },
    "earlier_board_ns": {
        True: _("North-South had got no score on an earlier board of the session either"),
        False: _("North-South had a score on every earlier board of the session"),
    },
    "earlier_board_ew": {
        True: _("East-West had got no score on an earlier board of the session either"),
        False: _("East-West had a score on every earlier board of the session"),
    },
    "average_imps": {
        "*": _("average plus and average minus were %(value)s IMPs"),
    },
    "later_average_plus": {
        "*": _("average plus was %(value)s on each further board without a score"),
    },
    "later_average_minus": {
        "*": _("average minus was %(value)s on each further board without a score"),
    },
    "top": {
        "*": _("the most that could be had on the board was %(value)s matchpoints"),
    },
    "results": {
        "*": _("the director assigned: %(value)s"),
    },
    "other_scores": {
        "*": _("the other scores on the board, for North-South, were: %(value)s"),
    },
    "other_table_score": {
        "*": _("the other table scored %(value)s, for those who sat North-South here"),
    },
    "weighing": {
        "comparisons": _("the matchpoints or IMPs of each result were weighted"),
        "points": _("the points were weighted and their average then compared"),
    },
    "unit": {
        "matchpoint": _("an equal score was worth one matchpoint"),
        "half-matchpoint": _("an equal score was worth half a matchpoint"),
    },
    "table_score": {
        "*": _("the score obtained in play, for North-South, was %(value)s"),
    },
    "offending_side": {
        "NS": _("the infraction was of North-South"),
        "EW": _("the infraction was of East-West"),
    },
    "without_error": {
        "*": _("without its own error the non-offending side would have led to %(value)s for North-South"),
    },
    "adjusted_for": {
        "both": _("the score of both sides was adjusted"),
        "NS": _("only the score of North-South was adjusted"),
        "EW": _("only the score of East-West was adjusted"),
    },
    "difference": {
        "none": _("nothing differed on the board"),
        "cards-misplaced": _("cards lay in a wrong pocket of the board"),
        "dealer-or-vulnerability": _("two copies of the board had another dealer or another vulnerability"),
    },
    "compared_directly": {
        True: _("pairs whose scores are compared directly played the board in different forms"),
        False: _("pairs whose scores are compared directly played the board in the same form"),
    },
    "score_groups": {
        "*": _("the scores, for North-South, were in groups: %(value)s"),
    },
    "group_method": {
        "none-stated": _("the regulations stated no method for groups of scores"),
        "compared": _("the regulations had the scores of a group compared with one another"),
        "neuberg": _("the regulations had each group brought to the full field by Neuberg's formula"),
    },
    "ours": {
        "*": _("our score was %(value)s"),
    },
    "theirs": {
        "*": _("it was compared with %(value)s"),
    },
    "scores": {
        "*": _("the scores on the board were: %(value)s"),
    },
    "field": {
        "*": _("the board counted on %(value)s scores"),
    },
    "fewer_scores": {
        "compared": _("those who played the board were compared"),
        "neuberg": _("Neuberg's formula was used"),
    },
    "single_table": {
        True: _("the boards were played at one table only"),
        False: _("the boards were played at both tables"),
    },
    "single_table_method": {
        "as-usual": _("the regulations had no method of their own for boards played at one table only"),
        "own-method": _("the regulations had a method of their own for boards played at one table only"),
    },
    "not_comparable": {
        True: _("the scores of the two tables could not be compared"),
        False: _("the scores of the two tables could be compared"),
    },
    "several_adjusted": {
        True: _("more than one adjusted score had to be given in the match"),
        False: _("no other adjusted score had to be given in the match"),
    },
    "other_table_favours": {
        True: _("the score of the other table was clearly in favour of one of the teams"),
        False: _("the score of the other table favoured neither team clearly"),
    },
    "teams_at_fault": {
        "neither": _("neither of the two teams was at fault"),
        "one": _("only one of the two teams was at fault"),
        "both": _("both teams were at fault"),
    },
    "assigned_imps": {
        "*": _("the team not at fault had an assigned score of, in IMPs: %(value)s"),
    },
    "time_left": {
        True: _("there was enough time to play substitute boards"),
        False: _("there was no time to play substitute boards"),
    },
    "match_result_known": {
        True: _("a contestant could know the final result of the match without this board"),
        False: _("nobody could know the final result of the match without this board"),
    },
    "slip_by": {
        "player": _("a player worked out or entered the agreed score wrongly"),
        "official": _("a scorer or another official worked out or entered the agreed score wrongly"),
        "nobody": _("the number of tricks itself was in dispute"),
    },
    "wrongly_entered": {
        True: _("it was beyond reasonable doubt that the score was entered wrongly"),
        False: _("it was not beyond reasonable doubt that the score was entered wrongly"),
    },
    "organizer_agrees": {
        True: _("the Tournament Organizer agreed to the late correction"),
        False: _("the Tournament Organizer did not agree to the late correction"),
    },
    "board": {
        "*": _("it was board %(value)s"),
    },
    "calls": {
        "*": _("the auction went: %(value)s"),
    },
    "passed_out": {
        True: _("all four players passed"),
        False: _("there was a contract"),
    },
    "declarer": {
        "N": _("North was declarer"),
        "E": _("East was declarer"),
        "S": _("South was declarer"),
        "W": _("West was declarer"),
    },
    "tricks_at_table": {
        "*": _("the declaring side won %(value)s tricks"),
    },
    "adjusted_tricks": {
        "*": _("the declaring side had %(value)s tricks in the adjusted score"),
    },
    "correction_period_over": {
        True: _("the time for correcting scores had run out"),
        False: _("the time for correcting scores had not run out"),
    },
}
