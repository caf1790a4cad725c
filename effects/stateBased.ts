import { PLAYERS, type Player, type Result } from '../table/nouns.ts';
import { creaturesOf, powerOf } from './characteristics.ts';
import type { Procedure } from './game.ts';
import { destroyTogether } from './moves.ts';
import type { Play } from './play.ts';

/** 104.1. The duel ends at once; nothing of what is running goes on. */
export function* endDuel(play: Play, result: Omit<Result, 'turn'>, rule: string): Procedure {
  const full: Result = { ...result, turn: play.game.turn.number };
  play.game = { ...play.game, result: full };
  play.note({ kind: 'duelEnded', result: full }, rule);
  yield { stop: 'duelOver' };
}

/** 104.2b, 703.4b. Whose deck has no card left. */
const deckedOut = (play: Play): readonly Player[] =>
  PLAYERS.filter((player) => play.game.zones[player].deck.length === 0);

/**
 * 703. State-based actions: all that apply happen together as one event (703.3), then they are looked for again. They
 * are processed even in the middle of an effect (111.2d).
 */
export function* stateBasedActions(play: Play): Procedure {
  for (;;) {
    const out = deckedOut(play);
    const [first, second] = out;
    if (first !== undefined && second !== undefined) {
      return yield* endDuel(play, { winner: undefined, reason: 'bothLose' }, '703.4b');
    }
    if (first !== undefined) {
      return yield* endDuel(play, { winner: first === 'p1' ? 'p2' : 'p1', reason: 'deckOut' }, '703.4b');
    }
    const powerless = PLAYERS.flatMap((player) =>
      creaturesOf(play, player).filter((creature) => (powerOf(play, creature) ?? 1) <= 0),
    );
    if (powerless.length === 0) return;
    const moved = yield* destroyTogether(play, powerless, '703.4c');
    if (moved.length === 0) return;
  }
}
