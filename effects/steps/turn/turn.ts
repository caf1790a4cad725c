import { opponentOf } from '../../../table/nouns.ts';
import { endsAsTurnBegins, remaining } from '../../state/durations.ts';
import type { Game } from '../../state/game.ts';
import { gameWith } from '../../state/gameWith.ts';

/** 500.1. Begins the next turn: an extra turn, or the other player's. */
export function turnAfter(game: Game): Game {
  const { turn } = game;
  const [gained, ...extra] = turn.extra;
  const number = turn.number + 1;
  const active = number === 1 ? turn.active : (gained ?? opponentOf(turn.active));
  return gameWith(game, {
    turn: { number, active, attacks: 0, extra: gained === undefined ? [] : extra },
    lasting: remaining(game.lasting, (lasting) => !endsAsTurnBegins(lasting, active)),
    delayed: remaining(game.delayed, (delayed) => !endsAsTurnBegins(delayed, active)),
    thisTurn: [],
    lastKnown: [],
  });
}
