"""Many duels that are stepped at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from taiki.client import Client, shared_client
from taiki.duel import STARTER_DECKS, AgentName, Decks, Player, Result, decks_of, result_from
from taiki.schema import Observation, Schema, floats, octets


class VectorDuels:
    """`size` duels that are stepped at once, in one message. When a duel ends, the next one begins at once.

    `agents` plays one of the players, whose decisions are then not shown; without it both are shown, each when they have to pick.
    Everything follows from `seed` and the slots. With `illegal_slots` `concede`, a player concedes by a slot that the mask does not
    allow. `settings` are the further parameters of `learning.create`, such as `limits={"turns": 100}`. The arrays are new after every
    step. Use it with `with`, or call `close`.
    """

    observations: Observation
    """Of who has to pick in each duel: cards float32 [size, 180, 80], globals float32 [size, 78], slots float32 [size, 64, 24],
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
        **settings: object,
    ) -> None:
        """Begin the duels.

        Raises:
            TaikiError: a deck (`BAD_DECK`) or an option (`BAD_OPTIONS`) is invalid, or the server has no room for so many duels
                (`TOO_MANY_DUELS`).
        """
        self.client = client if client is not None else shared_client()
        self.size = size
        created = self.client.call(
            "learning.create",
            duels=size,
            decks=decks_of(decks),
            seed=seed,
            firstPlayer=first_player,
            agents=dict(agents) if agents is not None else None,
            illegalSlots="concede" if illegal_slots == "concede" else None,
            **settings,
        )
        self.name: str = created["vector"]
        self._is_open = True
        self._take(created)

    @property
    def schema(self) -> Schema:
        """What the arrays of observations are."""
        return self.client.schema

    def step(self, slots: ArrayLike, *, final: Player | None = None) -> None:
        """Pick one slot in each duel: whole numbers, shape [size]. With `final`, show this player the ends of duels in `final`.

        Raises:
            TaikiError: a mask does not allow its slot (`ILLEGAL_CHOICE`), unless `illegal_slots` is `concede`; no duel has changed.
        """
        picked = np.asarray(slots).tolist()
        self._take(self.client.call("learning.step", vector=self.name, slots=picked, final=final))

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Begin all duels again, by default with the seed that they began with."""
        self._take(self.client.call("learning.reset", vector=self.name, seed=seed))

    def close(self) -> None:
        """Let the server forget the duels. Does nothing the second time."""
        if self._is_open:
            self._is_open = False
            self.client.call("learning.close", vector=self.name)

    def __enter__(self) -> VectorDuels:
        """Return the duels."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the server forget the duels."""
        self.close()

    def _take(self, state: Mapping[str, Any]) -> None:
        self.observations = self.schema.unpack(state["observations"], self.size)
        self.players = octets(state["players"])
        self.rewards = floats(state["rewards"]).reshape(self.size, 2)
        self.ended = octets(state["ended"]).view(np.bool_)
        self.truncated = octets(state["truncated"]).view(np.bool_)
        results: Sequence[Mapping[str, Any] | None] = state["results"]
        self.results = [result_from(result) for result in results]
        last = state.get("final")
        self.final = None if last is None else self.schema.unpack(last, int(self.ended.sum()))
