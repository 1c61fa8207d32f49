"""A host in a process of its own: `python -m tests.net.hosting FOLDER RULES PORT [--window] [--takeover S]`.

It goes on with what it finds in its folder. Its first line says port, code and key, once it can be called.
"""

import argparse
import signal
from pathlib import Path

from net import table
from net.lobby import Terms
from net.server import Plan, Server, hosted_matches, plan_of
from tests.net.people import VERSION


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("rules")
    parser.add_argument("port", type=int)
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--takeover", type=float, default=20.0)
    parser.add_argument("--announced", action="store_true")
    given = parser.parse_args()
    if not given.window:
        table.WINDOW = table.JITTER = 0.0
    plan = Plan("long", Terms(given.rules, "", takeover=given.takeover), port=given.port)
    kept = hosted_matches(given.folder)
    if kept:
        plan, _ = plan_of(given.folder, kept[0].match_id, given.port)
    server = Server(given.folder, plan, VERSION, thinking=None, announced=given.announced)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    server.start()
    print(server.port, server.here.code, server.here.key, flush=True)
    try:
        while server.alive:
            server.wait(1.0)
    except KeyboardInterrupt:
        pass
    finally:
        server.close()


if __name__ == "__main__":
    main()
