import { type CardObject, opponentOf, type Player } from '../../table/nouns.ts';
import { counted, inBattleZone } from '../../table/objects.ts';
import type { Breaker } from '../language/vocabulary.ts';
import { scopeOf } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { objectBan, type Refusal, refuse } from './bans.ts';
import {
  abilitiesOf,
  creaturesOf,
  definitionOf,
  hasKeyword,
  isEvolution,
  keywordsIn,
  nameOf,
  reaches,
  staticsOf,
} from './characteristics.ts';
import { matches } from './filters.ts';

/** 506.1a-c. Why a creature may not attack at all; undefined if it may attack given a legal target. */
export function attackRefusal(world: World, creature: CardObject): Refusal | undefined {
  if (creature.tapped) return refuse('506.1a', 'it is tapped');
  const fresh = creature.since === world.game.turn.number && !isEvolution(definitionOf(world, creature));
  if (fresh && !hasKeyword(world, creature, 'speedAttacker') && !hasKeyword(world, creature, 'machFighter')) {
    return refuse('506.1a', 'it has not been in the battle zone since the start of the turn');
  }
  return undefined;
}

const permits = (
  world: World,
  creature: CardObject,
  act: 'attackUntapped' | 'attackPlayersDespiteBans',
  other?: CardObject,
): boolean =>
  staticsOf(world).some((candidate) => {
    const { effect, scope } = candidate;
    if (effect.kind !== 'can' || effect.permission.do !== act || !reaches(world, candidate, creature))
      return false;
    if (effect.permission.do !== 'attackUntapped' || effect.permission.what === undefined) return true;
    return other !== undefined && matches(world, other, effect.permission.what, scope);
  });

/** 506.1d-e. Why a creature may not attack this target; undefined if it may. */
export function targetRefusal(
  world: World,
  creature: CardObject,
  target: Player | CardObject,
): Refusal | undefined {
  const isFresh = creature.since === world.game.turn.number;
  const rushes = isFresh && hasKeyword(world, creature, 'machFighter');
  if (typeof target === 'string') {
    if (
      rushes &&
      !hasKeyword(world, creature, 'speedAttacker') &&
      !isEvolution(definitionOf(world, creature))
    ) {
      return refuse('506.1a', 'on the turn it was put it may attack creatures only');
    }
    const isLifted = permits(world, creature, 'attackPlayersDespiteBans');
    return objectBan(world, creature, 'attack', isLifted ? {} : { target: 'player' });
  }
  if (!target.tapped && !rushes && !permits(world, creature, 'attackUntapped', target))
    return refuse('506.1d', 'the creature is not tapped');
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

/** 506.1d. Every legal attack of one creature. */
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

export const mustAttack = (world: World, creature: CardObject): boolean =>
  staticsOf(world).some(
    (candidate) => candidate.effect.kind === 'mustAttack' && reaches(world, candidate, creature),
  );

/** 505.6, 505.6a. Whether the attacking or attacked creature has left, or an effect has ended the attack. */
export function attackHasEnded({ game }: World): boolean {
  const { attack } = game;
  if (attack === undefined || attack.ended) return true;
  if (inBattleZone(game, attack.attacker) === undefined) return true;
  return (
    !attack.blocked && 'creature' in attack.target && inBattleZone(game, attack.target.creature) === undefined
  );
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
  if (!hasKeyword(world, blocker, 'blocker')) return refuse('507.1a', 'it does not have "blocker"');
  if (attacker !== undefined && blocksOnlyOthers(world, blocker, attacker))
    return refuse('507.1a', 'its "blocker" is not against the attacking creature');
  if (blocker.tapped) return refuse('507.1a', 'it is tapped');
  return undefined;
}

/** 507.1a. Why a creature may not block; undefined if it may. */
export function blockRefusal(world: World, blocker: CardObject): Refusal | undefined {
  const { attack } = world.game;
  const attacker = attack === undefined ? undefined : inBattleZone(world.game, attack.attacker);
  if (attack === undefined || attacker === undefined) return refuse('507.1', 'no creature attacks');
  const unable = blockerRefusal(world, blocker, attacker);
  if (unable !== undefined) return unable;
  if (attack.blocker === blocker.id) return refuse('507.1b', 'it already blocks this attack');
  if ('creature' in attack.target && attack.target.creature === blocker.id) {
    return refuse('507.1b', 'it is the attacked creature');
  }
  return objectBan(world, blocker, 'block') ?? objectBan(world, attacker, 'beBlocked', { other: blocker });
}

/** 507.1a. Why a creature could block no attack at all; undefined if it could block some attack. */
export const anyBlockRefusal = (world: World, blocker: CardObject): Refusal | undefined =>
  blockerRefusal(world, blocker) ?? objectBan(world, blocker, 'block');

export const possibleBlockers = (world: World): readonly CardObject[] =>
  creaturesOf(world, opponentOf(world.game.turn.active)).filter(
    (one) => blockRefusal(world, one) === undefined,
  );

/** 507.1. Whether the non-active player has no legal blocker. */
export const nobodyMayBlock = (world: World): boolean => possibleBlockers(world).length === 0;

export const mustBlock = (world: World, creature: CardObject): boolean =>
  staticsOf(world).some(
    (candidate) => candidate.effect.kind === 'mustBlock' && reaches(world, candidate, creature),
  );

/** 508.1. The two creatures that battle in this attack, if any. */
export function battleOf({ game }: World): readonly [CardObject, CardObject] | undefined {
  const { attack } = game;
  if (attack === undefined) return undefined;
  const against = attack.blocker ?? ('creature' in attack.target ? attack.target.creature : undefined);
  const a = inBattleZone(game, attack.attacker);
  const b = against === undefined ? undefined : inBattleZone(game, against);
  return a === undefined || b === undefined ? undefined : [a, b];
}

export const attackIsOnPlayer = ({ game }: World): boolean =>
  game.attack !== undefined && !game.attack.blocked && 'player' in game.attack.target;

export const attackIsOnPlayerWithoutShields = (world: World): boolean =>
  attackIsOnPlayer(world) &&
  counted(world.game, opponentOf(world.game.turn.active), 'shieldZone').length === 0;

export const BROKEN_BY: { readonly [B in Breaker]: number } = {
  double: 2,
  triple: 3,
  quattro: 4,
  world: Number.POSITIVE_INFINITY,
};

export function breakersOf(world: World, attacker: CardObject): readonly Breaker[] {
  const breakers = abilitiesOf(world, attacker).flatMap((ability) =>
    ability.kind === 'keyword' && ability.name === 'breaker' ? [ability.breaker] : [],
  );
  return [...new Set(breakers)];
}
