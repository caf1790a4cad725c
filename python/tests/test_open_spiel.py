import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import taiki.open_spiel_game
from taiki.open_spiel_game import TaikiState


def after_picks(count: int, seed: int = 3) -> TaikiState:
    random = np.random.default_rng(seed)
    state: TaikiState = pyspiel.load_game(taiki.open_spiel_game.NAME).new_initial_state()
    state.apply_action(seed)
    for _ in range(count):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


def test_conforms_to_open_spiel() -> None:
    game = pyspiel.load_game("taiki", {"turns": 12, "seeds": 20})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_playthrough_is_played_again(tmp_path: Path) -> None:
    flags.FLAGS(["pytest"])
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough("taiki(turns=2,seeds=20)", None, seed=1))
    original, again = generate_playthrough.replay(str(file))
    assert again == original
    assert "IsTerminal() = True" in again


def test_a_duel_ends_with_a_winner() -> None:
    state = after_picks(0)
    random = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_observations_are_those_of_the_duel() -> None:
    state = after_picks(30)
    player = state.current_player()
    shown = state.duel.observe()
    flat = np.concatenate([array.ravel() for array in shown])
    assert np.array_equal(np.array(state.observation_tensor(player), np.float32), flat.astype(np.float32))
    assert state.observation_string(player) == state.duel.board("p1" if player == 0 else "p2")


def test_samples_have_the_same_information_state_for_the_player_and_other_cards() -> None:
    state = after_picks(30)
    player = state.current_player()
    samples = [state.resample_from_infostate(player, np.random.default_rng(seed).random) for seed in range(5)]
    assert {sample.information_state_string(player) for sample in samples} == {
        state.information_state_string(player)
    }
    assert len({sample.information_state_string(1 - player) for sample in samples}) > 1
    again = samples[0].resample_from_infostate(player, np.random.default_rng(9).random)
    assert again.information_state_string(player) == state.information_state_string(player)
    with pytest.raises(ValueError, match="who has to pick"):
        state.resample_from_infostate(1 - player, np.random.default_rng(1).random)


def test_information_states_remember() -> None:
    one, other = after_picks(12, seed=3), after_picks(12, seed=3)
    assert one.information_state_string(0) == other.information_state_string(0)
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    player = 0
    assert one.information_state_string(player) != other.information_state_string(player)


def test_information_set_search_runs() -> None:
    game = pyspiel.load_game("taiki", {"turns": 8})
    state = game.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=4,
        max_world_samples=-1,
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_state_is_pickled() -> None:
    state = after_picks(10)
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(0) == state.information_state_string(0)
