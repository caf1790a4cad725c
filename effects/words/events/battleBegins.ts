import type { EventRules } from './eventRules.ts';

/** 115.2. Both creatures of a battle begin it; it begins once. */
export const battleBeginsRules: EventRules<'battleBegins'> = {
  facts: ['battleBegan'],
  matches: (_ask, _world, _event, fact) => fact.kind === 'battleBegan' && fact.object < fact.against,
};
