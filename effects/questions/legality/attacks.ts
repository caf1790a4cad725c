import { type CardObject, type ObjectId, opponentOf, type Player } from '../../../table/nouns.ts';
import { counted, inBattleZone } from '../../../table/objects.ts';
import { BREAKER_LABELS, LABELS } from '../../../table/sentences/labels.ts';
import { REASONS } from '../../../table/sentences/reasons.ts';
import type { Breaker } from '../../language/vocabulary.ts';
import type { StaticInForce } from '../../state/caches.ts';
import { scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { keywordsIn } from '../abilities/keywordsIn.ts';
import { numberOf } from '../characteristics/amounts.ts';
import { objectBan, type Refusal, refuse } from '../characteristics/bans.ts';
import {
  abilitiesOf,
  creaturesOf,
  faceOf,
  hasKeyword,
  isEvolution,
  lastKnownOf,
  nameOf,
  nameOfCard,
  powerOf,
  reaches,
  staticsOf,
} from '../characteristics/characteristics.ts';
import { matches } from '../characteristics/filters.ts';
import { isAwakened } from '../characteristics/sides.ts';

/** 506.1a-c. Why a creature may not attack at all; undefined if it may attack given a legal target. */
export function attackRefusal(world: World, creature: CardObject): Refusal | undefined {
  if (creature.tapped) return refuse('506.1a', REASONS.isTapped);
  const fresh = creature.since === world.game.turn.number && !isNeverSick(world, creature);
  if (
    fresh &&
    !hasKeyword(world, creature, 'speedAttacker') &&
    !hasKeyword(world, creature, 'machFighter') &&
    !permits(world, creature, 'attackPlayersAtOnce') &&
    !permits(world, creature, 'attackPlayersRegardless')
  ) {
    return refuse('506.1a', REASONS.summoningSickness);
  }
  return undefined;
}

/** 801.3, 804.5, 805.6. Evolution creatures, linked gods and awakened psychic creatures attack in the turn in which they are put. */
const isNeverSick = (world: World, creature: CardObject): boolean =>
  creature.links !== undefined ||
  isEvolution(creature, faceOf(world, creature)) ||
  isAwakened(world, creature);

/**
 * 801.2, 409.1. Whether the card that is the creature now was put in this turn. An evolution creature was, although it has been there as long as its base.
 */
const wasPutThisTurn = ({ game }: World, creature: CardObject): boolean =>
  creature.since === game.turn.number ||
  game.thisTurn.some(
    (fact) =>
      fact.kind === 'cardPut' && fact.object === creature.id && fact.name === nameOfCard(game, creature),
  );

const permits = (
  world: World,
  creature: CardObject,
  act: 'attackUntapped' | 'attackPlayersAtOnce' | 'attackPlayersDespiteBans' | 'attackPlayersRegardless',
  other?: CardObject,
): boolean =>
  staticsOf(world).some((candidate) => {
    const { effect, scope } = candidate;
    if (effect.kind !== 'can' || effect.permission.do !== act || !reaches(world, candidate, creature))
      return false;
    if (effect.permission.do !== 'attackUntapped' || effect.permission.what === undefined) return true;
    return other !== undefined && matches(world, other, effect.permission.what, scope);
  });

/** 506.1e. Why a creature may not attack this target; undefined if it may. */
export function targetRefusal(
  world: World,
  creature: CardObject,
  target: Player | CardObject,
): Refusal | undefined {
  return permissionRefusal(world, creature, target) ?? duty(world, creature, target);
}

/** 506.1b. How many of the effects that say what a creature has to attack are obeyed by attacking this. */
const obeyed = (world: World, duties: readonly StaticInForce[], target: Player | CardObject): number =>
  typeof target === 'string'
    ? 0
    : duties.filter(({ effect, scope }) => 'such' in effect && matches(world, target, effect.such, scope))
        .length;

/**
 * 506.1b. Whether a creature has attacked in this turn as an effect asks for: it has to do so in the turn, not whenever it can.
 */
const hasAttacked = (world: World, creature: CardObject, { effect, scope }: StaticInForce): boolean =>
  world.game.thisTurn.some((fact) => {
    if (fact.kind !== 'attackDeclared' || fact.object !== creature.id) return false;
    if (!('such' in effect) || effect.such === undefined) return true;
    const attacked = 'creature' in fact.target ? lastKnownOf(world, fact.target.creature)?.object : undefined;
    return attacked !== undefined && matches(world, attacked, effect.such, scope);
  });

/** 506.1b. Why a creature may not attack this although it can: it has to attack another creature, and can. */
function duty(world: World, creature: CardObject, target: Player | CardObject): Refusal | undefined {
  const duties = staticsOf(world).filter(
    (one) =>
      (one.effect.kind === 'attacksFirst' ||
        (one.effect.kind === 'mustAttack' &&
          one.effect.such !== undefined &&
          !hasAttacked(world, creature, one))) &&
      reaches(world, one, creature),
  );
  const [first] = duties;
  if (first === undefined) return undefined;
  const obeys = obeyed(world, duties, target);
  const isBetter = creaturesOf(world, opponentOf(creature.owner)).some(
    (other) =>
      obeyed(world, duties, other) > obeys && permissionRefusal(world, creature, other) === undefined,
  );
  return isBetter ? refuse('506.1b', REASONS.mustAttackAnother, first.scope.sourceName) : undefined;
}

function permissionRefusal(
  world: World,
  creature: CardObject,
  target: Player | CardObject,
): Refusal | undefined {
  const isFresh = creature.since === world.game.turn.number;
  const rushes = hasKeyword(world, creature, 'machFighter') && wasPutThisTurn(world, creature);
  if (typeof target === 'string') {
    if (permits(world, creature, 'attackPlayersRegardless')) return undefined;
    if (
      rushes &&
      !hasKeyword(world, creature, 'speedAttacker') &&
      !permits(world, creature, 'attackPlayersAtOnce') &&
      !isNeverSick(world, creature)
    ) {
      return refuse('506.1a', REASONS.creaturesOnly);
    }
    const isLifted = permits(world, creature, 'attackPlayersDespiteBans');
    return objectBan(world, creature, 'attack', isLifted ? {} : { target: 'player' });
  }
  const isNew = isFresh && !isNeverSick(world, creature);
  if (isNew && !rushes && !hasKeyword(world, creature, 'speedAttacker'))
    return refuse('506.1a', REASONS.summoningSickness);
  if (!target.tapped && !rushes && !permits(world, creature, 'attackUntapped', target))
    return refuse('506.1e', REASONS.targetNotTapped);
  return (
    objectBan(world, creature, 'attack', { target: 'creature' }) ??
    objectBan(world, target, 'beAttacked', { other: creature })
  );
}

export interface PossibleAttack {
  readonly creature: CardObject;
  readonly target: Player | CardObject;
}

/** 506.1. Every legal attack. */
export function possibleAttacks(world: World): readonly PossibleAttack[] {
  const found: PossibleAttack[] = [];
  for (const creature of creaturesOf(world, world.game.turn.active))
    for (const attack of attacksOf(world, creature)) found.push(attack);
  return found;
}

const NONE: readonly PossibleAttack[] = [];

/** 506.1e. Every legal attack of one creature. */
export function attacksOf(world: World, creature: CardObject): readonly PossibleAttack[] {
  if (attackRefusal(world, creature) !== undefined) return NONE;
  const foe = opponentOf(creature.owner);
  const targets: readonly (Player | CardObject)[] = [foe, ...creaturesOf(world, foe)];
  const found: PossibleAttack[] = [];
  for (const target of targets) {
    if (targetRefusal(world, creature, target) === undefined) found.push({ creature, target });
  }
  return found;
}

/** 506.1. Whether a creature could be named to attack, were its player to attack now. */
export const canAttack = (world: World, creature: CardObject): boolean =>
  attacksOf(world, creature).length > 0;

/** 506.1b. Whether this is an attack that has to be made. */
export const mustAttack = (world: World, { creature, target }: PossibleAttack): boolean =>
  staticsOf(world).some(
    (candidate) =>
      candidate.effect.kind === 'mustAttack' &&
      reaches(world, candidate, creature) &&
      !hasAttacked(world, creature, candidate) &&
      (candidate.effect.such === undefined || obeyed(world, [candidate], target) > 0),
  );

/** 505.6, 505.6a. Whether the attacking or attacked creature has left, or an effect has ended the attack. */
export function attackHasEnded(world: World): boolean {
  const { attack } = world.game;
  if (attack === undefined || attack.ended) return true;
  if (!isThere(world, attack.attacker)) return true;
  return !attack.blocked && 'creature' in attack.target && !isThere(world, attack.target.creature);
}

/** 505.6a, 807.1b. Whether an object is in the battle zone, and not turned over to a side that is no creature. */
function isThere(world: World, id: ObjectId): boolean {
  const object = inBattleZone(world.game, id);
  return object !== undefined && faceOf(world, object).isCreature;
}

/** 507.1a. Whether all blocker abilities of a creature are against other creatures. */
function blocksOnlyOthers(world: World, blocker: CardObject, attacker: CardObject): boolean {
  const blockers = keywordsIn(abilitiesOf(world, blocker), 'blocker');
  const scope = scopeOf(blocker.owner, blocker.id, nameOf(world.game, blocker));
  return (
    blockers.length > 0 &&
    blockers.every((one) => one.name === 'blocker' && !matches(world, attacker, one.against, scope))
  );
}

/** 507.1a. Why a creature could not be chosen to block this attacking creature, or any; bans aside. */
function blockerRefusal(world: World, blocker: CardObject, attacker?: CardObject): Refusal | undefined {
  if (!hasKeyword(world, blocker, 'blocker')) return refuse('507.1a', REASONS.noBlocker);
  if (attacker !== undefined && blocksOnlyOthers(world, blocker, attacker))
    return refuse('507.1a', REASONS.noBlockerAgainst);
  if (blocker.tapped) return refuse('507.1a', REASONS.isTapped);
  return undefined;
}

/** 507.1a. Why a creature may not block; undefined if it may. */
export function blockRefusal(world: World, blocker: CardObject): Refusal | undefined {
  const { attack } = world.game;
  const attacker = attack === undefined ? undefined : inBattleZone(world.game, attack.attacker);
  if (attack === undefined || attacker === undefined) return refuse('507.1', REASONS.noCreatureAttacks);
  const unable = blockerRefusal(world, blocker, attacker);
  if (unable !== undefined) return unable;
  if (attack.blocker === blocker.id) return refuse('507.1a', REASONS.blocksAlready);
  if ('creature' in attack.target && attack.target.creature === blocker.id) {
    return refuse('507.1a', REASONS.isAttacked);
  }
  return objectBan(world, blocker, 'block') ?? objectBan(world, attacker, 'beBlocked', { other: blocker });
}

/** 507.1a. Why a creature could block no attack at all; undefined if it could block some attack. */
export const anyBlockRefusal = (world: World, blocker: CardObject): Refusal | undefined =>
  blockerRefusal(world, blocker) ?? objectBan(world, blocker, 'block');

const possibleBlockers = (world: World): readonly CardObject[] =>
  creaturesOf(world, opponentOf(world.game.turn.active)).filter(
    (one) => blockRefusal(world, one) === undefined,
  );

/** 507.1a. Why a creature may not take the attack by its guardman; undefined if it may. */
export function guardRefusal(world: World, guard: CardObject): Refusal | undefined {
  const { attack } = world.game;
  if (attack === undefined || inBattleZone(world.game, attack.attacker) === undefined)
    return refuse('507.1', REASONS.noCreatureAttacks);
  if (!hasKeyword(world, guard, 'guardman')) return refuse('507.1a', REASONS.noGuardman);
  if (guard.tapped) return refuse('507.1a', REASONS.isTapped);
  const attacked = attack.blocker ?? ('creature' in attack.target ? attack.target.creature : undefined);
  if (attacked === undefined) return refuse('507.1a', REASONS.playerAttacked);
  return attacked === guard.id ? refuse('507.1a', REASONS.isAttacked) : undefined;
}

const possibleGuards = (world: World): readonly CardObject[] =>
  creaturesOf(world, opponentOf(world.game.turn.active)).filter(
    (one) => guardRefusal(world, one) === undefined,
  );

/** 507.1a. A creature, and the ability by which it redirects the attack. */
export interface Redirection {
  readonly creature: CardObject;
  readonly by: 'blocker' | 'guardman';
}

export const possibleRedirections = (world: World): readonly Redirection[] => [
  ...possibleBlockers(world).map((creature): Redirection => ({ creature, by: 'blocker' })),
  ...possibleGuards(world).map((creature): Redirection => ({ creature, by: 'guardman' })),
];

/** 507.1. Whether the non-active player has no creature that may redirect the attack. */
export const nobodyMayBlock = (world: World): boolean => possibleRedirections(world).length === 0;

/** 507.1. Whether a creature has to block the attack in progress. */
export function mustBlock(world: World, creature: CardObject): boolean {
  const { attack } = world.game;
  const attacker = attack === undefined ? undefined : inBattleZone(world.game, attack.attacker);
  return staticsOf(world).some(
    (candidate) =>
      candidate.effect.kind === 'mustBlock' &&
      reaches(world, candidate, creature) &&
      attacker !== undefined &&
      matches(world, attacker, candidate.effect.such, candidate.scope),
  );
}

/** 508.1. The two creatures that battle in this attack, if any. */
export function battleOf(world: World): readonly [CardObject, CardObject] | undefined {
  const { attack } = world.game;
  if (attack === undefined) return undefined;
  const against = attack.blocker ?? ('creature' in attack.target ? attack.target.creature : undefined);
  return against === undefined ? undefined : battlers(world, attack.attacker, against);
}

/** 115.3a. Two creatures, if both are still there. */
export function battlers(
  world: World,
  one: ObjectId,
  other: ObjectId,
): readonly [CardObject, CardObject] | undefined {
  const a = inBattleZone(world.game, one);
  const b = inBattleZone(world.game, other);
  return a !== undefined && b !== undefined && isThere(world, one) && isThere(world, other)
    ? [a, b]
    : undefined;
}

export const attackIsOnPlayer = ({ game }: World): boolean =>
  game.attack !== undefined && !game.attack.blocked && 'player' in game.attack.target;

export const attackIsOnPlayerWithoutShields = (world: World): boolean =>
  attackIsOnPlayer(world) &&
  counted(world.game, opponentOf(world.game.turn.active), 'shieldZone').length === 0;

/** 509.2. More shields than there can be: a number that a saved duel can hold, unlike infinity. */
export const ALL_SHIELDS = Number.MAX_SAFE_INTEGER;

const BROKEN_BY: { readonly [B in Exclude<Breaker, 'powered' | 'infinite'>]: number } = {
  double: 2,
  triple: 3,
  quattro: 4,
  world: ALL_SHIELDS,
  null: 0,
};

/** 509.2. A powered breaker breaks one more shield for each so much power. */
const POWER_OF_ONE_MORE = 6000;

/** 509.2. A breaker ability, and how many shields it breaks. */
export interface BreakerAbility {
  readonly label: string;
  readonly count: number;
}

/** 509.2. The breaker abilities of a creature; those that break as many are alike. */
export function breakersOf(world: World, attacker: CardObject): readonly BreakerAbility[] {
  const scope = scopeOf(attacker.owner, attacker.id, nameOf(world.game, attacker));
  const breakers = abilitiesOf(world, attacker).flatMap((ability): readonly BreakerAbility[] => {
    if (ability.kind !== 'keyword' || ability.name !== 'breaker') return [];
    if (ability.breaker === 'powered')
      return [
        {
          label: BREAKER_LABELS.powered,
          count: 1 + Math.floor(Math.max(0, powerOf(world, attacker) ?? 0) / POWER_OF_ONE_MORE),
        },
      ];
    if (ability.breaker === 'infinite') return anyNumberOfShields(world, attacker);
    if (ability.breaker !== 'crew')
      return [{ label: BREAKER_LABELS[ability.breaker], count: BROKEN_BY[ability.breaker] }];
    const crew = creaturesOf(world, attacker.owner).filter(
      (one) => one.id !== attacker.id && matches(world, one, ability.crew, scope),
    );
    return [{ label: BREAKER_LABELS.crew, count: 1 + crew.length }];
  });
  return breakers.filter(({ label }, index) => breakers.findIndex((one) => one.label === label) === index);
}

/** 509.2. "Any number of shields" is a choice of one of these numbers, of which none is one. */
const anyNumberOfShields = (world: World, { owner }: CardObject): readonly BreakerAbility[] =>
  Array.from({ length: counted(world.game, opponentOf(owner), 'shieldZone').length + 1 }, (_, count) => ({
    label: LABELS.infiniteBreaker(count),
    count,
  }));

/**
 * 509.2, 701.14d. How many shields a creature breaks at once, by an attack or an effect that breaks so many: as many more as cards say, up to
 * the number that a card allows (101.2).
 */
export function brokenAtOnce(world: World, breaker: CardObject, count: number): number {
  let more = 0;
  let limit = ALL_SHIELDS;
  for (const candidate of staticsOf(world)) {
    const { effect, scope } = candidate;
    if (effect.kind !== 'breaksMore' && effect.kind !== 'breaksAtMost') continue;
    if (!reaches(world, candidate, breaker)) continue;
    if (effect.kind === 'breaksMore') more += numberOf(world, effect.by, scope);
    else limit = Math.min(limit, effect.count);
  }
  return Math.min(limit, count + more);
}
