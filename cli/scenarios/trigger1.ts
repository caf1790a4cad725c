import type { Scenario } from './scenario.ts';

export const trigger1: readonly Scenario[] = [];
