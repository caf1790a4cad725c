"""JSON-RPC 2.0 with `taiki serve --stdio`, one message a line."""

from __future__ import annotations

import atexit
import contextlib
import functools
import itertools
import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from types import TracebackType
from typing import Any

from taiki.schema import Schema


class TaikiError(Exception):
    """The server refused a request; nothing has changed.

    `code` is the code of the error, such as `ILLEGAL_CHOICE`, `BAD_DECK` or `UNKNOWN_DUEL`. With `ENGINE`, which is a bug of the
    engine, `record` is the duel that reproduces it.
    """

    def __init__(self, message: str, code: str, record: str | None = None) -> None:
        """Make an error from what the server says."""
        super().__init__(message)
        self.code = code
        self.record = record


class ServerEndedError(ConnectionError):
    """The server has ended, or the client was closed."""


def default_command() -> list[str]:
    """Return the command that starts the server.

    It is that of the environment variable `TAIKI_SERVER`, else `taiki serve --stdio` if there is a `taiki` on the path, else
    `npx --no-install taiki serve --stdio`, which finds an installation in the current folder.
    """
    given = os.environ.get("TAIKI_SERVER")
    if given:
        return shlex.split(given)
    taiki = shutil.which("taiki")
    start = ["npx", "--no-install", "taiki"] if taiki is None else [taiki]
    return [*start, "serve", "--stdio"]


class Client:
    """A server in a process of its own, and the requests to it.

    `command` starts the server; by default, `default_command()`. Not for several threads at once. Use it with `with`, or call
    `close`.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        """Start the server.

        Raises:
            FileNotFoundError: the command does not exist.
        """
        self.command = tuple(command if command is not None else default_command())
        self._ids = itertools.count(1)
        self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def call(self, method: str, **params: object) -> Any:
        """Return the result of a method; `taiki serve --schema` prints all methods. Parameters that are None are left out.

        Raises:
            TaikiError: the server refused the request.
            ServerEndedError: the server has ended.
        """
        request = {
            "jsonrpc": "2.0",
            "id": next(self._ids),
            "method": method,
            "params": {name: value for name, value in params.items() if value is not None},
        }
        answer = json.loads(self._exchange(json.dumps(request).encode() + b"\n"))
        if "error" in answer:
            error = answer["error"]
            raise TaikiError(error["message"], error["data"]["code"], error["data"].get("record"))
        return answer["result"]

    @functools.cached_property
    def schema(self) -> Schema:
        """What the arrays of observations are."""
        return Schema.from_json(self.call("learning.schema"))

    def close(self) -> None:
        """End the server. Does nothing the second time."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __enter__(self) -> Client:
        """Return the client."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the server."""
        self.close()

    def _exchange(self, line: bytes) -> bytes:
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None or stdin.closed:
            raise ServerEndedError("The client is closed.")
        try:
            stdin.write(line)
            stdin.flush()
            answer = stdout.readline()
        except OSError as error:
            raise ServerEndedError(self._ended()) from error
        if not answer.endswith(b"\n"):
            raise ServerEndedError(self._ended())
        return answer

    def _ended(self) -> str:
        try:
            code: int | None = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            code = None
        return f"The server has ended with code {code}. It was started by: {shlex.join(self.command)}"


def shared_client() -> Client:
    """Return the client that duels use if they are not given one. It is started when it is first needed, once a process."""
    return _client_of(os.getpid())


@functools.cache
def _client_of(_process: int) -> Client:
    client = Client()
    atexit.register(client.close)
    return client
