import type { CardObject, Zone } from '../../table/nouns.ts';
import { mayLieTapped } from '../../table/zones.ts';
import type { Effect } from '../language/vocabulary.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { moveBan, objectBan } from './bans.ts';
import { faceOf } from './characteristics.ts';

/** Instructions that do something to cards where they lie, or move them out of the battle zone. */
type ToCards = Extract<Effect, { do: 'destroy' | 'discard' | 'tap' | 'untap' }>;

/** 105.4a. What may be tapped, apart from bans: creatures in the battle zone, and mana. */
export const canLieTapped = (world: World, object: CardObject): boolean =>
  mayLieTapped(object.zone) && (object.zone !== 'battleZone' || faceOf(world, object).isCreature);

const mayGo = (world: World, object: CardObject, to: Zone): boolean =>
  moveBan(world, object, to) === undefined;

/** 101.2, 105.6. Whether an instruction can be done to a card: what is tapped is not tapped again. */
export function possibleFor(
  world: World,
  { do: word }: ToCards,
  object: CardObject,
  { player }: Scope,
): boolean {
  switch (word) {
    case 'destroy':
      return object.zone === 'battleZone' && mayGo(world, object, 'graveyard');
    case 'discard':
      return object.zone === 'hand' && mayGo(world, object, 'graveyard');
    case 'tap':
      return (
        !object.tapped &&
        canLieTapped(world, object) &&
        objectBan(world, object, 'beTapped', { by: player }) === undefined
      );
    case 'untap':
      return object.tapped;
  }
}
