import type { ActionName, Behaviour, ChartState, GuardName } from '../chart.ts';
import { mapTable } from '../mapTable.ts';
import { standby } from '../standby/standby.ts';
import { actions, inPlaceActions, messages } from './actions.ts';
import type { ChartContext, DuelEvent } from './context.ts';
import { guards } from './guards.ts';

/** What the names in the duel chart stand for. */
export const duelBehaviour = {
  guards,
  assigns: actions,
  changes: inPlaceActions,
  messages: mapTable(messages, (event) => ({ to: { child: 'standby' }, event })),
  spawns: { spawnStandby: standby },
} satisfies Behaviour<ChartContext, DuelEvent>;

export type DuelGuard = GuardName<typeof duelBehaviour>;
export type DuelAction = ActionName<typeof duelBehaviour>;

/** A state of the duel chart. */
export type DuelState = ChartState<DuelGuard, DuelAction>;
