"""One duel."""

from __future__ import annotations

import operator
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal, SupportsIndex

from taiki.client import Client, shared_client
from taiki.schema import Observation, Schema

Player = Literal["p1", "p2"]
AgentName = Literal["greedy", "random"]
Decks = tuple[str | Sequence[str], str | Sequence[str]]
"""The decks of p1 and p2: each the name of a starter deck, or 40 card names."""

PLAYERS: tuple[Player, Player] = ("p1", "p2")
STARTER_DECKS: Decks = ("radiant-tide", "burning-shadow")

_TRUNCATING = ("endlessLoop", "turnLimit", "decisionLimit")


@dataclass(frozen=True)
class Result:
    """How a duel ended. `winner` is None for a draw."""

    winner: Player | None
    reason: str
    turn: int

    @property
    def truncated(self) -> bool:
        """Whether a limit or an endless loop ended it rather than the rules of winning."""
        return self.reason in _TRUNCATING

    def reward(self, player: Player) -> float:
        """Return 1 if this player has won, -1 if the opponent has, and 0 for a draw."""
        if self.winner is None:
            return 0.0
        return 1.0 if self.winner == player else -1.0


def result_from(result: Mapping[str, Any] | None) -> Result | None:
    """Read a result of a message."""
    if result is None:
        return None
    return Result(result.get("winner"), result["reason"], result["turn"])


def decks_of(decks: Decks) -> dict[Player, str | Sequence[str]]:
    """Return decks as parameters of a request.

    Raises:
        ValueError: they are not two.
    """
    if isinstance(decks, str) or not isinstance(decks, Sequence) or len(decks) != 2:
        raise ValueError(f"decks: expected two, of p1 and p2, not {decks!r:.80}.")
    first, second = decks
    return {"p1": first, "p2": second}


def _index(value: SupportsIndex, what: str) -> int:
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{what}, not {value!r:.80}.") from None


def _indexes(answer: SupportsIndex | Iterable[SupportsIndex]) -> list[int]:
    expected = "answer: expected an index or a sequence of indexes"
    if isinstance(answer, Iterable) and not isinstance(answer, str | Mapping):
        return [_index(one, expected) for one in answer]
    if isinstance(answer, SupportsIndex):
        return [_index(answer, expected)]
    raise TypeError(f"{expected}, not {answer!r:.80}.")


class Duel:
    """A duel whose decisions are answered one slot at a time.

    `decks` are those of p1 and p2, and `settings` are the further parameters of `duel.create`, such as `limits={"turns": 100}` or
    `askEverything=True`. `seed` is a whole number from 0 to 2^53 - 1, for a duel that is reproducible but not secret, or the text
    `chacha20:` and 64 hexadecimal digits, which is what the duel draws by default. Use it with `with`, or call `close`.
    """

    def __init__(
        self,
        decks: Decks = STARTER_DECKS,
        *,
        seed: SupportsIndex | str | None = None,
        first_player: Player = "p1",
        client: Client | None = None,
        **settings: object,
    ) -> None:
        """Begin a duel.

        Raises:
            ValueError: there are not two decks.
            TaikiError: a deck (`BAD_DECK`) or an option (`BAD_OPTIONS`) is invalid.
        """
        chosen = client if client is not None else shared_client()
        created = chosen.call(
            "duel.create", decks=decks_of(decks), seed=seed, firstPlayer=first_player, **settings
        )
        self._open(chosen, created["duel"])
        self._pick([])

    def _open(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name
        self._forget = weakref.finalize(self, client.forget, name)
        self._forget.atexit = False
        self._shown: Observation | None = None
        self._slots: list[int] = []
        self.player: Player | None = None
        """Who has to pick; None when the duel is over."""
        self.result: Result | None = None
        """None until the duel is over."""

    @staticmethod
    def restore(snapshot: Mapping[str, Any], *, client: Client | None = None, **settings: object) -> Duel:
        """Return a duel that goes on from a snapshot. `settings` are the custom cards, if there are any (`cards`).

        Raises:
            TaikiError: the snapshot is damaged, or its cards are not there (`BAD_SNAPSHOT`).
        """
        return Duel._opened(client, "duel.restore", snapshot=snapshot, **settings)

    @staticmethod
    def replay(record: str, *, client: Client | None = None) -> Duel:
        """Return a duel that goes on from the end of a record.

        Raises:
            TaikiError: the text is not a record, or cannot be replayed (`BAD_RECORD`).
        """
        return Duel._opened(client, "duel.replay", record=record)

    @staticmethod
    def _opened(client: Client | None, method: str, **params: object) -> Duel:
        chosen = client if client is not None else shared_client()
        duel = Duel.__new__(Duel)
        duel._open(chosen, chosen.call(method, **params)["duel"])
        duel._look()
        return duel

    def _look(self) -> None:
        self.result = result_from(self.client.call("duel.result", duel=self.name))
        if self.result is not None:
            self.player, self._slots, self._shown = None, [], None
        else:
            self._pick([])

    @property
    def schema(self) -> Schema:
        """What the arrays of observations are."""
        return self.client.schema

    @property
    def done(self) -> bool:
        """Whether the duel is over."""
        return self.player is None

    def step(self, slot: SupportsIndex) -> None:
        """Pick a slot for `player`; then `player` is who has to pick next.

        Raises:
            TypeError: the slot is not an integer.
            TaikiError: the mask does not allow this slot (`ILLEGAL_CHOICE`), or the duel is over (`DUEL_OVER`); nothing has changed.
        """
        slots = [*self._slots, _index(slot, "slot: expected an integer")]
        self._pick(slots)

    def observe(self, player: Player | None = None) -> Observation:
        """Return what a player may know: cards float32 [188, 136], globals float32 [80], slots float32 [64, 25], mask uint8 [64].

        By default, of who has to pick. The mask of a player who does not have to pick has no 1.

        Raises:
            ValueError: the duel is over, and no player is given.
        """
        if player is None:
            player = self.player
        if player is None:
            raise ValueError("The duel is over: expected a player, p1 or p2.")
        if player == self.player and self._shown is not None:
            return self._shown
        slots = self._slots if player == self.player else None
        return self.schema.unpack(
            self.client.call("learning.observe", duel=self.name, player=player, slots=slots)
        )

    def play_by_agent(self, player: Player, agent: AgentName, *, seed: int = 0) -> None:
        """Let an agent answer for this player from now on; `player` is then always the other one.

        Raises:
            TaikiError: an agent plays the other player already (`BAD_OPTIONS`).
        """
        slots = [] if self.player == player else self._slots
        self._take(self.client.call("learning.agent", duel=self.name, player=player, agent=agent, seed=seed))
        if slots:
            self._pick(slots)

    def choose(self, answer: SupportsIndex | Iterable[SupportsIndex]) -> None:
        """Answer the open decision with one or more indexes of its options, which `decision` has, instead of picking slots.

        Raises:
            TypeError: the answer is not an index or a sequence of them.
            TaikiError: the answer is illegal (`ILLEGAL_CHOICE`) or the duel is over (`DUEL_OVER`); nothing has changed.
        """
        self.client.call("duel.choose", duel=self.name, choice=_indexes(answer))
        self._look()

    def decision(self) -> dict[str, Any] | None:
        """Return the open decision as `duel.decision` does; None when the duel is over."""
        found: dict[str, Any] | None = self.client.call("duel.decision", duel=self.name)
        return found

    def view(self, player: Player) -> dict[str, Any]:
        """Return everything that this player may know, as `duel.view` does."""
        view: dict[str, Any] = self.client.call("duel.view", duel=self.name, player=player)
        return view

    def log(self, player: Player) -> list[dict[str, Any]]:
        """Return all facts so far as this player may know them, as `duel.log` does."""
        log: list[dict[str, Any]] = self.client.call("duel.log", duel=self.name, player=player)
        return log

    def board(self, player: Player) -> str:
        """Return the table as text, as this player may see it."""
        board: str = self.client.call("duel.board", duel=self.name, player=player)
        return board

    def record(self) -> str:
        """Return the duel as text, which `taiki replay` plays again."""
        record: str = self.client.call("duel.record", duel=self.name)
        return record

    def snapshot(self) -> dict[str, Any]:
        """Return the duel as JSON, for `restore`. Slots picked for an answer that is not complete are not part of it."""
        snapshot: dict[str, Any] = self.client.call("duel.snapshot", duel=self.name)
        return snapshot

    def fork(self) -> Duel:
        """Return an independent copy, with the slots picked so far; both players of it pick. `copy.deepcopy` does the same."""
        return self._like(self.client.call("duel.fork", duel=self.name)["duel"])

    def sample(self, seed: int = 0) -> Duel | None:
        """Return a duel as this one may be for all that `player` knows; None if there is none at this moment.

        The cards that `player` does not know are dealt anew, each possible deal equally likely, and what is random later is drawn anew.
        There is none where the running effect has drawn at random already, or has hidden a card that was seen before it. A
        sample has no past: `record` and `snapshot` are refused (`BAD_OPTIONS`).

        Raises:
            TaikiError: the duel is over (`DUEL_OVER`).
        """
        name = self.client.call("duel.sample", duel=self.name, seed=seed)["duel"]
        return None if name is None else self._like(name)

    def _like(self, name: str) -> Duel:
        other = Duel.__new__(Duel)
        other._open(self.client, name)
        other.player, other.result, other._slots = self.player, self.result, list(self._slots)
        other._shown = self._shown
        return other

    def __copy__(self) -> Duel:
        """Return a fork."""
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Duel:
        """Return a fork."""
        return self.fork()

    def __reduce__(self) -> tuple[Callable[[str, list[int]], Duel], tuple[str, list[int]]]:
        """Pickle the duel as its record: unpickled, it is one of the shared client."""
        return _unpickled, (self.record(), list(self._slots))

    def close(self) -> None:
        """Let the server forget the duel. Does nothing the second time."""
        if self._forget.detach() is not None:
            self.client.call("duel.close", duel=self.name)

    def __enter__(self) -> Duel:
        """Return the duel."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the server forget the duel."""
        self.close()

    def _pick(self, slots: list[int]) -> None:
        shared = self.client.shown
        file = None if shared is None else shared.path
        state = self.client.call("learning.pick", duel=self.name, slots=slots, file=file)
        self._take(state)
        if shared is not None:
            shared.remove()
            if self.player is not None:
                self._shown = shared.copy_of(0)

    def _take(self, state: Mapping[str, Any]) -> None:
        self.player = state["player"]
        self._slots = list(state["slots"])
        self.result = result_from(state["result"])
        shown = state["observation"]
        self._shown = None if shown is None else self.schema.unpack(shown)


def _unpickled(record: str, slots: list[int]) -> Duel:
    duel = Duel.replay(record)
    for slot in slots:
        duel.step(slot)
    return duel
