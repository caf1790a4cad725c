"""Observations that servers write into memory of this process."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import numpy as np

from taiki.schema import Observation, Schema

SHARED_MEMORY = Path("/dev/shm")


class SharedObservations:
    """A file with room for the observations of `count` duels, which servers on this machine write, and the file as arrays."""

    def __init__(self, schema: Schema, count: int) -> None:
        """Make the file; `remove` it when all servers have opened it."""
        arrays = (schema.cards, schema.globals, schema.slots, schema.mask)
        lengths = [count * int(np.prod(array.shape)) * np.dtype(array.dtype).itemsize for array in arrays]
        folder = SHARED_MEMORY if SHARED_MEMORY.is_dir() else None
        descriptor, self.path = tempfile.mkstemp(prefix="taiki-", dir=folder)
        os.truncate(descriptor, sum(lengths))
        os.close(descriptor)
        file = np.memmap(self.path, np.uint8, "r+")
        starts = np.cumsum([0, *lengths])
        parts = [
            np.asarray(file[start : start + length]).view(array.dtype).reshape(count, *array.shape)
            for array, start, length in zip(arrays, starts, lengths, strict=False)
        ]
        self._is_named = True
        self.arrays = Observation(*parts)
        """The arrays, each with a first dimension of `count`; a server overwrites them."""

    def copy_of(self, row: int) -> Observation:
        """Return copies of the arrays of one duel."""
        return Observation(*(array[row].copy() for array in self.arrays))

    def remove(self) -> None:
        """Remove the name of the file, which stays where it is mapped; Windows does it only when it no longer is."""
        if self._is_named:
            with contextlib.suppress(OSError):
                os.unlink(self.path)
                self._is_named = False
