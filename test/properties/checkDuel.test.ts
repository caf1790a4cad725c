import fc from 'fast-check';
import { type CardDefinition, EngineError, RecordError, replay } from 'taiki';
import {
  type CheckParameters,
  checkDuel,
  checkRecord,
  chooserOf,
  type DuelProperty,
  duelArbitrary,
  engineProperties,
  historyOfRecord,
  PropertyError,
  playDuel,
} from 'taiki/testing';
import { creature, draw, self, whenPut } from 'taiki/words';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Duel } from '../../engine/duel/duel.ts';
import { runTaiki, temporaryFile } from '../cli/commandLine.ts';

/** A property that fails. */
const nobodyTriggers: DuelProperty = {
  name: 'nobodyTriggers',
  rule: '603.2',
  says: 'No effect ever triggers.',
  check({ log }) {
    const index = log.findIndex(({ kind }) => kind === 'effectTriggered');
    return index < 0 ? undefined : { message: 'an effect triggers', facts: [index] };
  },
};

const everythingHolds: DuelProperty = {
  name: 'everythingHolds',
  rule: undefined,
  says: 'Always holds.',
  check: () => undefined,
};

const cantrip: CardDefinition = creature({
  name: 'Cantrip',
  civilizations: ['water'],
  cost: 1,
  power: 1000,
  abilities: [whenPut(self, draw())],
});

const own = duelArbitrary({ cards: [cantrip], generated: 0, from: 'positions' });

function failure(
  parameters: CheckParameters = {},
  properties: readonly DuelProperty[] = [nobodyTriggers],
): PropertyError {
  try {
    checkDuel(own, properties, { seed: 5, numRuns: 400, ...parameters });
  } catch (cause) {
    if (cause instanceof PropertyError) return cause;
    throw cause;
  }
  throw new Error('No property failed.');
}

/** What `checkDuel` throws without further parameters. */
const found = failure();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('checkDuel', () => {
  test('returns if all properties hold', () => {
    let checked = 0;
    const counting: DuelProperty = {
      ...everythingHolds,
      check: () => {
        checked++;
        return undefined;
      },
    };
    checkDuel(own, [counting], { seed: 5, numRuns: 7 });
    expect(checked).toBe(7);
  });

  test('reports the smallest counterexample: property, cards, position, log, record', () => {
    const { message, property, counterexample } = found;
    expect(property).toBe('nobodyTriggers');
    expect(counterexample.history?.choices.length).toBeLessThanOrEqual(4);
    if (!('position' in counterexample.options)) throw new Error('The duel does not start from a position.');
    const { p1, p2 } = counterexample.options.position.players;
    expect([p1, p2].flatMap((zones) => Object.values(zones).flat()).length).toBeLessThanOrEqual(8);
    expect(message).toMatch(
      /^The property "nobodyTriggers" \(603.2\) failed.\n {2}Expected: No effect ever triggers.\n {2}Violation: an effect triggers\n/,
    );
    expect(message).toMatch(/Found in run \d+, shrunk \d+ times; seed 5, path "/);
    expect(message).toMatch(/\nCards\n {2}Cantrip\n {2}Water creature, cost 1, power 1000\n/);
    expect(message).toMatch(/\nPosition \(seed \d+\)\n {2}turn \d+ of p[12], \w+\n/);
    expect(message).toMatch(
      /\n {2}turn\.main\.choosing +504\.1 +p[12] · asked "main", chooses Summon Cantrip/,
    );
    expect(message).toMatch(/\n> +603\.2 +p[12] · effect triggered: Cantrip/);
    expect(message).toMatch(/taiki replay nobodyTriggers-[0-9a-f]{8}\.taiki/);
    expect(message).not.toMatch(/undefined|\[object/);
  });

  test('has a record that replays without any other input', async () => {
    const { record } = found;
    expect(replay(record).log.some(({ kind }) => kind === 'effectTriggered')).toBe(true);
    const { code, out } = await runTaiki('replay', temporaryFile('found.taiki', record));
    expect(code).toBe(0);
    expect(out).toMatch(/summons? Cantrip/);
  });

  test('passes the record to saveTo, and prints the path of the file', () => {
    const kept: (readonly [string, string])[] = [];
    const { message, record } = failure({
      saveTo: (text, name) => {
        kept.push([text, name]);
        return 'here/it.taiki';
      },
    });
    expect(kept).toEqual([[record, expect.stringMatching(/^nobodyTriggers-[0-9a-f]{8}$/)]]);
    expect(message).toMatch(/taiki replay here\/it\.taiki/);
  });

  test('finds the same counterexample with the printed seed and path', () => {
    const [, path = ''] = /path "([\d:]+)"/.exec(found.message) ?? [];
    expect(failure({ path }).record).toBe(found.record);
  });

  test('shrinks with the property that failed first', () => {
    const nobodyIsAsked: DuelProperty = {
      ...nobodyTriggers,
      name: 'nobodyIsAsked',
      check: ({ choices }) => (choices.length > 0 ? { message: 'somebody is asked', facts: [] } : undefined),
    };
    const first = failure({}, [nobodyTriggers, nobodyIsAsked]);
    expect(['nobodyTriggers', 'nobodyIsAsked']).toContain(first.property);
    expect(first.counterexample.violation.message).toBe(
      first.property === 'nobodyTriggers' ? 'an effect triggers' : 'somebody is asked',
    );
  });

  test('reports a property that throws as failed', () => {
    const broken: DuelProperty = {
      ...everythingHolds,
      check: () => {
        throw new TypeError('the property is broken');
      },
    };
    const thrown = failure({}, [broken]);
    expect(thrown.counterexample.violation.message).toBe('the property is broken');
    expect(thrown.cause).toBeInstanceOf(TypeError);
  });

  test('reports a duel in which the engine fails, with its record', () => {
    const original = Duel.prototype.choose;
    vi.spyOn(Duel.prototype, 'choose').mockImplementation(function (this: Duel, ...answer) {
      original.apply(this, answer);
      throw new EngineError('The engine failed: it is tired.', this.record());
    });
    const { property, record, counterexample } = failure({}, [everythingHolds]);
    expect(property).toBe('duelsPlay');
    expect(counterexample.violation.message).toBe('The engine failed: it is tired.');
    vi.restoreAllMocks();
    expect(replay(record).log.length).toBeGreaterThan(0);
  });

  test('reports decks and settings', () => {
    const decks = duelArbitrary({ cards: [cantrip], generated: 0, from: 'decks' });
    const [generated] = fc.sample(decks, { numRuns: 1, seed: 5 });
    if (generated === undefined) throw new Error('Nothing was generated.');
    const { options, choices } = generated;
    const history = playDuel(options, chooserOf(choices));
    const record = history.duel.record();
    expect(() =>
      checkRecord(record, [{ ...nobodyTriggers, check: () => ({ message: 'so', facts: [] }) }]),
    ).toThrow(/Decks: see the record \(seed \d+/);
  });
});

describe('checkRecord', () => {
  test('finds the same violation in a record', () => {
    const { record } = found;
    expect(() => checkRecord(record, [nobodyTriggers])).toThrow(PropertyError);
    checkRecord(record, [everythingHolds, ...engineProperties]);
  });

  test('plays a record up to its last choice, including a concession', () => {
    const { record } = found;
    expect(historyOfRecord(record).log).toEqual(replay(record).log);
    const open = playDuel(historyOfRecord(record).options, () => undefined).duel;
    open.concede('p2');
    expect(historyOfRecord(open.record())).toMatchObject({
      conceded: 'p2',
      duel: { result: { winner: 'p1' } },
    });
  });

  test('refuses text that is not a record, and a record whose choices no longer fit', () => {
    const { record } = found;
    expect(() => checkRecord('nonsense', [])).toThrow(RecordError);
    expect(() => checkRecord(record.replace(/ {2}(p[12]) main (\d)/, '  $1 charge $2'), [])).toThrow(
      /The rules have changed since/,
    );
    expect(() => checkRecord(record.replace(/ {2}(p[12]) main (\d)/, '  $1 main 99'), [])).toThrow(
      RecordError,
    );
  });
});
