"""Two bots play a duel against `taiki serve --stdio`. Needs Python 3.8 and nothing else.

    python3 bot.py [--seed N] [command that starts the server ...]
"""

import itertools
import json
import random
import subprocess
import sys


class TaikiError(Exception):
    """An error of the server. `code` is an error code of the engine, such as ILLEGAL_CHOICE."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["data"]["code"]


class Taiki:
    """A client: `taiki.call("duel.view", duel="d1", player="p1")`."""

    def __init__(self, command):
        self.server = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.ids = itertools.count(1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.stdin.close()
        self.server.stdout.close()
        self.server.wait()

    def call(self, method, **params):
        request = {"jsonrpc": "2.0", "id": next(self.ids), "method": method, "params": params}
        self.server.stdin.write(json.dumps(request) + "\n")
        self.server.stdin.flush()
        line = self.server.stdout.readline()
        if not line:
            raise EOFError("The server has ended.")
        answer = json.loads(line)
        if "error" in answer:
            raise TaikiError(answer["error"])
        return answer["result"]


class RandomBot:
    """Chooses a random legal answer."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose(self, taiki, duel, decision):
        answers = taiki.call("duel.legalChoices", duel=duel, most=200)["choices"]
        return self.random.choice(answers)


class EagerBot(RandomBot):
    """Attacks the opponent and uses cards whenever it can, and otherwise answers at random."""

    def choose(self, taiki, duel, decision):
        options = list(enumerate(decision["options"]))
        if decision["kind"] == "attack":
            eager = [i for i, option in options if "player" in option]
        elif decision["kind"] == "main":
            eager = [i for i, option in options if "card" in option]
        else:
            eager = []
        return [eager[0]] if eager else super().choose(taiki, duel, decision)


def shields(taiki, duel):
    zones = taiki.call("duel.view", duel=duel, player="p1")["zones"]
    return {player: len(zones[player]["shieldZone"]) for player in ("p1", "p2")}


def play(taiki, seed):
    decks = {"p1": "radiant-tide", "p2": "burning-shadow"}
    duel = taiki.call("duel.create", decks=decks, seed=seed)["duel"]
    bots = {"p1": EagerBot(seed), "p2": RandomBot(seed)}
    decisions = 0
    decision = taiki.call("duel.decision", duel=duel)
    while decision is not None:
        player = decision["player"]
        choice = bots[player].choose(taiki, duel, decision)
        decision = taiki.call("duel.choose", duel=duel, player=player, choice=choice)
        decisions += 1
    result = taiki.call("duel.result", duel=duel)
    left = shields(taiki, duel)
    print(f"{result.get('winner', 'nobody')} wins by {result['reason']} in turn {result['turn']}")
    print(f"{decisions} decisions; shields left: p1 {left['p1']}, p2 {left['p2']}")
    taiki.call("duel.close", duel=duel)


def main(arguments):
    seed = 7
    if arguments[:1] == ["--seed"]:
        seed, arguments = int(arguments[1]), arguments[2:]
    with Taiki(arguments or ["npx", "taiki", "serve", "--stdio"]) as taiki:
        play(taiki, seed)


if __name__ == "__main__":
    main(sys.argv[1:])
