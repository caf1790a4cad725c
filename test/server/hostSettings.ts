import { type DuelStore, HOST_LIMITS, memoryStore } from '@taiki/server';
import type { HostSettings } from '../../server/duels/duelHost.ts';
import { TaskQueue } from '../../server/duels/taskQueue.ts';

/** The settings of a `DuelHost` without a server. */
export const hostSettings = (
  store: DuelStore = memoryStore(),
  more: Partial<HostSettings> = {},
): HostSettings => ({
  store,
  limits: HOST_LIMITS,
  clock: null,
  spectatorDelay: 0,
  now: () => performance.now(),
  today: () => Date.now(),
  later: new TaskQueue(),
  events: { choices: () => {}, over: () => {}, failed: () => {}, left: () => {} },
  ...more,
});
