import { deepFreeze } from '../deepFreeze.ts';
import { BREAKER_LABELS, LABELS } from './labels.ts';
import { EXPECTATIONS, HINTS, PLACES, PROBLEMS, QUERY_PROBLEMS, REFUSALS } from './problems.ts';
import { PROMPTS } from './prompts.ts';
import { DEEDS, REASONS } from './reasons.ts';

/** All sentences that a player reads in a decision, an explanation or an error, by key: for those who say them in another language. */
export const SENTENCES = deepFreeze({
  prompts: PROMPTS,
  labels: LABELS,
  breakers: BREAKER_LABELS,
  reasons: REASONS,
  deeds: DEEDS,
  problems: PROBLEMS,
  hints: HINTS,
  refusals: REFUSALS,
  queryProblems: QUERY_PROBLEMS,
  places: PLACES,
  expectations: EXPECTATIONS,
} as const);
