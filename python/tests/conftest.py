import contextlib
import json
import os
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from taiki import Client

ROOT = Path(__file__).parents[2]
TAIKI = ["node", str(ROOT / "cli/bin/taiki.js")]

os.environ.setdefault("TAIKI_SERVER", shlex.join([*TAIKI, "serve", "--stdio"]))


@contextlib.contextmanager
def serving(*options: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """The address and the process of a server at a port."""
    command = [*TAIKI, "serve", "--port", "0", *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            lines = (json.loads(line) for line in process.stderr)
            port = next(line["port"] for line in lines if line["msg"] == "listening")
            yield f"ws://127.0.0.1:{port}", process
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving("--trusted") as (found, _):
        yield found


@pytest.fixture(scope="session", params=["stdio", "port"])
def client(request: pytest.FixtureRequest) -> Iterator[Client]:
    with Client(request.getfixturevalue("address") if request.param == "port" else None) as one:
        yield one
