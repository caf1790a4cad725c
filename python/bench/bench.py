"""Prints steps a second from Python, in turns with the engine in its own process: `python python/bench/bench.py [--quick]`.

Needs Node, and the repository built. Takes two minutes. Each step picks a random slot in each duel.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import numpy as np
import pyspiel

from taiki import Client, Duel, VectorDuels
from taiki.gym_vector import DuelVectorEnv

ROOT = Path(__file__).parents[2]
TAIKI = ["node", str(ROOT / "cli/bin/taiki.js")]
ROUNDS, SECONDS = 9, 1.4
Turn = Callable[[float], tuple[int, float]]
"""Steps for so many seconds, and returns the steps and the seconds that they took."""


class Engine:
    """The engine without Python."""

    def __init__(self) -> None:
        """Start it."""
        self._process = subprocess.Popen(
            ["node", str(Path(__file__).with_name("engine.mjs"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def stepping(self, duels: int, opponent: Literal["", "agent"] = "") -> Turn:
        """Return a turn of stepping so many duels at once, against an agent that picks at random if one is asked for."""

        def turn(seconds: float) -> tuple[int, float]:
            stdin, stdout = self._process.stdin, self._process.stdout
            if stdin is None or stdout is None:
                raise RuntimeError("The engine has no pipes.")
            stdin.write(f"{duels} {seconds} {opponent}\n")
            stdin.flush()
            steps, taken = stdout.readline().split()
            return int(steps), float(taken)

        return turn

    def close(self) -> None:
        """End it."""
        self._process.communicate()


def stepping_duel(client: Client, random: np.random.Generator) -> Turn:
    """Return a turn of stepping one duel after another."""
    open_duels = [Duel(client=client)]

    def turn(seconds: float) -> tuple[int, float]:
        start, steps = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            if open_duels[0].done:
                open_duels.pop().close()
                open_duels.append(Duel(client=client))
            open_duels[0].step(int(random.choice(np.flatnonzero(open_duels[0].observe().mask))))
            steps += 1
        return steps, time.perf_counter() - start

    return turn


def stepping_gin_rummy(random: np.random.Generator) -> Turn:
    """Return a turn of stepping OpenSpiel's gin rummy, in C++, with the observation of each player who picks."""
    game = pyspiel.load_game("gin_rummy")

    def turn(seconds: float) -> tuple[int, float]:
        start, steps = time.perf_counter(), 0
        state = game.new_initial_state()
        while time.perf_counter() - start < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            elif not state.is_chance_node():
                np.array(state.observation_tensor(state.current_player()), np.float32)
                steps += 1
            state.apply_action(int(random.choice(state.legal_actions())))
        return steps, time.perf_counter() - start

    return turn


def stepping_vector(
    size: int, client: Client | None, random: np.random.Generator, *, copy: bool = True
) -> Turn:
    """Return a turn of stepping so many duels at once; without a client, on a server for each core."""
    vector = VectorDuels(size, client=client, copy=copy)

    def turn(seconds: float) -> tuple[int, float]:
        start, steps = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            mask = vector.observations.mask
            vector.step(np.argmax(random.random(mask.shape) * mask, axis=1))
            steps += size
        return steps, time.perf_counter() - start

    return turn


def stepping_environment(size: int, client: Client, random: np.random.Generator) -> Turn:
    """Return a turn of stepping a Gymnasium vector environment against an agent that picks at random."""
    env = DuelVectorEnv(size, opponent="random", client=client)
    masks = [env.reset(seed=1)[0]["action_mask"]]

    def turn(seconds: float) -> tuple[int, float]:
        start, steps = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            observation, *_ = env.step(np.argmax(random.random(masks[0].shape) * masks[0], axis=1))
            masks[0] = observation["action_mask"]
            steps += size
        return steps, time.perf_counter() - start

    return turn


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """Start a server at a port, and give its address."""
    command = [*TAIKI, "serve", "--port", "0", "--trusted"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        if process.stderr is None:
            raise RuntimeError("The server has no standard error.")
        port = json.loads(process.stderr.readline())["port"]
        yield f"ws://127.0.0.1:{port}"
        process.terminate()


def rates_in_turns(turns: dict[str, Turn], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Return the rates of each, in steps a second, of every round but the first."""
    rates: dict[str, list[float]] = {name: [] for name in turns}
    for done in range(rounds + 1):
        for name, turn in turns.items():
            steps, taken = turn(seconds)
            rates[name].append(steps / taken)
        latest = ", ".join(f"{name.strip()} {each[-1]:.0f}" for name, each in rates.items())
        print(f"round {done} of {rounds}, steps/s: {latest}", file=sys.stderr, flush=True)
    return {name: each[1:] for name, each in rates.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Prints steps a second from Python and of the engine alone.")
    parser.add_argument("--quick", action="store_true", help="one short round")
    rounds, seconds = (1, 0.3) if parser.parse_args().quick else (ROUNDS, SECONDS)
    os.environ.setdefault("TAIKI_SERVER", shlex.join([*TAIKI, "serve", "--stdio"]))
    engine = Engine()
    random = np.random.default_rng(1)
    with Client([*TAIKI, "serve", "--stdio"]) as client, serving() as address, Client(address) as remote:
        compared: dict[str, dict[str, Turn]] = {
            "engine, 1 duel": {
                "engine, 1 duel": engine.stepping(1),
                "Duel": stepping_duel(client, random),
                "VectorDuels(1)": stepping_vector(1, client, random),
            },
            "engine, 64 duels": {
                "engine, 64 duels": engine.stepping(64),
                "VectorDuels(64)": stepping_vector(64, client, random),
                "  at a port": stepping_vector(64, remote, random),
            },
            "OpenSpiel's gin rummy": {
                "OpenSpiel's gin rummy": stepping_gin_rummy(random),
                "VectorDuels(256)": stepping_vector(256, None, random),
                "  without copies": stepping_vector(256, None, random, copy=False),
            },
            "engine, 64, agent": {
                "engine, 64, agent": engine.stepping(64, "agent"),
                "DuelVectorEnv(64)": stepping_environment(64, client, random),
            },
        }
        turns = {name: turn for group in compared.values() for name, turn in group.items()}
        rates = rates_in_turns(turns, rounds, seconds)
    engine.close()
    for alone, group in compared.items():
        for name in group:
            line = f"{name:21} {np.median(rates[name]):6.0f} steps/s"
            ratio = np.median(np.divide(rates[name], rates[alone]))
            print(
                line
                if name == alone
                else f"{line}, {ratio:.2f} of {alone.strip() if alone.startswith('O') else 'the engine alone'}"
            )


if __name__ == "__main__":
    main()
