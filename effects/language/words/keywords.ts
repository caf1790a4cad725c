import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Ability, Amount, Breaker, Effect, Filter, Group, Keyword, Ref } from '../vocabulary.ts';

/** Blocker: can tap to redirect an attack of an opponent's creature to itself. */
export const blocker: Keyword = deepFreeze({ kind: 'keyword', name: 'blocker' });

/** Blocker against such creatures only. */
export const blockerAgainst = (against: Filter): Keyword => ({ kind: 'keyword', name: 'blocker', against });

/** Speed attacker: can attack in the turn in which it is put. */
export const speedAttacker: Keyword = deepFreeze({ kind: 'keyword', name: 'speedAttacker' });

/** Mach fighter: can attack creatures, even untapped ones, in the turn in which it is put. */
export const machFighter: Keyword = deepFreeze({ kind: 'keyword', name: 'machFighter' });

/** Slayer: destroys the creature that it battles. */
export const slayer: Keyword = deepFreeze({ kind: 'keyword', name: 'slayer' });

/** Charger: the spell goes to the mana zone after it is cast. */
export const charger: Keyword = deepFreeze({ kind: 'keyword', name: 'charger' });

/** Shield trigger: can be used without paying its cost as it goes from the shields to the hand. */
export const shieldTrigger: Keyword = deepFreeze({ kind: 'keyword', name: 'shieldTrigger' });

/** Guard strike: as it goes from the shields to the hand, an opponent's creature cannot attack this turn. */
export const guardStrike: Keyword = deepFreeze({ kind: 'keyword', name: 'guardStrike' });

/** Strike back: used from the hand by discarding such a card that goes from the shields to the hand. */
export const strikeBack = (discards: Filter): Keyword => ({ kind: 'keyword', name: 'strikeBack', discards });

/** Breaks several shields with one attack. */
export const breaker = (kind: Breaker): Keyword => ({ kind: 'keyword', name: 'breaker', breaker: kind });

/** Breaks two shields. */
export const doubleBreaker: Keyword = deepFreeze(breaker('double'));

/** Breaks three shields. */
export const tripleBreaker: Keyword = deepFreeze(breaker('triple'));

/** Breaks four shields. */
export const quattroBreaker: Keyword = deepFreeze(breaker('quattro'));

/** Breaks all shields. */
export const worldBreaker: Keyword = deepFreeze(breaker('world'));

/** Power attacker: more power while it attacks. */
export const powerAttacker = (by: Amount): Keyword => ({ kind: 'keyword', name: 'powerAttacker', by });

/** Evolution: put on one such creature of yours. */
export const evolution = (base: Filter): Keyword => ({ kind: 'keyword', name: 'evolution', base });

/** Vortex evolution: put on several such creatures of yours. */
export const vortexEvolution = (base: Filter, count: number): Keyword => ({
  kind: 'keyword',
  name: 'evolution',
  base,
  count,
});

/** Vortex evolution: put on one such creature of yours for each of these. */
export const vortexEvolutionOn = (base: Filter, ...also: readonly Filter[]): Keyword => ({
  kind: 'keyword',
  name: 'evolution',
  base,
  also,
});

/** Crew breaker: breaks one more shield for each other such creature of yours. */
export const crewBreaker = (crew: Filter): Keyword => ({
  kind: 'keyword',
  name: 'breaker',
  breaker: 'crew',
  crew,
});

/** Shield force: these abilities work while the shield that was chosen for it is there. */
export const shieldForce = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'shieldForce',
  grants,
});

/** Turbo rush: it has these abilities in a turn in which another creature of its player has broken a shield. */
export const turboRush = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'turboRush',
  grants,
});

/** Wave striker: it has these abilities while two or more other creatures in the battle zone have wave striker. */
export const waveStriker = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'waveStriker',
  grants,
});

/** Tap ability: in place of an attack the bearer, or one of those that are named, is tapped to use it. */
export const tapAbility = (effect: Effect, by?: Ref | Group): Keyword => ({
  kind: 'keyword',
  name: 'tapAbility',
  effect,
  ...(by === undefined ? {} : { by }),
});

/** 501.1a. Silent skill: at the start of its player's turn the bearer may stay tapped to use it. */
export const silentSkill = (effect: Effect): Keyword => ({ kind: 'keyword', name: 'silentSkill', effect });
