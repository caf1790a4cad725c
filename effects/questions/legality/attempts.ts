import type { CardObject, Zone } from '../../../table/nouns.ts';
import { counted } from '../../../table/objects.ts';
import { isSpellType } from '../../language/cardTypes.ts';
import type { Duration, Effect, Target, Who } from '../../language/vocabulary.ts';
import type { Claims } from '../../state/claims.ts';
import { endsWithoutSource } from '../../state/durations.ts';
import { playersOf, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { type Cause, moveBan, putBan } from '../characteristics/bans.ts';
import { membersOf } from '../characteristics/filters.ts';
import { hasBase } from '../characteristics/piles/bases.ts';
import { faceAt } from '../costs/uses.ts';
import { referents } from './choosable.ts';
import { offerOf } from './offered.ts';

/** What would be done, by whom, and without which objects. */
export interface Attempt {
  readonly world: World;
  readonly scope: Scope;
  /** 609.9b. Objects that take the place of other events of the same instant. */
  readonly claimed: Claims;
  /** Whether at least a part of another effect could be done. */
  readonly isPossible: (attempt: Attempt, effect: Effect) => boolean;
  /** 101.5a. Whether an effect is possible, or what follows it if it only settles something for that. */
  readonly leadsTo: (attempt: Attempt, effect: Effect, next: (attempt: Attempt) => boolean) => boolean;
}

/** What a target could be, apart from what is claimed. */
function possibleObjects({ world, scope, claimed }: Attempt, target: Target): readonly CardObject[] {
  const isOpen = ({ id }: CardObject): boolean => !claimed.has(id);
  if ('choose' in target) return offerOf(world, target, scope, isOpen).objects;
  const objects = 'ref' in target ? referents(world, target, scope) : membersOf(world, target, scope);
  return objects.filter(isOpen);
}

export const some = (
  attempt: Attempt,
  target: Target,
  fits: (object: CardObject) => boolean = () => true,
): boolean => possibleObjects(attempt, target).some(fits);

/** 101.2, 801.1a. Whether a card outside the battle zone can be put there by an effect. */
export function canBePut(world: World, object: CardObject, by: Cause | undefined): boolean {
  const face = faceAt(world, object, 0);
  return (
    object.zone !== 'battleZone' &&
    !isSpellType(face.type) &&
    moveBan(world, object, 'battleZone', by) === undefined &&
    putBan(world, object.owner, object, face, 'put') === undefined &&
    hasBase(world, object.owner, object, face)
  );
}

/** Whether a card can go to a zone. A spell that is being cast may return to where it lies (409.2a). */
export function canGo(world: World, object: CardObject, to: Zone, by: Cause | undefined): boolean {
  if (to === 'battleZone') return canBePut(world, object, by);
  if (object.zone === to) return to === 'deck' || object.pending;
  return moveBan(world, object, to, by) === undefined;
}

/** Whether players have a card in a zone that counts there and is not claimed. */
export const someHave = ({ world, scope, claimed }: Attempt, who: Who, zone: Zone): boolean =>
  playersOf(who, scope.player).some((one) =>
    counted(world.game, one, zone).some(({ id }) => !claimed.has(id)),
  );

export const withBound = (attempt: Attempt, name: string, { id }: CardObject): Attempt => {
  const { scope } = attempt;
  return { ...attempt, scope: { ...scope, bound: { ...scope.bound, [name]: [id] } } };
};

export const withNumber = (attempt: Attempt, name: string, number: number): Attempt => {
  const { scope } = attempt;
  return { ...attempt, scope: { ...scope, named: { ...scope.named, [name]: number } } };
};

/** Whether what an effect leaves behind would last. */
export const lasts = ({ world, scope }: Attempt, until: Duration | 'once'): boolean =>
  !endsWithoutSource(world.game, { until, source: { object: scope.source, name: scope.sourceName } });

export const always = (): boolean => true;
