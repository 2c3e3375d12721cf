"""Where the log goes: lines for a terminal, or JSON for who collects them; errors by mail if somebody is named."""

from typing import Any

_TIME = "%Y-%m-%dT%H:%M:%S%z"


def logging_settings(*, as_json: bool, errors_to: str) -> dict[str, Any]:
    """Django's ``LOGGING``. ``errors_to``: an address for errors, without anything of the request in them but its shape."""
    handlers: dict[str, Any] = {
        "console": {
            "class": "logging.StreamHandler",
            "filters": ["for-logs"],
            "formatter": "json" if as_json else "line",
        }
    }
    if errors_to:
        handlers["mail"] = {
            "class": "lawbook.watching.mails.ErrorMails",
            "level": "ERROR",
            "filters": ["for-logs"],
            "formatter": "line",
        }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"for-logs": {"()": "lawbook.watching.requests.ForLogs"}},
        "formatters": {
            "line": {
                "format": "%(asctime)s %(levelname)s %(name)s [%(request_number)s] %(message)s",
                "datefmt": _TIME,
            },
            "json": {
                "()": "pythonjsonlogger.json.JsonFormatter",
                "format": "%(asctime)s %(levelname)s %(name)s %(message)s %(request_number)s",
                "datefmt": _TIME,
            },
        },
        "handlers": handlers,
        "root": {"handlers": list(handlers), "level": "WARNING"},
        "loggers": {"django": {"handlers": [], "propagate": True}, "accounts": {"level": "INFO"}},
    }
