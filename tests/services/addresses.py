"""Where the tests find PostgreSQL, Redis and RabbitMQ; run as a program it says which of them does not answer.

`python -m tests.services.addresses` checks all three, `python -m tests.services.addresses DATABASE` prints one address.
"""

import os
import sys

import psycopg
from kombu import Connection

DATABASE = os.environ.get("TEST_DATABASE_URL", "postgres://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/15")
AMQP = os.environ.get("TEST_AMQP_URL", "amqp://guest:guest@127.0.0.1:5672//")


def problems() -> list[str]:
    """Return a sentence for each service that does not answer."""
    found = []
    try:
        psycopg.connect(DATABASE, connect_timeout=5).close()
    except psycopg.Error as error:
        found.append(problem("PostgreSQL", "TEST_DATABASE_URL", DATABASE, error))
    for name, variable, address in (("Redis", "TEST_REDIS_URL", REDIS), ("RabbitMQ", "TEST_AMQP_URL", AMQP)):
        try:
            with Connection(address, connect_timeout=5) as connection:
                connection.ensure_connection(max_retries=1, interval_start=0, timeout=5)
        except Exception as error:  # every transport raises its own kinds
            found.append(problem(name, variable, address, error))
    return found


def problem(name: str, variable: str, address: str, error: Exception) -> str:
    first = (str(error).strip().splitlines() or [type(error).__name__])[0]
    return f"{name} does not answer at {address} ({first}): start it, or set {variable} to one that runs.\n"


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.write(globals()[sys.argv[1]])
    else:
        sys.exit("".join(problems()) or 0)
