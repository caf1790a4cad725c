"""What the arrays of observations are, and how messages pack them."""

from __future__ import annotations

from binascii import a2b_base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

SUPPORTED_VERSION = 12


class Observation(NamedTuple):
    """What a player may know, as arrays in row-major order. Of several duels at once, with a first dimension in front.

    The shapes of version 12; `Schema` has the names and meanings of all columns.
    """

    cards: NDArray[np.float32]
    """float32 [188, 136]: a row for each card, by zone."""
    globals: NDArray[np.float32]
    """float32 [80]: turn, step, sizes of zones, the open decision."""
    slots: NDArray[np.float32]
    """float32 [64, 25]: a row for each slot that may be picked, or shows what is picked already."""
    mask: NDArray[np.uint8]
    """uint8 [64]: 1 for each slot that may be picked."""


@dataclass(frozen=True)
class Column:
    """A column of an array. `min` and `max` are the least and the greatest value.

    A `flag`, a `count` and a `number` measure something. The values of a `card`, a `row` and a `hash` are names: of a card in
    `card_names`, of a row of `cards`, and of a text.
    """

    name: str
    says: str
    kind: Literal["flag", "count", "number", "card", "row", "hash"]
    min: float
    max: float


@dataclass(frozen=True)
class ArraySchema:
    """The dtype, shape and columns of an array of one observation. The mask has no columns."""

    dtype: Literal["float32", "uint8"]
    shape: tuple[int, ...]
    columns: tuple[Column, ...]

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the least and the greatest values, each float32 of the shape of the array."""
        low = np.array([column.min for column in self.columns], np.float32)
        high = np.array([column.max for column in self.columns], np.float32)
        return np.broadcast_to(low, self.shape).copy(), np.broadcast_to(high, self.shape).copy()

    def numbers_of(self, *kinds: str) -> NDArray[np.intp]:
        """Return the numbers of the columns of these kinds."""
        found = [number for number, column in enumerate(self.columns) if column.kind in kinds]
        return np.array(found, np.intp)

    def index(self, name: str) -> int:
        """Return the number of the column with this name.

        Raises:
            KeyError: there is none.
        """
        for number, column in enumerate(self.columns):
            if column.name == name:
                return number
        raise KeyError(name)


@dataclass(frozen=True)
class RowBlock:
    """The rows `first` to `first + count - 1` of `cards` show the cards of this zone."""

    side: str
    zone: str
    first: int
    count: int


@dataclass(frozen=True)
class Schema:
    """Everything needed to read an observation."""

    version: int
    cards: ArraySchema
    globals: ArraySchema
    slots: ArraySchema
    mask: ArraySchema
    rows: tuple[RowBlock, ...]
    option_slots: int
    """Slots from 0 on that stand for options."""
    next_slot: int
    """The slot that goes on to the next options."""
    done_slot: int
    """The slot that completes an answer."""
    card_names: tuple[str, ...]
    """The names that numbers of cards stand for; those of 0 and 1 are empty."""

    @staticmethod
    def from_json(schema: Mapping[str, Any]) -> Schema:
        """Read the result of `learning.schema`.

        Raises:
            ValueError: the encoding has another version than this package was written for.
        """
        version = schema["version"]
        if version != SUPPORTED_VERSION:
            raise ValueError(
                f"The server has version {version} of the encoding, expected {SUPPORTED_VERSION}. "
                "Use the versions of the Python package and the npm package that belong together."
            )
        arrays = {name: _array_from(array) for name, array in schema["arrays"].items()}
        slots = schema["slots"]
        return Schema(
            version=version,
            rows=tuple(
                RowBlock(row["side"], row["zone"], row["from"], row["rows"]) for row in schema["rows"]
            ),
            option_slots=slots["options"],
            next_slot=slots["next"],
            done_slot=slots["done"],
            card_names=tuple(schema["cardNames"]),
            **arrays,
        )

    def unpack(self, packed: Mapping[str, Any], *leading: int) -> Observation:
        """Return the arrays of a message, with the dimensions `leading` in front; none for one observation."""
        return Observation(
            cards=_unpack_rows(packed["cards"], (*leading, *self.cards.shape)),
            globals=floats(packed["globals"]).reshape(*leading, *self.globals.shape),
            slots=_unpack_rows(packed["slots"], (*leading, *self.slots.shape)),
            mask=octets(packed["mask"]).reshape(*leading, *self.mask.shape),
        )


def joined(parts: Sequence[Observation]) -> Observation:
    """Return copies of several observations one after the other, each with a first dimension in front."""
    return Observation(
        cards=np.concatenate([part.cards for part in parts]),
        globals=np.concatenate([part.globals for part in parts]),
        slots=np.concatenate([part.slots for part in parts]),
        mask=np.concatenate([part.mask for part in parts]),
    )


def floats(text: str) -> NDArray[np.float32]:
    """Return the values of an array in base64: float32, one dimension."""
    return np.frombuffer(a2b_base64(text), "<f4").astype(np.float32)


def octets(text: str) -> NDArray[np.uint8]:
    """Return the values of an array in base64: uint8, one dimension."""
    return np.frombuffer(bytearray(a2b_base64(text)), np.uint8)


def _unpack_rows(packed: Mapping[str, str], shape: tuple[int, ...]) -> NDArray[np.float32]:
    array = np.zeros(shape, np.float32)
    rows = array.reshape(-1, shape[-1])
    bits = np.frombuffer(a2b_base64(packed["rows"]), np.uint8)
    present = np.unpackbits(bits, count=len(rows), bitorder="little").view(np.bool_)
    rows[present] = np.frombuffer(a2b_base64(packed["values"]), "<f4").reshape(-1, shape[-1])
    return array


def _array_from(array: Mapping[str, Any]) -> ArraySchema:
    return ArraySchema(
        dtype=array["dtype"],
        shape=tuple(array["shape"]),
        columns=tuple(
            Column(
                name=cast(str, column["name"]),
                says=cast(str, column["says"]),
                kind=column["kind"],
                min=column["min"],
                max=column["max"],
            )
            for column in array["columns"]
        ),
    )
