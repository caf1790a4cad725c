import { type DuelStore, HOST_LIMITS, memoryStore } from '@taiki/server';
import type { HostSettings } from '../../server/duels/duelHost.ts';
import type { Payer } from '../../server/duels/payer.ts';
import { workersHere } from '../../server/duels/workers/duelWorkers.ts';

/** Who creates duels. */
export const CLIENT: Payer = { client: 'client', pay: () => {} };

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
  workers: workersHere(),
  events: { choices: () => {}, over: () => {}, failed: () => {}, lost: () => {}, left: () => {} },
  ...more,
});
