import { type CardObject, type ObjectId, PLAYERS, type Player, type Table, type Zone } from './nouns.ts';
import { changed, zonesWith } from './objects.ts';

/** 116.1. A seal lies face down on a card in the battle zone. */
export const isSeal = ({ zone, faceDown }: Pick<CardObject, 'zone' | 'faceDown'>): boolean =>
  zone === 'battleZone' && faceDown;

const NO_SEALS: readonly CardObject[] = [];

/** Seals of both players, those of a card from the lowest to the topmost. */
export function sealsIn({ zones }: Pick<Table, 'zones'>): readonly CardObject[] {
  let found = NO_SEALS;
  for (const player of PLAYERS)
    if (zones[player].battleZone.some(isSeal)) found = [...found, ...zones[player].battleZone.filter(isSeal)];
  return found;
}

/** 116.1b. The seals on a card, the topmost last. */
export const sealsOn = (table: Pick<Table, 'zones'>, id: ObjectId): readonly CardObject[] =>
  sealsIn(table).filter(({ attachedTo }) => attachedTo === id);

/** 116.2a. The creature with this id that is ignored because of its seals. */
export const ignoredObject = ({ ignored }: Pick<Table, 'ignored'>, id: ObjectId): CardObject | undefined =>
  ignored?.find((object) => object.id === id);

/** 116.2a. What lies in a zone of a player, also the creatures that are ignored, which count as not being there. */
export function lyingIn(
  { zones, ignored }: Pick<Table, 'zones' | 'ignored'>,
  player: Player,
  zone: Zone,
): readonly CardObject[] {
  const objects = zones[player][zone];
  if (zone !== 'battleZone' || ignored === undefined || ignored.length === 0) return objects;
  return [...objects, ...ignored.filter(({ owner }) => owner === player)];
}

type Ignoring = Pick<Table, 'zones' | 'ignored'>;

const copyOf = (object: CardObject): CardObject => changed(object, {});

/** 116.2. Some creatures are ignored from now on, and others are no more. Each stays the same object. */
export function withIgnored(
  table: Ignoring,
  sealed: readonly CardObject[],
  freed: readonly CardObject[],
): Ignoring {
  let { zones } = table;
  for (const player of PLAYERS) {
    const own = ({ owner }: CardObject): boolean => owner === player;
    if (![...sealed, ...freed].some(own)) continue;
    const staying = zones[player].battleZone.filter((object) => !sealed.includes(object));
    zones = zonesWith(zones, player, 'battleZone', [...staying, ...freed.filter(own).map(copyOf)]);
  }
  const still = (table.ignored ?? []).filter((object) => !freed.includes(object));
  return { zones, ignored: [...still, ...sealed.map(copyOf)] };
}
