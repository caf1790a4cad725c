import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from taiki import Client, Observation, VectorDuels, taiki_v0
from taiki.gym_env import DuelEnv

EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros",
)


EXPECTED_OF_GYMNASIUM = ("infinity", "No render fps was declared")


def unexpected(caught: list[warnings.WarningMessage]) -> list[str]:
    return [str(one.message) for one in caught if not str(one.message).startswith(EXPECTED_WARNINGS)]


def test_pettingzoo_api() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(taiki_v0.env(), num_cycles=300)
    assert unexpected(caught) == []


def test_pettingzoo_seed() -> None:
    seed_test(taiki_v0.env, num_cycles=100)


def test_pettingzoo_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(taiki_v0.env)
    assert "battle zone" in capsys.readouterr().out


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    steps = []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        slot = int(random.choice(np.flatnonzero(observation["action_mask"])))
        steps.append((agent, slot))
        env.step(slot)
    return steps


def test_rewards_are_of_the_winner_and_the_loser() -> None:
    env = taiki_v0.raw_env()
    env.reset(seed=4)
    total = dict.fromkeys(env.agents, 0.0)
    random = np.random.default_rng(4)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(total.values()) == [-1.0, 1.0]


def test_both_players_take_the_first_turn_by_the_seed() -> None:
    env = taiki_v0.env()
    first = set()
    for seed in range(8):
        env.reset(seed=seed)
        first.add(env.agent_selection)
    assert first == {"player_0", "player_1"}


def test_the_same_seed_and_slots_give_the_same_duel() -> None:
    assert play(taiki_v0.env(), 5) == play(taiki_v0.env(), 5) != play(taiki_v0.env(), 6)


def test_a_limit_truncates() -> None:
    env = taiki_v0.env(limits={"turns": 1})
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated) == (0, False)
        env.step(None if truncated else int(observation["action_mask"].argmax()))


@pytest.mark.filterwarnings("ignore:.*Illegal move")
def test_an_illegal_slot_loses_at_once() -> None:
    env = taiki_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(61)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_a_step_before_reset_is_refused() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        taiki_v0.raw_env(render_mode="ansi").render()


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium(opponent: str) -> None:
    env = gymnasium.make("taiki/Duel-v0", opponent=opponent, render_mode="ansi")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(env.unwrapped)
    messages = [str(one.message) for one in caught]
    assert [text for text in messages if not any(part in text for part in EXPECTED_OF_GYMNASIUM)] == []


def test_a_duel_against_an_opponent(client: Client) -> None:
    asked: list[float] = []

    def last_slot(observation: Observation) -> int:
        asked.append(float(observation.globals[client.schema.globals.index("first")]))
        return int(np.flatnonzero(observation.mask)[-1])

    env = DuelEnv(opponent=last_slot, client=client)
    env.reset(seed=2)
    random = np.random.default_rng(2)
    over = False
    rewards = []
    while not over:
        slot = random.choice(np.flatnonzero(env.action_masks()))
        observation, reward, terminated, truncated, info = env.step(slot)
        assert observation in env.observation_space
        rewards.append(reward)
        over = terminated or truncated
    assert set(asked) == {0.0}
    assert rewards[-1] == info["result"].reward("p1")
    assert not any(rewards[:-1])


def test_an_illegal_slot_loses_against_an_opponent(client: Client) -> None:
    env = DuelEnv(client=client)
    env.reset(seed=2)
    _, reward, terminated, truncated, info = env.step(np.int64(61))
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})


def first_slot(env: Any) -> int:
    return int(env.last()[0]["action_mask"].argmax())


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("make", [copy.deepcopy, pickled])
def test_a_copy_of_the_pettingzoo_environment_goes_on_by_itself(make: Callable[[Any], Any]) -> None:
    env = taiki_v0.env()
    env.reset(seed=3)
    for _ in range(20):
        env.step(first_slot(env))
    other = make(env)
    before = env.last()[0]["observation"]["cards"].copy()
    shown = []
    for _ in range(30):
        shown.append(other.last()[0]["observation"]["cards"])
        other.step(first_slot(other))
    assert np.array_equal(shown[0], before)
    for one in shown:
        assert np.array_equal(env.last()[0]["observation"]["cards"], one)
        env.step(first_slot(env))


@pytest.mark.parametrize("make", [copy.deepcopy, pickled])
def test_a_copy_of_the_gymnasium_environment_has_its_opponent(make: Callable[[DuelEnv], DuelEnv]) -> None:
    env = DuelEnv(opponent="greedy")
    masks = [env.reset(seed=5)[0]["action_mask"]]
    for _ in range(40):
        other = make(env)
        slot = np.flatnonzero(masks[-1])[0]
        observation, *rest = env.step(slot)
        theirs, *others = other.step(slot)
        assert all(np.array_equal(observation[name], theirs[name]) for name in observation)
        assert rest == others
        other.close()
        masks.append(env.reset()[0]["action_mask"] if rest[1] else observation["action_mask"])


def test_vectors_are_not_copied() -> None:
    with VectorDuels(2) as vector:
        with pytest.raises(TypeError, match="cannot be copied"):
            copy.deepcopy(vector)
        with pytest.raises(TypeError, match="cannot be copied"):
            pickle.dumps(vector)
