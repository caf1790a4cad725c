import type { Scenario } from './scenario.ts';

export const block: readonly Scenario[] = [];
