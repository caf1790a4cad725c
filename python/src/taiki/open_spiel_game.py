"""A duel as a game of OpenSpiel: `import taiki.open_spiel_game; game = pyspiel.load_game("taiki")`. Needs the package `open_spiel`."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

from taiki.client import shared_client
from taiki.duel import PLAYERS, Duel
from taiki.schema import Observation

NAME = "taiki"
_MAX_PICKS = 100_000

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Duel Masters (taiki)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={
        "p1": "radiant-tide",
        "p2": "burning-shadow",
        "seeds": 1000,
        "turns": 100,
    },
)


class TaikiGame(pyspiel.Game):  # type: ignore[misc]
    """Duels between two starter decks.

    The first move is chance: it draws one of `seeds` seeds, from which all that is random follows. Then players pick slots, as
    in `Duel`: an action is one of 64 slots. `p1` and `p2` are names of starter decks; player 0 is p1. A duel that reaches turn
    `turns` is a draw.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Make the game; `pyspiel.load_game` does so with the defaults of the parameters filled in."""
        given = {**_TYPE.parameter_specification, **(params or {})}
        self.decks: tuple[str, str] = (str(given["p1"]), str(given["p2"]))
        self.seeds = int(given["seeds"])
        self.turns = int(given["turns"])
        schema = shared_client().schema
        self.sizes = [array.shape for array in (schema.cards, schema.globals, schema.slots, schema.mask)]
        info = pyspiel.GameInfo(
            num_distinct_actions=schema.mask.shape[0],
            max_chance_outcomes=self.seeds,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MAX_PICKS,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> TaikiState:
        """Return a duel before its seed is drawn."""
        return TaikiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TaikiObserver:
        """Return what writes observations as arrays and as text."""
        return TaikiObserver(self, iig_obs_type, params)


class TaikiState(pyspiel.State):  # type: ignore[misc]
    """A duel, and the slots picked so far for its open decision."""

    def __init__(self, game: TaikiGame) -> None:
        """Begin before the seed is drawn."""
        super().__init__(game)
        self._decks = game.decks
        self._seeds = game.seeds
        self._turns = game.turns
        self._duel: Duel | None = None
        self._past = ("", "")
        self._picks: tuple[list[int], list[int]] = ([], [])

    @property
    def duel(self) -> Duel:
        """The duel.

        Raises:
            ValueError: its seed is not drawn yet.
        """
        if self._duel is None:
            raise ValueError("The seed of the duel is not drawn yet: expected a state after the chance node.")
        return self._duel

    def current_player(self) -> int:
        """Return 0 for p1, 1 for p2, or the chance or terminal player."""
        if self._duel is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self._duel.player
        return int(pyspiel.PlayerId.TERMINAL) if player is None else PLAYERS.index(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, each equally likely."""
        return [(seed, 1.0 / self._seeds) for seed in range(self._seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return [int(slot) for slot in np.flatnonzero(self.duel.observe().mask)]

    def _apply_action(self, action: int) -> None:
        if self._duel is None:
            self._duel = Duel(self._decks, seed=action, limits={"turns": self._turns})
            return
        self._picks[self.current_player()].append(action)
        self._duel.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else f"slot {action}"

    def is_terminal(self) -> bool:
        """Return whether the duel is over."""
        return self._duel is not None and self._duel.done

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser, or 0 for both."""
        result = None if self._duel is None else self._duel.result
        return [0.0, 0.0] if result is None else [result.reward(player) for player in PLAYERS]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> TaikiState:
        """Return a state that this player cannot tell from this one, each deal of the hidden cards equally likely.

        Only the player who has to pick can be asked for. Its history is that of this state, which does not lead there.

        Raises:
            ValueError: another player has to pick, or there are no samples at this moment (`Duel.sample`).
        """
        if player != self.current_player():
            raise ValueError(f"Expected the player who has to pick, {self.current_player()}, not {player}.")
        sampled = self.duel.sample(int(probability_sampler() * 2**53))
        if sampled is None:
            raise ValueError("There is no sample of the duel in the middle of this effect.")
        past = (self._known_log(0), self._known_log(1))
        state: TaikiState = self.clone()
        state._duel, state._past = sampled, past
        return state

    def information_state_string(self, player: int | None = None) -> str:
        """Return a digest of what the player may know of the table and of all that has happened, and of their own picks."""
        index = self.current_player() if player is None else player
        if self._duel is None:
            return f"p{index + 1}"
        table = {name: part for name, part in self._duel.view(PLAYERS[index]).items() if name != "facts"}
        known = self._known_log(index) + json.dumps([table, self._picks[index]])
        return f"p{index + 1} {hashlib.sha256(known.encode()).hexdigest()}"

    def _known_log(self, index: int) -> str:
        return self._past[index] + "".join(map(json.dumps, self.duel.log(PLAYERS[index])))

    def __str__(self) -> str:
        """Return the table as p1 sees it, or what is to be drawn."""
        return "seed" if self._duel is None else self._duel.board("p1")


class TaikiObserver:
    """Writes an observation: `cards`, `globals`, `slots` and `mask`, flat in `tensor` and by name in `dict`."""

    def __init__(self, game: TaikiGame, iig_obs_type: Any, params: Any) -> None:
        """Make the arrays.

        Raises:
            ValueError: there are parameters.
        """
        if params:
            raise ValueError(f"Expected no parameters of the observer, not {params!r:.80}.")
        names = Observation._fields
        lengths = [int(np.prod(size)) for size in game.sizes]
        self.tensor = np.zeros(sum(lengths), np.float32)
        ends = np.cumsum(lengths)
        self.dict = {
            name: self.tensor[end - length : end].reshape(size)
            for name, length, end, size in zip(names, lengths, ends, game.sizes, strict=True)
        }

    def set_from(self, state: TaikiState, player: int) -> None:
        """Write what a player may know."""
        self.tensor.fill(0)
        if state._duel is None:
            return
        shown = state._duel.observe(PLAYERS[player])
        for name, array in shown._asdict().items():
            self.dict[name][:] = array

    def string_from(self, state: TaikiState, player: int) -> str:
        """Return the table as a player may see it."""
        return "seed" if state._duel is None else state._duel.board(PLAYERS[player])


pyspiel.register_game(_TYPE, TaikiGame)
