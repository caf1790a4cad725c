import type { Scenario } from './scenario.ts';

export const standby: readonly Scenario[] = [];
