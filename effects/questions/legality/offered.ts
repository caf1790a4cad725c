import type { CardObject, Player } from '../../../table/nouns.ts';
import type { Choice } from '../../language/vocabulary.ts';
import { playersOf, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { numberOf } from '../characteristics/amounts.ts';
import { powerOf } from '../characteristics/characteristics.ts';
import { costsFor } from '../characteristics/filters.ts';
import { choosable } from './choosable.ts';
import { creatureChooser } from './creatureChooser.ts';
import { type PreferredCreatures, preferredAmong } from './mustBeChosen.ts';
import { shieldChooser } from './shieldChooser.ts';

/** 605.2b. What a player may choose, and how much of it. */
export interface Offer {
  readonly by: Player;
  /** Whatever can be part of a legal choice. */
  readonly objects: readonly CardObject[];
  /** The number to choose, even if there is not as much. */
  readonly wanted: number;
  /** What the costs or powers may add up to; 0 if that does not matter. */
  readonly limit: number;
  /** What each of them counts for in the total; undefined without one. */
  readonly measure: Measure | undefined;
  readonly preferred: readonly PreferredCreatures[];
}

/**
 * 605.2b. What a player may choose: without what exceeds the total by itself, and without creatures for which those that must be
 * chosen first leave no room. Chance is not bound by the latter.
 * @param isOpen whether an object may be chosen apart from that.
 */
export function offerOf(
  world: World,
  choice: Choice,
  scope: Scope,
  isOpen: (object: CardObject) => boolean,
): Offer {
  const [told = scope.player] = playersOf(choice.by, scope.player);
  const { total, amount, count, atRandom } = choice;
  const limit = total === undefined ? 0 : numberOf(world, total.max, scope);
  const measure = measureOf(world, choice, scope);
  const offered = choosable(world, choice, scope).filter(
    (object) => isOpen(object) && (measure === undefined || measure(object) <= limit),
  );
  const by = chooserOf(world, offered, told);
  const wanted = amount === 'any' ? offered.length : numberOf(world, count, scope);
  const preferred = atRandom ? [] : preferredAmong(world, offered, by);
  const unreachable = preferred.flatMap((one) => outOfReach(one, wanted, measure, limit));
  const objects = offered.filter((object) => !unreachable.includes(object));
  return { by, objects, wanted, limit, measure, preferred };
}

/** 605.2b. Who chooses: shields of one player may be chosen by their owner, and creatures by the other player. */
function chooserOf(world: World, offered: readonly CardObject[], told: Player): Player {
  const [first] = offered;
  if (first?.zone === 'battleZone') {
    const choosers = new Set(offered.map((object) => creatureChooser(world, told, object)));
    const [only = told] = choosers;
    return choosers.size === 1 ? only : told;
  }
  const isOneShieldZone = offered.every(({ zone, owner }) => zone === 'shieldZone' && owner === first?.owner);
  return first === undefined || !isOneShieldZone ? told : shieldChooser(world, told, first.owner, 'other');
}

/** 605.2b. What cannot be chosen because those that must be chosen first leave no room for it. */
function outOfReach(
  { first, over }: PreferredCreatures,
  wanted: number,
  measure: Measure | undefined,
  limit: number,
): readonly CardObject[] {
  if (measure === undefined) return first.length >= wanted ? over : [];
  const values = first.map(measure);
  const taken = leastTaken(values, wanted - 1, limit);
  return over.filter((object) => taken === undefined || taken + measure(object) > limit);
}

/**
 * 101.3, 605.2b. The least sum of a choice among those that must be chosen first, which leaves none of them out that would still fit;
 * undefined if each such choice takes more than `most`.
 */
function leastTaken(values: readonly number[], most: number, limit: number): number | undefined {
  const ascending = [...values].sort((a, b) => a - b);
  let base = ascending.reduce((sum, value) => sum + value, 0);
  const found = base <= limit && ascending.length <= most ? [base] : [];
  // The sums of choices among the values above the least one left out, each with the smallest number of them.
  let sums: ReadonlyMap<number, number> = new Map([[0, 0]]);
  for (let before = ascending.length - 1; before >= 0; before--) {
    const left = ascending[before] ?? 0;
    base -= left;
    for (const [sum, count] of sums) {
      const taken = base + sum;
      if (before + count <= most && taken <= limit && taken + left > limit) found.push(taken);
    }
    sums = withValue(sums, left, limit);
  }
  return found.length === 0 ? undefined : Math.min(...found);
}

function withValue(sums: ReadonlyMap<number, number>, value: number, limit: number): Map<number, number> {
  const all = new Map(sums);
  for (const [sum, count] of sums) {
    const more = sum + value;
    if (more <= limit) all.set(more, Math.min(count + 1, all.get(more) ?? Number.POSITIVE_INFINITY));
  }
  return all;
}

/** What an object counts for in a total. */
export type Measure = (object: CardObject) => number;

/** 201.2b. Of two costs the one counts that the player of the effect likes: the lower one, if the card is found by it. */
function measureOf(world: World, { choose, total }: Choice, scope: Scope): Measure | undefined {
  if (total === undefined) return undefined;
  return total.of === 'power'
    ? (object) => Math.max(0, powerOf(world, object) ?? 0)
    : (object) => Math.min(...costsFor(world, object, choose.filter, scope));
}
