"""``manage.py show_facts``: the vocabulary of facts, and where it has one name for two things or two for one."""

from django.core.management.base import BaseCommand, CommandParser
from django.utils import translation

from rulings.vocabulary import Word, vocabulary, with_several_meanings, with_several_names


class Command(BaseCommand):
    """Each name with what it means and who asks for it; then what is doubtful."""

    help = "List each fact with its question, its values and the situations that ask for it, and names that are not one thing."

    def add_arguments(self, parser: CommandParser) -> None:
        """The language of the questions."""
        parser.add_argument("--lang", choices=["tr", "en"], default="en")

    def handle(self, *args: object, lang: str, **options: object) -> None:
        """Print."""
        with translation.override(lang):
            words = vocabulary()
        for word in words.values():
            before = f" (was: {', '.join(sorted(word.formerly))})" if word.formerly else ""
            self.stdout.write(f"{word.name}{before}")
            self.stdout.write(f"  {_types(word)} {word.question}")
            for value, said in word.values.items():
                self.stdout.write(f"    {value}: {said}")
            self.stdout.write(f"  [{', '.join(_situation(word, kind) for kind in word.situations)}]")
        self.stdout.write(f"\n{len(words)} names")
        self.stdout.write(f"with several meanings: {', '.join(with_several_meanings(words)) or 'none'}")
        for asked, them in with_several_names(words).items():
            self.stdout.write(f"several names for “{asked}”: {', '.join(them)}")


def _types(word: Word) -> str:
    return " or ".join(sorted({one.type for one in word.declared}))


def _situation(word: Word, kind: str) -> str:
    """The situation, with its values where it has not all of them."""
    accepted = word.situations[kind]
    return kind if len(accepted) == len(word.values) or not word.values else f"{kind}: {'/'.join(map(str, accepted))}"
