"""What single variables of the environment mean; a value that cannot work is refused with what to set instead."""

import os
import re
from pathlib import Path
from typing import Any

import environ

from config.variables import Environment, WrongSetting

DATABASE_SCHEMES = ("sqlite", "postgres", "postgresql")
API_RATES = {"anonymous": "120/min", "user": "600/min", "search": "60/min", "legality": "30/min"}
PAGE_RATES = {"write": "240/min", "create": "120/hour", "search": "240/min"}
RATE = re.compile(r"[1-9][0-9]*/(s|sec|m|min|h|hour|d|day)")
BROKER_SCHEMES = ("filesystem", "redis", "rediss", "amqp", "amqps")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
# Readers never wait for a writer (WAL); a writer waits before it reads (IMMEDIATE), so it is never refused half-way.
SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-32000",
}
# Compiling a plan takes longer than any search of this site runs.
POSTGRES_OPTIONS = {"connect_timeout": 5, "options": "-c jit=off"}


def writable_folder(env: Environment, name: str, default: Path) -> Path:
    """Return the folder that the variable names, made if it does not exist."""
    folder = Path(env.text(name, str(default))).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongSetting(f"{name} is {str(folder)!r}, and that cannot be made a folder: {error.strerror}.") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise WrongSetting(f"{name} is {str(folder)!r}, which cannot be written to: set it to a folder that can.")
    return folder


def secret_key(env: Environment) -> str:
    key = env.text("SECRET_KEY")
    if len(key) < 32:
        raise WrongSetting(
            "SECRET_KEY is missing or shorter than 32 characters: set SECRET_KEY to a long random string "
            "(`make run` and `make test` create one in .env)."
        )
    return key


def trusted_origins(env: Environment) -> list[str]:
    origins = env.words("CSRF_TRUSTED_ORIGINS")
    for origin in origins:
        if not origin.startswith(("http://", "https://")):
            raise WrongSetting(f"CSRF_TRUSTED_ORIGINS holds {origin!r}: begin each entry with https:// or http://.")
    return origins


def database(env: Environment, var_dir: Path) -> dict[str, Any]:
    """Return Django's database settings; SQLite gets the options that let several processes share it."""
    url = env.text("DATABASE_URL", f"sqlite:///{var_dir / 'db.sqlite3'}")
    want = "set it to sqlite:///PATH or postgres://USER:PASSWORD@HOST:PORT/NAME."
    scheme = url.split(":", 1)[0]
    if scheme not in DATABASE_SCHEMES or "://" not in url:
        raise WrongSetting(f"DATABASE_URL starts with {scheme!r}: {want}")
    try:
        config: dict[str, Any] = environ.Env.db_url_config(url)
    except Exception as error:  # whatever the parser stumbles over, the address is what is wrong
        raise WrongSetting(f"DATABASE_URL cannot be read ({error}): {want}") from error
    if config["NAME"] in ("", ":memory:"):
        raise WrongSetting(f"DATABASE_URL names no database that several processes can share: {want}")
    if scheme == "sqlite":
        return config | {"OPTIONS": SQLITE_OPTIONS}
    options = POSTGRES_OPTIONS | config.get("OPTIONS", {})
    return config | {"CONN_MAX_AGE": 60, "CONN_HEALTH_CHECKS": True, "OPTIONS": options}


def broker(env: Environment, var_dir: Path) -> tuple[str, dict[str, Any]]:
    """Return the broker's address and transport options; the default needs no server."""
    url = env.text("BROKER_URL", "filesystem://")
    scheme = url.split(":", 1)[0]
    if scheme not in BROKER_SCHEMES:
        raise WrongSetting(
            f"BROKER_URL starts with {scheme!r}: set it to filesystem://, redis://HOST:PORT/0 or "
            "amqp://USER:PASSWORD@HOST:PORT//."
        )
    if scheme != "filesystem":
        return url, {}
    folders = {name: var_dir / "broker" / name for name in ("queue", "control")}
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True)
    return "filesystem://localhost", {
        "data_folder_in": str(folders["queue"]),
        "data_folder_out": str(folders["queue"]),
        "control_folder": str(folders["control"]),
        "polling_interval": 0.1,
    }


def api_rates(env: Environment) -> dict[str, str]:
    """Return how often the API may be asked, by scope; `API_RATES` changes single rates."""
    return _rates(env, "API_RATES", API_RATES)


def page_rates(env: Environment) -> dict[str, str]:
    """Return how often one person may write, create and search on pages; `PAGE_RATES` changes single rates."""
    return _rates(env, "PAGE_RATES", PAGE_RATES)


def _rates(env: Environment, setting: str, usual: dict[str, str]) -> dict[str, str]:
    rates = {scope: rate for scope, _, rate in (word.partition("=") for word in env.words(setting))}
    for scope, rate in rates.items():
        if scope not in usual or not RATE.fullmatch(rate):
            example = ",".join(f"{name}={value}" for name, value in usual.items())
            raise WrongSetting(f"{setting} has {scope}={rate}: write some or all of {example}.")
    return usual | rates


def cache(env: Environment) -> dict[str, Any]:
    """Return the cache's settings; every process of its own memory unless CACHE_URL names a shared one."""
    try:
        return dict(environ.Env.cache_url_config(env.text("CACHE_URL", "locmemcache://")))
    except Exception as error:
        raise WrongSetting(f"CACHE_URL cannot be read ({error}): set it to redis://HOST:PORT/1.") from error


def email(env: Environment) -> dict[str, Any]:
    """Return Django's EMAIL_ settings; mail is printed unless EMAIL_URL names a server."""
    try:
        return dict(environ.Env.email_url_config(env.text("EMAIL_URL", "consolemail://")))
    except Exception as error:
        want = "set it to smtp+tls://USER:PASSWORD@HOST:587 or consolemail://."
        raise WrongSetting(f"EMAIL_URL cannot be read ({error}): {want}") from error
