import { createDuel, type Duel, ListenerError, OptionsError, playOut, replay, restoreDuel } from 'taiki';
import { charts, type GuardAsked } from 'taiki/inspect';
import { describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { agentsFor, starterDuel } from '../support/starterDuels.ts';

const SEED = 6;
const decks = () => {
  const { decks: found } = JSON.parse(JSON.stringify(starterDuel(SEED).snapshot().beginning));
  return found;
};

/** An inspector that writes down the types of what it sees. */
function notes() {
  const seen: string[] = [];
  const guards: GuardAsked[] = [];
  const inspector = {
    next: (event: InspectionEvent) => {
      seen.push(event.type);
    },
    guard: (asked: GuardAsked) => {
      guards.push(asked);
      seen.push(`${asked.machine} ${asked.name} ${asked.answer}`);
    },
  };
  return { seen, guards, inspector };
}

const finished = (duel: Duel) => playOut(duel, agentsFor(SEED));

describe('an inspector', () => {
  test('sees what XState shows and every guard in order, and changes nothing', () => {
    const { seen, guards, inspector } = notes();
    const watched = finished(createDuel({ decks: decks(), seed: SEED, inspect: inspector }));
    const alone = finished(createDuel({ decks: decks(), seed: SEED }));
    expect(watched.record()).toBe(alone.record());
    expect(new Set(seen.filter((type) => type.startsWith('@')))).toEqual(
      new Set(['@xstate.actor', '@xstate.event', '@xstate.microstep', '@xstate.action', '@xstate.snapshot']),
    );
    const opening = seen.filter((type) => type === '@xstate.microstep' || !type.startsWith('@'));
    expect(opening.slice(0, 11)).toEqual([
      'duel somethingTriggered false',
      'duel isDone true',
      '@xstate.microstep',
      'duel startsAtStartOfTurn false',
      'duel startsAtDraw false',
      'duel startsAtCharge false',
      'duel startsAtMain false',
      'duel startsAtAttack false',
      'duel startsAtEnd false',
      'duel isDone true',
      '@xstate.microstep',
    ]);
    const known = (machine: GuardAsked['machine']) => Object.keys(charts[machine].implementations.guards);
    for (const machine of ['duel', 'standby'] as const) {
      const asked = new Set(guards.filter((one) => one.machine === machine).map(({ name }) => name));
      expect([...asked].filter((name) => !known(machine).includes(name))).toEqual([]);
      expect(asked.size).toBeGreaterThan(4);
    }
    expect(new Set(guards.map(({ answer }) => answer))).toEqual(new Set([true, false]));
  });

  test('may be a function, which sees no guards', () => {
    const types: string[] = [];
    const watched = createDuel({ decks: decks(), seed: SEED, inspect: ({ type }) => types.push(type) });
    expect(types.length).toBeGreaterThan(10);
    expect(watched.record()).toBe(createDuel({ decks: decks(), seed: SEED }).record());
  });

  test.each([
    ['a restored duel', (duel: Duel, inspect: object) => restoreDuel(duel.snapshot(), { inspect })],
    ['a replayed duel', (duel: Duel, inspect: object) => replay(duel.record(), { inspect })],
    ['a fork', (duel: Duel, inspect: object) => duel.fork({ inspect })],
  ])('looks into %s', (_, again) => {
    const duel = createDuel({ decks: decks(), seed: SEED });
    duel.choose(0);
    const { seen, guards, inspector } = notes();
    const other = again(duel, inspector);
    const before = guards.length;
    const quiet = finished(duel).record();
    expect(guards.length).toBe(before);
    expect(finished(other).record()).toBe(quiet);
    expect(guards.length).toBeGreaterThan(before + 100);
    expect(seen).toContain('@xstate.microstep');
  });

  test('sees frozen contexts, unless it says that it shares them', () => {
    const frozenIn = (contexts?: 'frozen' | 'shared') => {
      const answers = new Set<boolean>();
      const next = (event: InspectionEvent) => {
        if (event.type === '@xstate.microstep' && 'context' in event.snapshot)
          answers.add(Object.isFrozen(event.snapshot.context));
      };
      const inspect = contexts === undefined ? { next } : { next, contexts };
      createDuel({ decks: decks(), seed: SEED, inspect }).choose(0);
      return [...answers];
    };
    expect(frozenIn()).toEqual([true]);
    expect(frozenIn('frozen')).toEqual([true]);
    expect(frozenIn('shared')).toEqual([false]);
    const inspect = JSON.parse('{ "contexts": "mine" }');
    expect(() => createDuel({ decks: decks(), seed: SEED, inspect })).toThrow(
      new OptionsError("inspect.contexts: expected 'frozen' or 'shared', not \"mine\"."),
    );
  });

  test('a fork of an inspected duel is not inspected', () => {
    const { seen, inspector } = notes();
    const duel = createDuel({ decks: decks(), seed: SEED, inspect: inspector });
    const count = seen.length;
    finished(duel.fork());
    expect(seen.length).toBe(count);
  });

  test('that throws does no harm: the choice is made, and then its error is told', () => {
    let armed = false;
    const duel = createDuel({
      decks: decks(),
      seed: SEED,
      inspect: {
        next: ({ type }) => {
          if (armed && type === '@xstate.microstep') throw new RangeError('the inspector fell over');
        },
        guard: () => {
          if (armed) throw new RangeError('so did its guard');
        },
      },
    });
    const untouched = duel.fork();
    armed = true;
    expect(() => duel.choose(0)).toThrow(ListenerError);
    armed = false;
    untouched.choose(0);
    expect(duel.record()).toBe(untouched.record());
    expect(finished(duel).record()).toBe(finished(untouched).record());
  });

  test('that throws at once fails the creation', () => {
    const inspect = () => {
      throw new RangeError('at once');
    };
    const failed = (create: () => Duel) => {
      try {
        create();
      } catch (error) {
        return error;
      }
      return undefined;
    };
    const error = failed(() => createDuel({ decks: decks(), seed: SEED, inspect }));
    expect(error).toBeInstanceOf(ListenerError);
    expect(error).toMatchObject({ code: 'LISTENER', cause: new RangeError('at once') });
  });

  test.each([[null], ['me'], [7]])('that is none is refused: %j', (inspect) => {
    const options = { decks: decks(), seed: SEED, inspect: inspect as never };
    expect(() => createDuel(options)).toThrow(OptionsError);
    const duel = createDuel({ decks: decks(), seed: SEED });
    expect(() => duel.fork({ inspect: inspect as never })).toThrow(
      'inspect: expected a function or an object',
    );
    expect(() => restoreDuel(duel.snapshot(), { inspect: inspect as never })).toThrow(OptionsError);
  });

  test('cannot choose, fork or save in the middle of a step', () => {
    const codes: unknown[] = [];
    const tried = (duel: Duel) => [
      () => duel.choose(0),
      () => duel.concede('p1'),
      () => duel.fork(),
      () => duel.snapshot(),
    ];
    let inside: Duel | undefined;
    const duel = createDuel({
      decks: decks(),
      seed: SEED,
      inspect: () => {
        if (inside === undefined) return;
        for (const attempt of tried(inside)) {
          try {
            attempt();
            codes.push('nothing');
          } catch (error) {
            codes.push(error instanceof Error && 'code' in error ? error.code : error);
          }
        }
      },
    });
    const untouched = duel.fork();
    inside = duel;
    duel.choose(0);
    inside = undefined;
    untouched.choose(0);
    expect(codes.length).toBeGreaterThan(8);
    expect(new Set(codes)).toEqual(new Set(['BUSY']));
    expect(duel.record()).toBe(untouched.record());
  });
});

test('the charts are there to be drawn', () => {
  expect(Object.keys(charts.duel.root.states)).toEqual(['arriving', 'opening', 'turn', 'over']);
  expect(charts.standby.root.states['arbitrating']?.meta).toEqual({ rule: '101.4' });
});
