import { isDeepStrictEqual } from 'node:util';
import { chooserOf, engineProperties, playCourse } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { numbers, options } from './playExample.ts';

describe('a course', () => {
  test('has a moment for each step of the charts, and is at rest at every choice', () => {
    const rests: unknown[] = [];
    const course = playCourse(options, (decision, duel) => {
      rests.push({
        facts: duel.log.length,
        state: duel.state,
        game: duel.game,
        standby: duel.standby,
        decision,
      });
      return chooserOf(numbers.slice(rests.length - 1))(decision, duel);
    });
    expect(course.choices.length).toBeGreaterThan(30);
    course.choices.forEach(({ moment, decision }, index) => {
      expect(isDeepStrictEqual(course.moments[moment], rests[index])).toBe(true);
      expect(course.moments[moment]?.decision).toBe(decision);
    });
    const facts = course.moments.map((moment) => moment.facts);
    expect(facts).toEqual(facts.toSorted((one, other) => one - other));
    expect(facts.at(-1)).toBe(course.log.length);
  });

  test('ends where nothing more is chosen, or a player gives up', () => {
    const open = playCourse(options, () => undefined);
    expect([open.choices.length, open.duel.result, open.moments.at(-1)?.decision?.kind]).toEqual([
      0,
      undefined,
      'charge',
    ]);
    const given = playCourse(options, () => ({ concedes: 'p2' }));
    expect(given.conceded).toBe('p2');
    expect(given.moments.at(-1)).toMatchObject({
      facts: given.log.length,
      state: 'over',
      decision: undefined,
    });
    for (const one of engineProperties) expect([one.name, one.check(given)]).toEqual([one.name, undefined]);
  });

  test('tells an inspector of the user what it is told itself', () => {
    let told = 0;
    playCourse({ ...options, inspect: () => told++ }, () => undefined);
    let heard = 0;
    playCourse({ ...options, inspect: { next: () => heard++ } }, () => undefined);
    expect(told).toBeGreaterThan(10);
    expect(heard).toBe(told);
  });
});
