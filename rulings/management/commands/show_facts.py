"""``manage.py show_facts``: the vocabulary of facts, and where it has one name for two things or two for one."""

from django.core.management.base import BaseCommand, CommandParser
from django.utils import translation

from rulings.vocabulary import (
    Form,
    asked_in_several_ways,
    vocabulary,
    with_several_meanings,
    with_several_names,
)


class Command(BaseCommand):
    """Each name with its forms; then what is doubtful."""

    help = "List each fact over all situations with its type, values and question, and names that are not one thing."

    def add_arguments(self, parser: CommandParser) -> None:
        """The language of the questions."""
        parser.add_argument("--lang", choices=["tr", "en"], default="en")

    def handle(self, *args: object, lang: str, **options: object) -> None:
        """Print."""
        with translation.override(lang):
            words = vocabulary()
        for name, forms in words.items():
            self.stdout.write(name)
            for form, kinds in forms.items():
                self.stdout.write(f"  {_told(form)} [{', '.join(kinds)}]")
        self.stdout.write(f"\n{len(words)} names")
        for title, names in (
            ("with several lists of values", with_several_meanings(words)),
            ("with one list of values and several questions", asked_in_several_ways(words)),
        ):
            self.stdout.write(f"{title}: {', '.join(names) or 'none'}")
        for asked, them in with_several_names(words).items():
            self.stdout.write(f"several names for “{asked}”: {', '.join(them)}")


def _told(form: Form) -> str:
    values = f" ({'; '.join(f'{value}: {word}' for value, word in form.values)})" if form.values else ""
    return f"{form.type}{values} {form.question}"
