"""What the forms have in common that are made of the cases of all scenes: their topic, and the Laws that they are about."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.templates import Topic

DIRECTING = Topic("directing", _("The director at the table"))

LAWS = tuple(
    "5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 35 36 37 38 39 40 41 42 43 44 "
    "45 47 48 50 51 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 78 79 80 81 82 83 84 85 "
    "86 87 90 91 92 93".split()
)
"""Those whose clauses decide in the scenes."""
