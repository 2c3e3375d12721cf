"""What each player may do now, as the page of a situation shows it: after the ruling, and after the option that was chosen."""

from collections.abc import Collection, Iterable

from django.utils.translation import gettext as _

from rulings.assistant.calls_possible import calls_possible, is_to_be_chosen, to_be_told
from rulings.assistant.choosing import chosen_option
from rulings.assistant.limits import Limit, Thing, after, limits
from rulings.assistant.moves import why_not
from rulings.assistant.possible import Now, Possibilities, Possible
from rulings.assistant.told import Told
from rulings.engine.effects import Effect
from rulings.engine.facts import Facts
from rulings.engine.outcome import Ruling
from rulings.engine.trace import Conclusion
from rulings.scripts import offered
from rulings.wording.moments import MOMENTS
from rulings.wording.speech import address_of, say

_ONE_CARD = 2
"""It and any other."""


def possible_now(told: Told, facts: Facts, ruling: Ruling, language: str) -> list[Possibilities]:
    """What holds in any case; then, where the option that was chosen leaves a choice, what holds after each of those."""
    chosen = chosen_option(told, ruling)
    then = chosen.then if chosen else ()
    effects = after(_effects(ruling.part("effect")), _effects(then))
    further = [one for one in then if one.part == "option"]
    each = _limits_after(effects, further, facts)
    open_yet = ruling.split is not None or is_to_be_chosen(further if chosen else ruling.part("option"))
    in_any_case, untold = [], ""
    if not open_yet and (grid := calls_possible(told, facts, effects, language)):
        to_call, calls = grid
        each = [[one for one in own if not _covers(to_call, one)] for own in each]
        in_any_case.append(calls)
    elif not open_yet:
        untold = to_be_told(told, facts, effects, language)
    common = [one for one in each[0] if all(one in others for others in each)]
    in_any_case += map(_shown, common)
    if_chosen = (_if_chosen(option, own, common) for option, own in zip(further, each, strict=False))
    return [one for one in (Possibilities("", in_any_case, untold), *if_chosen) if one.players or one.untold]


def _limits_after(effects: list[Effect], further: list[Conclusion], facts: Facts) -> list[list[Limit]]:
    """The limits after each further option; where there is none, those of the effects alone."""
    call = facts.known.get("call")
    return [limits(after(effects, _effects(one.then)), call) for one in further] or [limits(effects, call)]


def _if_chosen(option: Conclusion, own: Iterable[Limit], common: Collection[Limit]) -> Possibilities:
    """What holds after an option beside what holds in any case."""
    chosen = f"{address_of(option.values['chooser'])}: {offered(say(option))}"
    said = _("If this is chosen: %(option)s") % {"option": chosen}
    return Possibilities(said, [_shown(one) for one in own if one not in common])


def _covers(to_call: str, limit: Limit) -> bool:
    """Whether a limit says no more than the calls of the player who is to call now."""
    return limit.who == to_call and limit.moment in ("once", "repeat")


def _effects(items: Iterable[Conclusion]) -> list[Effect]:
    return [one for one in items if isinstance(one, Effect)]


def _shown(limit: Limit) -> Now:
    title = MOMENTS[limit.moment] % {"who": address_of(limit.who)}
    return Now(title, [[_possible(one) for one in limit.things]], _note(limit))


def _note(limit: Limit) -> str:
    if limit.moment == "penalty" and len(limit.things) > _ONE_CARD:
        return _("Which of several that can be played, declarer says (51A).")
    if not limit.if_possible:
        return ""
    unable = _("A player who holds none that complies plays any legal card (59).")
    return unable if limit.moment == "lead" else " ".join([_("Following suit comes first (44C)."), unable])


def _possible(thing: Thing) -> Possible:
    return Possible(thing.label, thing.spoken or thing.label, why_not(thing.refusal))
