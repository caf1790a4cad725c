from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from taiki import Client, TaikiError, VectorDuels


def random_slots(vector: VectorDuels, random: np.random.Generator) -> NDArray[np.int64]:
    scores: NDArray[np.float64] = random.random(vector.observations.mask.shape) * vector.observations.mask
    slots: NDArray[np.int64] = np.argmax(scores, axis=1)
    return slots


def test_shapes_and_dtypes(client: Client) -> None:
    with VectorDuels(5, client=client) as vector:
        vector.step(random_slots(vector, np.random.default_rng(0)))
        arrays: list[NDArray[Any]] = [
            *vector.observations,
            vector.players,
            vector.rewards,
            vector.ended,
            vector.truncated,
        ]
        assert [(array.shape, array.dtype.name) for array in arrays] == [
            ((5, 180, 80), "float32"),
            ((5, 78), "float32"),
            ((5, 64, 24), "float32"),
            ((5, 64), "uint8"),
            ((5,), "uint8"),
            ((5, 2), "float32"),
            ((5,), "bool"),
            ((5,), "bool"),
        ]


def test_everything_follows_from_the_seed_and_the_slots(client: Client) -> None:
    def played() -> list[bytes]:
        random = np.random.default_rng(3)
        with VectorDuels(4, seed=9, agents={"p2": "random"}, client=client) as vector:
            seen = []
            for _ in range(50):
                vector.step(random_slots(vector, random))
                seen.append(vector.observations.cards.tobytes() + vector.rewards.tobytes())
        return seen

    assert played() == played()


def test_rewards_of_duels_that_ended(client: Client) -> None:
    random = np.random.default_rng(4)
    with VectorDuels(8, seed=1, client=client) as vector:
        ended = 0
        while ended < 8:
            vector.step(random_slots(vector, random))
            for row, result in enumerate(vector.results):
                assert vector.ended[row] == (result is not None)
                if result is None:
                    assert not vector.rewards[row].any()
                else:
                    assert vector.rewards[row].tolist() == [result.reward("p1"), result.reward("p2")]
                    assert vector.observations.globals[row, vector.schema.globals.index("turn")] <= 1
                    ended += 1


def test_limits_truncate(client: Client) -> None:
    with VectorDuels(2, limits={"turns": 1}, client=client) as vector:
        while not vector.ended.any():
            vector.step(vector.observations.mask.argmax(axis=1))
        [result] = {result for result in vector.results if result is not None}
        assert (result.winner, result.truncated) == (None, True)
        assert (vector.truncated == vector.ended).all()


def test_an_illegal_slot_changes_no_duel(client: Client) -> None:
    with VectorDuels(2, client=client) as vector:
        before = vector.observations.cards.copy()
        with pytest.raises(TaikiError, match=r"slots\[1\]: slot 61") as caught:
            vector.step([int(vector.observations.mask[0].argmax()), 61])
        assert caught.value.code == "ILLEGAL_CHOICE"
        vector.reset()
        assert np.array_equal(vector.observations.cards, before)


def test_a_server_has_room_for_so_many_duels(client: Client) -> None:
    with pytest.raises(TaikiError) as caught:
        VectorDuels(100_000, client=client)
    assert caught.value.code == "TOO_MANY_DUELS"


def test_closing_twice_changes_nothing(client: Client) -> None:
    with VectorDuels(2, seed=np.int64(7), client=client) as vector:
        vector.close()
    vector.close()
