"""The form of a new examination."""

from datetime import datetime
from typing import Any

from django import forms
from django.conf import settings
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from lawbook.moments import is_in_reach
from lawbook.text_input import printable
from quizzes.examinations.preparing import MINUTES_TO_WRITE, MOST_VARIANTS, Plan
from quizzes.offering.blueprints import MOST_WRITTEN, blueprints

_MOMENT = forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M")

_WRITTEN = _("A case is told, the candidate writes the ruling; two examiners mark it without seeing the name.")

_ZONE = format_lazy(_("By the clock of {zone}."), zone=settings.TIME_ZONE)

_WORTH, _APART = 2, 2


class _Moment(forms.DateTimeField):
    """One that can be kept and shown."""

    def to_python(self, value: Any) -> datetime | None:
        """Refused as what is no moment at all is."""
        found: datetime | None = super().to_python(value)
        if found and not is_in_reach(found):
            raise forms.ValidationError(self.error_messages["invalid"], code="invalid")
        return found


class ExaminationForm(forms.Form):
    """What an examiner says of a new examination; what is empty is as in the blueprint."""

    title = forms.CharField(label=_("Title"), max_length=120)
    blueprint = forms.ChoiceField(label=_("Blueprint"))
    questions = forms.IntegerField(label=_("Number of questions"), min_value=1, max_value=100, required=False)
    written = forms.IntegerField(
        label=_("Rulings to write"), min_value=0, max_value=MOST_WRITTEN, required=False, help_text=_WRITTEN
    )
    written_worth = forms.IntegerField(
        label=_("A written ruling counts as much as so many others"),
        min_value=1,
        max_value=10,
        required=False,
        initial=_WORTH,
    )
    apart = forms.IntegerField(
        label=_("Two markers may differ by so many points (of 8)"),
        min_value=0,
        max_value=8,
        required=False,
        initial=_APART,
    )
    minutes = forms.IntegerField(label=_("Minutes"), min_value=1, max_value=600, required=False)
    pass_mark = forms.IntegerField(label=_("To pass, in per cent"), min_value=1, max_value=100, required=False)
    open_book = forms.BooleanField(label=_("Open book"), required=False)
    variants = forms.IntegerField(label=_("Equivalent variants"), min_value=1, max_value=MOST_VARIANTS, initial=2)
    rooms = forms.CharField(
        label=_("Rooms, one in each line"), widget=forms.Textarea(attrs={"rows": 3}), required=False
    )
    opens = _Moment(label=_("Begins"), widget=_MOMENT, help_text=_ZONE)
    closes = _Moment(label=_("Nobody begins after"), widget=_MOMENT)

    def __init__(self, *args: Any, language: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = [(name, one.title[language]) for name, one in blueprints().items()]
        self.fields["blueprint"].choices = choices  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        """It ends after its beginning."""
        found: dict[str, Any] = super().clean() or {}
        if "opens" in found and "closes" in found and found["closes"] <= found["opens"]:
            self.add_error("closes", _("This is not after the beginning."))
        return found

    def plan(self) -> Plan:
        """What was filled in; ``ValueError`` if the blueprint has no questions."""
        told = self.cleaned_data
        blueprint = blueprints()[told["blueprint"]]
        if told["questions"]:
            blueprint = blueprint.limited_to(told["questions"], ())
        written = blueprint.written if told["written"] is None else told["written"]
        rooms = dict.fromkeys(line.strip()[:60] for line in printable(told["rooms"]).splitlines() if line.strip())
        return Plan(
            title=printable(told["title"]),
            blueprint=blueprint,
            minutes=told["minutes"] or blueprint.minutes + MINUTES_TO_WRITE * written,
            pass_mark=told["pass_mark"] or blueprint.pass_mark,
            open_book=told["open_book"],
            rooms=tuple(rooms),
            variants=told["variants"],
            opens=told["opens"],
            closes=told["closes"],
            written=written,
            written_worth=told["written_worth"] or _WORTH,
            apart=_APART if told["apart"] is None else told["apart"],
        )
