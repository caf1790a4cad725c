import type { CardId, CardObject } from '../../table/nouns.ts';
import { type Arrival, changed } from '../../table/objects.ts';
import { mayLieTapped } from '../../table/zones.ts';
import { CARD_TYPE_FACTS } from '../language/cardTypes.ts';
import type { PrintedFace } from '../state/caches.ts';
import type { World } from '../state/world.ts';
import { reaches, staticsOf } from './characteristics.ts';
import { hasOnItself } from './ownStatics.ts';
import { cardAt, definitionAt } from './repertoire.ts';

/**
 * Where a card ends up, and whether tapped. A multicolored card enters the mana zone tapped (405.1), and the
 * battle zone only a creature (105.4a); a gacharange creature or dragheart that leaves the battle zone returns to its own zone.
 */
export function arrivalOf(world: World, { to, tapped }: Arrival, was: CardObject, card: CardId): Arrival {
  const home =
    was.zone === 'battleZone' && to !== 'battleZone'
      ? CARD_TYPE_FACTS[definitionAt(world, card).type].home
      : undefined;
  if (home !== undefined) return { to: home, tapped: false };
  return {
    to,
    tapped:
      mayLieTapped(to) &&
      (to !== 'battleZone' || cardAt(world, card).faces.some(({ isCreature }) => isCreature)) &&
      (tapped || (to === 'manaZone' && (isMulticolored(world, card) || entersManaTapped(world, was, card)))),
  };
}

const isMulticolored = (world: World, card: CardId): boolean => cardAt(world, card).civilizations.length > 1;

/** 603.5d, 110.4f. A static ability may say that cards are put into the mana zone tapped; that replaces nothing (609.3). */
function entersManaTapped(world: World, was: CardObject, card: CardId): boolean {
  if (cardAt(world, card).faces.some((face) => saysItEntersTapped(world, was, face, 'manaZone'))) return true;
  const statics = staticsOf(world).filter(
    ({ effect }) => effect.kind === 'entersTapped' && effect.zone === 'manaZone',
  );
  if (statics.length === 0) return false;
  const there = changed(was, { id: -1, card, under: [], face: 0, zone: 'manaZone', pending: false });
  return statics.some((candidate) => reaches(world, candidate, there));
}

/** 110.4f. Whether a card says of itself that it enters a zone tapped: the battle zone, or the mana zone. */
export const saysItEntersTapped = (
  world: World,
  object: CardObject,
  face: PrintedFace,
  zone?: 'manaZone',
): boolean =>
  face.hasStatics &&
  hasOnItself(world, object, face, (effect) => effect.kind === 'entersTapped' && effect.zone === zone);
