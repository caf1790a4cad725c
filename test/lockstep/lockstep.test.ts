import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { worldArbitrary } from './arbitraryWorld.ts';
import { type Courses, engineCourses, naiveCourses } from './courses.ts';
import { foundWorlds } from './foundWorlds.ts';
import { FILLER, type Step, type Triggered, type World, type WorldCard } from './world.ts';

/** How many courses of one world are compared. */
const LIMIT = 1500;

const onlyIn = ({ courses }: Courses, other: Courses): readonly string[] =>
  [...courses].filter((course) => !other.courses.has(course));

/** The courses that only one of both allows, a few of them. */
const difference = (naive: Courses, engine: Courses) => ({
  onlyNaive: onlyIn(naive, engine).slice(0, 2),
  onlyEngine: onlyIn(engine, naive).slice(0, 2),
});

const SAME = { onlyNaive: [], onlyEngine: [] };

describe('101.4, 506.3, 509, 601 to 605 the engine allows every order that the rules allow, and no other', () => {
  test('in small worlds', () => {
    let worlds = 0;
    let compared = 0;
    const size = { creatures: 2, hand: 2, shields: 2 };
    const check = fc.property(worldArbitrary(size), fc.boolean(), (world, isWhole) => {
      worlds++;
      const naive = naiveCourses(world, LIMIT);
      const engine = engineCourses(world, 4 * LIMIT, isWhole ? 'whole' : 'oneByOne');
      if (!naive.isComplete || !engine.isComplete) return;
      compared++;
      expect(difference(naive, engine)).toEqual(SAME);
    });
    fc.assert(check, { numRuns: runs(100, 20_000) });
    expect(compared).toBeGreaterThan(0.9 * worlds);
  });
});

describe('the engine allows the orders of the model', () => {
  test.each(foundWorlds)('%s', (_about, world) => {
    const naive = naiveCourses(world, 20_000);
    expect(naive.isComplete).toBe(true);
    expect(difference(naive, engineCourses(world, 40_000))).toEqual(SAME);
    expect(difference(naive, engineCourses(world, 40_000, 'whole'))).toEqual(SAME);
  });
});

describe('the naive model', () => {
  const card = (name: string, rest: Partial<WorldCard>): WorldCard => ({ ...FILLER, ...rest, name });
  const ability = (when: Triggered['when'], ...steps: readonly Step[]): Triggered => ({
    when,
    steps,
    may: false,
    once: false,
    given: 0,
    provided: 0,
  });
  const side = { battleZone: [], hand: [], shieldZone: [], mana: 0, deck: 3 } as const;
  const ending = (p1: readonly WorldCard[], p2: readonly WorldCard[]): World => ({
    start: 'end',
    attacks: 1,
    p1: { ...side, battleZone: p1.map((one) => ({ card: one, tapped: false })) },
    p2: { ...side, battleZone: p2.map((one) => ({ card: one, tapped: false })) },
  });

  test('is written without the engine', () => {
    const source = readFileSync(fileURLToPath(new URL('naiveDuel.ts', import.meta.url)), 'utf8');
    expect([...source.matchAll(/from '([^']+)'/g)].map(([, path]) => path)).toEqual([
      './world.ts',
      './world.ts',
    ]);
  });

  test('605.1 finds both orders of two effects of one player', () => {
    const a = card('A', { triggered: [ability({ on: 'endOfTurn', whose: 'yours' }, 'draw')] });
    const b = card('B', { triggered: [ability({ on: 'endOfTurn', whose: 'yours' }, 'addMana')] });
    expect(naiveCourses(ending([a, b], []), LIMIT).courses.size).toBe(2);
  });

  test('101.4c returns to the active player after the first of two effects of the other', () => {
    const own = card('A', { triggered: [ability({ on: 'drawn', whose: 'opponents' }, 'addMana')] });
    const first = card('B', { triggered: [ability({ on: 'endOfTurn', whose: 'opponents' }, 'draw')] });
    const second = card('C', { triggered: [ability({ on: 'endOfTurn', whose: 'opponents' }, 'addMana')] });
    const { courses } = naiveCourses(ending([own], [first, second]), LIMIT);
    const begun = [...courses].map((course) =>
      course
        .match(/begin ./g)
        ?.map((one) => one.at(-1))
        .join(''),
    );
    expect(begun.sort()).toEqual(['BAC', 'CBA']);
  });
});
