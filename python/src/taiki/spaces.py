"""Observations as Gymnasium spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from taiki.schema import ArraySchema, Observation, Schema


def box_of(array: ArraySchema) -> spaces.Box:
    """Return the space of an array with columns."""
    low, high = array.bounds()
    return spaces.Box(low, high, dtype=np.float32)


def boxes_of(schema: Schema) -> dict[str, spaces.Space[Any]]:
    """Return the spaces of the arrays but the mask."""
    return {
        "cards": box_of(schema.cards),
        "globals": box_of(schema.globals),
        "slots": box_of(schema.slots),
    }


def mask_space(schema: Schema) -> spaces.Box:
    """Return the space of the action mask: int8, as `Discrete.sample` takes it."""
    return spaces.Box(0, 1, schema.mask.shape, np.int8)


def action_space(schema: Schema) -> spaces.Discrete:
    """Return the space of slots."""
    return spaces.Discrete(schema.mask.shape[0])


def arrays_of(observation: Observation) -> dict[str, Any]:
    """Return copies of the arrays but the mask."""
    return {name: getattr(observation, name).copy() for name in ("cards", "globals", "slots")}


def mask_of(observation: Observation) -> NDArray[np.int8]:
    """Return a copy of the mask as int8, as `Discrete.sample` takes it."""
    return observation.mask.astype(np.int8)
