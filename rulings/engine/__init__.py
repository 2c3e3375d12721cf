"""The ruling engine: facts of an irregularity in, a ruling out. It knows no Django, no database and no language."""
