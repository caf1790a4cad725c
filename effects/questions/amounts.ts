import type { Amount, Bounds, Ref } from '../language/vocabulary.ts';
import { namedAs, refersTo, type Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { civilizationsOf, facesOf, lastKnownOf, powerOf, racesOf } from './characteristics.ts';
import { membersOf } from './filters.ts';
import { patternMatches } from './patterns.ts';

/** 605.2d. A number, read when it is needed. */
export function amountOf(world: World, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return membersOf(world, amount.count, scope).length;
  if ('powerOf' in amount) return sumOver(world, amount.powerOf, scope, 'power');
  if ('costOf' in amount) return sumOver(world, amount.costOf, scope, 'cost');
  if ('sizeOf' in amount) return refersTo(world.game, amount.sizeOf.ref, scope).length;
  if ('civilizationsOf' in amount) {
    const cards = membersOf(world, amount.civilizationsOf, scope);
    const all = cards.flatMap((card) =>
      facesOf(world, card).flatMap((face) => civilizationsOf(world, card, face)),
    );
    return new Set(all).size;
  }
  if ('racesOf' in amount) return racesAmong(world, amount, scope);
  if ('named' in amount) {
    const named = namedAs(amount.named, scope);
    return typeof named === 'number' ? named : 0;
  }
  if ('highestPower' in amount)
    return Math.max(
      0,
      ...membersOf(world, amount.highestPower, scope).map((one) => powerOf(world, one) ?? 0),
    );
  if ('shieldsBroken' in amount) return shieldsBroken(world, amount, scope);
  if ('half' in amount) return Math.floor(amountOf(world, amount.half, scope) / 2);
  if ('times' in amount)
    return amountOf(world, amount.times[0], scope) * amountOf(world, amount.times[1], scope);
  return amountOf(world, amount.plus[0], scope) + amountOf(world, amount.plus[1], scope);
}

/** 203. How many different races the cards of a group have now, apart from some. */
function racesAmong(
  world: World,
  { racesOf: group, except = [] }: Extract<Amount, { readonly racesOf: unknown }>,
  scope: Scope,
): number {
  const all = membersOf(world, group, scope).flatMap((card) =>
    facesOf(world, card).flatMap((face) => racesOf(world, card, face)),
  );
  return new Set(all.filter((race) => !except.includes(race))).size;
}

/** 701.14a. How many shields were broken, in this turn or since the last attack was declared. */
function shieldsBroken(
  world: World,
  { shieldsBroken: of, by, in: time }: Extract<Amount, { readonly shieldsBroken: unknown }>,
  scope: Scope,
): number {
  const { thisTurn } = world.game;
  const from = time === 'turn' ? 0 : thisTurn.findLastIndex(({ kind }) => kind === 'attackDeclared');
  return thisTurn
    .slice(Math.max(0, from))
    .filter((fact) => patternMatches(world, { event: 'shieldBroken', of, by }, fact, scope)).length;
}

/** How many an effect speaks of: a number below 0 is none. */
export const numberOf = (world: World, amount: Amount, scope: Scope): number =>
  Math.max(0, amountOf(world, amount, scope));

/** 108.1b. A power below 0 is read as 0. */
function sumOver(world: World, { ref }: Ref, scope: Scope, what: 'power' | 'cost'): number {
  let sum = 0;
  for (const id of refersTo(world.game, ref, scope))
    sum += Math.max(0, lastKnownOf(world, id)?.characteristics[what] ?? 0);
  return sum;
}

export const isWithin = (world: World, value: number, bounds: Bounds, scope: Scope): boolean =>
  (bounds.min === undefined || value >= amountOf(world, bounds.min, scope)) &&
  (bounds.max === undefined || value <= amountOf(world, bounds.max, scope));
