import { deepFreeze } from '../deepFreeze.ts';
import { BREAKER_LABELS, LABELS } from './labels.ts';
import { PROMPTS } from './prompts.ts';
import { DEEDS, REASONS } from './reasons.ts';

/** All sentences that a player reads in a decision or an explanation, by key: for those who say them in another language. */
export const SENTENCES = deepFreeze({
  prompts: PROMPTS,
  labels: LABELS,
  breakers: BREAKER_LABELS,
  reasons: REASONS,
  deeds: DEEDS,
} as const);
