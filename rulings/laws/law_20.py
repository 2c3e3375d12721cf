"""Law 20: review and explanation of calls."""

from collections.abc import Iterator
from typing import Literal

from rulings.effects.information import CorrectedTooEarly, MayNotCorrect, MustCorrectExplanation
from rulings.effects.procedures import MustSpeak
from rulings.effects.questions import (
    CorrectReviewAtOnce,
    ExplanationInOrder,
    ExplanationOutOfOrder,
    MayAsk,
    MayNotAsk,
    MayNotLook,
)
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.effects import Player
from rulings.engine.trace import Conclusion, information, option, reminder
from rulings.situations.auction_questions_facts import AuctionQuestionFacts, SystemCardFacts
from rulings.situations.explanations_given_facts import ExplanationGivenFacts
from rulings.situations.misinformation_facts import MisinformationFacts
from rulings.situations.mistaken_explanation_facts import MistakenExplanationFacts
from rulings.situations.opening_lead_period_facts import QuestionFacts
from rulings.situations.own_infractions_facts import OwnInfractionFacts


@clause("20A")
def may_have_call_made_clear(f: AuctionQuestionFacts) -> Conclusion:
    """Who is not sure which call was made may ask at once."""
    return MayAsk(who="asker", what="unclear-call")


@clause("20B", "fn:7")
def review(f: AuctionQuestionFacts) -> MayAsk | MayNotAsk:
    """The player whose turn it is to call may have all calls repeated, with the alerts, unless he has to pass by Law.

    A part of the auction is not repeated, nor may he break off the review.
    """
    if not f.in_turn:
        return MayNotAsk(who="asker", why="not-in-turn")
    if f.required_to_pass:
        return MayNotAsk(who="asker", why="must-pass")
    if f.asked_for == "part-of-review":
        return MayNotAsk(who="asker", why="partial")
    return MayAsk(who="asker", what="review-with-alerts")


@clause("20C1")
def may_ask_whose_lead(f: QuestionFacts) -> Conclusion:
    """After the final pass each defender may ask whether the opening lead is his."""
    if f.asker == "declarer":
        return MayNotAsk(who="declarer", why="whose-lead-declarer")
    if f.lead_faced:
        return MayNotAsk(who="defender", why="whose-lead-over")
    return MayAsk(who="defender", what="whose-lead")


@clause("20C2", "20D")
def whole_review(f: QuestionFacts) -> Conclusion:
    """An opponent repeats all calls, from the first to the last."""
    return reminder("whole-review")


@clause("20D")
def opponent_reviews(f: AuctionQuestionFacts) -> Conclusion:
    """Only an opponent answers."""
    return reminder("opponent-reviews")


@clause("20E")
def all_correct_review(f: AuctionQuestionFacts) -> Iterator[Conclusion]:
    """Everybody is responsible for correcting a wrong review at once, dummy and who has to pass included.

    If it was not corrected and did damage, the score is adjusted (12C1).
    """
    yield CorrectReviewAtOnce()
    if f.given("review_corrected") and not f.review_corrected:
        yield AdjustedScore(towards="with-right-review") if f.damaged else ScoreStands(why="no-damage-by-review")


@clause("20F1", "fn:7")
def may_have_explanation(f: AuctionQuestionFacts) -> MayAsk | MayNotAsk | Literal[True]:
    """At one's own turn to call, but who has to pass by Law may not; the asker's partner waits for his turn.

    Explained are the calls made, relevant ones that were not made, and what follows from the agreements; that he may ask
    about one of them says 20F3.
    """
    if not f.in_turn:
        return MayNotAsk(who="asker", why="explanation-not-in-turn")
    if f.required_to_pass:
        return MayNotAsk(who="asker", why="must-pass")
    return f.asked_for == "single-call" or MayAsk(who="asker", what="opponents-auction")


@clause("20F1")
def partner_of_caller_explains(f: AuctionQuestionFacts | ExplanationGivenFacts) -> Conclusion:
    """The partner of the player who made a call should answer about it, unless the director says otherwise.

    A regulation may want an explanation unasked, or in writing from the player himself.
    """
    if isinstance(f, AuctionQuestionFacts):
        return reminder("caller-s-partner-explains")
    if f.explained_because in ("director-told-him", "regulations"):
        return ExplanationInOrder(who="explainer", why=f.explained_because)
    if f.explained_by == "caller":
        return ExplanationOutOfOrder(who="explainer", why="own-call")
    if f.explained_because == "nobody-asked":
        return ExplanationOutOfOrder(who="explainer", why="nobody-asked")
    return ExplanationInOrder(who="explainer", why="callers-partner")


@clause("20F1")
def question_may_tell_partner(f: AuctionQuestionFacts) -> Conclusion:
    """Law 16 may apply to any question: partner hears it too."""
    return reminder("question-may-tell-partner", who="askers-partner")


@clause("20F2", "20F3")
def explained_by_partner(f: QuestionFacts) -> Conclusion:
    """The partner of the player who called should explain; a question may give unauthorised information."""
    return reminder("partner-explains", asker="declarer-asks" if f.asker == "declarer" else "defender-asks")


@clause("20F3")
def question_about_one_call(f: AuctionQuestionFacts) -> tuple[Conclusion, ...]:
    """He may ask about a single call, but 16B1 may apply."""
    return (
        MayAsk(who="asker", what="one-call"),
        information("unauthorised", of="question-about-one-call", who="askers-partner", clause="16B1"),
    )


@clause("20F4a", "75B2")
def explainer_corrects(f: MistakenExplanationFacts | OwnInfractionFacts) -> Conclusion | tuple[Conclusion, ...]:
    """Who notices his own mistake should call the director and correct it before the clarification period ends.

    In the auction he may do so at once, but need not. After four passes no lead will come.
    """
    if isinstance(f, OwnInfractionFacts):
        return MustSpeak(about_it="own-explanation")
    if not f.auction_over:
        return MustCorrectExplanation(who="explainer", when="before-lead-faced"), option("correct-now", "explainer")
    no_lead = f.partners_side == "neither"
    return MustCorrectExplanation(who="explainer", when="at-once" if no_lead else "before-lead-faced")


@clause("20F4b")
def director_applies_21b(f: MistakenExplanationFacts) -> Conclusion:
    """The director then applies 21B or 40B3."""
    return reminder("director-applies-21b")


@clause("20F5a", "75B3")
def partner_waits_in_auction(
    f: MistakenExplanationFacts | ExplanationGivenFacts, who: Player = "explained"
) -> Conclusion:
    """His partner may neither correct it during the auction nor show that a mistake was made.

    An explanation that the regulations do not want is a mistaken one too.
    """
    return MayNotCorrect(who=who, until="auction")


@clause("20F5a")
def corrected_too_early(f: MistakenExplanationFacts) -> Conclusion:
    """To correct it, or to show it by manner, before the Law allows it is a breach."""
    return CorrectedTooEarly(who="explained")


@clause("20F5b")
def partners_explanation_is_corrected(f: OwnInfractionFacts | MistakenExplanationFacts) -> Conclusion:
    """Whose partner has explained wrongly should say so at the first legal opportunity, and not before.

    After four passes that is now: nobody declares or defends, and there is no play to wait for.
    """
    if isinstance(f, OwnInfractionFacts):
        return MustSpeak(about_it="partners-explanation")
    return MustCorrectExplanation(who="explained", when="at-once", what="partners-explanation")


@clause("20F5bi", "20F5b", "75B3")
def defender_waits(f: MistakenExplanationFacts) -> MayNotCorrect | MustCorrectExplanation:
    """A defender waits for the end of play; then he should tell the opponents what, in his opinion, was wrong."""
    if f.lead_faced and f.play_over:
        return MustCorrectExplanation(who="explained", when="at-once", what="partners-explanation")
    return MayNotCorrect(who="explained", until="play")


@clause("20F5bii", "20F5b", "75B3")
def declaring_side_speaks(f: MistakenExplanationFacts) -> Conclusion:
    """Declarer or dummy should do so after the final pass, and is late from then on."""
    return MustCorrectExplanation(who="explained", when="at-once", what="partners-explanation")


@clause("20F6")
def law_to_apply(f: MisinformationFacts | MistakenExplanationFacts) -> Literal["21", "47E"] | Conclusion:
    """To a call made on misinformation the director should apply 21, to a card 47E."""
    if isinstance(f, MistakenExplanationFacts):
        return reminder("card-played-on-misinformation")
    return "47E" if f.lead_faced else "21"


@clause("20G1")
def question_for_partner(f: AuctionQuestionFacts) -> Conclusion:
    """A question may not have the sole purpose of helping partner."""
    return MayNotAsk(who="asker", why="for-partner")


@clause("20G2")
def question_to_mislead(f: AuctionQuestionFacts) -> Conclusion:
    """Nor the sole purpose of drawing a wrong answer from an opponent."""
    return MayNotAsk(who="asker", why="to-mislead")


@clause("20G3", "40B2b")
def own_card_forbidden(f: SystemCardFacts) -> Conclusion:
    """During auction and play a player may not look into his own card or notes, unless the regulations let him."""
    return MayNotLook(who="offender", why="own-card")
