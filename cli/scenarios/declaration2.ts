import type { Scenario } from './scenario.ts';

export const declaration2: readonly Scenario[] = [];
