import { type CardObject, PLAYERS } from '../../../table/nouns.ts';
import { changed, changeObjects } from '../../../table/objects.ts';
import type { Ability, Face, StaticEffect } from '../../language/vocabulary.ts';
import type { StaticInForce } from '../../state/caches.ts';
import { gameWith } from '../../state/gameWith.ts';
import { type World, worldAt } from '../../state/world.ts';
import { keywordsIn } from '../abilities/keywordsIn.ts';
import { isOnOwnCard } from '../abilities/workingZones.ts';
import { reaches, staticsOf } from '../characteristics/characteristics.ts';
import { faceMatches, isAboutToBelongTo } from '../characteristics/filters.ts';
import { hasOnItself } from '../characteristics/ownStatics.ts';

/** The game just before shields wait to go to the hand, and the one in which they do. */
export interface ShieldWorlds {
  readonly before: World;
  readonly now: World;
}

/** Keywords that are declared while their card is a shield. */
export type ShieldKeyword = 'shieldTrigger' | 'guardStrike';

/** Whether an effect gives a keyword that is declared while its card is a shield. */
export const givesShieldKeyword = (effect: StaticEffect, ...names: readonly ShieldKeyword[]): boolean =>
  effect.kind === 'gains' && names.some((name) => keywordsIn(effect.abilities, name).length > 0);

/** 110.4c. Whether an ability gives the card itself a shield trigger, which it also does while the card is a shield. */
export const givesItselfShieldTrigger = (ability: Ability): boolean =>
  isOnOwnCard(ability) && ability.effects.some((effect) => givesShieldKeyword(effect, 'shieldTrigger'));

/** Whether an effect reaches this face of a card. */
const reachesFace = (world: World, one: StaticInForce, card: CardObject, face: Face): boolean =>
  reaches(world, one, card) &&
  (!('in' in one.affects) ||
    one.affects.filter === undefined ||
    faceMatches(world, card, face, one.affects.filter, one.scope));

/**
 * 112.3a, 113.6b. Whether a face of a shield has a keyword: one that is printed, that its card gives itself, or that is given to cards in
 * the shield zone, all asked of the game just before the shields wait. 113.6c. What is given to cards on their way to the hand is asked
 * of the game in which they wait.
 */
export const hasAsShield = (
  { before, now }: ShieldWorlds,
  card: CardObject,
  face: Face,
  name: ShieldKeyword,
): boolean =>
  keywordsIn(face.abilities, name).length > 0 ||
  hasOnItself(before, card, face, (effect) => givesShieldKeyword(effect, name)) ||
  staticsOf(before).some(
    (one) => givesShieldKeyword(one.effect, name) && reachesFace(before, one, card, face),
  ) ||
  staticsOf(now).some((one) => givesShieldKeyword(one.effect, name) && reachesOnTheWay(now, one, card, face));

/** Whether an effect reaches cards on their way to the hand, and this face of a card among them. */
function reachesOnTheWay(
  world: World,
  { affects, scope }: StaticInForce,
  card: CardObject,
  face: Face,
): boolean {
  if (!('in' in affects) || affects.filter?.goingToHand === undefined) return false;
  const waiting = changed(card, { pending: true });
  return (
    isAboutToBelongTo(world, waiting, affects, scope) &&
    faceMatches(world, waiting, face, affects.filter, scope)
  );
}

/** 113.6a-b. The game just before the shields that wait began to. */
export function worldBeforeWaiting(world: World): World {
  const waiting = PLAYERS.flatMap((player) =>
    world.game.zones[player].shieldZone.flatMap(({ id, pending }) => (pending ? [id] : [])),
  );
  return worldAt(gameWith(world.game, changeObjects(world.game, waiting, { pending: false })), world);
}
