import type { EventRules } from './eventRules.ts';

/** 801.1. What is put on the bearer becomes the bearer. Of several creatures below one, `happen` asks each. */
export const evolvesRules: EventRules<'evolves'> = {
  facts: ['cardPut', 'cardMoved'],
  matches: (_, __, ___, fact, scope) =>
    (fact.kind === 'cardPut' || fact.kind === 'cardMoved') &&
    fact.onto !== undefined &&
    fact.to === 'battleZone' &&
    fact.object === scope.source,
};
