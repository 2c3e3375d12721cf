"""A formula in plain words, so that its reader sees how it was read."""

from functools import reduce

from django.utils.translation import gettext as _
from whoosh.query import And, Not, Or, Prefix, Query, Term

from lawbook.search import formula_pieces
from lawbook.search.formulas import MOST_WORDS, SHORTEST_BEGINNING, Formula


def formula_in_words(formula: Formula) -> str:
    """One sentence."""
    return _("Read as: passages in which %(condition)s.") % {"condition": _condition(formula, formula.tree)}


def slip_in_words(reason: str) -> str:
    """Why a formula was searched as plain words."""
    reasons = {
        formula_pieces.MISFIT: _("The quotation marks, brackets, stars or operators do not fit together."),
        formula_pieces.LONG: _("Quotation marks and operators take at most %(most)s words.") % {"most": MOST_WORDS},
        formula_pieces.SHORT: _("A star needs at least %(least)s letters before it.") % {"least": SHORTEST_BEGINNING},
        formula_pieces.WIDE: _("Too many words begin with the letters before the star."),
        formula_pieces.SLOW: _("The search took too long."),
        formula_pieces.QUOTED: _("No passage has all of these words with those in quotation marks side by side."),
    }
    return f"{reasons[reason]} {_('It was searched as plain words.')}"


def _condition(formula: Formula, tree: Query, *, holds: bool = True, inside: bool = False) -> str:
    """That ``tree`` holds, or does not; “not” goes down to the words."""
    if isinstance(tree, Not):
        return _condition(formula, tree.query, holds=not holds, inside=inside)
    if not isinstance(tree, And | Or):
        return _leaf(formula, tree, holds=holds)
    joint = _("%(first)s and %(then)s") if isinstance(tree, And) is holds else _("%(first)s or %(then)s")
    conditions = [_condition(formula, one, holds=holds, inside=True) for one in tree]
    joined = reduce(lambda first, then: joint % {"first": first, "then": then}, conditions)
    return f"({joined})" if inside else joined


def _leaf(formula: Formula, leaf: Query, *, holds: bool) -> str:
    if isinstance(leaf, Prefix):
        text = (
            _("a word beginning with “%(typed)s” stands") if holds else _("no word beginning with “%(typed)s” stands")
        )
        return text % {"typed": formula.typed[f"{leaf.text}*"].rstrip("*")}
    if isinstance(leaf, Term):
        text = _("“%(typed)s” stands in some form") if holds else _("“%(typed)s” stands in no form")
        return text % {"typed": formula.typed[leaf.text]}
    text = _("“%(typed)s” stands word for word") if holds else _("“%(typed)s” does not stand word for word")
    return text % {"typed": formula.typed[" ".join(leaf.words)]}
