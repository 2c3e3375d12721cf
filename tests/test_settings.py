"""What the settings make of the environment, and what they say when it is wrong."""

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.caches import caches, session_engine
from config.database import database
from config.secret_key import secret_key


def test_without_an_address_the_database_is_a_file(tmp_path: Path) -> None:
    assert database("", tmp_path)["NAME"] == tmp_path / "bridgelaws.sqlite3"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_an_address_names_a_server(scheme: str, tmp_path: Path) -> None:
    found = database(f"{scheme}://north:p%40ss@db.example.org:5433/laws?sslmode=require", tmp_path)
    assert found["ENGINE"] == "config.server_database"
    assert (found["HOST"], found["PORT"], found["NAME"]) == ("db.example.org", 5433, "laws")
    assert (found["USER"], found["PASSWORD"]) == ("north", "p@ss")
    assert found["OPTIONS"]["sslmode"] == "require"
    pool = found["OPTIONS"]["pool"]
    assert pool["timeout"] <= 5
    assert pool["reconnect_timeout"] <= 5  # after an outage of minutes the library would wait for minutes


@pytest.mark.parametrize("address", ["mysql://a/b", "sqlite:///x", "db.example.org", "postgresql://h:port/x"])
def test_what_is_no_such_address_is_refused(address: str, tmp_path: Path) -> None:
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL") as refused:
        database(address, tmp_path)
    assert "p@ss" not in str(refused.value)


def test_hosts_that_share_a_database_need_the_same_key(tmp_path: Path) -> None:
    with pytest.raises(ImproperlyConfigured, match="BRIDGELAWS_SECRET_KEY"):
        secret_key(tmp_path, shared=True)
    assert not (tmp_path / "secret-key").exists()


def test_without_a_valkey_server_nothing_is_asked_of_one() -> None:
    assert set(caches("")) == {"default", "limits"}
    assert session_engine("") == "lawbook.sessions"  # in the database, read by a statement


@pytest.mark.parametrize("scheme", ["valkey", "redis", "valkeys", "rediss"])
def test_a_valkey_server_speaks_the_language_of_redis(scheme: str) -> None:
    found = caches(f"{scheme}://:p%40ss@cache.example.org:6379/1")
    secure = scheme in ("valkeys", "rediss")
    assert found["default"]["LOCATION"] == f"{'rediss' if secure else 'redis'}://:p%40ss@cache.example.org:6379/1"
    assert found["default"]["OPTIONS"]["reserve"] == "database"
    assert found["limits"]["OPTIONS"]["reserve"] == "memory"
    assert session_engine(f"{scheme}://cache") == "lawbook.cached_sessions"


@pytest.mark.parametrize("address", ["cache.example.org", "http://cache", "valkey:p@ss", "valkey://"])
def test_what_is_no_address_of_a_valkey_server_is_refused(address: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="VALKEY_URL") as refused:
        caches(address)
    assert "p@ss" not in str(refused.value)
