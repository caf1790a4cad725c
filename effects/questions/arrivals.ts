import type { CardId } from '../../table/nouns.ts';
import type { Arrival } from '../../table/objects.ts';
import { mayLieTapped, type Zone } from '../../table/zones.ts';
import { CARD_TYPE_FACTS } from '../language/cardTypes.ts';
import type { World } from '../state/world.ts';
import { cardAt, definitionAt } from './repertoire.ts';

/**
 * Where a card ends up, and whether tapped. A multicolored card enters the mana zone tapped (405.1); a gacharange
 * creature or dragheart that leaves the battle zone returns to its own zone.
 */
export function arrivalOf(world: World, { to, tapped }: Arrival, from: Zone, card: CardId): Arrival {
  const home =
    from === 'battleZone' && to !== 'battleZone'
      ? CARD_TYPE_FACTS[definitionAt(world, card).type].home
      : undefined;
  if (home !== undefined) return { to: home, tapped: false };
  return {
    to,
    tapped: mayLieTapped(to) && (tapped || (to === 'manaZone' && isMulticolored(world, card))),
  };
}

const isMulticolored = (world: World, card: CardId): boolean => cardAt(world, card).civilizations.length > 1;
