import type { CardObject, ObjectId, Zone } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import type { Effect, Target, Who } from '../language/vocabulary.ts';
import { playersOf, type Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { amountOf } from './amounts.ts';
import { moveBan, putBan } from './bans.ts';
import { hasBase } from './bases.ts';
import { referents } from './choosable.ts';
import { holds } from './conditions.ts';
import { membersOf } from './filters.ts';
import { offerOf } from './offered.ts';
import { possibleFor } from './possibleFor.ts';
import { faceAt } from './uses.ts';

/** What a target could be, apart from what is claimed. */
function possibleObjects(
  world: World,
  target: Target,
  scope: Scope,
  claimed: ReadonlySet<ObjectId>,
): readonly CardObject[] {
  const isOpen = ({ id }: CardObject): boolean => !claimed.has(id);
  if ('choose' in target) return offerOf(world, target, scope, isOpen).objects;
  const objects = 'ref' in target ? referents(world, target, scope) : membersOf(world, target, scope);
  return objects.filter(isOpen);
}

/** 101.2, 801.1a. Whether a card outside the battle zone can be put there by an effect. */
function canBePut(world: World, object: CardObject): boolean {
  const face = faceAt(world, object, 0);
  return (
    object.zone !== 'battleZone' &&
    face.type !== 'spell' &&
    moveBan(world, object, 'battleZone') === undefined &&
    putBan(world, object.owner, object, face, 'put') === undefined &&
    hasBase(world, object.owner, object, face)
  );
}

/** Whether a card can go to a zone. A spell that is being cast may return to where it lies (409.2a). */
export function canGo(world: World, object: CardObject, to: Zone): boolean {
  if (to === 'battleZone') return canBePut(world, object);
  if (object.zone === to) return to === 'deck' || object.pending;
  return moveBan(world, object, to) === undefined;
}

const someHave = (world: World, who: Who, { player }: Scope, zone: Zone): boolean =>
  playersOf(who, player).some((one) => counted(world.game, one, zone).length > 0);

/**
 * 609.4. Whether at least a part of what would be done instead of an event can be done. Only the first clause counts,
 * which takes the place of the event.
 * @param claimed objects that take the place of other events of the same instant (609.9b).
 */
export function canBeDone(
  world: World,
  effect: Effect,
  scope: Scope,
  claimed: ReadonlySet<ObjectId>,
): boolean {
  const some = (target: Target, fits: (object: CardObject) => boolean = () => true): boolean =>
    possibleObjects(world, target, scope, claimed).some(fits);
  const inner = (one: Effect | undefined): boolean =>
    one !== undefined && canBeDone(world, one, scope, claimed);
  switch (effect.do) {
    case 'inOrder':
      return inner(effect.effects[0]);
    case 'ifDone':
      return inner(effect.first);
    case 'may':
    case 'tally':
      return inner(effect.effect);
    case 'if':
      return inner(holds(world, effect.condition, scope) ? effect.then : effect.otherwise);
    case 'modes':
      return effect.modes.some(inner);
    case 'repeat':
      return amountOf(world, effect.times, scope) > 0 && inner(effect.effect);
    case 'forEach':
      return some(effect.of);
    case 'draw':
    case 'moveTop':
      return someHave(world, effect.who, scope, 'deck');
    case 'breakShields':
      return someHave(world, effect.of, scope, 'shieldZone');
    case 'destroy':
    case 'discard':
    case 'tap':
    case 'untap':
      return some(effect.what, (object) => possibleFor(world, effect, object, scope));
    case 'move':
      return some(effect.what, (object) => canGo(world, object, effect.to));
    case 'atOnce':
      return effect.moves.some(inner);
    case 'put':
      return some(effect.what, (object) => canBePut(world, object));
    case 'look':
    case 'reveal':
    case 'choose':
    case 'use':
    case 'cross':
    case 'moveUnder':
    case 'flip':
    case 'turn':
    case 'swap':
    case 'become':
      return some(effect.what);
    default:
      return true;
  }
}
