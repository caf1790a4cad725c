import type { CardDefinition } from 'taiki';
import type { Arrangement, CardInput, PlayerInput } from 'taiki/testing';
import type { Effect } from 'taiki/words';
import { creature, spell, spellAbility } from 'taiki/words';
import type { Begin, Driver } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

export const brute = creature({ ...plain, name: 'Brute', cost: 5, power: 5000 });
export const runt = creature({ ...plain, name: 'Runt', cost: 2, power: 1000 });

export interface Casting extends Omit<Arrangement, 'p1' | 'p2'> {
  readonly cards?: readonly CardDefinition[];
  readonly p1?: PlayerInput & { readonly hand?: readonly CardInput[] };
  readonly p2?: PlayerInput;
}

/**
 * A spell of this one effect, named Order, has been cast by p1, who can go on to attack with a Brute: as long as the effect asks
 * nothing, and that player is asked for an attack next, it has been followed.
 */
export function cast(
  begin: Begin,
  effect: Effect,
  { cards = [], p1 = {}, p2 = {}, ...settings }: Casting = {},
): Driver {
  const order = spell({ ...plain, name: 'Order', abilities: [spellAbility(effect)] });
  return begin({
    ...settings,
    cards: [order, brute, runt, ...cards],
    p1: { manaZone: { fire: 1 }, battleZone: ['Brute'], ...p1, hand: ['Order', ...(p1.hand ?? [])] },
    p2,
  }).use('Cast Order');
}

/** A creature of 3,000 that `castDeal` knows. */
export const beast = creature({ ...plain, name: 'Beast', power: 3000 });

/** p1 has cast a spell of this one effect, named Deal, in a position that has nothing else but what is given. */
export function castDeal(
  begin: Begin,
  effect: Effect,
  p1: PlayerInput = {},
  p2: PlayerInput = {},
  cards: readonly CardDefinition[] = [],
): Driver {
  const deal = spell({ ...plain, name: 'Deal', abilities: [spellAbility(effect)] });
  return begin({
    cards: [beast, ...cards, deal],
    p1: { hand: ['Deal'], manaZone: { fire: 1 }, ...p1 },
    p2,
  }).use('Cast Deal');
}
