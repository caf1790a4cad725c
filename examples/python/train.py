"""Trains a small policy against an agent, and draws how often it wins. Needs the package `taiki` of python/, and matplotlib.

python train.py [--minutes 5] [--duels 64] [--seed 1] [--opponent random] [--picture learningCurve.png]

The policy gives each slot that may be picked a score: a network with one hidden layer on the columns of the slot, of the rows of its
card and its target, and of the globals. It learns by REINFORCE, with the average result as the baseline. All of it is numpy.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import matplotlib
import numpy as np
from matplotlib import pyplot
from matplotlib.ticker import PercentFormatter
from numpy.typing import NDArray

from taiki import AgentName, Observation, Schema, VectorDuels

matplotlib.use("Agg")

Floats = NDArray[np.float32]
Indexes = NDArray[np.intp]

HIDDEN = 64
DECKS = ("burning-shadow", "burning-shadow")
DUELS_AN_UPDATE = 32
LEARNING_RATE = 5e-3
ENTROPY = 0.01
SMOOTHED_OVER = 500
MEASURED = ("flag", "count", "number")
"""Kinds of columns that measure something: others are numbers of cards or rows, or hashes."""


class Features:
    """Turns observations into a row of numbers for each slot that may be picked."""

    def __init__(self, schema: Schema) -> None:
        """Choose the columns."""
        self._slot = schema.slots.numbers_of(*MEASURED)
        self._card = schema.cards.numbers_of(*MEASURED)
        self._rows = [schema.slots.index("row"), schema.slots.index("targetRow")]
        self.size = len(self._slot) + 2 * len(self._card) + schema.globals.shape[0]

    def of(self, shown: Observation) -> tuple[Floats, Indexes, Indexes]:
        """Return float32 [picks, size], and the duel and the slot of each pick, in the order of the duels."""
        duels, slots = np.nonzero(shown.mask)
        slot = shown.slots[duels, slots]
        parts = [slot[:, self._slot], shown.globals[duels]]
        for column in self._rows:
            row = slot[:, column].astype(np.intp)
            card = shown.cards[duels, np.maximum(row, 0)][:, self._card]
            parts.append(np.where(row[:, None] >= 0, card, np.float32(0)))
        return np.tanh(np.concatenate(parts, axis=1) / 4), duels, slots


class Policy:
    """Scores of picks, and Adam on its weights."""

    def __init__(self, size: int, random: np.random.Generator) -> None:
        """Draw the weights."""
        first = random.normal(0, 1 / np.sqrt(size), (size, HIDDEN)).astype(np.float32)
        self._weights = [first, np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)]
        self._means = [np.zeros_like(weight) for weight in self._weights]
        self._squares = [np.zeros_like(weight) for weight in self._weights]
        self._updates = 0

    def chances(self, features: Floats, starts: Indexes) -> tuple[Floats, Floats]:
        """Return the chance of each pick among those of its decision, [picks], and the hidden layer, [picks, HIDDEN].

        `starts` are the first picks of the decisions.
        """
        first, bias, last = self._weights
        hidden = np.tanh(features @ first + bias)
        scores = hidden @ last
        counts = np.diff(np.append(starts, len(scores)))
        powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
        return powers / np.repeat(np.add.reduceat(powers, starts), counts), hidden

    def learn(self, features: Floats, starts: Indexes, picked: Indexes, advantages: Floats) -> None:
        """Make picks likelier in proportion to the advantage of their decision. `picked` and `advantages` are [decisions]."""
        chances, hidden = self.chances(features, starts)
        counts = np.diff(np.append(starts, len(chances)))
        logs = np.log(chances + 1e-8)
        entropies = -np.add.reduceat(chances * logs, starts)
        slopes = -chances * np.repeat(advantages, counts)
        slopes[picked] += advantages
        slopes -= ENTROPY * chances * (logs + np.repeat(entropies, counts))
        slopes /= np.float32(len(starts))
        inner = np.outer(slopes, self._weights[2]) * (1 - hidden * hidden)
        self._climb([features.T @ inner, inner.sum(axis=0), hidden.T @ slopes])

    def _climb(self, gradients: list[Floats]) -> None:
        self._updates += 1
        for weight, mean, square, gradient in zip(
            self._weights, self._means, self._squares, gradients, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            mean_now = mean / (1 - 0.9**self._updates)
            square_now = square / (1 - 0.999**self._updates)
            weight += np.float32(LEARNING_RATE) * mean_now / (np.sqrt(square_now) + np.float32(1e-8))


@dataclass(frozen=True)
class Step:
    """A decision of one duel: the picks that it offered, and the one that was picked."""

    features: Floats
    picked: int


class Batch:
    """Decisions of duels that are over, with the rewards of their duels."""

    def __init__(self) -> None:
        """Begin empty."""
        self._steps: list[Step] = []
        self._rewards: list[float] = []
        self.duels = 0

    def add(self, steps: list[Step], reward: float) -> None:
        """Add a duel."""
        self._steps += steps
        self._rewards += [reward] * len(steps)
        self.duels += 1

    def teach(self, policy: Policy, baseline: float) -> None:
        """Update the policy."""
        counts = [len(step.features) for step in self._steps]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.intp)
        picked = starts + np.array([step.picked for step in self._steps])
        advantages = np.array(self._rewards, np.float32) - np.float32(baseline)
        policy.learn(np.concatenate([step.features for step in self._steps]), starts, picked, advantages)


def train(duels: int, opponent: AgentName, seed: int, seconds: float) -> list[bool]:
    """Train for so long, and return of each duel, in the order in which they ended, whether the policy has won."""
    random = np.random.default_rng(seed)
    won: list[bool] = []
    with VectorDuels(duels, DECKS, seed=seed, agents={"p2": opponent}) as vector:
        features = Features(vector.schema)
        policy = Policy(features.size, random)
        open_steps: list[list[Step]] = [[] for _ in range(duels)]
        batch = Batch()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            rows, owners, slots = features.of(vector.observations)
            starts = np.searchsorted(owners, np.arange(duels))
            chances, _ = policy.chances(rows, starts)
            ends = np.append(starts[1:], len(rows))
            picks = []
            for duel, (start, stop) in enumerate(zip(starts, ends, strict=True)):
                pick = start + int(np.searchsorted(np.cumsum(chances[start:stop]), random.random()))
                pick = min(pick, stop - 1)
                open_steps[duel].append(Step(rows[start:stop], int(pick - start)))
                picks.append(pick)
            vector.step(slots[picks])
            for duel in np.flatnonzero(vector.ended).tolist():
                batch.add(open_steps[duel], float(vector.rewards[duel, 0]))
                open_steps[duel] = []
                won.append(bool(vector.rewards[duel, 0] == 1))
            if batch.duels >= DUELS_AN_UPDATE:
                batch.teach(policy, 2 * float(np.mean(won[-SMOOTHED_OVER:])) - 1)
                print(
                    f"{len(won)} duels, {np.mean(won[-SMOOTHED_OVER:]):.1%} of the last {SMOOTHED_OVER} won"
                )
                batch = Batch()
    return won


def draw(won: list[bool], opponent: str, picture: str) -> None:
    """Draw the share of duels won, of the last 500 at each moment."""
    sums = np.concatenate([[0], np.cumsum(won)])
    ends = np.arange(1, len(sums))
    begins = np.maximum(ends - SMOOTHED_OVER, 0)
    shares = (sums[ends] - sums[begins]) / (ends - begins)
    shown = slice(min(100, len(won) - 1), None)
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot(ends[shown], shares[shown], color="#1f5fa8")
    axes.axhline(0.5, color="#888888", linewidth=0.8, linestyle="--")
    axes.set(xlabel="duels", ylabel=f"won, of the last {SMOOTHED_OVER}", ylim=(0, 1))
    axes.set_title(f"A policy of one hidden layer against the {opponent} agent")
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(picture, dpi=120)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Trains a small policy, and draws how often it wins.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--duels", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", choices=["random", "greedy"], default="random")
    parser.add_argument("--picture", default="learningCurve.png")
    given = parser.parse_args()
    results = train(given.duels, given.opponent, given.seed, 60 * given.minutes)
    if results:
        draw(results, given.opponent, given.picture)
        last = results[-SMOOTHED_OVER:]
        print(f"{len(results)} duels; {np.mean(last):.1%} of the last {len(last)} won; see {given.picture}")
