import type { CardObject } from '../../../table/nouns.ts';
import { findObject, zonesWith } from '../../../table/objects.ts';
import { gameWith } from '../../state/gameWith.ts';
import type { Scope } from '../../state/scope.ts';
import { type World, worldAt } from '../../state/world.ts';
import { moveBan, putBan } from '../characteristics/bans.ts';
import { creaturesOf } from '../characteristics/characteristics.ts';
import { hasBase } from '../characteristics/piles/bases.ts';
import { faceAt } from '../costs/uses.ts';

/** 701.26b. Whether the new creature still has a legal base once the other has left. */
function hasBaseWithout(world: World, gone: CardObject, coming: CardObject): boolean {
  const { game } = world;
  const left = game.zones[gone.owner].battleZone.filter(({ id }) => id !== gone.id);
  const after = gameWith(game, { zones: zonesWith(game.zones, gone.owner, 'battleZone', left) });
  return hasBase(worldAt(after, world), coming.owner, coming, faceAt(world, coming, 0));
}

/**
 * 701.26, 701.26b. Whether the source of an effect, which lies outside the battle zone, can change places with a creature: nothing
 * forbids that the one goes to the hand and the other is put.
 */
export function canChangePlaces(world: World, out: CardObject, scope: Scope): boolean {
  const here = findObject(world.game, scope.source);
  return (
    here !== undefined &&
    here.zone !== 'battleZone' &&
    creaturesOf(world, out.owner).some(({ id }) => id === out.id) &&
    moveBan(world, out, 'hand', scope) === undefined &&
    moveBan(world, here, 'battleZone', scope) === undefined &&
    putBan(world, here.owner, here, faceAt(world, here, 0), 'put') === undefined &&
    hasBaseWithout(world, out, here)
  );
}
