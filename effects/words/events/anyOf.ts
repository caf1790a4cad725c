import type { EventRules } from './eventRules.ts';

/** The facts of its events are theirs: see `factsOf`. */
export const anyOfRules: EventRules<'anyOf'> = {
  facts: [],
  matches: ({ patternMatches }, world, { patterns }, fact, scope) =>
    patterns.some((one) => patternMatches(world, one, fact, scope)),
};
