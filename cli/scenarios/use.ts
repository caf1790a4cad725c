import type { Scenario } from './scenario.ts';

export const use: readonly Scenario[] = [];
