import os
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from taiki import Client

ROOT = Path(__file__).parents[2]

os.environ.setdefault(
    "TAIKI_SERVER", shlex.join(["node", str(ROOT / "cli/bin/taiki.js"), "serve", "--stdio"])
)


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    with Client() as one:
        yield one
