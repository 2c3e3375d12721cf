"""The settings of the site with one view more, to measure against."""

from config.settings import *  # noqa: F403

ROOT_URLCONF = "bench.urls"
