"""How gunicorn serves the site; read from the folder that gunicorn is started in."""

import os

from gunicorn.arbiter import Arbiter

bind = f"127.0.0.1:{os.environ.get('PORT', '8000')}"
workers = 1
threads = 8
preload_app = True  # a wrong setting ends the start once, not every worker that is tried
graceful_timeout = 3
loglevel = "warning"
control_socket_disable = True


def on_starting(_server: Arbiter) -> None:
    """End the start with one sentence if the database does not answer."""
    from django.db import connections

    from config.reachable import require_database

    require_database()
    connections.close_all()  # a connection must not be shared by the processes forked from here
