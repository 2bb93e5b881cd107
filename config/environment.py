"""Reads the environment and refuses values that cannot work, saying what to set instead."""

import re
from pathlib import Path
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

DATABASE_SCHEMES = ("sqlite", "postgres", "postgresql")
API_RATES = {"anonymous": "120/min", "user": "600/min", "search": "60/min", "legality": "30/min"}
PAGE_RATES = {"write": "240/min", "create": "120/hour", "search": "240/min"}
RATE = re.compile(r"[1-9][0-9]*/(s|sec|m|min|h|hour|d|day)")
BROKER_SCHEMES = ("filesystem", "redis", "rediss", "amqp", "amqps", "memory")


def read_environment(base_dir: Path) -> environ.Env:
    """Return the environment, filled up from `.env` beside manage.py where that exists."""
    env = environ.Env()
    env_file = base_dir / ".env"
    if env_file.exists():
        env.read_env(str(env_file))
    return env


def secret_key(env: environ.Env) -> str:
    key = str(env.str("SECRET_KEY", default=""))
    if len(key) < 32:
        raise ImproperlyConfigured(
            "SECRET_KEY is missing or shorter than 32 characters: set SECRET_KEY to a long random string "
            "(`make run` and `make test` create one in .env)."
        )
    return key


def database(env: environ.Env, var_dir: Path) -> dict[str, Any]:
    """Return Django's database settings; SQLite gets the options that let several processes share it."""
    url = str(env.str("DATABASE_URL", default="")) or f"sqlite:///{var_dir / 'db.sqlite3'}"
    scheme = url.split(":", 1)[0]
    if scheme not in DATABASE_SCHEMES:
        raise ImproperlyConfigured(
            f"DATABASE_URL starts with {scheme!r}: set it to sqlite:///PATH or postgres://USER:PASSWORD@HOST:PORT/NAME."
        )
    config: dict[str, Any] = environ.Env.db_url_config(url)
    if scheme == "sqlite":
        config["OPTIONS"] = {
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-32000",
        }
    else:
        config["CONN_MAX_AGE"] = 60
        config["CONN_HEALTH_CHECKS"] = True
    return config


def broker(env: environ.Env, var_dir: Path) -> tuple[str, dict[str, Any]]:
    """Return the broker's address and transport options; the default needs no server."""
    url = str(env.str("BROKER_URL", default="filesystem://"))
    scheme = url.split(":", 1)[0]
    if scheme not in BROKER_SCHEMES:
        raise ImproperlyConfigured(
            f"BROKER_URL starts with {scheme!r}: set it to filesystem://, redis://HOST:PORT/0 or amqp://USER:PASSWORD@HOST//."
        )
    if scheme != "filesystem":
        return url, {}
    folders = {name: var_dir / "broker" / name for name in ("queue", "processed", "control")}
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True)
    return url, {
        "data_folder_in": str(folders["queue"]),
        "data_folder_out": str(folders["queue"]),
        "processed_folder": str(folders["processed"]),
        "control_folder": str(folders["control"]),
        "polling_interval": 0.1,
    }


def api_rates(env: environ.Env) -> dict[str, str]:
    """Return how often the API may be asked, by scope; `API_RATES` changes single rates."""
    return _rates(env, "API_RATES", API_RATES)


def page_rates(env: environ.Env) -> dict[str, str]:
    """Return how often one person may write, create and search on pages; `PAGE_RATES` changes single rates."""
    return _rates(env, "PAGE_RATES", PAGE_RATES)


def _rates(env: environ.Env, setting: str, usual: dict[str, str]) -> dict[str, str]:
    rates: dict[str, str] = env.dict(setting, default={})
    for scope, rate in rates.items():
        if scope not in usual or not RATE.fullmatch(rate):
            example = ",".join(f"{name}={value}" for name, value in usual.items())
            raise ImproperlyConfigured(f"{setting} has {scope}={rate}: write some or all of {example}.")
    return usual | rates
