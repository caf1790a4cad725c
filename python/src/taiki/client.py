"""JSON-RPC 2.0 with `taiki serve`."""

from __future__ import annotations

import atexit
import functools
import itertools
import json
import os
import shlex
import shutil
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any

import numpy as np

from taiki.schema import Schema
from taiki.shared import SharedObservations
from taiki.transport import Process, Socket, Transport


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


def _plain(value: object) -> object:
    """Return a numpy number or array as a JSON value."""
    if isinstance(value, np.generic | np.ndarray):
        return value.tolist()
    raise TypeError(f"Expected a JSON value, not {value!r:.80}.")


def default_server() -> list[str] | str:
    """Return the command that starts the server, or the address of a server.

    It is that of the environment variable `TAIKI_SERVER`, which is an address if it begins with `ws://` or `wss://`; else
    `taiki serve --stdio` if there is a `taiki` on the path; else `npx --no-install taiki serve --stdio`, which finds an
    installation in the current folder.
    """
    given = os.environ.get("TAIKI_SERVER")
    if given:
        return given if given.startswith(("ws://", "wss://")) else shlex.split(given)
    taiki = shutil.which("taiki")
    start = ["npx", "--no-install", "taiki"] if taiki is None else [taiki]
    return [*start, "serve", "--stdio"]


class Client:
    """A server, in a process of its own or at a port, and the requests to it.

    `server` is a command that starts `taiki serve --stdio`, or the address of a server that was started by
    `taiki serve --port 7979 --trusted`, such as `ws://localhost:7979`, which needs the package `websockets`; by default,
    `default_server()`. Not for several threads at once. Use it with `with`, or call `close`: the server then forgets all duels of
    this client.
    """

    def __init__(self, server: Sequence[str] | str | None = None) -> None:
        """Start the server, or connect to it.

        Raises:
            FileNotFoundError: the command does not exist.
            OSError: nothing answers at the address.
            ModuleNotFoundError: an address is given, and the package `websockets` is not installed.
            TaikiError: the server at the address is for players, each of whom only sees a seat (`METHOD_NOT_FOUND`).
        """
        chosen = server if server is not None else default_server()
        self._ids = itertools.count(1)
        self._unanswered: set[int] = set()
        self._forgotten: list[str] = []
        self.shares_files = not isinstance(chosen, str)
        """Whether the server is a process of this machine, which can write files for this one."""
        self._transport: Transport = Socket(chosen) if isinstance(chosen, str) else Process(chosen)
        if isinstance(chosen, str):
            self._must_be_trusted(chosen)

    def call(self, method: str, **params: object) -> Any:
        """Return the result of a method; `taiki serve --schema` prints all methods. Parameters that are None are left out.

        Raises:
            TaikiError: the server refused the request.
            ServerEndedError: the server has ended, or the connection is lost.
        """
        return self.answer(self.ask(method, **params))

    def ask(self, method: str, **params: object) -> int:
        """Send a request, and return its number for `answer`: other servers can be asked before this one has answered.

        Raises:
            ServerEndedError: the server has ended, or the connection is lost.
        """
        self._send_forgotten()
        sent = next(self._ids)
        request = {
            "jsonrpc": "2.0",
            "id": sent,
            "method": method,
            "params": {name: value for name, value in params.items() if value is not None},
        }
        message = json.dumps(request, default=_plain)
        self._unanswered.add(sent)
        self._transport.send(message)
        return sent

    def answer(self, sent: int) -> Any:
        """Return the result of the request that was sent last.

        Raises:
            TaikiError: the server refused the request.
            ServerEndedError: the server has ended, or the connection is lost.
        """
        answer = json.loads(self._transport.receive())
        # A request that was interrupted, such as by Ctrl-C, is answered all the same.
        while answer.get("id") in self._unanswered - {sent}:
            self._unanswered.remove(answer["id"])
            answer = json.loads(self._transport.receive())
        self._unanswered.discard(sent)
        if "error" in answer:
            error = answer["error"]
            raise TaikiError(error["message"], error["data"]["code"], error["data"].get("record"))
        return answer["result"]

    def forget(self, duel: str) -> None:
        """Let the server forget a duel with the next request. May be called at any time, as by the garbage collector."""
        self._forgotten.append(duel)

    def _send_forgotten(self) -> None:
        names, self._forgotten = self._forgotten, []
        if names:
            closes = [{"jsonrpc": "2.0", "method": "duel.close", "params": {"duel": name}} for name in names]
            self._transport.send(json.dumps(closes))

    @functools.cached_property
    def schema(self) -> Schema:
        """What the arrays of observations are."""
        return Schema.from_json(self.call("learning.schema"))

    @functools.cached_property
    def shown(self) -> SharedObservations | None:
        """The memory that `learning.pick` writes what it shows to; None if the server cannot write to it."""
        return SharedObservations(self.schema, 1) if self.shares_files else None

    def close(self) -> None:
        """End the server, or close the connection. Does nothing the second time."""
        self._transport.close()
        shown = self.__dict__.get("shown")
        if shown is not None:
            shown.remove()

    def __copy__(self) -> Client:
        """Return this client: copies of duels and environments are duels of the same server."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Client:
        """Return this client."""
        return self

    def __reduce__(self) -> tuple[Callable[[], Client], tuple[()]]:
        """Pickle as the shared client of the process that unpickles it."""
        return shared_client, ()

    def __enter__(self) -> Client:
        """Return the client."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the server, or close the connection."""
        self.close()

    def _must_be_trusted(self, address: str) -> None:
        try:
            if "learning.create" in self.call("server.info")["methods"]:
                return
        except BaseException:
            self.close()
            raise
        self.close()
        raise TaikiError(
            f"The server at {address} is for players: it has no methods for learners. "
            "Expected one started by: taiki serve --port <port> --trusted",
            "METHOD_NOT_FOUND",
        )


def shared_client(number: int = 0) -> Client:
    """Return the client that duels use by default: one per process, started on first use. Vectors use further ones."""
    return _client_of(os.getpid(), number)


@functools.cache
def _client_of(_process: int, _number: int) -> Client:
    client = Client()
    atexit.register(client.close)
    return client
