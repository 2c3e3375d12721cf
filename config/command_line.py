"""A management command; where nothing has been set up it is told so in a sentence."""

import sys
from collections.abc import Sequence

from django.core.management import execute_from_command_line
from django.db import DatabaseError, connection
from django.utils.translation import gettext as _


def execute(arguments: Sequence[str]) -> None:
    """Run the command. Ends the process with a sentence where it asks a database that has no tables yet."""
    try:
        execute_from_command_line(list(arguments))
    except DatabaseError:
        if connection.introspection.table_names():
            raise
        sys.exit(_("Nothing is set up here yet: ./run does it, or ./run manage set_up."))
