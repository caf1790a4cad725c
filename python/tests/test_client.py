import signal
import sys
from types import FrameType

import pytest

from taiki import Client, Duel, ServerEndedError, TaikiError


def test_an_error_of_the_server_has_its_code(client: Client) -> None:
    with pytest.raises(TaikiError, match="Unknown starter deck") as caught:
        Duel(("radiant-tide", "nothing"), client=client)
    assert caught.value.code == "BAD_DECK"


def test_parameters_that_are_none_are_left_out(client: Client) -> None:
    assert client.call("decks.list", nothing=None).keys() >= {"radiant-tide", "burning-shadow"}


def test_a_server_that_ends_is_told() -> None:
    with (
        Client([sys.executable, "-c", "raise SystemExit(3)"]) as one,
        pytest.raises(ServerEndedError, match="ended with code 3"),
    ):
        one.call("server.info")


def test_a_line_without_an_end_is_no_answer() -> None:
    program = "import sys; sys.stdin.readline(); print('{}', end='')"
    with Client([sys.executable, "-c", program]) as one, pytest.raises(ServerEndedError):
        one.call("server.info")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (None, "--max-semi-space-size=64"),
        ("--no-warnings", "--no-warnings --max-semi-space-size=64"),
        ("--max-semi-space-size=16", "--max-semi-space-size=16"),
    ],
)
def test_a_server_has_a_large_young_generation_unless_it_is_given_one(
    given: str | None, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if given is None:
        monkeypatch.delenv("NODE_OPTIONS", raising=False)
    else:
        monkeypatch.setenv("NODE_OPTIONS", given)
    says = "import json, os; print(json.dumps({'id': 1, 'result': os.environ['NODE_OPTIONS']}), flush=True); input()"
    with Client([sys.executable, "-c", says]) as client:
        assert client.call("any") == expected


def test_a_closed_client_refuses() -> None:
    one = Client()
    assert one.call("server.info")["name"] == "taiki"
    one.close()
    one.close()
    with pytest.raises(ServerEndedError, match="closed"):
        one.call("server.info")


def test_a_command_that_does_not_exist() -> None:
    with pytest.raises(FileNotFoundError):
        Client(["taiki-that-is-not-there"])


SLOW_SERVER = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if request["method"] == "slow":
        time.sleep(0.5)
    print(json.dumps({"id": request["id"], "result": request["method"]}), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer that interrupts")
def test_an_interrupted_request_leaves_its_answer_to_nobody() -> None:
    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with Client([sys.executable, "-c", SLOW_SERVER]) as one:
            signal.setitimer(signal.ITIMER_REAL, 0.2)
            with pytest.raises(KeyboardInterrupt):
                one.call("slow")
            assert one.call("fast") == "fast"
            assert one.call("faster") == "faster"
    finally:
        signal.signal(signal.SIGALRM, before)
