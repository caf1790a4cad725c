import type { CardId, Zone } from '../../table/nouns.ts';
import { type Arrival, mayLieTapped } from '../../table/objects.ts';
import type { World } from '../state/world.ts';
import { definitionAt, printedFaces } from './repertoire.ts';

/**
 * Where a card ends up, and whether tapped. A multicolored card enters the mana zone tapped (405.1); a gacharange
 * creature or dragheart that leaves the battle zone returns to its own zone.
 */
export function arrivalOf(world: World, { to, tapped }: Arrival, from: Zone, card: CardId): Arrival {
  const home = from === 'battleZone' && to !== 'battleZone' ? homeOf(world, card) : undefined;
  if (home !== undefined) return { to: home, tapped: false };
  return { to, tapped: mayLieTapped(to) && (tapped || (to === 'manaZone' && isMulticolored(world, card))) };
}

function homeOf(world: World, card: CardId): Zone | undefined {
  switch (definitionAt(world, card).type) {
    case 'gacharangeCreature':
      return 'superGRZone';
    case 'dragheartFortress':
      return 'hyperspatialZone';
    default:
      return undefined;
  }
}

/** A twinpact has the civilizations of both halves. */
const isMulticolored = (world: World, card: CardId): boolean =>
  new Set(printedFaces(definitionAt(world, card)).flatMap(({ civilizations }) => civilizations)).size > 1;
