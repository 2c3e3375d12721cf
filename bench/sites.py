"""A site of its own for each measurement: what is written to it, and what is killed there, harms nobody."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Site:
    """A data folder, and the environment in which its commands and its server run."""

    data: Path
    environment: dict[str, str]

    @property
    def database(self) -> Path:
        """The file of it, where no other server is named."""
        return self.data / "bridgelaws.sqlite3"

    def manage(self, *command: str) -> None:
        """One of its management commands."""
        subprocess.run(
            [sys.executable, "manage.py", *command], env=self.environment, check=True, stdout=subprocess.DEVNULL
        )

    def lines(self, module: str, *arguments: str) -> list[str]:
        """What a program of the benchmark says on it."""
        command = [sys.executable, "-m", module, *arguments]
        said = subprocess.run(command, env=self.environment, check=True, stdout=subprocess.PIPE, text=True).stdout
        return said.splitlines()


@contextmanager
def own_site(settings: str = "bench.settings", made: Path | None = None, **told: str) -> Iterator[Site]:
    """One that is set up, and gone afterwards; ``told`` is what else its environment says.

    ``made`` is a data folder of a site that was set up, to be copied: what is there need not be made again.
    """
    with tempfile.TemporaryDirectory() as data:
        if made is None:
            yield site_in(Path(data), settings, **told)
        else:
            shutil.copytree(made, data, dirs_exist_ok=True)
            yield _site(Path(data), settings, **told)


def site_in(data: Path, settings: str, **told: str) -> Site:
    """Set up in a folder."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    site = _site(data, settings, **told)
    site.manage("set_up")
    return site


def _site(data: Path, settings: str, **told: str) -> Site:
    """What its processes leave behind when they are killed lies in its folder as well."""
    own = {"DJANGO_SETTINGS_MODULE": settings, "BRIDGELAWS_DATA_DIR": str(data), "TMPDIR": str(data)}
    return Site(data, os.environ | own | told)
