import type { CardId, CardObject, FaceIndex } from '../../../table/nouns.ts';
import { type Arrival, changed } from '../../../table/objects.ts';
import { mayLieTapped, type Zone } from '../../../table/zones.ts';
import { CARD_TYPE_FACTS } from '../../language/cardTypes.ts';
import type { PrintedFace } from '../../state/caches.ts';
import type { World } from '../../state/world.ts';
import { cardAt, definitionAt } from '../abilities/repertoire.ts';
import { staticsOf } from '../characteristics/characteristics.ts';
import { isAboutToBelongTo } from '../characteristics/filters.ts';
import { hasOnItself } from '../characteristics/ownStatics.ts';

/**
 * Where a card ends up, and whether tapped. A multicolored card enters the mana zone tapped (405.1), and the
 * battle zone only a creature or tamaseed (105.4a).
 */
export function arrivalOf(
  world: World,
  { to, tapped, faceDown }: Arrival,
  was: CardObject,
  card: CardId,
): Arrival {
  const only = to === 'battleZone' || to === 'abyssZone' ? undefined : onlyZoneFor(world, card, to);
  if (only !== undefined) return { to: only, tapped: false, faceDown: false };
  return {
    to,
    faceDown,
    tapped:
      mayLieTapped(to) &&
      (to !== 'battleZone' ||
        cardAt(world, card).faces.some(({ type }) => CARD_TYPE_FACTS[type].canBeTapped)) &&
      (tapped || (to === 'manaZone' && entersManaTapped(world, was, card, faceDown))),
  };
}

/**
 * 805.4b, 807.4b, 811.2b. A card that begins the duel outside the deck goes back to its own zone from wherever it would lie but the battle
 * zone; from the abyss zone none does (410.4). 118.2. Any other card that is put into the super GR goes to the graveyard.
 */
function onlyZoneFor(world: World, card: CardId, to: Zone): Zone | undefined {
  const { home } = CARD_TYPE_FACTS[definitionAt(world, card).type];
  return home ?? (to === 'superGRZone' ? 'graveyard' : undefined);
}

const isMulticolored = (world: World, card: CardId): boolean => cardAt(world, card).civilizations.length > 1;

/** 110.4f. A static ability may say that cards are put into the mana zone tapped; that replaces nothing (609.3). */
function entersManaTapped(world: World, was: CardObject, card: CardId, faceDown: boolean): boolean {
  const saysIt = (face: PrintedFace): boolean => saysItEntersTapped(world, was, face, 'manaZone');
  // 405.4. A card that arrives face down has neither civilizations nor abilities.
  if (!faceDown && (isMulticolored(world, card) || cardAt(world, card).faces.some(saysIt))) return true;
  return enteringIsTapped(world, changed(was, { id: -1, card, under: [], face: 0, faceDown }), 'manaZone');
}

/** 301.2, 110.4f. Whether a face of a card is put into the battle zone tapped: the card says so, or another one does. */
export const entersTapped = (
  world: World,
  object: CardObject,
  face: PrintedFace,
  index: FaceIndex,
): boolean =>
  saysItEntersTapped(world, object, face) ||
  enteringIsTapped(world, changed(object, { face: index }), 'battleZone');

/** 110.4f. Whether static abilities, all of which apply, say that this card enters a zone tapped. */
function enteringIsTapped(world: World, card: CardObject, zone: 'battleZone' | 'manaZone'): boolean {
  const named = zone === 'manaZone' ? zone : undefined;
  const statics = staticsOf(world).filter(
    ({ effect }) => effect.kind === 'entersTapped' && effect.zone === named && !effect.may,
  );
  if (statics.length === 0) return false;
  const since = world.game.turn.number;
  const entering = changed(card, { zone, pending: true, tapped: false, since });
  return statics.some(({ affects, scope }) =>
    'in' in affects ? isAboutToBelongTo(world, entering, affects, scope) : affects.includes(card.id),
  );
}

/** 110.4f. Whether a card says of itself that it enters a zone tapped: the battle zone, or the mana zone. */
const saysItEntersTapped = (
  world: World,
  object: CardObject,
  face: PrintedFace,
  zone?: 'manaZone',
): boolean =>
  face.hasStatics &&
  hasOnItself(
    world,
    object,
    face,
    (effect) => effect.kind === 'entersTapped' && effect.zone === zone && !effect.may,
  );

/** 110.4f. Whether its player may put a card into the battle zone tapped, as the card says. */
export const mayEnterTapped = (world: World, object: CardObject, face: PrintedFace): boolean =>
  face.hasStatics &&
  hasOnItself(
    world,
    object,
    face,
    (effect) => effect.kind === 'entersTapped' && effect.zone === undefined && effect.may === true,
  );
