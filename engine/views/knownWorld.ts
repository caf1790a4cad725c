import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Caches } from '../../effects/state/caches.ts';
import { gameWith } from '../../effects/state/gameWith.ts';
import { type World, worldAt } from '../../effects/state/world.ts';
import { type CardObject, PLAYERS, type PlayerZones } from '../../table/nouns.ts';
import { changed, zonesWith } from '../../table/objects.ts';
import { hidesCardsBelow, mayKnow, type Viewer } from '../../table/view.ts';
import { PRIVATE_ZONES, type Zone } from '../../table/zones.ts';

/** Stands for every card that a viewer may not know. */
const BLANK: CardDefinition = Object.freeze({
  name: '',
  type: 'spell',
  civilizations: Object.freeze([]),
  races: Object.freeze([]),
  cost: 0,
  abilities: Object.freeze([]),
});

const NO_CARDS: CardObject['under'] = Object.freeze([]);

/**
 * 400.2. The world as a viewer may know it: cards hidden from the viewer are blank, so no answer about this world depends on them.
 * @param caches for the worlds of this viewer only.
 */
export function knownWorld(world: World, viewer: Viewer, caches: Caches): World {
  const { game, pool, profile } = world;
  if (viewer === 'judge') return { ...worldAt(game, world), caches };
  const ofPool = world.caches.pool;
  ofPool.withBlank ??= new Map([...pool, [BLANK.name, BLANK]]);
  const ofCards = world.caches.ofCards(game.cards);
  ofCards.withBlank ??= [...game.cards, { name: BLANK.name, owner: 'p1' }];
  const known = gameWith(game, { cards: ofCards.withBlank, zones: withBlankCards(world, viewer, caches) });
  return { game: known, pool: ofPool.withBlank, profile, caches, reading: undefined };
}

/** 405.5, 200.3b. Cards of a mana zone may lie face down, and seals in the battle zone do. */
const WITH_HIDDEN_CARDS: readonly Zone[] = [...PRIVATE_ZONES, 'manaZone', 'battleZone'];

function withBlankCards(
  { game }: World,
  viewer: Viewer,
  caches: Caches,
): { readonly p1: PlayerZones; readonly p2: PlayerZones } {
  let { zones } = game;
  const blank = game.cards.length;
  for (const player of PLAYERS) {
    for (const zone of WITH_HIDDEN_CARDS) {
      const from = game.zones[player][zone];
      const made = caches.zones.blank[player];
      let known = made[zone];
      if (known?.from !== from) {
        const isKnown = from.every((object) => mayKnow(object, viewer));
        known = { from, objects: isKnown ? from : from.map(blankUnless(viewer, blank)) };
        made[zone] = known;
      }
      if (known.objects !== from) zones = zonesWith(zones, player, zone, known.objects);
    }
  }
  return zones;
}

const blankUnless =
  (viewer: Viewer, blank: CardObject['card']) =>
  (object: CardObject): CardObject =>
    mayKnow(object, viewer)
      ? hidesCardsBelow(object, viewer)
        ? changed(object, { under: NO_CARDS })
        : object
      : changed(object, { card: blank, under: NO_CARDS, links: undefined, face: 0 });
