from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from taiki import Client, TaikiError, VectorDuels
from taiki.client import shared_client


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
            ((5, 188, 136), "float32"),
            ((5, 80), "float32"),
            ((5, 64, 25), "float32"),
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


def test_duels_do_not_depend_on_the_number_of_servers() -> None:
    def played(workers: int, *, copy: bool) -> list[bytes]:
        random = np.random.default_rng(3)
        with VectorDuels(5, seed=9, agents={"p2": "random"}, workers=workers, copy=copy) as vector:
            seen = []
            for _ in range(40):
                vector.step(random_slots(vector, random), final="p1")
                shown = [
                    *vector.observations,
                    *(vector.final or ()),
                    vector.rewards,
                    vector.ended,
                    vector.players,
                ]
                seen.append(b"".join(array.tobytes() for array in shown))
            return seen

    one = played(1, copy=True)
    assert played(2, copy=True) == one
    assert played(3, copy=False) == one


def test_arrays_are_new_after_every_step_unless_they_are_shared() -> None:
    for copy in (True, False):
        with VectorDuels(2, seed=1, copy=copy) as vector:
            shown = vector.observations.globals
            before = shown.copy()
            for _ in range(30):
                vector.step(vector.observations.mask.argmax(axis=1))
            assert np.array_equal(shown, before) == copy
            assert (vector.observations.globals is shown) != copy


def test_an_illegal_slot_changes_no_duel_of_any_server() -> None:
    with VectorDuels(3, workers=3) as vector:
        slots = vector.observations.mask.argmax(axis=1)
        before = vector.observations.cards.copy()
        for illegal in (61, -1, 1000, 0.5):
            with pytest.raises(TaikiError, match=r"slots\[1\]: slot .* cannot be picked") as caught:
                vector.step([int(slots[0]), illegal, int(slots[2])])
            assert caught.value.code == "ILLEGAL_CHOICE"
        with pytest.raises(TaikiError, match="expected 3, one for each duel"):
            vector.step(slots[:2])
        vector.reset()
        assert np.array_equal(vector.observations.cards, before)


@pytest.mark.parametrize("workers", [0, 4, -1])
def test_a_number_of_servers_that_cannot_be_is_refused(workers: int) -> None:
    with pytest.raises(ValueError, match="workers: expected a number from 1 to 3"):
        VectorDuels(3, workers=workers)


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


def test_what_one_server_refuses_leaves_nothing_at_the_others() -> None:
    with pytest.raises(TaikiError) as caught:
        VectorDuels(2001, workers=2)
    assert caught.value.code == "TOO_MANY_DUELS"
    with VectorDuels(1000, client=shared_client()) as vector:
        assert vector.players.shape == (1000,)


def test_closing_twice_changes_nothing(client: Client) -> None:
    with VectorDuels(2, seed=np.int64(7), client=client) as vector:
        vector.close()
    vector.close()
