"""Questions in the API: the templates, a question without its answer, the verdict on an answer."""

from typing import Annotated, Any, Literal

from django.http import HttpRequest
from django.utils import translation
from django.utils.translation import gettext as _
from ninja import Field, Path, Query, Router, Schema

from lawbook.api.errors import ApiError, Error, caller_language, require_json
from quizzes.offering.offered import offered
from quizzes.offering.withdrawing import is_withdrawn
from quizzes.questions.asking import ask, lettered, verdict
from quizzes.questions.shown import shown_as_data
from quizzes.questions.templates import SEEDS, NoSuchQuestion, Question, linked, question

router = Router(tags=["questions"])
Language = Annotated[Literal["tr", "en"] | None, Query(description="The language of the sentences")]
TemplateName = Annotated[str, Path(description="A template, as GET questions names it", example="revoke-in-play")]
Seed = Annotated[int, Path(description="0 to 60466175", example=7)]
FAILS = {404: Error, 422: Error}


class TemplateOut(Schema):
    """A template with its topic and the clauses that its questions are about."""

    template: str
    topic: str
    title: str
    clauses: list[str]


class OptionOut(Schema):
    """An option by its letter; ``card`` for one that is a card, ``call`` for one that is a call."""

    id: str
    text: str
    card: dict[str, str] | None
    call: dict[str, str] | None


class PlayOut(Schema):
    """A card and whose it is: ``W``, ``SK``."""

    seat: str
    card: str


class AuctionOut(Schema):
    """The calls from the dealer on: ``1NT``, ``P``, ``X``, ``XX``."""

    dealer: str
    calls: list[str]


class TableOut(Schema):
    """What the question shows of the table; ``hands`` as dealt, by seat and suit, ``tricks`` as played, ``faced`` besides."""

    board: int | None
    vulnerable: str | None
    contract: str | None
    auction: AuctionOut | None
    hands: dict[str, dict[str, str]] | None
    tricks: list[list[PlayOut]]
    faced: list[PlayOut]


class QuestionOut(Schema):
    """A question without its answer; of ``several`` options all right ones are to be chosen.

    ``withdrawn``: editors are looking at questions of its kind, and the site asks them no more.
    """

    id: str
    version: int
    form: str
    story: list[str]
    ask: str
    several: bool
    options: list[OptionOut]
    table: TableOut
    withdrawn: bool


class AnswerIn(Schema):
    """The letters of the options chosen."""

    chosen: Annotated[list[str], Field(min_length=1, max_length=13, examples=[["a"]])]


class VerdictOut(Schema):
    """Whether the answer is right; each option with when it would be; why the key is right; the ruling with its trace."""

    id: str
    right: bool
    chosen: list[str]
    options: list[dict[str, Any]]
    because: str
    clause: dict[str, str]
    topic: dict[str, str]
    template: str
    ruling: dict[str, Any]


@router.get("/questions", response={200: list[TemplateOut], 422: Error})
def list_templates(request: HttpRequest, lang: Language = None) -> list[TemplateOut]:
    """The templates of questions, in the order of their names; none that editors have withdrawn."""
    with translation.override(caller_language(request)):
        return [
            TemplateOut(template=one.name, topic=one.topic.name, title=str(one.topic.title), clauses=list(one.clauses))
            for one in offered().values()
        ]


@router.get("/questions/{template}/{seed}", response={200: QuestionOut} | FAILS)
def get_question(request: HttpRequest, template: TemplateName, seed: Seed, lang: Language = None) -> dict[str, Any]:
    """The question of a template and a seed (0 to 60466175), without its answer."""
    language = caller_language(request)
    with translation.override(language):
        found = _find(template, seed)
        table = {"table": shown_as_data(found.draft.shown), "withdrawn": is_withdrawn(template)}
        return ask(found, language) | table


@router.post("/questions/{template}/{seed}/answer", response={200: VerdictOut, 400: Error, 415: Error} | FAILS)
def post_answer(
    request: HttpRequest, template: TemplateName, seed: Seed, answer: AnswerIn, lang: Language = None
) -> dict[str, Any]:
    """The verdict on an answer. Nothing is kept of it."""
    require_json(request)
    language = caller_language(request)
    with translation.override(language):
        found = _find(template, seed)
        letters = [letter for letter, _option in lettered(found)]
        if unknown := sorted(set(answer.chosen) - set(letters)):
            text = _("The question has the options %(letters)s; %(unknown)s is none of them.")
            named = {"letters": ", ".join(letters), "unknown": ", ".join(one[:20] for one in unknown)}
            raise ApiError(422, "no-such-option", text % named)
        return verdict(found, set(answer.chosen), language)


def _find(template: str, seed: int) -> Question:
    if template not in linked():
        raise ApiError(404, "no-such-template", _("There is no such template; GET questions lists them."))
    try:
        return question(template, seed)
    except NoSuchQuestion as none:
        reason = _("A seed is a number from 0 to %(most)s.") % {"most": SEEDS - 1}
        raise ApiError(404, "no-such-question", reason) from none
