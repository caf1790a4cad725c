"""Many duels against an opponent as a Gymnasium vector environment. Needs the package `gymnasium`."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from taiki.client import Client, shared_client
from taiki.duel import PLAYERS, STARTER_DECKS, AgentName, Decks, Player
from taiki.schema import Observation
from taiki.spaces import action_space, arrays_of, boxes_of, mask_of, mask_space
from taiki.vector import VectorDuels

Arrays = dict[str, NDArray[Any]]


class DuelVectorEnv(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` duels against the agent `opponent`, which one message steps.

    `gymnasium.make_vec("taiki/Duel-v0", num_envs=64, opponent="greedy")` makes it.

    A step picks one of 64 slots in each duel for `player`; the opponent's picks are not steps. An observation is what `player` may
    know: `cards` float32 [num_envs, 188, 136], `globals` float32 [num_envs, 80], `slots` float32 [num_envs, 64, 25], and
    `action_mask` int8 [num_envs, 64], 1 for each slot that may be picked. Rewards are float64 [num_envs]: 1 for a victory and -1 for
    a defeat in the step that ends a duel, else 0. A slot that the mask does not allow loses at once, with `illegal` in the info.
    Duels that end by a limit are truncated. Terminations and truncations are bool [num_envs].

    The autoreset mode is `SAME_STEP`: a duel that ends is followed by the next one at once, whose first observation is returned. Of
    the duel that ended, `infos["final_obs"]` has what `player` may know at its end, and `infos["final_info"]["result"]` the
    `Result`; both are arrays of objects, as in `gymnasium.vector.SyncVectorEnv`.

    `decks` are those of p1 and p2, and `settings` are the further parameters of `learning.create`. With `first_player`
    `alternating`, p1 takes the first turn in every other duel of a row. Use `vectorization_mode="sync"` for an opponent that is a
    function.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - see DuelEnv.

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponent: AgentName = "random",
        player: Player = "p1",
        decks: Decks = STARTER_DECKS,
        first_player: Player | Literal["alternating"] = "alternating",
        render_mode: None = None,
        client: Client | None = None,
        **settings: object,
    ) -> None:
        """Make the environment; `reset` begins the duels.

        Raises:
            TypeError: the opponent is a function.
        """
        if not isinstance(opponent, str):
            raise TypeError(
                f"opponent: expected the name of an agent, not {opponent!r}. "
                'For a function, use gymnasium.make_vec(..., vectorization_mode="sync").'
            )
        self._client = client if client is not None else shared_client()
        other: Player = "p2" if player == "p1" else "p1"
        self._player = player
        self._column = PLAYERS.index(player)
        self._settings: dict[str, Any] = {
            "decks": decks,
            "first_player": first_player,
            "agents": {other: opponent},
            **settings,
        }
        self._duels: VectorDuels | None = None
        self.num_envs = num_envs
        self.render_mode = render_mode
        schema = self._client.schema
        self.single_observation_space = spaces.Dict({**boxes_of(schema), "action_mask": mask_space(schema)})
        self.single_action_space = action_space(schema)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin all duels. With a seed everything follows from it and the slots; without one, from the one before. No options.

        Raises:
            ValueError: some duels only are to begin again (`reset_mask`), which the autoreset mode does not support.
        """
        if options is not None and "reset_mask" in options:
            raise ValueError("reset_mask: finished duels restart automatically. Expected no reset_mask.")
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**53))
        if self._duels is None:
            self._duels = VectorDuels(
                self.num_envs, seed=drawn, illegal_slots="concede", client=self._client, **self._settings
            )
        else:
            self._duels.reset(drawn)
        return _arrays(self._duels.observations), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Pick a slot in each duel, whole numbers [num_envs], and let the opponent answer until the player has to pick again.

        Returns:
            The observations, rewards, terminations, truncations, and infos.
        """
        duels = self._open_duels()
        slots = np.asarray(actions)
        legal = duels.observations.mask[np.arange(self.num_envs), slots] == 1
        duels.step(slots, final=self._player)
        return (
            _arrays(duels.observations),
            duels.rewards[:, self._column].astype(np.float64),
            duels.ended & ~duels.truncated,
            duels.truncated.copy(),
            self._infos(duels, legal),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which slots may be picked, bool [num_envs, 64]."""
        return self._open_duels().observations.mask.view(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Let the server forget the duels."""
        if self._duels is not None:
            self._duels.close()
            self._duels = None

    def _infos(self, duels: VectorDuels, legal: NDArray[np.bool_]) -> dict[str, Any]:
        infos: dict[str, Any] = {}
        if duels.final is None:
            return infos
        for number, row in enumerate(np.flatnonzero(duels.ended)):
            ending: dict[str, Any] = {"result": duels.results[row]}
            if not legal[row]:
                ending["illegal"] = True
            last = {name: array[number] for name, array in _arrays(duels.final).items()}
            infos = self._add_info(infos, {"final_obs": last, "final_info": ending}, int(row))
        return infos

    def _open_duels(self) -> VectorDuels:
        if self._duels is None:
            raise RuntimeError("There are no duels: call reset() first.")
        return self._duels


def _arrays(observation: Observation) -> Arrays:
    return {**arrays_of(observation), "action_mask": mask_of(observation)}
