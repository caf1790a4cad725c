import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { biggerDeck, rulePlus } from '../../effects/language/words.ts';

const thirteenthPlan = rulePlus({
  name: 'The 13th Plan',
  civilizations: ['water'],
  abilities: [biggerDeck(5)],
});

/** 314. Rule plus. */
export const rulePluses: readonly CardDefinition[] = Object.freeze([thirteenthPlan]);
