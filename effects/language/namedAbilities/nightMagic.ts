import { youHave } from '../conditions/index.ts';
import { inOrder, may, onlyIf } from '../instructions/index.ts';
import type { Effect, SpellAbility } from '../vocabulary.ts';
import { cardsIn } from '../words/nouns.ts';

/** 605.2c. Night magic: what the spell does may be done once more if you have a Knight in the battle zone. */
export const nightMagic = (effect: Effect): SpellAbility => ({
  kind: 'spell',
  effect: inOrder(effect, onlyIf(youHave(cardsIn('battleZone', 'you', { races: ['Knight'] })), may(effect))),
});
