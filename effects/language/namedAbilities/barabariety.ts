import { differentCosts } from '../conditions/index.ts';
import type { Condition } from '../vocabulary.ts';
import { cardsIn } from '../words/nouns.ts';

/** Barabariety: your cards in the battle zone have so many different costs. */
export const barabariety = (costs: number): Condition =>
  differentCosts(cardsIn('battleZone', 'you'), { min: costs });
