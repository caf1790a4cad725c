"""Observations for networks: measured columns between -1 and 1, and the numbers of cards apart."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from taiki.schema import ArraySchema, Schema

MEASURED = ("flag", "count", "number")
NAMED = ("cards", "globals", "slots")


class Normalizer:
    """Splits the arrays of observations by what their columns are. Works on one observation and on many with a dimension in front.

    - `cards`, `globals`, `slots`: float32, the columns that measure something. Flags are 0 or 1; a count or number x is
      sign(x) log(1 + |x|) / log(1 + limit), which is between -1 and 1 and tells small numbers apart.
    - `cards_card` [188, 1], `slots_card` [64, 2]: int64, numbers of cards, for an embedding of `len(schema.card_names)` rows.
    - `cards_row` [188, 1], `slots_row` [64, 3]: int64, rows of `cards`; -1 for none.

    Hashes of texts are left out.
    """

    def __init__(self, schema: Schema) -> None:
        """Choose the columns."""
        self._arrays: dict[str, ArraySchema] = {name: getattr(schema, name) for name in NAMED}
        self._measured = {name: array.numbers_of(*MEASURED) for name, array in self._arrays.items()}
        self._limits = {name: _limits_of(array) for name, array in self._arrays.items()}
        self._names = {
            f"{name}_{kind}": (name, columns)
            for name, array in self._arrays.items()
            for kind in ("card", "row")
            if len(columns := array.numbers_of(kind)) > 0
        }

    def __call__(self, arrays: dict[str, Any]) -> dict[str, NDArray[Any]]:
        """Return the arrays of an observation, such as `observation._asdict()`, normalized; the mask as it is."""
        shown: dict[str, NDArray[Any]] = {}
        for name, array in arrays.items():
            if name not in self._measured:
                shown[name] = array
                continue
            values = array[..., self._measured[name]]
            shown[name] = (np.sign(values) * np.log1p(np.abs(values)) / self._limits[name]).astype(np.float32)
        for name, (array_name, columns) in self._names.items():
            shown[name] = arrays[array_name][..., columns].astype(np.int64)
        return shown

    def spaces(self) -> dict[str, spaces.Space[Any]]:
        """Return the spaces of the arrays of one observation, without a mask."""
        found: dict[str, spaces.Space[Any]] = {}
        for name, array in self._arrays.items():
            shape = (*array.shape[:-1], len(self._measured[name]))
            low = [np.sign(array.columns[number].min) for number in self._measured[name]]
            found[name] = spaces.Box(
                np.broadcast_to(np.array(low, np.float32), shape), np.float32(1), shape, np.float32
            )
        for name, (array_name, columns) in self._names.items():
            array = self._arrays[array_name]
            column = array.columns[int(columns[0])]
            shape = (*array.shape[:-1], len(columns))
            found[name] = spaces.Box(int(column.min), int(column.max), shape, np.int64)
        return found


def _limits_of(array: ArraySchema) -> NDArray[np.float32]:
    columns = [column for column in array.columns if column.kind in MEASURED]
    return np.log1p(np.array([max(-column.min, column.max) for column in columns], np.float32))


class NormalizedObservation(gymnasium.ObservationWrapper[Any, Any, Any]):
    """`DuelEnv` with normalized observations: see `Normalizer`."""

    def __init__(self, env: gymnasium.Env[Any, Any], schema: Schema) -> None:
        """Wrap an environment; `schema` is `Client.schema`, such as `shared_client().schema`."""
        super().__init__(env)
        self._normalizer = Normalizer(schema)
        whole = env.observation_space
        if not isinstance(whole, spaces.Dict):
            raise TypeError(f"env: expected DuelEnv, whose observations are a Dict, not {whole}.")
        kept = {name: space for name, space in whole.spaces.items() if name not in NAMED}
        self.observation_space = spaces.Dict({**self._normalizer.spaces(), **kept})

    def observation(self, observation: Any) -> dict[str, NDArray[Any]]:
        """Normalize an observation."""
        return self._normalizer(observation)
