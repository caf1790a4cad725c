"""How requests reach the server: standard input and output of a process, or a WebSocket."""

from __future__ import annotations

import contextlib
import os
import shlex
import subprocess
from collections.abc import Sequence
from typing import Protocol
from urllib.parse import urlsplit, urlunsplit

SOCKET_PATH = "/socket"
READ_BYTES = 2**16
YOUNG_GENERATION = "--max-semi-space-size=64"


class ServerEndedError(ConnectionError):
    """The server has ended, the connection is lost, or the client was closed."""


class Transport(Protocol):
    """Sends requests, and receives their answers."""

    def send(self, request: str) -> None:
        """Send a request as JSON.

        Raises:
            ServerEndedError: nobody receives it.
        """

    def receive(self) -> str | bytes:
        """Return the next answer as JSON. If this is interrupted, the answer stays the next one.

        Raises:
            ServerEndedError: there is none.
        """

    def close(self) -> None:
        """End the server, or the connection. Does nothing the second time."""


def _environment() -> dict[str, str]:
    """Return the environment of a server: many duels survive many collections, and a larger young generation has fewer of them."""
    options = os.environ.get("NODE_OPTIONS", "")
    if "--max-semi-space-size" in options:
        return dict(os.environ)
    return {**os.environ, "NODE_OPTIONS": f"{options} {YOUNG_GENERATION}".strip()}


class Process:
    """A server in a process of its own, one message a line."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the server.

        Raises:
            FileNotFoundError: the command does not exist.
        """
        self.command = tuple(command)
        self._process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_environment()
        )
        self._received = bytearray()

    def send(self, request: str) -> None:
        """Write a line."""
        stdin = self._process.stdin
        if stdin is None or stdin.closed:
            raise ServerEndedError("The client is closed.")
        try:
            stdin.write(request.encode() + b"\n")
            stdin.flush()
        except OSError as error:
            raise ServerEndedError(self._ended()) from error

    def receive(self) -> bytes:
        """Return the next line."""
        stdout = self._process.stdout
        if stdout is None or stdout.closed:
            raise ServerEndedError("The client is closed.")
        searched = 0
        while (end := self._received.find(b"\n", searched)) < 0:
            searched = len(self._received)
            try:
                # A reader with a buffer loses what it has read of a line when it is interrupted.
                read = os.read(stdout.fileno(), READ_BYTES)
            except OSError as error:
                raise ServerEndedError(self._ended()) from error
            if not read:
                raise ServerEndedError(self._ended())
            self._received += read
        line = bytes(self._received[:end])
        del self._received[: end + 1]
        return line

    def close(self) -> None:
        """End the server."""
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

    def _ended(self) -> str:
        try:
            code: int | None = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            code = None
        return f"The server has ended with code {code}. It was started by: {shlex.join(self.command)}"


class Socket:
    """A server at a port, one message a frame."""

    def __init__(self, address: str) -> None:
        """Connect to `ws://` or `wss://`, host and port; the path is `/socket` if there is none.

        Raises:
            ModuleNotFoundError: the package `websockets` is not installed.
            OSError: nothing answers there.
            ConnectionError: the server is not a duel server, or has no room for another connection.
        """
        try:
            from websockets.exceptions import ConnectionClosed, InvalidHandshake
            from websockets.sync.client import connect
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(
                "To connect to a server at a port, install the package websockets: pip install 'taiki[port]'",
                name=error.name,
            ) from error
        self.address = socket_address(address)
        self._closed = ConnectionClosed
        self._is_closed = False
        try:
            # A step of many duels may keep the server from answering a ping, and be longer than any limit.
            opening = connect(self.address, ping_timeout=None, max_size=None, compression=None)
        except InvalidHandshake as error:
            raise ConnectionError(f"{self.address} does not take the connection: {error}") from error
        self._open = contextlib.ExitStack()
        self._socket = self._open.enter_context(opening)

    def send(self, request: str) -> None:
        """Send a message."""
        self._must_be_open()
        try:
            self._socket.send(request)
        except self._closed as error:
            raise self._lost(error) from error

    def receive(self) -> str | bytes:
        """Return the next message."""
        self._must_be_open()
        try:
            return self._socket.recv()
        except self._closed as error:
            raise self._lost(error) from error

    def close(self) -> None:
        """Close the connection."""
        self._is_closed = True
        self._open.close()

    def _must_be_open(self) -> None:
        if self._is_closed:
            raise ServerEndedError("The client is closed.")

    def _lost(self, error: Exception) -> ServerEndedError:
        return ServerEndedError(f"The connection to {self.address} is lost: {error}")


def socket_address(address: str) -> str:
    """Return the address of the WebSocket of a server.

    Raises:
        ValueError: it is not the address of a WebSocket.
    """
    parts = urlsplit(address)
    if parts.scheme not in ("ws", "wss") or not parts.hostname:
        raise ValueError(f"Expected an address such as ws://localhost:7979, not {address!r}.")
    path = parts.path if parts.path.strip("/") else SOCKET_PATH
    return urlunsplit(parts._replace(path=path))
