"""``manage.py situation_tree KIND``: the complete tree of a situation, to be read by a director."""

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from rulings.engine.kinds import kinds
from rulings.outline import outline
from rulings.trees import tree_of


class Command(BaseCommand):
    """Every question with its answers, every ruling in the words of the director."""

    help = "Print the complete tree of a situation as an outline."

    def add_arguments(self, parser: CommandParser) -> None:
        """The situation, the language, how much is asked."""
        parser.add_argument("kind")
        parser.add_argument("--lang", choices=["tr", "en"], default="tr")
        parser.add_argument("--usual", action="store_true", help="take as usual what nobody mentions")

    def handle(self, *args: object, kind: str, lang: str, usual: bool, **options: object) -> None:
        """The outline; for a situation that there is not, all that there are."""
        if kind not in kinds():
            raise CommandError(", ".join(kinds()))
        with translation.override(lang):
            self.stdout.write(outline(tree_of(kind, everything=not usual), lang))
