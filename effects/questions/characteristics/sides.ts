import type { CardObject } from '../../../table/nouns.ts';
import { type CardType, isCellType, isOfType } from '../../language/cardTypes.ts';
import type { Face } from '../../language/vocabulary.ts';
import type { PrintedCard } from '../../state/caches.ts';
import type { World } from '../../state/world.ts';
import { cardAt } from '../abilities/repertoire.ts';

/** 819.1. Whether a card is a WD field: a twinpact of two fields, of which the one that lies upright counts in the battle zone. */
export const isWDField = ({ first, second }: PrintedCard): boolean =>
  first.type === 'wdField' && second?.type === 'wdField';

/** 805.1, 807.1, 819.1b. Whether a card in the battle zone has another side, or another half that can come to lie upright. */
export function canBeTurnedOver(world: World, { zone, card, pending }: CardObject): boolean {
  const printed = cardAt(world, card);
  return (
    zone === 'battleZone' &&
    !pending &&
    printed.second !== undefined &&
    (printed.twoSides || isWDField(printed))
  );
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

/** Whether an object is a cell that is not linked to others. */
const isLoneCell = ({ zone, links }: CardObject, { type }: Face): boolean =>
  links === undefined && zone === 'battleZone' && isCellType(type);

/** 806.1d, 808.1c, 814.1a, 821.1b. The cost of an object with this face: that of a cell by itself is 0. */
export const costOf = (object: CardObject, face: Face): number => (isLoneCell(object, face) ? 0 : face.cost);

/** 808.1c. The races that are printed on an object with this face: a cell of a dragheart has none by itself, nor has
 * a king cell (814.1a) or a duelmate cell (821.1b). */
export const printedRacesOf = (object: CardObject, face: Face): readonly string[] =>
  RACELESS_ALONE.has(face.type) && isLoneCell(object, face) ? NO_RACES : face.races;

const RACELESS_ALONE: ReadonlySet<CardType> = new Set([
  'dragheartSuperCreature',
  'dragheartStarEvolutionSuperCreature',
  'kingCreature',
  'duelmateSuperCreature',
]);

const NO_RACES: readonly string[] = [];

/** 806.1, 808.1. Whether an object is a super creature: cells that are linked. */
export const isSuperCreature = (world: World, object: CardObject): boolean =>
  object.links !== undefined && isCell(world, object);

/** 805.6. Whether an object is a psychic creature that has awakened: its second side lies up. */
export const isAwakened = (world: World, { card, face }: CardObject): boolean => {
  const { twoSides, first } = cardAt(world, card);
  return face === 1 && twoSides && isOfType(first.type, 'psychicCreature');
};
