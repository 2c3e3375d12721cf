"""The settings of the site with one view more, to measure against."""

from config.settings import *  # noqa: F403

ROOT_URLCONF = "bench.urls"
LIMITS |= dict.fromkeys(("api", "pages_made", "processor", "search", "ruling", "work", "draft"), (1000000, 60))  # noqa: F405 (all requests come from one address)
