import { countOf } from '../amounts/index.ts';
import { youHave } from '../conditions/index.ts';
import { inOrder, may, onlyIf, repeat } from '../instructions/index.ts';
import type { Effect, Group, SpellAbility } from '../vocabulary.ts';
import { spellAbility } from '../words/abilities.ts';
import { cardsIn } from '../words/nouns.ts';

/** Cards of any type may be Knights. */
const yourKnights: Group = cardsIn('battleZone', 'you', { races: ['Knight'] });

/** 605.2c. Knight magic: if you have a Knight in the battle zone once the text was followed, you may use it once more. */
export const knightMagic = (effect: Effect): SpellAbility =>
  spellAbility(inOrder(effect, onlyIf(youHave(yourKnights), may(effect))));

/** 605.2c. King knight magic: you may use the text once more for each of your Knights, counted once it was followed. */
export const kingKnightMagic = (effect: Effect): SpellAbility =>
  spellAbility(inOrder(effect, repeat(countOf(yourKnights), may(effect))));
