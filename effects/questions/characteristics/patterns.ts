import type { CardObject, ObjectId, Player } from '../../../table/nouns.ts';
import type { EventPattern, Filter, Subject } from '../../language/vocabulary.ts';
import type { FactBody } from '../../state/reported/facts.ts';
import { isPlayer, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import type { EventQuestions } from '../../words/events/eventRules.ts';
import { eventRulesOf } from '../../words/events/table.ts';
import { cardOf } from '../abilities/repertoire.ts';
import { facesOf, lastKnownOf, lastObjectOf, placeOf } from './characteristics.ts';
import { faceMatches, matches } from './filters.ts';

/** Whether an object, or what was last known of it, is what a trigger speaks of. */
export function isSubject(
  world: World,
  subject: Subject,
  id: ObjectId,
  owner: Player,
  scope: Scope,
  object?: CardObject,
): boolean {
  if (!isPlayer(subject.of, owner, scope.player)) return false;
  if (subject.filter === undefined) return true;
  if (subject.filter.itself && id !== scope.source) return false;
  return isLike(world, id, subject.filter, scope, object);
}

function isLike(
  world: World,
  id: ObjectId,
  filter: Filter | undefined,
  scope: Scope,
  object = lastKnownOf(world, id)?.object,
): boolean {
  if (filter === undefined) return true;
  return object !== undefined && matches(world, object, filter, scope);
}

/** 701.5a, 810.3a. Whether the face of a card that was used is such a one. */
function isUsedFaceLike(
  world: World,
  { object: id, name }: { readonly object: ObjectId; readonly name: string },
  filter: Filter | undefined,
  scope: Scope,
): boolean {
  if (filter === undefined) return true;
  const object = lastKnownOf(world, id)?.object;
  if (object === undefined) return false;
  const used = cardOf(world, object).faces.filter((face) => face.name === name);
  return (used.length === 0 ? facesOf(world, object) : used).some((face) =>
    faceMatches(world, object, face, filter, scope),
  );
}

/** 603.2. Whether what happened is what the trigger waits for. Read now: the caller decides when that is. */
export const patternMatches = (world: World, pattern: EventPattern, fact: FactBody, scope: Scope): boolean =>
  eventRulesOf(pattern).matches(QUESTIONS, world, pattern, fact, scope);

const QUESTIONS: EventQuestions = {
  isSubject,
  isLike,
  matches: (world, object, filter, scope) => matches(world, object, filter, scope),
  isUsedFaceLike,
  placeOf: (world, object, zone) => placeOf(world, object, zone),
  lastKnown: (world, id) => lastKnownOf(world, id)?.object,
  lastObject: (world, id) => lastObjectOf(world, id),
  patternMatches,
};
