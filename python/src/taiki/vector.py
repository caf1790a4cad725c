"""Many duels that are stepped at once."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal, NoReturn, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from taiki.client import Client, TaikiError, shared_client
from taiki.duel import STARTER_DECKS, AgentName, Decks, Player, Result, decks_of, result_from
from taiki.schema import Observation, Schema, floats, joined, octets
from taiki.shared import SharedObservations

ROWS_A_WORKER = 32
"""Fewer rows do not keep a server of their own busy."""


@dataclass(frozen=True)
class _Part:
    """The rows that one server steps."""

    client: Client
    rows: slice
    name: str


class VectorDuels:
    """`size` duels that are stepped at once. When a duel ends, the next one begins at once.

    The duels are spread over `workers` servers: by default one for each core, with 32 duels at least. What happens does not depend on
    their number. With `client`, that server plays all of them.

    `agents` plays one of the players, whose decisions are then not shown; without it both are shown, each when they have to pick.
    Everything follows from `seed` and the slots. With `illegal_slots` `concede`, a player concedes by a slot that the mask does not
    allow. `settings` are the further parameters of `learning.create`, such as `limits={"turns": 100}`. The arrays are new after every
    step; with `copy=False` those of `observations` are overwritten by the next one. Use it with `with`, or call `close`.
    """

    observations: Observation
    """Of who has to pick in each duel: cards float32 [size, 188, 136], globals float32 [size, 80], slots float32 [size, 64, 25],
    mask uint8 [size, 64]."""
    players: NDArray[np.uint8]
    """uint8 [size], who that is: 0 for p1, 1 for p2."""
    rewards: NDArray[np.float32]
    """float32 [size, 2], of p1 and p2 for the last step: 1 for the winner, -1 for the loser of a duel that it ended, 0 if not."""
    ended: NDArray[np.bool_]
    """bool [size]: the last step ended a duel; the observation is then the first one of the next duel."""
    truncated: NDArray[np.bool_]
    """bool [size]: it ended by a limit or in an endless loop."""
    results: list[Result | None]
    """The results of the duels that the last step ended; None for the others."""
    final: Observation | None
    """What the player whom `step` was asked for may know at the end of each duel that the last step ended, in order, with a first
    dimension of their number; None if it ended none, or was not asked for."""

    def __init__(
        self,
        size: int,
        decks: Decks = STARTER_DECKS,
        *,
        seed: SupportsIndex = 0,
        first_player: Player | Literal["alternating"] = "alternating",
        agents: Mapping[Player, AgentName] | None = None,
        illegal_slots: Literal["refuse", "concede"] = "refuse",
        client: Client | None = None,
        workers: int | None = None,
        copy: bool = True,
        **settings: object,
    ) -> None:
        """Begin the duels.

        Raises:
            ValueError: both a client and a number of workers are given, or the number is not from 1 to `size`.
            TaikiError: a deck (`BAD_DECK`) or an option (`BAD_OPTIONS`) is invalid, or the server has no room for so many duels
                (`TOO_MANY_DUELS`).
        """
        if workers is not None and (client is not None or not 1 <= workers <= size):
            raise ValueError(f"workers: expected a number from 1 to {size}, and no client, not {workers}.")
        self.client = client if client is not None else shared_client()
        self.size = size
        self._copies = copy
        self._conceding = illegal_slots == "concede"
        self._is_open = True
        self._parts: list[_Part] = []
        self._shared = SharedObservations(self.schema, size) if self.client.shares_files else None
        count = 1 if client is not None else workers or _workers_for(size, self.client)
        clients = [self.client, *(shared_client(number) for number in range(1, count))]
        params = {
            "decks": decks_of(decks),
            "seed": seed,
            "firstPlayer": first_player,
            "agents": dict(agents) if agents is not None else None,
            "illegalSlots": "concede" if self._conceding else None,
            "file": None if self._shared is None else self._shared.path,
            **settings,
        }
        ends = [size * number // count for number in range(count + 1)]
        asked = [
            (
                one,
                slice(*rows),
                one.ask("learning.create", duels=rows[1] - rows[0], firstRow=rows[0], **params),
            )
            for one, *rows in zip(clients, ends, ends[1:], strict=False)
        ]
        states, refused = _answers([(one, sent) for one, _, sent in asked])
        for (one, rows, _), state in zip(asked, states, strict=True):
            if state is not None:
                self._parts.append(_Part(one, rows, state["vector"]))
        self._remove_file()
        if refused is not None:
            self.close()
            raise refused
        self._take(states)

    @property
    def schema(self) -> Schema:
        """What the arrays of observations are."""
        return self.client.schema

    def step(self, slots: ArrayLike, *, final: Player | None = None) -> None:
        """Pick one slot in each duel: whole numbers, shape [size]. With `final`, show this player the ends of duels in `final`.

        Raises:
            TaikiError: a mask does not allow its slot (`ILLEGAL_CHOICE`), unless `illegal_slots` is `concede`; no duel has changed.
        """
        picked = np.asarray(slots)
        if len(self._parts) > 1:
            self._check(picked)
        self._take(
            self._ask("learning.step", [picked[part.rows].tolist() for part in self._parts], final=final)
        )

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Begin all duels again, by default with the seed that they began with."""
        self._take(self._ask("learning.reset", seed=seed))

    def close(self) -> None:
        """Let the servers forget the duels. Does nothing the second time."""
        if self._is_open:
            self._is_open = False
            self._ask("learning.close")
            self._remove_file()

    def __reduce__(self) -> NoReturn:
        """Refuse to be copied or pickled.

        Raises:
            TypeError: always.
        """
        raise TypeError("VectorDuels cannot be copied or pickled. Expected single duels: Duel.")

    def __enter__(self) -> VectorDuels:
        """Return the duels."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the servers forget the duels."""
        self.close()

    def _ask(self, method: str, slots: Sequence[list[int]] | None = None, **params: object) -> list[Any]:
        asked = []
        for number, part in enumerate(self._parts):
            picked = None if slots is None else slots[number]
            asked.append((part.client, part.client.ask(method, vector=part.name, slots=picked, **params)))
        answers, refused = _answers(asked)
        if refused is not None:
            raise refused
        return answers

    def _remove_file(self) -> None:
        if self._shared is not None:
            self._shared.remove()

    def _check(self, slots: NDArray[Any]) -> None:
        """Refuse what some of the servers would refuse, before the others have stepped."""
        if slots.shape != (self.size,):
            message = f"slots: expected {self.size}, one for each duel, not shape {slots.shape}."
            raise TaikiError(message, "BAD_OPTIONS")
        if self._conceding:
            return
        mask = self._mask
        width = mask.shape[1]
        inside = (slots >= 0) & (slots < width) & (slots == np.floor(slots))
        legal = inside & (mask[np.arange(self.size), np.where(inside, slots, 0).astype(np.intp)] == 1)
        for row in np.flatnonzero(~legal)[:1]:
            allowed = ", ".join(str(slot) for slot in np.flatnonzero(mask[row]))
            message = f"slots[{row}]: slot {slots[row]} cannot be picked, expected one of {allowed}."
            raise TaikiError(message, "ILLEGAL_CHOICE")

    def _take(self, states: Sequence[Mapping[str, Any]]) -> None:
        self.observations = self._observed(states)
        self._mask = self.observations.mask
        self.players = np.concatenate([octets(state["players"]) for state in states])
        self.rewards = np.concatenate([floats(state["rewards"]) for state in states]).reshape(self.size, 2)
        self.ended = np.concatenate([octets(state["ended"]) for state in states]).view(np.bool_)
        self.truncated = np.concatenate([octets(state["truncated"]) for state in states]).view(np.bool_)
        results: list[Mapping[str, Any] | None] = [result for state in states for result in state["results"]]
        self.results = [result_from(result) for result in results]
        last = [
            self.schema.unpack(state["final"], int(self.ended[part.rows].sum()))
            for part, state in zip(self._parts, states, strict=True)
            if state.get("final") is not None
        ]
        self.final = joined(last) if last else None

    def _observed(self, states: Sequence[Mapping[str, Any]]) -> Observation:
        if self._shared is None:
            [state] = states
            return self.schema.unpack(state["observations"], self.size)
        return joined([self._shared.arrays]) if self._copies else self._shared.arrays


def _workers_for(size: int, client: Client) -> int:
    """Return how many servers to spread duels over: one if the server is not a process of this machine."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, size // ROWS_A_WORKER)) if client.shares_files else 1


def _answers(asked: Sequence[tuple[Client, int]]) -> tuple[list[Any], TaikiError | None]:
    """Return the answers of several servers, after all have answered, and the first refusal; None for each other one."""
    answers: list[Any] = []
    refused: TaikiError | None = None
    for client, sent in asked:
        try:
            answers.append(client.answer(sent))
        except TaikiError as error:
            answers.append(None)
            refused = refused or error
    return answers, refused
