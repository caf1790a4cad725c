import { TeamGenerators } from '@pkmn/randoms';
import * as pkmn from '@pkmn/sim';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Chess } from 'chess.js';
import showdown from 'pokemon-showdown';
import { chess, MAX_PLIES, numbersFrom } from '../chess.ts';
import { inTurns } from '../inTurns.ts';
import { printPlay, ratiosTo } from '../results.ts';
import { duels, starters } from '../subjects.ts';

/**
 * Measures other engines of turn-based games against chessops and Taiki, in turns in one process. `npm ci` in this folder first.
 * `--json` prints the results as JSON, `--quick` measures briefly.
 */

/** @type {import('../inTurns.ts').Subject} */
const chessJs = (seed) => {
  const next = numbersFrom(seed);
  const game = new Chess();
  let decisions = 0;
  for (; decisions < MAX_PLIES && !game.isGameOver(); decisions++) {
    const moves = game.moves({ verbose: true });
    game.move(moves[next() % moves.length]);
  }
  return { decisions, games: 1 };
};

const FORMAT = 'gen9randombattle';

/** What a side of a battle may choose, as the simulator's protocol writes it. */
function choicesOf({ forceSwitch, active, side }) {
  const reserves = side.pokemon.flatMap((one, index) =>
    one.active || one.condition.endsWith(' fnt') ? [] : [`switch ${index + 1}`],
  );
  if (forceSwitch) return reserves;
  const [{ moves, trapped }] = active;
  const usable = moves.flatMap((move, index) =>
    move.disabled || move.pp === 0 ? [] : [`move ${index + 1}`],
  );
  return trapped ? usable : [...usable, ...reserves];
}

/** @returns {import('../inTurns.ts').Subject} */
const battles =
  ({ Battle, Teams }) =>
  (seed) => {
    const next = numbersFrom(seed);
    const side = (name, last) => ({
      name,
      team: Teams.pack(Teams.generate(FORMAT, { seed: [seed % 65_536, 1, 1, last] })),
    });
    const battle = new Battle({
      formatid: FORMAT,
      seed: [seed % 65_536, 2, 3, 4],
      p1: side('first', 1),
      p2: side('second', 2),
    });
    let decisions = 0;
    while (!battle.ended) {
      for (const { id, activeRequest } of battle.sides) {
        if (battle.ended || !activeRequest || activeRequest.wait) continue;
        const choices = choicesOf(activeRequest);
        if (!battle.choose(id, choices[next() % choices.length] ?? 'default')) battle.choose(id, 'default');
        decisions++;
      }
    }
    battle.destroy();
    return { decisions, games: 1 };
  };

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** The game of the tutorial of boardgame.io: nearly all of the time is the framework's. */
const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G: { cells }, ctx }) => {
    const isWon = LINES.some(
      ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c],
    );
    if (isWon) return { winner: ctx.currentPlayer };
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** @type {import('../inTurns.ts').Subject} */
const boardgame = (seed) => {
  const next = numbersFrom(seed);
  const client = Client({ game: ticTacToe, debug: false });
  let decisions = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    client.moves.clickCell(free[next() % free.length]);
    decisions++;
  }
  return { decisions, games: 1 };
};

pkmn.Teams.setGeneratorFactory(TeamGenerators);

const turns = process.argv.includes('--quick')
  ? { rounds: 1, turn: 200, warmUp: 500 }
  : { rounds: 5, turn: 1000, warmUp: 3000 };

const rows = ratiosTo(
  'chessops',
  inTurns(
    {
      chessops: chess,
      'taiki, compiled': duels('compiled', starters),
      'taiki, XState': duels('xstate', starters),
      'chess.js': chessJs,
      'boardgame.io, tic-tac-toe': boardgame,
      'pokemon-showdown': battles(showdown),
      '@pkmn/sim': battles(pkmn),
    },
    turns,
  ),
);

if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else printPlay('Random play of engines of turn-based games', rows);
