"""Settings, read from the environment; every one has a safe default (README, "Settings")."""

import os
from pathlib import Path

from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _

from config.caches import caches, session_engine
from config.database import database
from config.logs import logging_settings
from config.mail import mail_server
from config.secret_key import secret_key
from lawbook.further_languages import catalogues, further_languages

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(os.environ.get("BRIDGELAWS_DATA_DIR", BASE_DIR / "var"))
FIXTURES_DIR = BASE_DIR / "fixtures"
EDITION_CHECK_SECONDS = 1.0  # how late a process may notice that another edition is in force
SEARCH_INDEX_DIR = DATA_DIR / "search-index"
UNANSWERED_WRITE_SECONDS = 20.0  # how long queries that found nothing are only counted in memory

READY_QUESTIONS = os.environ.get("BRIDGELAWS_READY_QUESTIONS", "1") == "1"  # whether some are made beforehand

DEBUG = os.environ.get("BRIDGELAWS_DEBUG") == "1"
ALLOWED_HOSTS = os.environ.get("BRIDGELAWS_HOSTS", "localhost 127.0.0.1 [::1]").split()
SITE_URL = os.environ.get("BRIDGELAWS_SITE_URL", "")
BEHIND_HTTPS = os.environ.get("BRIDGELAWS_HTTPS") == "1"
PROXIES = int(os.environ.get("BRIDGELAWS_PROXIES", "1" if BEHIND_HTTPS else "0"))  # each appends to X-Forwarded-For

DATABASE_URL = os.environ.get("DATABASE_URL", "")
SECRET_KEY = os.environ.get("BRIDGELAWS_SECRET_KEY") or secret_key(DATA_DIR, shared=bool(DATABASE_URL))

INSTALLED_APPS = [
    "modeltranslation",
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "csp",
    "django_htmx",
    "accounts",
    "lawbook",
    "rulings",
    "quizzes",
    "workshop",
]
MIDDLEWARE = [
    "lawbook.watching.requests.Numbered",
    "lawbook.once.in_a_request",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "lawbook.content_policy.ContentPolicy",
    "lawbook.watching.csp_reports.where_to_report",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "lawbook.api.errors.JsonErrors",
    "lawbook.api.conditional.Conditional",
    "lawbook.languages.language_from_address",
    "lawbook.middleware.WithoutNul",
    "lawbook.middleware.own_is_not_kept",
    # From here to AccountMiddleware: idle until a view asks for the session, which no page of the book does.
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
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
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.messages.context_processors.messages",
                "lawbook.context.site",
            ]
        },
    }
]

DATABASES = {"default": database(DATABASE_URL, DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
VALKEY_URL = os.environ.get("VALKEY_URL") or os.environ.get("REDIS_URL", "")
CACHES = caches(VALKEY_URL)

LANGUAGE_CODE = "tr"
LANGUAGES = [
    ("tr", _("Turkish")),
    ("en", _("English")),
    *((one.code, one.name) for one in further_languages().values()),
]
LOCALE_PATHS = [BASE_DIR / "locale", *catalogues()]
MODELTRANSLATION_DEFAULT_LANGUAGE = "tr"
MODELTRANSLATION_FALLBACK_LANGUAGES: dict[str, tuple[str, ...]] = {"default": ()} | dict.fromkeys(
    further_languages(), ("tr",)
)
USE_TZ = True
TIME_ZONE = "Europe/Istanbul"

MAIL = mail_server(os.environ.get("BRIDGELAWS_EMAIL_URL", ""))
MAIL_IS_SENT = MAIL.host != ""
EMAIL_BACKEND = MAIL.backend
EMAIL_HOST, EMAIL_PORT = MAIL.host, MAIL.port
EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = MAIL.user, MAIL.password
EMAIL_USE_TLS, EMAIL_USE_SSL = MAIL.starttls, MAIL.tls
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = os.environ.get(
    "BRIDGELAWS_EMAIL_FROM", f"noreply@{(ALLOWED_HOSTS or [''])[0].lstrip('*.') or 'localhost'}"
)

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "accounts.passwords.CommonPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "account"
LOGOUT_REDIRECT_URL = "account_login"
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_FORMS = {
    "login": "accounts.forms.LoginForm",
    "signup": "accounts.forms.SignupForm",
    "change_password": "accounts.forms.ChangePasswordForm",
    "reset_password": "accounts.forms.ResetPasswordForm",
    "reset_password_from_key": "accounts.forms.ResetPasswordKeyForm",
    "reauthenticate": "accounts.forms.ReauthenticateForm",
}
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*", "password2*"]
ACCOUNT_EMAIL_VERIFICATION = "mandatory" if MAIL_IS_SENT else "optional"
ACCOUNT_LOGIN_ON_EMAIL_CONFIRMATION = True
ACCOUNT_PREVENT_ENUMERATION = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_NOTIFICATIONS = MAIL_IS_SENT  # of a password or second step that was changed
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if BEHIND_HTTPS else "http"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_FORMS = {"activate_totp": "accounts.second_factor_forms.ActivateTOTPForm"}
MFA_ADAPTER = "accounts.second_factor.Adapter"
MFA_ALLOW_UNVERIFIED_EMAIL = not MAIL_IS_SENT  # where no mail is sent nobody can confirm an address
MFA_TOTP_TOLERANCE = 1  # clocks of telephones
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = not BEHIND_HTTPS  # localhost; elsewhere browsers refuse passkeys without HTTPS
PEOPLE = int(os.environ.get("BRIDGELAWS_PEOPLE", "500"))  # may come from one address: a hall
ACCOUNT_RATE_LIMITS = {
    "login": f"{max(PEOPLE // 5, 30)}/m/ip",
    "login_failed": f"{max(PEOPLE // 25, 10)}/m/ip,5/5m/key",
    "signup": f"{max(PEOPLE // 10, 20)}/m/ip",
    "reset_password": "20/m/ip",
    "reset_password_to": "5/10m/key",  # messages to one address; more than these are not sent, which nobody is told
    "manage_email": "10/h/user",
}
# How often in how many seconds one address may ask for what costs something, or have it kept (lawbook.limits).
LIMITS = {
    "api": (int(os.environ.get("BRIDGELAWS_API_PER_MINUTE", "600")), 60),
    "processor": (max(PEOPLE * 60, 5000), 60),  # milliseconds of it
    "pages_made": (30_000, 60),  # milliseconds of the processor too
    "search": (PEOPLE * 12, 60),
    "ruling": (PEOPLE * 6, 60),
    "claim": (20, 60),  # a search of a second or two
    "practice_answer": (PEOPLE * 5, 60),
    "ahead": (PEOPLE * 4, 600),  # five questions with every verdict, four times where a browser has none yet
    "exam": (PEOPLE * 2, 3600),
    "exam_code": (PEOPLE * 3, 600),
    "certificate": (60, 60),
    "class": (PEOPLE * 2, 600),
    "paper": (60, 3600),
    "anki": (60, 3600),  # a file of up to a hundred questions
    "verify": (30, 60),
    "report": (max(PEOPLE // 5, 60), 3600),
    "csp_report": (60, 60),
    "work": (180, 60),  # forms of one account with a role, or of a teacher; a clause is looked at while it is typed
    "draft": (60, 3600),
    "comment": (60, 600),  # and notes on a change, of one account
    "announce": (20, 3600),
    "announce_to": (3, 86_400),  # messages to one address, whoever asks for them
}
ALLAUTH_TRUSTED_PROXY_COUNT = PROXIES  # entries of X-Forwarded-For, from its end, that are not the client's own

SESSION_ENGINE = session_engine(VALKEY_URL)
SESSION_CACHE_ALIAS = "sessions"
SESSION_COOKIE_AGE = 365 * 24 * 60 * 60
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = BEHIND_HTTPS
CSRF_FAILURE_VIEW = "accounts.views.csrf_failure"
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder", "lawbook.static_files.OnlyNamed"]
STORAGES = {"staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}}
WHITENOISE_MAX_AGE = 3600

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "object-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "report-uri": "/csp-report",
        "report-to": "csp",
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = BEHIND_HTTPS
SECURE_REDIRECT_EXEMPT = [r"^health/"]  # who watches asks the process itself
SECURE_HSTS_SECONDS = 31_536_000 if BEHIND_HTTPS else 0
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if BEHIND_HTTPS else None

# Signs the manifests of editions (Ed25519): a file with the private key, or the key itself, as PEM.
SIGNING_KEY = os.environ.get("BRIDGELAWS_SIGNING_KEY", "")

ERRORS_TO = os.environ.get("BRIDGELAWS_ERRORS_TO", "")
METRICS_TOKEN = os.environ.get("BRIDGELAWS_METRICS_TOKEN", "")
LOGGING = logging_settings(as_json=os.environ.get("BRIDGELAWS_LOG") == "json", errors_to=ERRORS_TO)
