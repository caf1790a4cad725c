"""A duel against an opponent as a Gymnasium environment, registered as `taiki/Duel-v0`. Needs the package `gymnasium`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from taiki.client import Client, shared_client
from taiki.duel import PLAYERS, STARTER_DECKS, AgentName, Decks, Duel, Player
from taiki.schema import Observation
from taiki.spaces import action_space, arrays_of, boxes_of, mask_of, mask_space

Policy = Callable[[Observation], int]
"""Takes what a player may know, and returns a slot with a 1 in the mask."""


class DuelEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A duel against `opponent`: the agent `random` or `greedy`, or a function from an observation to a slot.

    A step picks one of 64 slots for `player`; the opponent's picks are not steps. An observation is what `player` may know: `cards`
    float32 [188, 136], `globals` float32 [80], `slots` float32 [64, 25], and `action_mask` int8 [64], 1 for each slot that may be
    picked. The reward of the last step is 1 for a victory and -1 for a defeat, all others are 0. A slot that the mask does not allow
    loses at once, with `illegal` in the info. Duels that end by a limit are truncated. `decks` are those of p1 and p2, and
    `settings` are the further parameters of `duel.create`. With `first_player` `random`, the seed decides who takes the first turn.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium declares an instance variable.

    def __init__(
        self,
        *,
        opponent: AgentName | Policy = "random",
        player: Player = "p1",
        decks: Decks = STARTER_DECKS,
        first_player: Player | Literal["random"] = "random",
        render_mode: Literal["ansi"] | None = None,
        client: Client | None = None,
        **settings: object,
    ) -> None:
        """Make the environment; `reset` begins a duel."""
        self._client = client if client is not None else shared_client()
        self._opponent = opponent
        self._player = player
        self._decks = decks
        self._first_player = first_player
        self._settings = settings
        self._duel: Duel | None = None
        self.render_mode = render_mode
        schema = self._client.schema
        self.observation_space = spaces.Dict({**boxes_of(schema), "action_mask": mask_space(schema)})
        self.action_space = action_space(schema)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a duel in which the player has to pick. No options."""
        super().reset(seed=seed)
        self._begin()
        while self._open_duel().done:
            self._begin()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Pick a slot, and let the opponent answer until the player has to pick again.

        Returns:
            The observation, the reward, whether the duel is over, whether a limit ended it, and the info: `result` at the end.
        """
        duel = self._open_duel()
        if duel.observe(self._player).mask[int(action)] == 0:
            return self._observation(), -1.0, True, False, {"illegal": True}
        duel.step(int(action))
        self._let_opponent_pick()
        result = duel.result
        if result is None:
            return self._observation(), 0.0, False, False, {}
        return (
            self._observation(),
            result.reward(self._player),
            not result.truncated,
            result.truncated,
            {"result": result},
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which slots may be picked, bool [64], under the name that MaskablePPO of sb3-contrib looks for."""
        return self._open_duel().observe(self._player).mask.view(np.bool_)

    def render(self) -> str | None:
        """Return the table as text, as the player may see it."""
        return self._open_duel().board(self._player) if self.render_mode == "ansi" else None

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Become a copy, or what was pickled. An opponent that picks at random draws anew."""
        self.__dict__.update(state)
        self._seat_opponent(seed=0)

    def close(self) -> None:
        """Let the server forget the duel."""
        if self._duel is not None:
            self._duel.close()
            self._duel = None

    def _begin(self) -> None:
        self.close()
        duel_seed, agent_seed = (int(seed) for seed in self.np_random.integers(2**53, size=2))
        drawn = PLAYERS[int(self.np_random.integers(2))]
        self._duel = Duel(
            self._decks,
            seed=duel_seed,
            first_player=drawn if self._first_player == "random" else self._first_player,
            client=self._client,
            **self._settings,
        )
        self._seat_opponent(seed=agent_seed)
        self._let_opponent_pick()

    def _seat_opponent(self, *, seed: int) -> None:
        if self._duel is not None and not self._duel.done and not callable(self._opponent):
            other: Player = "p2" if self._player == "p1" else "p1"
            self._duel.play_by_agent(other, self._opponent, seed=seed)

    def _let_opponent_pick(self) -> None:
        duel = self._open_duel()
        while callable(self._opponent) and not duel.done and duel.player != self._player:
            duel.step(self._opponent(duel.observe()))

    def _observation(self) -> dict[str, Any]:
        shown = self._open_duel().observe(self._player)
        return {**arrays_of(shown), "action_mask": mask_of(shown)}

    def _open_duel(self) -> Duel:
        if self._duel is None:
            raise RuntimeError("There is no duel: call reset() first.")
        return self._duel


gymnasium.register(
    id="taiki/Duel-v0",
    entry_point="taiki.gym_env:DuelEnv",
    vector_entry_point="taiki.gym_vector:DuelVectorEnv",
)
