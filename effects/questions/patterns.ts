import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { changed, counted } from '../../table/objects.ts';
import type { EventPattern, Filter, Subject } from '../language/vocabulary.ts';
import { type FactBody, isZoneChange, type ZoneChanged } from '../state/facts.ts';
import type { World } from '../state/game.ts';
import { isPlayer, type Scope } from '../state/scope.ts';
import { lastKnownOf } from './characteristics.ts';
import { matches } from './filters.ts';

/** Whether an object, or what was last known of it, is what a trigger speaks of. */
export function isSubject(
  world: World,
  subject: Subject,
  id: ObjectId,
  owner: Player,
  scope: Scope,
): boolean {
  if (!isPlayer(subject.of, owner, scope.player)) return false;
  if (subject.filter === undefined) return true;
  if (subject.filter.itself && id !== scope.source) return false;
  return isLike(world, id, subject.filter, scope);
}

function isLike(world: World, id: ObjectId, filter: Filter | undefined, scope: Scope): boolean {
  if (filter === undefined) return true;
  const known = lastKnownOf(world, id);
  return known !== undefined && matches(world, known.object, filter, scope);
}

/** 603.2c. Becoming tapped is said of what is in the battle zone, not of the mana that pays a cost. */
const isMana = (world: World, id: ObjectId): boolean => lastKnownOf(world, id)?.object.zone === 'manaZone';

/** 603.5c. What leaves the battle zone is looked at as it was; everything else as it is after the event. */
const subjectOf = (fact: ZoneChanged): ObjectId => (fact.from === 'battleZone' ? fact.was : fact.object);

/** 603.2. Whether what happened is what the trigger waits for. Read now: the caller decides when that is. */
export function patternMatches(world: World, pattern: EventPattern, fact: FactBody, scope: Scope): boolean {
  switch (pattern.event) {
    case 'put':
      return (
        (fact.kind === 'cardPut' || (fact.kind === 'cardMoved' && isPutOnto(pattern, fact))) &&
        putMatches(world, pattern, fact, scope)
      );
    case 'destroyed':
      return (
        fact.kind === 'cardDestroyed' &&
        fact.from === 'battleZone' &&
        isSubject(world, pattern.what, fact.was, fact.player, scope)
      );
    case 'moved':
      return (
        isZoneChange(fact) &&
        (pattern.from === undefined || fact.from === pattern.from) &&
        (pattern.to === undefined || fact.to === pattern.to) &&
        isSubject(world, pattern.what, subjectOf(fact), fact.player, scope)
      );
    case 'attacks':
      return (
        fact.kind === 'attackDeclared' &&
        (pattern.target === undefined || pattern.target in fact.target) &&
        (pattern.nth === undefined || pattern.nth === fact.nth) &&
        isSubject(world, pattern.what, fact.object, fact.player, scope)
      );
    case 'attacked':
      return (
        fact.kind === 'creatureAttacked' && isSubject(world, pattern.what, fact.object, fact.player, scope)
      );
    case 'blocks':
      return (
        fact.kind === 'creatureBlocked' && isSubject(world, pattern.what, fact.object, fact.player, scope)
      );
    case 'becomesBlocked':
      return (
        fact.kind === 'attackBlocked' &&
        isSubject(world, pattern.what, fact.object, fact.player, scope) &&
        isLike(world, fact.blocker, pattern.by, scope)
      );
    case 'isNotBlocked':
      return (
        fact.kind === 'attackNotBlocked' && isSubject(world, pattern.what, fact.object, fact.player, scope)
      );
    case 'battles':
      return fact.kind === 'battleBegan' && isSubject(world, pattern.what, fact.object, fact.player, scope);
    case 'winsBattle':
      return fact.kind === 'battleWon' && isSubject(world, pattern.what, fact.object, fact.player, scope);
    case 'losesBattle':
      return fact.kind === 'battleLost' && isSubject(world, pattern.what, fact.object, fact.player, scope);
    case 'battleEnds':
      return (
        (fact.kind === 'battleWon' || fact.kind === 'battleLost') &&
        isSubject(world, pattern.what, fact.object, fact.player, scope)
      );
    case 'used':
      return (
        fact.kind === 'cardUsed' &&
        isPlayer(pattern.by, fact.player, scope.player) &&
        (pattern.unpaid === undefined || fact.unpaid) &&
        (pattern.from === undefined || pattern.from.includes(fact.from)) &&
        isLike(world, fact.object, { names: [fact.name], ...pattern.what }, scope)
      );
    case 'drawn':
      return fact.kind === 'cardDrawn' && isPlayer(pattern.by, fact.player, scope.player);
    case 'discarded':
      return (
        fact.kind === 'cardDiscarded' &&
        isPlayer(pattern.by, fact.player, scope.player) &&
        isLike(world, fact.object, pattern.what, scope)
      );
    case 'tapped':
      return (
        fact.kind === 'cardTapped' &&
        !isMana(world, fact.object) &&
        isSubject(world, pattern.what, fact.object, fact.player, scope) &&
        (pattern.first === undefined || timesTapped(world, fact.object) === 1)
      );
    case 'untapped':
      return (
        fact.kind === 'cardUntapped' &&
        !isMana(world, fact.object) &&
        isSubject(world, pattern.what, fact.object, fact.player, scope)
      );
    case 'chosen':
      return (
        fact.kind === 'cardChosen' &&
        isPlayer(pattern.by, fact.by, scope.player) &&
        isSubject(world, pattern.what, fact.object, fact.player, scope)
      );
    case 'shieldBroken':
      return (
        fact.kind === 'shieldBroken' &&
        isPlayer(pattern.of, fact.player, scope.player) &&
        (pattern.last === undefined || isLastShield(world, fact))
      );
    case 'breaksShields':
      return fact.kind === 'shieldsChosen' && isSubject(world, pattern.what, fact.object, fact.player, scope);
    case 'startOfTurn':
      return fact.kind === 'turnBegan' && isPlayer(pattern.of, fact.player, scope.player);
    case 'endOfTurn':
      return fact.kind === 'turnEnding' && isPlayer(pattern.of, fact.player, scope.player);
    case 'anyOf':
      return pattern.patterns.some((one) => patternMatches(world, one, fact, scope));
    case 'endOfAttack':
      return fact.kind === 'attackEnding' && isSubject(world, pattern.what, fact.object, fact.player, scope);
  }
}

/** 603.2b. Of shields broken together only one is the last: the one that was named last. */
const isLastShield = ({ game }: World, { player, object }: ZoneChanged): boolean =>
  counted(game, player, 'shieldZone').length === 0 && object === Math.max(...idsIn(game.zones[player].hand));

const idsIn = (objects: readonly CardObject[]): readonly ObjectId[] => objects.map(({ id }) => id);

const timesTapped = (world: World, id: ObjectId): number =>
  world.game.thisTurn.filter((fact) => fact.kind === 'cardTapped' && fact.object === id).length;

/** A card that was in the battle zone already is not put there; it may still be put onto something. */
const isPutOnto = ({ onto }: Extract<EventPattern, { event: 'put' }>, fact: ZoneChanged): boolean =>
  onto !== undefined && fact.onto !== undefined && fact.to === 'battleZone';

function putMatches(
  world: World,
  pattern: Extract<EventPattern, { event: 'put' }>,
  fact: ZoneChanged,
  scope: Scope,
): boolean {
  if (!isSubject(world, pattern.what, fact.object, fact.player, scope)) return false;
  switch (pattern.how) {
    case undefined:
      break;
    case 'summoned':
    case 'revolutionChange':
      if (fact.how !== pattern.how) return false;
      break;
    case 'notSummoned':
      if (fact.how === 'summoned') return false;
      break;
    case 'unpaid':
      if (!fact.unpaid) return false;
      break;
  }
  if (pattern.onto === undefined) return true;
  const object = lastKnownOf(world, fact.object)?.object;
  const base = object?.under[0];
  return (
    object !== undefined &&
    base !== undefined &&
    matches(world, changed(object, { card: base, face: 0 }), pattern.onto, scope)
  );
}
