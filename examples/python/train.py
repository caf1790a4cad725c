"""Trains a small policy against an agent, and draws how often it wins. Needs the package `taiki` of python/, and matplotlib.

python train.py [--minutes 15] [--duels 64] [--seed 1] [--opponent greedy] [--picture learningCurve.png]

The policy gives each slot that may be picked a score: a network with one hidden layer on the columns of the slot, of the rows of its
card and its target, on the number of its card, and on the duel as a whole. A second network says what the duel is worth. Both learn by
proximal policy optimization. All of it is numpy.
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

HIDDEN = 96
DECKS = ("burning-shadow", "burning-shadow")
STEPS = 32
"""Steps of all duels between two updates."""
EPOCHS, PARTS = 4, 4
LEARNING_RATE = 1e-3
CLIP, ENTROPY, VALUED = 0.2, 0.01, 0.5
DISCOUNT, LAMBDA = 0.998, 0.95
SHIELD = 0.1
"""What a shield more than the opponent's is worth on the way: a potential, which does not change what is best."""
SMOOTHED_OVER = 500
MEASURED = ("flag", "count", "number")
"""Kinds of columns that measure something: others are numbers of cards or rows, or hashes."""
SUMMED = (("own", "battleZone"), ("opponent", "battleZone"), ("own", "hand"))


@dataclass(frozen=True)
class Choices:
    """Decisions, with a row for each pick that they offer."""

    state: Floats
    """[decisions, columns]: the duel as a whole."""
    picks: Floats
    """[picks, columns]."""
    cards: Indexes
    """[picks]: the numbers of their cards."""
    counts: Indexes
    """[decisions]: how many picks each offers; these follow one another."""

    @property
    def starts(self) -> Indexes:
        """The first pick of each decision."""
        return (np.cumsum(self.counts) - self.counts).astype(np.intp)

    def part(self, decisions: Indexes) -> Choices:
        """Some of the decisions."""
        counts = self.counts[decisions]
        begins = np.cumsum(counts) - counts
        rows = np.arange(counts.sum()) + np.repeat(self.starts[decisions] - begins, counts)
        return Choices(self.state[decisions], self.picks[rows], self.cards[rows], counts)


def joined(parts: list[Choices]) -> Choices:
    """Return all decisions in one."""
    return Choices(
        np.concatenate([part.state for part in parts]),
        np.concatenate([part.picks for part in parts]),
        np.concatenate([part.cards for part in parts]),
        np.concatenate([part.counts for part in parts]),
    )


class Features:
    """Turns observations into choices."""

    def __init__(self, schema: Schema) -> None:
        """Choose the columns."""
        self._slot = schema.slots.numbers_of(*MEASURED)
        self._card = schema.cards.numbers_of(*MEASURED)
        self._number = schema.slots.index("card")
        self._rows = [schema.slots.index("row"), schema.slots.index("targetRow")]
        self._blocks = [
            slice(block.first, block.first + block.count)
            for block in schema.rows
            if (block.side, block.zone) in SUMMED
        ]
        self._shields = [schema.globals.index(f"{side}.shieldZone") for side in ("own", "opponent")]
        self.cards = len(schema.card_names)
        self.picks = len(self._slot) + 2 * len(self._card)
        self.state = schema.globals.shape[0] + len(SUMMED) * len(self._card)

    def of(self, shown: Observation) -> tuple[Choices, Indexes]:
        """Return the choices of the duels, and the slot of each pick."""
        duels, slots = np.nonzero(shown.mask)
        slot = shown.slots[duels, slots]
        parts = [slot[:, self._slot]]
        for column in self._rows:
            row = slot[:, column].astype(np.intp)
            card = shown.cards[duels, np.maximum(row, 0)][:, self._card]
            parts.append(np.where(row[:, None] >= 0, card, np.float32(0)))
        sums = [shown.cards[:, block, :].sum(axis=1)[:, self._card] for block in self._blocks]
        return (
            Choices(
                np.tanh(np.concatenate([shown.globals, *sums], axis=1) / 4),
                np.tanh(np.concatenate(parts, axis=1) / 4),
                slot[:, self._number].astype(np.intp),
                np.bincount(duels, minlength=len(shown.mask)),
            ),
            slots,
        )

    def potential(self, shown: Observation) -> Floats:
        """Return what the shields are worth, [duels]."""
        own, opponent = (shown.globals[:, column] for column in self._shields)
        return (np.float32(SHIELD) * (own - opponent)).astype(np.float32)


@dataclass(frozen=True)
class Output:
    """What the networks say of choices."""

    chances: Floats
    """[picks], which sum to 1 for each decision."""
    hidden: Floats
    values: Floats
    """[decisions], from -1 to 1."""
    hidden_values: Floats


class Policy:
    """The networks, and Adam on their weights."""

    def __init__(self, features: Features, random: np.random.Generator) -> None:
        """Draw the weights."""

        def drawn(*shape: int) -> Floats:
            return random.normal(0, 1 / np.sqrt(shape[0]), shape).astype(np.float32)

        self._weights = {
            "picks": drawn(features.picks, HIDDEN),
            "state": drawn(features.state, HIDDEN),
            "cards": np.zeros((features.cards, HIDDEN), np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "score": np.zeros(HIDDEN, np.float32),
            "worth": drawn(features.state, HIDDEN),
            "worth bias": np.zeros(HIDDEN, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self._means = {name: np.zeros_like(weight) for name, weight in self._weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in self._weights.items()}
        self._updates = 0

    def of(self, choices: Choices) -> Output:
        """Return what the networks say."""
        weights = self._weights
        whole = choices.state @ weights["state"] + weights["bias"]
        hidden = np.tanh(
            choices.picks @ weights["picks"]
            + np.repeat(whole, choices.counts, axis=0)
            + weights["cards"][choices.cards]
        )
        scores = hidden @ weights["score"]
        starts = choices.starts
        powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), choices.counts))
        chances = powers / np.repeat(np.add.reduceat(powers, starts), choices.counts)
        hidden_values = np.tanh(choices.state @ weights["worth"] + weights["worth bias"])
        return Output(chances, hidden, np.tanh(hidden_values @ weights["value"]), hidden_values)

    def learn(
        self, choices: Choices, picked: Indexes, chances_then: Floats, advantages: Floats, returns: Floats
    ) -> None:
        """Take one step. `picked` are the numbers of the picks among those of their decision; all are [decisions]."""
        said = self.of(choices)
        weights, starts, counts = self._weights, choices.starts, choices.counts
        at = starts + picked
        ratios = said.chances[at] / chances_then
        is_clipped = np.where(advantages > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
        slopes_picked = np.where(is_clipped, np.float32(0), ratios * advantages)
        logs = np.log(said.chances + np.float32(1e-8))
        entropies = -np.add.reduceat(said.chances * logs, starts)
        slopes = -said.chances * np.repeat(slopes_picked, counts)
        slopes[at] += slopes_picked
        slopes -= ENTROPY * said.chances * (logs + np.repeat(entropies, counts))
        slopes = (slopes / np.float32(len(counts))).astype(np.float32)
        inner = np.outer(slopes, weights["score"]) * (1 - said.hidden * said.hidden)
        whole = np.add.reduceat(inner, starts, axis=0)
        cards = np.zeros_like(weights["cards"])
        np.add.at(cards, choices.cards, inner)
        missing = VALUED * (returns - said.values) * (1 - said.values * said.values) / len(counts)
        errors: Floats = missing.astype(np.float32)
        inner_values = np.outer(errors, weights["value"]) * (1 - said.hidden_values * said.hidden_values)
        self._climb(
            {
                "picks": choices.picks.T @ inner,
                "state": choices.state.T @ whole,
                "cards": cards,
                "bias": whole.sum(axis=0),
                "score": said.hidden.T @ slopes,
                "worth": choices.state.T @ inner_values,
                "worth bias": inner_values.sum(axis=0),
                "value": said.hidden_values.T @ errors,
            }
        )

    def _climb(self, gradients: dict[str, Floats]) -> None:
        self._updates += 1
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            mean_now = mean / (1 - 0.9**self._updates)
            square_now = square / (1 - 0.999**self._updates)
            self._weights[name] += np.float32(LEARNING_RATE) * mean_now / (np.sqrt(square_now) + 1e-8)


@dataclass(frozen=True)
class Steps:
    """What happened in all duels between two updates, each [steps, duels]."""

    choices: list[Choices]
    picked: NDArray[np.intp]
    chances: Floats
    values: Floats
    rewards: Floats
    ended: NDArray[np.bool_]


def picked_at_random(chances: Floats, choices: Choices, random: np.random.Generator) -> Indexes:
    """Return a pick of each decision, each as likely as its chance."""
    sums = np.cumsum(chances, dtype=np.float64)
    before = np.concatenate([[0.0], sums])[choices.starts]
    drawn = before + random.random(len(before)) * (sums[choices.starts + choices.counts - 1] - before)
    found = np.searchsorted(sums, drawn, side="right") - choices.starts
    picked: Indexes = np.clip(found, 0, choices.counts - 1).astype(np.intp)
    return picked


def play(
    vector: VectorDuels, features: Features, policy: Policy, random: np.random.Generator, won: list[bool]
) -> Steps:
    """Play some steps, and note who won the duels that ended."""
    steps = Steps(
        [],
        *(np.zeros((STEPS, vector.size), dtype) for dtype in (np.intp, *3 * [np.float32], np.bool_)),
    )
    for number in range(STEPS):
        choices, slots = features.of(vector.observations)
        said = policy.of(choices)
        picked = picked_at_random(said.chances, choices, random)
        before = features.potential(vector.observations)
        vector.step(slots[choices.starts + picked])
        after = np.where(vector.ended, np.float32(0), features.potential(vector.observations))
        steps.choices.append(choices)
        steps.picked[number] = picked
        steps.chances[number] = said.chances[choices.starts + picked]
        steps.values[number] = said.values
        steps.rewards[number] = vector.rewards[:, 0] + DISCOUNT * after - before
        steps.ended[number] = vector.ended
        won += (vector.rewards[vector.ended, 0] == 1).tolist()
    return steps


def advantages_of(steps: Steps, last: Floats) -> Floats:
    """Return how much better each step went than the values said, smoothed over those that followed (GAE)."""
    advantages = np.zeros_like(steps.rewards)
    following, value = np.zeros_like(last), last
    for number in reversed(range(STEPS)):
        goes_on = 1 - steps.ended[number].astype(np.float32)
        error = steps.rewards[number] + DISCOUNT * goes_on * value - steps.values[number]
        following = error + DISCOUNT * LAMBDA * goes_on * following
        advantages[number], value = following, steps.values[number]
    return advantages


def teach(policy: Policy, steps: Steps, last: Floats, random: np.random.Generator) -> None:
    """Update the policy by what happened."""
    advantages = advantages_of(steps, last).ravel()
    returns = advantages + steps.values.ravel()
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    choices, picked, chances = joined(steps.choices), steps.picked.ravel(), steps.chances.ravel()
    for _ in range(EPOCHS):
        for some in np.array_split(random.permutation(len(picked)), PARTS):
            policy.learn(choices.part(some), picked[some], chances[some], advantages[some], returns[some])


def train(duels: int, opponent: AgentName, seed: int, seconds: float) -> tuple[Policy, list[bool], int]:
    """Train for so long; return the policy, of each duel whether the policy has won, in order, and the number of steps."""
    random = np.random.default_rng(seed)
    won: list[bool] = []
    count = 0
    with VectorDuels(duels, DECKS, seed=seed, agents={"p2": opponent}, copy=False) as vector:
        features = Features(vector.schema)
        policy = Policy(features, random)
        begin = time.monotonic()
        while (taken := time.monotonic() - begin) < seconds:
            steps = play(vector, features, policy, random, won)
            last = policy.of(features.of(vector.observations)[0]).values
            teach(policy, steps, np.where(steps.ended[-1], np.float32(0), last), random)
            count += STEPS * duels
            latest = won[-SMOOTHED_OVER:]
            if latest:
                share = f"{np.mean(latest):.1%} of the last {len(latest)} won"
                print(f"{taken:.0f} s, {count} steps, {len(won)} duels, {share}", flush=True)
    return policy, won, count


def tried(policy: Policy, opponent: AgentName, duels: int, seed: int) -> list[bool]:
    """Return of new duels whether the policy has won them, picking what it thinks best."""
    won: dict[int, bool] = {}
    with VectorDuels(duels, DECKS, seed=seed, agents={"p2": opponent}, copy=False) as vector:
        features = Features(vector.schema)
        while len(won) < duels:
            choices, slots = features.of(vector.observations)
            chances = np.split(policy.of(choices).chances, choices.starts[1:])
            vector.step(slots[choices.starts + [int(np.argmax(each)) for each in chances]])
            for duel in np.flatnonzero(vector.ended).tolist():
                won.setdefault(duel, bool(vector.rewards[duel, 0] == 1))
    return list(won.values())


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
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--duels", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", choices=["random", "greedy"], default="greedy")
    parser.add_argument("--picture", default="learningCurve.png")
    given = parser.parse_args()
    trained, results, taken_steps = train(given.duels, given.opponent, given.seed, 60 * given.minutes)
    if results:
        draw(results, given.opponent, given.picture)
        last_results = results[-SMOOTHED_OVER:]
        print(
            f"{taken_steps} steps, {len(results)} duels; {np.mean(last_results):.1%} of the last {len(last_results)} won; "
            f"see {given.picture}"
        )
        new = tried(trained, given.opponent, 2 * given.duels, given.seed + 1)
        print(f"{np.mean(new):.1%} of {len(new)} new duels won with the best picks")
