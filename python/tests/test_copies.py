import copy
import gc
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from taiki import Client, Duel, Observation, Player, TaikiError, shared_client


def play(duel: Duel, steps: int, seed: int = 1) -> None:
    random = np.random.default_rng(seed)
    for _ in range(steps):
        if duel.done:
            return
        duel.step(int(random.choice(np.flatnonzero(duel.observe().mask))))


def same(one: Observation, other: Observation) -> bool:
    pairs: list[tuple[NDArray[Any], NDArray[Any]]] = list(zip(one, other, strict=True))
    return all(np.array_equal(first, second) for first, second in pairs)


@pytest.fixture
def duel(client: Client) -> Iterator[Duel]:
    with Duel(seed=7, client=client) as one:
        play(one, 25)
        yield one


@pytest.mark.parametrize("make", [Duel.fork, copy.copy, copy.deepcopy])
def test_a_copy_goes_on_by_itself(duel: Duel, make: Callable[[Duel], Duel]) -> None:
    other = make(duel)
    assert same(other.observe(), duel.observe())
    record = duel.record()
    play(other, 30)
    assert duel.record() == record
    play(duel, 30)
    assert other.record() == duel.record()


def test_a_copy_has_the_slots_picked_so_far(client: Client) -> None:
    with Duel(seed=7, client=client) as duel:
        while not duel._slots:
            play(duel, 1)
        other = duel.fork()
        assert same(other.observe(), duel.observe())
        play(other, 5)
        play(duel, 5)
        assert other.record() == duel.record()


def test_a_snapshot_is_restored(duel: Duel) -> None:
    restored = Duel.restore(duel.snapshot(), client=duel.client)
    assert same(restored.observe(), duel.observe())
    with pytest.raises(TaikiError) as caught:
        Duel.restore({"version": 99}, client=duel.client)
    assert caught.value.code == "BAD_SNAPSHOT"


def test_a_duel_is_pickled() -> None:
    with Duel(seed=7) as duel:
        while not duel._slots:
            play(duel, 1)
        again = pickle.loads(pickle.dumps(duel))
        assert again.client is shared_client()
        assert same(again.observe(), duel.observe())
        play(duel, 500)
        over = pickle.loads(pickle.dumps(duel))
        assert over.done
        assert over.result == duel.result


def test_samples_look_the_same_and_have_other_cards(duel: Duel) -> None:
    samples = [duel.sample(seed) for seed in range(8)]
    hands = set()
    for sample in samples:
        assert sample is not None
        assert same(sample.observe(), duel.observe())
        opponent: Player = "p2" if sample.player == "p1" else "p1"
        hands.add(str(sample.view(opponent)["zones"][opponent]["hand"]))
        with pytest.raises(TaikiError) as caught:
            sample.record()
        assert caught.value.code == "BAD_OPTIONS"
        play(sample, 40)
    assert len(hands) > 4


def test_duels_that_nobody_has_are_forgotten(client: Client) -> None:
    with Duel(seed=7, client=client) as duel:
        for _ in range(1500):
            duel.fork()
        gc.collect()
        assert not duel.done
