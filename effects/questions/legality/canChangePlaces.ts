import type { CardObject } from '../../../table/nouns.ts';
import { zonesWith } from '../../../table/objects.ts';
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

/** 701.26, 701.26b. Whether a card outside the battle zone can change places with a creature: nothing forbids either move. */
export const canChangePlaces = (world: World, out: CardObject, coming: CardObject, scope: Scope): boolean =>
  coming.zone !== 'battleZone' &&
  creaturesOf(world, out.owner).some(({ id }) => id === out.id) &&
  moveBan(world, out, coming.zone, scope) === undefined &&
  moveBan(world, coming, 'battleZone', scope) === undefined &&
  putBan(world, coming.owner, coming, faceAt(world, coming, 0), 'put') === undefined &&
  hasBaseWithout(world, out, coming);
