import { isDeepStrictEqual } from 'node:util';
import { chooserOf, engineProperties, playDuel } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { numbers, options } from './playExample.ts';

describe('the history of a duel', () => {
  test('has a moment for each step of the charts, and is settled at every choice', () => {
    const settled: unknown[] = [];
    const history = playDuel(options, (decision, duel) => {
      settled.push({
        facts: duel.log.length,
        state: duel.state,
        game: duel.game,
        standby: duel.standby,
        decision,
      });
      return chooserOf(numbers.slice(settled.length - 1))(decision, duel);
    });
    expect(history.choices.length).toBeGreaterThan(30);
    history.choices.forEach(({ moment, decision }, index) => {
      expect(isDeepStrictEqual(history.moments[moment], settled[index])).toBe(true);
      expect(history.moments[moment]?.decision).toBe(decision);
    });
    const facts = history.moments.map((moment) => moment.facts);
    expect(facts).toEqual(facts.toSorted((one, other) => one - other));
    expect(facts.at(-1)).toBe(history.log.length);
  });

  test('ends when the chooser stops or a player concedes', () => {
    const open = playDuel(options, () => undefined);
    expect([open.choices.length, open.duel.result, open.moments.at(-1)?.decision?.kind]).toEqual([
      0,
      undefined,
      'charge',
    ]);
    const given = playDuel(options, () => ({ concedes: 'p2' }));
    expect(given.conceded).toBe('p2');
    expect(given.moments.at(-1)).toMatchObject({
      facts: given.log.length,
      state: 'over',
      decision: undefined,
    });
    for (const one of engineProperties) expect([one.name, one.check(given)]).toEqual([one.name, undefined]);
  });

  test('passes all events on to the inspector in the options', () => {
    let asFunction = 0;
    playDuel({ ...options, inspect: () => asFunction++ }, () => undefined);
    let asObserver = 0;
    playDuel({ ...options, inspect: { next: () => asObserver++ } }, () => undefined);
    expect(asFunction).toBeGreaterThan(10);
    expect(asObserver).toBe(asFunction);
  });
});
