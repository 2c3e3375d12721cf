"""Somebody who calls the API."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

Call = Callable[..., Any]


@pytest.fixture
def call(reader: Client) -> Call:
    """GET an address below ``/api/v1/`` and give back its JSON; the status must be the expected one."""

    def get(path: str, status: int = 200, language: str = "tr", **parameters: str) -> Any:
        response = reader.get(f"/api/v1/{path}", parameters, headers={"Accept-Language": language})
        assert response.status_code == status, response.content
        assert response["Content-Type"].startswith("application/json")
        return response.json()

    return get
