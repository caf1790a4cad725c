import { type Duel, playOut, randomAgent, restoreDuel, SnapshotError, TaikiError } from 'taiki';
import { describe, expect, it } from 'vitest';
import { jsonHash } from '../../boundary/jsonHash.ts';
import { Dice } from '../../testing/dice.ts';
import { runs } from '../support/runs.ts';
import { agentsFor, starterDuel } from '../support/starterDuels.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isBranch = (value: Json): value is readonly Json[] | { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** A copy with one value, anywhere in it, changed, removed or added. */
function damaged(value: Json, dice: Dice): Json {
  if (!isBranch(value) || dice.below(12) === 0) return otherThan(value, dice);
  if (Array.isArray(value)) {
    const at = dice.below(value.length + 1);
    const inner = value[at];
    if (inner === undefined) return [...value, value[0] ?? 7];
    return dice.below(8) === 0 ? value.toSpliced(at, 1) : value.with(at, damaged(inner, dice));
  }
  const entries = Object.entries(value);
  const at = dice.below(entries.length + 1);
  const entry = entries[at];
  if (entry === undefined) return { ...value, added: 1 };
  const [key, inner] = entry;
  if (dice.below(8) === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  return { ...value, [key]: damaged(inner, dice) };
}

function otherThan(value: Json, dice: Dice): Json {
  if (typeof value === 'number' && dice.below(3) > 0) return value + dice.oneOf([1, -1, 1000, 0.5]);
  if (typeof value === 'string' && dice.below(3) > 0)
    return dice.oneOf([`${value}x`, 'p1', 'p2', 'hand', '']);
  if (typeof value === 'boolean') return !value;
  return dice.oneOf<Json>([null, 0, 7, -1, 'x', [], {}, true, [7], { id: 1 }]);
}

/** A copy with another value at a path. */
function changedAt(value: Json, [key, ...rest]: readonly string[], to: Json): Json {
  if (key === undefined) return to;
  if (!isBranch(value)) throw new Error(`There is no "${key}" in ${JSON.stringify(value)}.`);
  if (Array.isArray(value)) return value.with(Number(key), changedAt(value[Number(key)] ?? null, rest, to));
  const inner = new Map(Object.entries(value)).get(key) ?? null;
  return { ...value, [key]: changedAt(inner, rest, to) };
}

const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** With the checksum that its other parts have now. */
function signed(value: Json): never {
  if (!isBranch(value) || Array.isArray(value)) return value as never;
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'checksum'));
  return { ...rest, checksum: jsonHash(rest) } as never;
}

function begun(seed: number, choices: number): Duel {
  const duel = starterDuel(seed);
  const agents = agentsFor(seed);
  for (let asked = 0; asked < choices && duel.decision !== undefined; asked++) {
    const { player } = duel.decision;
    duel.choose(agents[player](duel.view(player), duel.decision));
  }
  return duel;
}

const finished = (duel: Duel) => playOut(duel, { p1: randomAgent(1), p2: randomAgent(2) });

const COUNT = runs(40, 500);

describe('a damaged snapshot', () => {
  it(`is refused, or makes no difference: ${4 * COUNT} of them`, () => {
    const outcomes = { refused: 0, unharmed: 0 };
    for (const [seed, choices] of [
      [1, 5],
      [2, 40],
      [3, 90],
      [6, 60],
    ] as const) {
      const duel = begun(seed, choices);
      const snapshot = json(duel.snapshot());
      const expected = finished(duel.fork()).record();
      const dice = new Dice(seed);
      for (let count = 0; count < COUNT; count++) {
        const input = damaged(snapshot, dice);
        try {
          expect(finished(restoreDuel(input as never)).record()).toBe(expected);
          outcomes.unharmed++;
        } catch (error) {
          if (!(error instanceof SnapshotError)) throw error;
          outcomes.refused++;
        }
      }
    }
    expect(outcomes.refused).toBeGreaterThan(3.5 * COUNT);
  });

  it(`with a checksum to match is refused, or played to its end: ${4 * COUNT} of them`, () => {
    const outcomes: Record<string, number> = {};
    for (const [seed, choices] of [
      [1, 5],
      [2, 40],
      [3, 90],
      [6, 60],
    ] as const) {
      const snapshot = json(begun(seed, choices).snapshot());
      const dice = new Dice(seed + 100);
      for (let count = 0; count < COUNT; count++) {
        const input = signed(damaged(snapshot, dice));
        let restored: Duel;
        try {
          restored = restoreDuel(input);
        } catch (error) {
          if (!(error instanceof SnapshotError)) throw error;
          outcomes['refused'] = (outcomes['refused'] ?? 0) + 1;
          continue;
        }
        try {
          finished(restored);
          outcomes['played'] = (outcomes['played'] ?? 0) + 1;
        } catch (error) {
          if (!(error instanceof TaikiError)) throw error;
          const key = `${error.code} ${error.message.slice(0, 80)}`;
          outcomes[key] = (outcomes[key] ?? 0) + 1;
        }
      }
    }
    const { refused = 0, played = 0 } = outcomes;
    expect([outcomes, refused + played]).toEqual([outcomes, 4 * COUNT]);
  });

  it.each([
    ['a number of answers that the question does not allow', ['decision', 'min'], 0, 'decision.min'],
    [
      'an option that the question does not have',
      ['decision', 'options', '0', 'number'],
      7,
      'options[0].number',
    ],
    [
      'a card that the table does not have',
      ['paused', 'start', 'cards', '0', 'name'],
      'Nobody',
      'cannot be run',
    ],
    ['another game', ['game', 'nextEffect'], 77, 'context.game.nextEffect'],
    ['another number of facts', ['paused', 'reported'], 99, 'context.paused.reported'],
  ])('with a checksum to match is refused where it claims %s', (_, path, value, named) => {
    const snapshot = json(begun(2, 40).snapshot());
    const restoring = () => restoreDuel(signed(changedAt(snapshot, ['context', ...path], value)));
    expect(restoring).toThrow(SnapshotError);
    expect(restoring).toThrow(named);
  });

  it('of an engine that words the decision otherwise is restored with the words of this one', () => {
    const duel = begun(2, 40);
    const otherwise = ['prompt', 'options.0.label'].reduce(
      (value, path) => changedAt(value, ['context', 'decision', ...path.split('.')], 'In other words'),
      json(duel.snapshot()),
    );
    expect(restoreDuel(signed(otherwise)).decision).toEqual(duel.decision);
  });

  it('may have its keys in another order, and is the same through JSON', () => {
    const duel = begun(2, 40);
    const reversed = (value: Json): Json => {
      if (!isBranch(value)) return value;
      if (Array.isArray(value)) return value.map(reversed);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
    };
    const restored = restoreDuel(reversed(json(duel.snapshot())) as never);
    expect(finished(restored).record()).toBe(finished(duel).record());
  });
});
