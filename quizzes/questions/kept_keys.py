"""The answers that come up in each scene, kept on the disk: the first question of a scene would have to look for them."""

import json
from functools import lru_cache
from pathlib import Path

from django.conf import settings

from lawbook.made_from import digest_of, forget_others
from lawbook.whole_files import read_with_digest, write_with_digest
from quizzes.questions import scenes
from quizzes.questions.templates import written

_MADE_FROM = ("quizzes/questions/**/*.py", "quizzes/simulation/**/*.py", "rulings/**/*.py", "bridge/**/*.py")


def make_keys(_book: object = None) -> None:
    """Have them on the disk; the same for every edition, for it is the code that rules."""
    path = _file()
    forget_others(path.parent)
    if read_with_digest(path) is not None:
        return
    made = {name: scenes.keys_of(one.scene) for name, one in written().items() if one.scene is not None}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_with_digest(path, json.dumps(made, ensure_ascii=False).encode())


def load_keys() -> None:
    """Know them from now on; those that are not there are looked for when they are needed."""
    for name, keys in json.loads(read_with_digest(_file()) or b"{}").items():
        if (one := written().get(name)) is not None and one.scene is not None:
            scenes.know_keys(one.scene, keys)


def _file() -> Path:
    return Path(settings.DATA_DIR) / "question-keys" / _code() / "keys.json"


@lru_cache(maxsize=1)
def _code() -> str:
    """The digest of what makes them."""
    return digest_of(_MADE_FROM)
