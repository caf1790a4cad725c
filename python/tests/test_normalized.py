import gymnasium
import numpy as np
import pytest

from taiki import Client, VectorDuels
from taiki.gym_env import DuelEnv
from taiki.normalized import NormalizedObservation, Normalizer


def test_observations_lie_in_their_spaces_and_lose_nothing_but_hashes(client: Client) -> None:
    schema = client.schema
    normalizer = Normalizer(schema)
    spaces = normalizer.spaces()
    random = np.random.default_rng(2)
    with VectorDuels(3, seed=4, client=client) as vector:
        for _ in range(60):
            mask = vector.observations.mask
            vector.step(np.argmax(random.random(mask.shape) * mask, axis=1))
            raw = vector.observations
            shown = normalizer(raw._asdict())
            assert set(shown) == {*spaces, "mask"}
            for name, space in spaces.items():
                assert all(space.contains(row) for row in shown[name]), name
            turn = (
                schema.globals.numbers_of("flag", "count", "number")
                .tolist()
                .index(schema.globals.index("turn"))
            )
            back = np.expm1(shown["globals"][:, turn] * np.log1p(1000))
            assert np.allclose(back, raw.globals[:, schema.globals.index("turn")], atol=0.01)
            assert np.array_equal(shown["slots_card"][..., 1], raw.slots[..., schema.slots.index("target")])
    kept = sum(space.shape[-1] for space in spaces.values() if space.shape is not None)
    assert kept == sum(len(array.columns) for array in (schema.cards, schema.globals, schema.slots)) - 1


def test_the_wrapper_shows_what_its_space_holds(client: Client) -> None:
    env = NormalizedObservation(DuelEnv(client=client), client.schema)
    shown, _ = env.reset(seed=1)
    ended = False
    while not ended:
        assert env.observation_space.contains(shown)
        shown, _, terminated, truncated, _ = env.step(np.int64(shown["action_mask"].argmax()))
        ended = terminated or truncated
    with pytest.raises(TypeError, match="expected DuelEnv"):
        NormalizedObservation(gymnasium.make("CartPole-v1"), client.schema)
