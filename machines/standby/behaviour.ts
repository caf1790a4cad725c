import type { ActionName, Behaviour, GuardName } from '../chart.ts';
import { mapTable } from '../mapTable.ts';
import { actions, messages } from './actions.ts';
import type { StandbyContext, StandbyEvent } from './arbiter.ts';
import { guards } from './guards.ts';

/** What the names in the standby chart stand for. */
export const standbyBehaviour = {
  guards,
  assigns: actions,
  changes: {},
  messages: mapTable(messages, (event) => ({ to: 'parent' as const, event })),
  spawns: {},
} satisfies Behaviour<StandbyContext, StandbyEvent>;

export type StandbyGuard = GuardName<typeof standbyBehaviour>;
export type StandbyAction = ActionName<typeof standbyBehaviour>;
