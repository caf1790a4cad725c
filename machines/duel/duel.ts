import { spawnChild } from 'xstate';
import { contextFrom } from './context.ts';
import { opening } from './opening.ts';
import { placed } from './placed.ts';
import { duelSetup } from './setup.ts';
import { turn } from './turn/turn.ts';

/** Most duels begin at their start; a position begins at a step of its turn. */
const arriving = duelSetup.createStateConfig({
  meta: { rule: '100' },
  always: [
    { guard: 'startsAtStartOfTurn', target: '#duel.turn.startOfTurn.untapping' },
    { guard: 'startsAtDraw', target: '#duel.turn.draw' },
    { guard: 'startsAtCharge', target: '#duel.turn.charge' },
    { guard: 'startsAtMain', target: '#duel.turn.main' },
    { guard: 'startsAtAttack', target: '#duel.turn.attack' },
    { guard: 'startsAtEnd', target: '#duel.turn.end' },
    { target: 'opening' },
  ],
});

/**
 * A duel, by the rulebook's own sections: the start of the game (103), turn after turn of six steps (500 to 511), and
 * its end (104). What waits for its turn is held by the standby actor.
 */
export const duel = duelSetup.createMachine({
  id: 'duel',
  options: { maxIterations: 10_000 },
  context: ({ input }) => contextFrom(input),
  entry: spawnChild('standby', { id: 'standby' }),
  meta: { rule: '100' },
  on: {
    choose: { guard: 'isAsking', actions: 'answer' },
    concede: { target: '.over', actions: 'concede' },
  },
  initial: 'arriving',
  states: placed({
    arriving,
    opening,
    turn,
    over: duelSetup.createStateConfig({ meta: { rule: '104.1' }, type: 'final' }),
  }),
});
