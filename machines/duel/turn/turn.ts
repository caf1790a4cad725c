import type { DuelState } from '../behaviour.ts';
import { attack } from './attack/attack.ts';
import { charge } from './charge.ts';
import { draw } from './draw.ts';
import { end } from './end.ts';
import { main } from './main.ts';
import { startOfTurn } from './startOfTurn.ts';

/**
 * 500. The turn
 * 500.1  six steps, always in this order
 * 104.1  the duel ends as soon as a player has won or lost
 * 101.1  if an effect skips the rest of the turn, everything on standby lapses and the turn ends
 */
export const turn: DuelState = {
  meta: { rule: '500' },
  initial: 'startOfTurn',
  always: [
    { guard: 'duelIsOver', target: '#duel.over' },
    {
      guard: 'restOfTurnIsSkipped',
      target: '#duel.turn.end.lapsing',
      actions: ['skipTurn', 'reportTurnSkipped'],
    },
  ],
  states: { startOfTurn, draw, charge, main, attack, end },
};
