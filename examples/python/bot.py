"""Two bots play a duel: `python bot.py [--seed N]`. Needs the package `taiki` of python/."""

import argparse
import random
from typing import Any, Protocol

from taiki import Duel, Player


class Bot(Protocol):
    """Answers decisions with indexes of their options."""

    def choose(self, duel: Duel, decision: dict[str, Any]) -> list[int]:
        """Return a legal answer."""
        ...


class RandomBot:
    """Chooses a random legal answer."""

    def __init__(self, seed: int) -> None:
        """Make a bot that follows from a seed."""
        self.random = random.Random(seed)

    def choose(self, duel: Duel, decision: dict[str, Any]) -> list[int]:
        """Return a legal answer."""
        answers: list[list[int]] = duel.client.call("duel.legalChoices", duel=duel.name, most=200)["choices"]
        return self.random.choice(answers)


class EagerBot(RandomBot):
    """Attacks the opponent and uses cards whenever it can, and otherwise answers at random."""

    def choose(self, duel: Duel, decision: dict[str, Any]) -> list[int]:
        """Return a legal answer."""
        wanted = {"attack": "player", "main": "card"}.get(decision["kind"])
        eager = [index for index, option in enumerate(decision["options"]) if wanted in option]
        return [eager[0]] if eager else super().choose(duel, decision)


def play(seed: int) -> None:
    """Play a duel and print how it ended."""
    bots: dict[Player, Bot] = {"p1": EagerBot(seed), "p2": RandomBot(seed)}
    players: tuple[Player, Player] = ("p1", "p2")
    decisions = 0
    with Duel(("radiant-tide", "burning-shadow"), seed=seed) as duel:
        while (decision := duel.decision()) is not None:
            player: Player = decision["player"]
            duel.choose(bots[player].choose(duel, decision))
            decisions += 1
        result = duel.result
        zones = duel.view("p1")["zones"]
    if result is not None:
        print(f"{result.winner or 'nobody'} wins by {result.reason} in turn {result.turn}")
    shields = ", ".join(f"{player} {len(zones[player]['shieldZone'])}" for player in players)
    print(f"{decisions} decisions; shields left: {shields}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    play(parser.parse_args().seed)
