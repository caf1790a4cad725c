import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

from taiki import Client, Result, VectorDuels
from taiki.gym_env import DuelEnv
from taiki.gym_vector import DuelVectorEnv

LIMITS = {"turns": 2}


def random_slots(mask: NDArray[np.int8], random: np.random.Generator) -> NDArray[np.int64]:
    slots: NDArray[np.int64] = np.argmax(random.random(mask.shape) * mask, axis=1)
    return slots


def shape_of(value: Any) -> Any:
    """What a value is, without what is in it."""
    if isinstance(value, dict):
        return {name: shape_of(inner) for name, inner in sorted(value.items())}
    if isinstance(value, np.ndarray) and value.dtype == object:
        return [shape_of(inner) for inner in value if inner is not None][:1]
    if isinstance(value, np.ndarray):
        return (value.dtype.name, value.shape)
    return type(value).__name__


def test_make_vec_makes_it_without_warnings() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make_vec("taiki/Duel-v0", num_envs=3, opponent="greedy")
    assert isinstance(env.unwrapped, DuelVectorEnv)
    assert env.spec is not None
    assert (env.num_envs, env.spec.id) == (3, "taiki/Duel-v0")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.close()


def test_spaces_and_what_is_in_them(client: Client) -> None:
    env = DuelVectorEnv(4, client=client)
    single = DuelEnv(client=client)
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    observation, infos = env.reset(seed=1)
    assert infos == {}
    assert observation in env.observation_space
    assert env.action_space.shape == (4,)
    env.action_space.seed(1)
    for _ in range(30):
        observation, rewards, terminations, truncations, _ = env.step(env.action_space.sample())
        assert observation in env.observation_space
        assert [one.shape for one in (rewards, terminations, truncations)] == [(4,)] * 3
    env.close()


def steps_with_an_end(env: Any) -> tuple[list[Any], list[Any]]:
    """What `reset` and the steps up to the first end give, without what is in it."""
    random = np.random.default_rng(5)
    observation, infos = env.reset(seed=5)
    first = [shape_of(observation), shape_of(infos)]
    ended = False
    shapes = []
    while not ended:
        observation, rewards, terminations, truncations, infos = env.step(
            random_slots(observation["action_mask"], random)
        )
        ended = bool((terminations | truncations).any())
        shapes = [shape_of(one) for one in (observation, rewards, terminations, truncations, infos)]
    return first, shapes


def test_it_answers_as_the_vector_environment_of_gymnasium_does(client: Client) -> None:
    def make() -> DuelEnv:
        return DuelEnv(client=client, limits=LIMITS)

    theirs = SyncVectorEnv([make] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    ours = DuelVectorEnv(3, client=client, limits=LIMITS)
    assert steps_with_an_end(ours) == steps_with_an_end(theirs)
    theirs.close()
    ours.close()


@pytest.mark.parametrize("player", ["p1", "p2"])
def test_ends_rewards_and_last_observations(client: Client, player: Any) -> None:
    env = DuelVectorEnv(6, opponent="random", player=player, client=client)
    random = np.random.default_rng(2)
    observation, _ = env.reset(seed=2)
    won = client.schema.globals.index("won")
    turn = client.schema.globals.index("turn")
    results: list[float] = []
    while len(results) < 8:
        observation, rewards, terminations, truncations, infos = env.step(
            random_slots(observation["action_mask"], random)
        )
        assert not truncations.any()
        assert not rewards[~terminations].any()
        if not terminations.any():
            assert infos == {}
            continue
        assert (infos["_final_obs"] == terminations).all()
        for row in np.flatnonzero(terminations):
            result: Result = infos["final_info"]["result"][row]
            last = infos["final_obs"][row]
            assert rewards[row] == result.reward(player)
            assert last in env.single_observation_space
            assert last["globals"][won] == (rewards[row] == 1)
            assert not last["action_mask"].any()
            assert observation["globals"][row, turn] < last["globals"][turn]
            results.append(rewards[row])
    env.close()


def test_limits_truncate(client: Client) -> None:
    env = DuelVectorEnv(2, client=client, limits=LIMITS)
    observation, _ = env.reset(seed=1)
    truncated = np.zeros(2, np.bool_)
    while not truncated.any():
        observation, rewards, terminations, truncated, infos = env.step(
            observation["action_mask"].argmax(axis=1)
        )
        assert not rewards.any()
        assert not terminations.any()
    assert infos["final_info"]["result"][truncated][0].reason == "turnLimit"
    env.close()


def test_an_illegal_slot_loses_at_once(client: Client) -> None:
    env = DuelVectorEnv(3, client=client)
    observation, _ = env.reset(seed=1)
    slots = observation["action_mask"].argmax(axis=1)
    slots[1] = 61
    _, rewards, terminations, truncations, infos = env.step(slots)
    assert (rewards.tolist(), terminations.tolist()) == ([0, -1, 0], [False, True, False])
    assert not truncations.any()
    assert infos["final_info"]["illegal"].tolist() == [False, True, False]
    env.close()


def test_the_same_seed_and_slots_give_the_same_duels(client: Client) -> None:
    def played(env: DuelVectorEnv, seed: int) -> bytes:
        random = np.random.default_rng(0)
        observation, _ = env.reset(seed=seed)
        seen = [observation["cards"].tobytes()]
        for _ in range(40):
            observation, rewards, *_ = env.step(random_slots(observation["action_mask"], random))
            seen.append(observation["cards"].tobytes() + rewards.tobytes())
        return b"".join(seen)

    env = DuelVectorEnv(3, client=client)
    assert played(env, 5) == played(env, 5) == played(DuelVectorEnv(3, client=client), 5)
    assert played(env, 5) != played(env, 6)
    env.close()


def test_wrappers_of_gymnasium(client: Client) -> None:
    env = DictInfoToList(RecordEpisodeStatistics(DuelVectorEnv(4, client=client, limits=LIMITS)))
    random = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    ended = np.zeros(4, np.bool_)
    steps = 0
    while not ended.any():
        observation, _, terminations, truncations, infos = env.step(
            random_slots(observation["action_mask"], random)
        )
        ended = terminations | truncations
        steps += 1
    for row in np.flatnonzero(ended):
        assert infos[row]["episode"]["l"] == steps
        assert infos[row]["final_info"]["result"].truncated
    env.close()


def test_what_is_returned_is_kept(client: Client) -> None:
    env = DuelVectorEnv(2, client=client)
    observation, _ = env.reset(seed=1)
    before = {name: array.copy() for name, array in observation.items()}
    env.step(observation["action_mask"].argmax(axis=1))
    assert all(np.array_equal(before[name], observation[name]) for name in before)
    env.close()


def test_duels_are_forgotten_when_it_is_closed() -> None:
    with Client() as one:
        for _ in range(3):
            env = DuelVectorEnv(500, client=one)
            env.reset(seed=1)
            env.close()
            env.close()


def test_what_is_refused(client: Client) -> None:
    env = DuelVectorEnv(2, client=client)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(TypeError, match='vectorization_mode="sync"'):
        DuelVectorEnv(2, opponent=lambda _: 0, client=client)  # type: ignore[arg-type]


def test_the_end_of_duels_in_vector_duels(client: Client) -> None:
    with VectorDuels(3, illegal_slots="concede", client=client) as vector:
        slots = vector.observations.mask.argmax(axis=1)
        slots[2] = 61
        vector.step(slots, final="p2")
        assert vector.final is not None
        assert vector.final.cards.shape == (1, 188, 136)
        assert vector.final.globals[0, vector.schema.globals.index("won")] == vector.rewards[2, 1] == 1
        vector.step(vector.observations.mask.argmax(axis=1), final="p2")
        assert vector.final is None
