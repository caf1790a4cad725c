import { spawnChild } from 'xstate';
import { contextFrom } from './context.ts';
import { opening } from './opening.ts';
import { placed } from './placed.ts';
import { duelSetup } from './setup.ts';
import { turn } from './turn/turn.ts';

/** A duel from decks starts with the opening; a duel from a position starts at a step of its turn. */
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
 * A duel
 * 103      the start of the duel
 * 500-511  turns of six steps; the standby actor holds the effects on standby (603.3)
 * 104      the end of the duel
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
