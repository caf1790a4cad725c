"""How requests reach the server: standard input and output of a process, or a WebSocket."""

from __future__ import annotations

import contextlib
import shlex
import subprocess
from collections.abc import Sequence
from typing import Protocol
from urllib.parse import urlsplit, urlunsplit

SOCKET_PATH = "/socket"


class ServerEndedError(ConnectionError):
    """The server has ended, the connection is lost, or the client was closed."""


class Transport(Protocol):
    """Sends a request, and waits for its answer."""

    def exchange(self, request: str) -> str | bytes:
        """Return the answer as JSON.

        Raises:
            ServerEndedError: there is none.
        """

    def close(self) -> None:
        """End the server, or the connection. Does nothing the second time."""


class Process:
    """A server in a process of its own, one message a line."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the server.

        Raises:
            FileNotFoundError: the command does not exist.
        """
        self.command = tuple(command)
        self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def exchange(self, request: str) -> bytes:
        """Write a line, and return the next one."""
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None or stdin.closed:
            raise ServerEndedError("The client is closed.")
        try:
            stdin.write(request.encode() + b"\n")
            stdin.flush()
            answer = stdout.readline()
        except OSError as error:
            raise ServerEndedError(self._ended()) from error
        if not answer.endswith(b"\n"):
            raise ServerEndedError(self._ended())
        return answer

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

    def exchange(self, request: str) -> str | bytes:
        """Send a message, and return the next one."""
        if self._is_closed:
            raise ServerEndedError("The client is closed.")
        try:
            self._socket.send(request)
            return self._socket.recv()
        except self._closed as error:
            raise ServerEndedError(f"The connection to {self.address} is lost: {error}") from error

    def close(self) -> None:
        """Close the connection."""
        self._is_closed = True
        self._open.close()


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
