"""Settings, read from the environment; every one has a safe default (README, "Settings")."""

import os
from pathlib import Path

from csp.constants import NONE, SELF
from django.core.management.utils import get_random_secret_key
from django.utils.translation import gettext_lazy as _

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(os.environ.get("BRIDGELAWS_DATA_DIR", BASE_DIR / "var"))
FIXTURES_DIR = BASE_DIR / "fixtures"
EDITION_CHECK_SECONDS = 1.0  # how late a process may notice that another edition is in force
SEARCH_INDEX_DIR = DATA_DIR / "search-index"

DEBUG = os.environ.get("BRIDGELAWS_DEBUG") == "1"
ALLOWED_HOSTS = os.environ.get("BRIDGELAWS_HOSTS", "localhost 127.0.0.1 [::1]").split()
SITE_URL = os.environ.get("BRIDGELAWS_SITE_URL", "")
BEHIND_HTTPS = os.environ.get("BRIDGELAWS_HTTPS") == "1"


def _secret_key() -> str:
    """The key from the environment, or the one kept in the data folder, made on the first run."""
    if key := os.environ.get("BRIDGELAWS_SECRET_KEY"):
        return key
    path = DATA_DIR / "secret-key"
    if not path.exists():
        DATA_DIR.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(get_random_secret_key(), encoding="utf-8")
    return path.read_text(encoding="utf-8")


SECRET_KEY = _secret_key()

INSTALLED_APPS = [
    "modeltranslation",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "lawbook",
    "quizzes",
]
MIDDLEWARE = [
    "lawbook.api.errors.JsonErrors",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "lawbook.languages.language_from_address",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "lawbook.middleware.WithoutABook",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
APPEND_SLASH = True
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["lawbook.context.site"]},
    }
]

DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": DATA_DIR / "bridgelaws.sqlite3",
        "CONN_MAX_AGE": 600,
        "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 20},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "tr"
LANGUAGES = [("tr", _("Turkish")), ("en", _("English"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
MODELTRANSLATION_DEFAULT_LANGUAGE = "tr"
MODELTRANSLATION_FALLBACK_LANGUAGES: dict[str, tuple[str, ...]] = {"default": ()}
USE_TZ = True
TIME_ZONE = "Europe/Istanbul"

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {"staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}}
WHITENOISE_MAX_AGE = 3600

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = BEHIND_HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if BEHIND_HTTPS else 0
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if BEHIND_HTTPS else None

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
}
