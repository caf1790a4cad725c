import builtins
import socket
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest
from conftest import serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Origin

from taiki import Client, Duel, ServerEndedError, TaikiError, VectorDuels
from taiki.transport import socket_address


def test_two_clients_have_duels_of_their_own(address: str) -> None:
    with Client(address) as one, Client(address) as other, Duel(seed=7, client=one) as duel:
        with pytest.raises(TaikiError) as caught:
            other.call("duel.state", duel=duel.name)
        assert caught.value.code == "UNKNOWN_DUEL"


def test_a_server_forgets_the_duels_of_a_client_that_is_gone() -> None:
    with serving("--trusted", "--max-duels", "8") as (found, _):
        for _ in range(3):
            with Client(found) as one:
                VectorDuels(8, client=one)


def test_a_message_of_many_duels_is_longer_than_a_megabyte(address: str) -> None:
    with Client(address) as one, VectorDuels(200, client=one) as vector:
        vector.step(vector.observations.mask.argmax(axis=1))
        assert vector.observations.cards.shape == (200, 188, 136)


def test_a_server_that_ends_is_told() -> None:
    with serving("--trusted") as (found, process), Client(found) as one:
        process.terminate()
        process.wait()
        with pytest.raises(ServerEndedError, match=r"connection to ws://127\.0\.0\.1:\d+/socket is lost"):
            one.call("server.info")


def test_a_killed_server_is_told() -> None:
    with serving("--trusted") as (found, process), Client(found) as one:
        process.kill()
        with pytest.raises(ServerEndedError):
            one.call("server.info")


def test_a_closed_client_refuses(address: str) -> None:
    one = Client(address)
    one.close()
    one.close()
    with pytest.raises(ServerEndedError, match="closed"):
        one.call("server.info")


def test_a_server_for_players_is_refused() -> None:
    with serving("--store", "memory") as (found, _), pytest.raises(TaikiError, match="--trusted") as caught:
        Client(found)
    assert caught.value.code == "METHOD_NOT_FOUND"


def test_nothing_answers() -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with pytest.raises(ConnectionRefusedError):
        Client(f"ws://127.0.0.1:{port}")


def test_the_environment_names_an_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAIKI_SERVER", address)
    with Client() as one:
        assert one.call("server.info")["name"] == "taiki"


def test_a_page_in_a_browser_is_refused(address: str) -> None:
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(f"{address}/socket", origin=Origin("http://evil.example")),
    ):
        pass
    assert caught.value.response.status_code == 403


def test_another_path_is_refused(address: str) -> None:
    with pytest.raises(ConnectionError, match="404"):
        Client(f"{address}/elsewhere")


def test_so_many_connections_of_one_address() -> None:
    with (
        serving("--trusted", "--max-connections-per-client", "1") as (found, _),
        Client(found),
        pytest.raises(ConnectionError, match="429"),
    ):
        Client(found)


def test_a_message_that_is_too_long_closes_its_connection_only() -> None:
    with serving("--trusted", "--max-message", "1000") as (found, _), Client(found) as one:
        with Client(found) as other, pytest.raises(ServerEndedError, match="1009"):
            other.call("decks.parse", text="x" * 1000)
        assert one.call("server.info")["name"] == "taiki"


def test_health(address: str) -> None:
    connection = HTTPConnection(address.removeprefix("ws://"))
    connection.request("GET", "/healthz")
    assert connection.getresponse().read() == b"ok\n"
    connection.close()


@pytest.fixture
def fragments() -> Iterator[str]:
    """A server that sends its answer in parts, with a ping between them."""

    def answer(one: ServerConnection) -> None:
        for _ in one:
            one.ping()
            one.send(['{"jsonrpc":"2.0","id":1,', '"result":{"methods":', '["learning.create"]}}'])

    with serve(answer, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()


def test_an_answer_in_parts(fragments: str) -> None:
    with Client(fragments) as one:
        assert one.call("server.info") == {"methods": ["learning.create"]}


def test_without_the_package_for_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    imported = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name.startswith("websockets"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return imported(name, *others)

    monkeypatch.setattr(builtins, "__import__", without)
    monkeypatch.delitem(sys.modules, "websockets", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"taiki\[port\]"):
        Client("ws://127.0.0.1:1")


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("ws://localhost:7979", "ws://localhost:7979/socket"),
        ("ws://localhost:7979/", "ws://localhost:7979/socket"),
        ("wss://duels.example/taiki/socket", "wss://duels.example/taiki/socket"),
        ("ws://[::1]:7979", "ws://[::1]:7979/socket"),
    ],
)
def test_addresses(given: str, found: str) -> None:
    assert socket_address(given) == found


@pytest.mark.parametrize("given", ["http://localhost:7979", "localhost:7979", "ws://"])
def test_what_is_no_address(given: str) -> None:
    with pytest.raises(ValueError, match="Expected an address such as ws://localhost:7979"):
        socket_address(given)
