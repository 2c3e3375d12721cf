"""What the reader of YAML complains of, in words for who has to mend it: it speaks English, and of its own insides."""

import yaml

_FAULTS = {
    "yaml-colon": ("mapping values are not allowed", "mapping keys are not allowed", "could not find expected ':'"),
    "yaml-tab": ("tab character",),
    "yaml-quote": ("unexpected end of stream", "unexpected document indicator"),
    "yaml-bracket": ("expected ',' or",),
    "yaml-indent": ("expected key", "'-' indicator", "block sequence entries", "<document start>", "<block end>"),
    "yaml-escape": ("escape", "hexdecimal"),
    "yaml-sign": (
        "cannot start any token",
        "control characters",
        "UTF-",
        "leading",
        "invalid Unicode",
        "Unicode character",
    ),
    "yaml-value": ("node content",),
    "yaml-alias": ("nested too deep", "alias", "anchor"),
    "yaml-tag": ("tag", "constructor", "unhashable", "directive"),
}


def code_of(error: yaml.YAMLError) -> str:
    """The code of the problem; ``yaml-number`` for a value that there cannot be: a 30 February, a number of 5000 digits."""
    said = (getattr(error, "problem", "") or str(error)) if isinstance(error, yaml.MarkedYAMLError) else str(error)
    found = next((code for code, words in _FAULTS.items() if any(one in said for one in words)), "")
    return found or ("yaml-number" if isinstance(error.__cause__, (ValueError, OverflowError)) else "yaml-other")


def line_of(error: yaml.YAMLError) -> int:
    """From 1; 0 where none is known."""
    mark = error.problem_mark if isinstance(error, yaml.MarkedYAMLError) else None
    return mark.line + 1 if mark else 0
