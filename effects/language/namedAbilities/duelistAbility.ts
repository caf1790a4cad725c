import { countOf } from '../amounts/index.ts';
import type { Filter, Static } from '../vocabulary.ts';
import { atMost } from '../words/bounds.ts';
import { cardsIn, self, yourMana } from '../words/nouns.ts';

/** 317.4. The duelmates that are no super creatures, of a race. */
const duelmatesOf = (race: string): Filter => ({
  type: ['duelmateCreature', 'duelmateSpell'],
  races: [race],
});

/**
 * 317.4. Duelist: once in each of your turns, in your main step, you may use a duelmate of the race from your hyperspatial zone without paying its
 * cost, if that is at most the number of cards in your mana zone.
 */
export const duelistAbility = (race: string): Static => ({
  kind: 'static',
  affects: cardsIn('hyperspatialZone', 'you', { ...duelmatesOf(race), cost: atMost(countOf(yourMana())) }),
  effects: [{ kind: 'can', permission: { do: 'useFreeFrom', zone: 'hyperspatialZone', limit: 1 } }],
});

/** 317.5. Duelist link: so many duelmates of the race, of different names, that you have in the battle zone turn over and are linked. */
export const duelistLink = (race: string, count = 3): Static => ({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'linksDuelmates', count, what: duelmatesOf(race) }],
});
