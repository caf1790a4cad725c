import type { CardObject } from '../../../table/nouns.ts';
import { isCellType } from '../../language/cardTypes.ts';
import type { World } from '../../state/world.ts';
import { cardAt } from '../abilities/repertoire.ts';

/** 805.1, 807.1. Whether a card in the battle zone has another side. */
export function canBeTurnedOver(world: World, { zone, card, pending }: CardObject): boolean {
  const { twoSides, second } = cardAt(world, card);
  return zone === 'battleZone' && !pending && twoSides && second !== undefined;
}

/** 805.1c. Whether a card in the battle zone has a cell on the side that lies down. */
export const canBecomeCell = (world: World, object: CardObject): boolean => {
  const { second } = cardAt(world, object.card);
  return (
    object.face === 0 &&
    object.links === undefined &&
    second !== undefined &&
    isCellType(second.type) &&
    canBeTurnedOver(world, object)
  );
};

/** 806.1, 808.1. Whether the side of an object that lies up is a cell: by itself, or with others that make up a super creature. */
export const isCell = (world: World, { card, face, zone }: CardObject): boolean => {
  const { twoSides, second } = cardAt(world, card);
  return zone === 'battleZone' && face === 1 && twoSides && second !== undefined && isCellType(second.type);
};

/** 806.1, 808.1. Whether an object is a super creature: cells that are linked. */
export const isSuperCreature = (world: World, object: CardObject): boolean =>
  object.links !== undefined && isCell(world, object);

/** 805.6. Whether an object is a psychic creature that has awakened: its second side lies up. */
export const isAwakened = (world: World, { card, face }: CardObject): boolean => {
  const { twoSides, first } = cardAt(world, card);
  return face === 1 && twoSides && first.type === 'psychicCreature';
};
