import type { Chart, ChartConfig } from '../chart.ts';
import { type DuelAction, type DuelGuard, type DuelState, duelBehaviour } from './behaviour.ts';
import {
  type ChartContext,
  contextFrom,
  type DuelEvent,
  type DuelInput,
  restoredContext,
} from './context.ts';
import { opening } from './opening.ts';
import { placed } from './placed.ts';
import { turn } from './turn/turn.ts';
import { window } from './window.ts';

const afterArrival = window({
  rule: '603.3',
  onward: [{ guard: 'isDone', target: '#duel.arriving.beginning' }],
});

/**
 * A duel from decks starts with the opening; a duel from a position starts at a step of its turn.
 * 703.1  state-based actions are checked at all times: what cannot lie in a position leaves it
 * 500.2  what this triggers resolves before the step begins
 */
const arriving: DuelState = {
  meta: { rule: '703.1' },
  initial: 'settling',
  always: [
    { guard: 'duelIsOver', target: 'over' },
    {
      guard: 'restOfTurnIsSkipped',
      target: '#duel.turn.end.lapsing',
      actions: ['skipTurn', 'reportTurnSkipped'],
    },
  ],
  states: {
    settling: { meta: { rule: '703.1' }, entry: 'checkPosition', always: afterArrival.entering },
    ...afterArrival.states,
    beginning: {
      meta: { rule: '500.1' },
      always: [
        { guard: 'startsAtStartOfTurn', target: '#duel.turn.startOfTurn.untapping' },
        { guard: 'startsAtDraw', target: '#duel.turn.draw' },
        { guard: 'startsAtCharge', target: '#duel.turn.charge' },
        { guard: 'startsAtMain', target: '#duel.turn.main' },
        { guard: 'startsAtAttack', target: '#duel.turn.attack' },
        { guard: 'startsAtEnd', target: '#duel.turn.end' },
        { guard: 'isDone', target: '#duel.opening' },
      ],
    },
  },
};

const config: ChartConfig<DuelGuard, DuelAction> = {
  id: 'duel',
  options: { maxIterations: 10_000 },
  entry: 'spawnStandby',
  meta: { rule: '100' },
  on: {
    choose: { guard: 'isAsking', actions: 'answer' },
    concede: { target: '.over', actions: 'concede' },
  },
  initial: 'arriving',
  states: placed({ arriving, opening, turn, over: { meta: { rule: '104.1' }, type: 'final' } }),
};

/**
 * A duel
 * 103      the start of the duel
 * 500-511  turns of six steps; the standby actor holds the effects on standby (603.3)
 * 104      the end of the duel
 */
export const duel: Chart<ChartContext, DuelEvent, DuelInput> = {
  config,
  ...duelBehaviour,
  contextFrom,
  copied: (context) => restoredContext(context, context),
};
