from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from taiki import Client, Duel, Observation, Player, TaikiError

PLAYERS: tuple[Player, Player] = ("p1", "p2")


def first_slot(observation: Observation) -> int:
    return int(observation.mask.argmax())


def same(one: Observation, other: Observation) -> bool:
    pairs: list[tuple[NDArray[Any], NDArray[Any]]] = list(zip(one, other, strict=True))
    return all(np.array_equal(first, second) for first, second in pairs)


def test_a_duel_to_its_end(client: Client) -> None:
    random = np.random.default_rng(1)
    with Duel(seed=7, client=client) as duel:
        kinds = set()
        while not duel.done:
            shown = duel.observe()
            assert [array.dtype.name for array in shown] == ["float32", "float32", "float32", "uint8"]
            assert [array.shape for array in shown] == [(188, 136), (80,), (64, 25), (64,)]
            assert shown.globals[duel.schema.globals.index("deciding")] == 1
            kinds.add(duel.player)
            duel.step(int(random.choice(np.flatnonzero(shown.mask))))
        assert kinds == {"p1", "p2"}
        assert duel.result is not None
        assert {duel.result.reward(player) for player in PLAYERS} == {1.0, -1.0}
        winner = duel.result.winner
        assert winner is not None
        last = duel.observe(winner)
        assert last.globals[duel.schema.globals.index("won")] == 1
        assert not last.mask.any()
        assert duel.record().startswith("taiki record 1")
        with pytest.raises(TaikiError) as caught:
            duel.step(0)
        assert caught.value.code == "DUEL_OVER"
        with pytest.raises(ValueError, match="expected a player"):
            duel.observe()


def test_the_player_who_does_not_have_to_pick_sees_own_cards_and_no_slots(client: Client) -> None:
    with Duel(seed=7, client=client) as duel:
        own, other = duel.observe("p1"), duel.observe("p2")
        assert duel.player == "p1"
        assert own.mask.any()
        assert not other.mask.any()
        card = duel.schema.cards.index("card")
        hand = {
            block.side: slice(block.first, block.first + 5)
            for block in duel.schema.rows
            if block.zone == "hand"
        }
        assert (own.cards[hand["own"], card] > 0).all()
        assert not own.cards[hand["opponent"], card].any()
        names = {duel.schema.card_names[int(number)] for number in own.cards[hand["own"], card]}
        assert names == {one["name"] for one in duel.view("p1")["zones"]["p1"]["hand"]}


def test_the_observation_after_a_step_is_the_one_that_is_asked_for(client: Client) -> None:
    random = np.random.default_rng(2)
    with Duel(seed=3, client=client) as duel:
        for _ in range(30):
            shown = duel.observe()
            fresh = duel.schema.unpack(
                client.call("learning.observe", duel=duel.name, player=duel.player, slots=duel._slots)
            )
            assert same(shown, fresh)
            duel.step(int(random.choice(np.flatnonzero(shown.mask))))


def test_a_slot_that_the_mask_does_not_allow_changes_nothing(client: Client) -> None:
    with Duel(seed=7, client=client) as duel:
        before = duel.record()
        with pytest.raises(TaikiError) as caught:
            duel.step(61)
        assert (caught.value.code, duel.record()) == ("ILLEGAL_CHOICE", before)
        duel.step(first_slot(duel.observe()))


def test_an_agent_plays_a_player(client: Client) -> None:
    with Duel(seed=7, client=client) as duel:
        duel.play_by_agent("p1", "greedy")
        while not duel.done:
            assert duel.player == "p2"
            duel.step(first_slot(duel.observe()))
        assert duel.result is not None


def test_whole_answers(client: Client) -> None:
    with Duel(seed=7, client=client) as duel:
        decision = duel.decision()
        assert decision is not None
        assert decision["player"] == duel.player
        duel.choose([0])
        following = duel.decision()
        assert following is not None
        assert following["id"] > decision["id"]
        assert duel.observe().mask.any()
        assert "hand" in duel.board("p1")


def test_numbers_of_numpy_are_taken(client: Client) -> None:
    seed = np.random.default_rng(1).integers(2**40)
    with Duel(seed=int(seed), client=client) as one, Duel(seed=seed, client=client) as other:
        one.choose([np.int64(0)])
        other.choose(np.int64(0))
        other_slots = np.flatnonzero(other.observe().mask)
        one.step(other_slots[0])
        other.step(int(other_slots[0]))
        assert one.record() == other.record()


@pytest.mark.parametrize("slot", [1.5, "0", None, float("nan"), [0], np.array([0])])
def test_what_is_no_slot_is_refused(client: Client, slot: Any) -> None:
    with Duel(seed=7, client=client) as duel:
        with pytest.raises(TypeError, match="slot: expected an integer, not "):
            duel.step(slot)
        assert duel.player == "p1"


@pytest.mark.parametrize("answer", [None, 1.5, [None], "0", {"a": 1}])
def test_what_is_no_answer_is_refused(client: Client, answer: Any) -> None:
    with Duel(seed=7, client=client) as duel:
        before = duel.record()
        with pytest.raises(TypeError, match="answer: expected an index or a sequence of indexes, not "):
            duel.choose(answer)
        assert duel.record() == before


@pytest.mark.parametrize("decks", ["radiant-tide", ("radiant-tide",), None, 5, ("a", "b", "c")])
def test_what_is_no_pair_of_decks_is_refused(client: Client, decks: Any) -> None:
    with pytest.raises(ValueError, match="decks: expected two, of p1 and p2, not "):
        Duel(decks, client=client)


def test_closing_twice_changes_nothing(client: Client) -> None:
    with Duel(seed=7, client=client) as duel:
        duel.close()
    duel.close()
