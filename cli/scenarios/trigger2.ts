import type { Scenario } from './scenario.ts';

export const trigger2: readonly Scenario[] = [];
