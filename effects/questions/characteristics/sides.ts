import type { CardObject } from '../../../table/nouns.ts';
import type { World } from '../../state/world.ts';
import { cardAt } from '../abilities/repertoire.ts';

/** 805.1, 807.1. Whether a card in the battle zone has another side. */
export function canBeTurnedOver(world: World, { zone, card, pending }: CardObject): boolean {
  const { twoSides, second } = cardAt(world, card);
  return zone === 'battleZone' && !pending && twoSides && second !== undefined;
}

/** 805.6. Whether an object is a psychic creature that has awakened: its second side lies up. */
export const isAwakened = (world: World, { card, face }: CardObject): boolean => {
  const { twoSides, first } = cardAt(world, card);
  return face === 1 && twoSides && first.type === 'psychicCreature';
};
