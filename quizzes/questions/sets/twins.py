"""Templates that asked one scene twice, and are one now."""

from quizzes.questions.merging import merged
from quizzes.questions.sets.auction import INSUFFICIENT
from quizzes.questions.sets.boards import board_declarer, board_score
from quizzes.questions.sets.boards_results import auction_declarer, auction_result
from quizzes.questions.sets.claims import AGREEMENT, CONCESSION
from quizzes.questions.sets.designations_calls import incomplete_call, incomplete_call_clause
from quizzes.questions.sets.dummy_draws_attention import POINTED_OUT
from quizzes.questions.sets.dummy_penalised import MAY_BE_PENALISED
from quizzes.questions.sets.dummy_rights_lost import dummy_asks_declarer
from quizzes.questions.sets.explained_cards import EXPLAINED
from quizzes.questions.sets.exposed_cards import exposed_card_director, exposed_card_status
from quizzes.questions.sets.insufficient_corrected import CORRECTED
from quizzes.questions.sets.later_plays import PLAYED_ON
from quizzes.questions.sets.matchpoints import matchpoints_of_pair, matchpoints_percentage
from quizzes.questions.sets.opening_leads import faced_opening_lead
from quizzes.questions.sets.opening_leads_cards import card_led
from quizzes.questions.sets.opening_leads_second_card import SECOND_CARD
from quizzes.questions.sets.penalty_cards import penalty_card_clause, penalty_card_hand
from quizzes.questions.sets.penalty_cards_after_choice import penalty_card_lead, penalty_cards_after_choice
from quizzes.questions.sets.penalty_cards_damage import score_after_penalty_card
from quizzes.questions.sets.penalty_cards_information import exposed_card_information
from quizzes.questions.sets.penalty_cards_unable import unable_lead
from quizzes.questions.sets.plays_before_rectification import plays_before_correct_lead
from quizzes.questions.sets.premature_plays import premature_play
from quizzes.questions.sets.premature_plays_told import CARD_TOO_SOON
from quizzes.questions.sets.premature_plays_unable import unable_play
from quizzes.questions.sets.procedure import DUMMY_DID
from quizzes.questions.sets.revokes_dummy_asks import revoke_dummy_asks
from quizzes.questions.sets.revokes_established import revoke_established, revoke_established_director
from quizzes.questions.sets.scores import score_down, score_made, score_tricks
from quizzes.questions.sets.tricks import missing_card
from quizzes.questions.sets.tricks_at_fault import AT_FAULT
from quizzes.questions.sets.tricks_inspected import AT_ONCE, LOOKING
from quizzes.questions.sets.tricks_seen import look_at_trick
from quizzes.questions.sets.tricks_two_cards import two_cards_at_once
from quizzes.questions.sets.unable import CANNOT_COMPLY
from quizzes.questions.sets.withdrawn_cards import withdrawn_card, withdrawn_card_clause

merged("what-becomes-of-a-revoke", revoke_established, revoke_established_director)
merged("what-an-exposed-card-is", exposed_card_status, exposed_card_director)
merged("taking-a-card-back", withdrawn_card, withdrawn_card_clause, EXPLAINED)
merged("calling-a-card-of-dummy", incomplete_call, incomplete_call_clause)
merged("playing-with-penalty-cards", penalty_card_hand, penalty_card_clause)
merged("after-declarers-choice-for-a-lead", penalty_card_lead, penalty_cards_after_choice)
merged("what-dummys-question-costs", revoke_dummy_asks, dummy_asks_declarer)
merged("contract-and-result-of-an-auction", auction_result, auction_declarer)
merged("the-board-and-its-score", board_score, board_declarer)
merged("the-score-of-a-contract", score_made, score_down, score_tricks)
merged("matchpoints-on-a-board", matchpoints_of_pair, matchpoints_percentage)
merged("after-an-insufficient-bid", CORRECTED, INSUFFICIENT)
merged("who-may-look-at-a-trick", look_at_trick, LOOKING)
merged("played-at-the-same-moment", two_cards_at_once, AT_ONCE)
merged("an-opening-lead-by-the-wrong-player", faced_opening_lead, SECOND_CARD, card_led)
merged("playing-on-before-the-rectification", PLAYED_ON, plays_before_correct_lead)
merged("complying-with-a-choice", CANNOT_COMPLY, unable_lead, unable_play)
merged("whether-a-trick-comes-back", AGREEMENT, CONCESSION)
merged("a-defective-trick", AT_FAULT, missing_card)
merged("what-dummy-did-and-what-follows", DUMMY_DID, POINTED_OUT, MAY_BE_PENALISED)
merged("a-card-played-too-soon", premature_play, CARD_TOO_SOON)
merged("what-a-penalty-card-tells", exposed_card_information, score_after_penalty_card)
