import type { EventRules } from './eventRules.ts';

export const turnedOverRules: EventRules<'turnedOver'> = {
  facts: ['cardTurnedOver'],
  matches: (ask, world, pattern, fact, scope) =>
    fact.kind === 'cardTurnedOver' && ask.isSubject(world, pattern.what, fact.object, fact.player, scope),
};
