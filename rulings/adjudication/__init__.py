"""An aid for the director's judgement of a contested claim (Law 70): the normal lines searched, never a ruling.

Knows no Django and no language.
"""
