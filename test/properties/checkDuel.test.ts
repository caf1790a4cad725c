import fc from 'fast-check';
import { type CardDefinition, EngineError, RecordError, replay } from 'taiki';
import {
  type CheckParameters,
  checkDuel,
  checkRecord,
  chooserOf,
  courseOfRecord,
  type DuelProperty,
  duelArbitrary,
  engineProperties,
  PropertyError,
  playCourse,
} from 'taiki/testing';
import { creature, draw, self, whenPut } from 'taiki/words';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Duel } from '../../engine/duel.ts';
import { runTaiki, temporaryFile } from '../cli/commandLine.ts';

/** What is not so. */
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
  says: 'There is nothing to say.',
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
  throw new Error('It holds.');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('checkDuel', () => {
  test('says nothing where the properties hold', () => {
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

  test('finds the shortest duel, and tells it: property, cards, position, facts, choices', () => {
    const { message, property, finding } = failure();
    expect(property).toBe('nobodyTriggers');
    expect(finding.course?.choices.length).toBeLessThanOrEqual(4);
    if (!('position' in finding.options)) throw new Error('It begins from a position.');
    const { p1, p2 } = finding.options.position.players;
    expect([p1, p2].flatMap((zones) => Object.values(zones).flat()).length).toBeLessThanOrEqual(8);
    expect(message).toMatch(
      /^The property "nobodyTriggers" \(603.2\) does not hold.\n {2}It says: No effect ever triggers.\n {2}But: an effect triggers\n/,
    );
    expect(message).toMatch(/Found in run \d+, made shorter \d+ times; seed 5, path "/);
    expect(message).toMatch(/\nCards\n {2}Cantrip\n {2}Water creature, cost 1, power 1000\n/);
    expect(message).toMatch(/\nFrom a position \(seed \d+\)\n {2}turn \d+ of p[12], \w+\n/);
    expect(message).toMatch(
      /\n {2}turn\.main\.choosing +504\.1 +p[12] · asked "main", chooses Summon Cantrip/,
    );
    expect(message).toMatch(/\n> +603\.2 +p[12] · effect triggered: Cantrip/);
    expect(message).toMatch(/taiki replay nobodyTriggers-[0-9a-f]{8}\.taiki/);
    expect(message).not.toMatch(/undefined|\[object/);
  });

  test('carries the record, which is played again with nothing else', async () => {
    const { record } = failure();
    expect(replay(record).log.some(({ kind }) => kind === 'effectTriggered')).toBe(true);
    const { code, out } = await runTaiki('replay', temporaryFile('found.taiki', record));
    expect(code).toBe(0);
    expect(out).toMatch(/summons? Cantrip/);
  });

  test('hands the record to be kept, and names the file', () => {
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

  test('finds the same again by the seed and the path that it printed', () => {
    const first = failure();
    const [, path = ''] = /path "([\d:]+)"/.exec(first.message) ?? [];
    expect(failure({ path }).record).toBe(first.record);
  });

  test('keeps to the property that failed first while it makes the duel shorter', () => {
    const nobodyIsAsked: DuelProperty = {
      ...nobodyTriggers,
      name: 'nobodyIsAsked',
      check: ({ choices }) => (choices.length > 0 ? { message: 'somebody is asked', facts: [] } : undefined),
    };
    const found = failure({}, [nobodyTriggers, nobodyIsAsked]);
    expect(['nobodyTriggers', 'nobodyIsAsked']).toContain(found.property);
    expect(found.finding.violation.message).toBe(
      found.property === 'nobodyTriggers' ? 'an effect triggers' : 'somebody is asked',
    );
  });

  test('counts a property that cannot be looked at as one that does not hold', () => {
    const broken: DuelProperty = {
      ...everythingHolds,
      check: () => {
        throw new TypeError('it is broken itself');
      },
    };
    const found = failure({}, [broken]);
    expect(found.finding.violation.message).toBe('it is broken itself');
    expect(found.cause).toBeInstanceOf(TypeError);
  });

  test('counts a duel that cannot be played as a finding, with a record that shows it', () => {
    const original = Duel.prototype.choose;
    vi.spyOn(Duel.prototype, 'choose').mockImplementation(function (this: Duel, ...answer) {
      original.apply(this, answer);
      throw new EngineError('The engine failed: it is tired.', this.record());
    });
    const { property, record, finding } = failure({}, [everythingHolds]);
    expect(property).toBe('duelsPlay');
    expect(finding.violation.message).toBe('The engine failed: it is tired.');
    vi.restoreAllMocks();
    expect(replay(record).log.length).toBeGreaterThan(0);
  });

  test('tells of decks and settings, too', () => {
    const decks = duelArbitrary({ cards: [cantrip], generated: 0, from: 'decks' });
    const [generated] = fc.sample(decks, { numRuns: 1, seed: 5 });
    if (generated === undefined) throw new Error('Nothing was generated.');
    const { options, choices } = generated;
    const course = playCourse(options, chooserOf(choices));
    const record = course.duel.record();
    expect(() =>
      checkRecord(record, [{ ...nobodyTriggers, check: () => ({ message: 'so', facts: [] }) }]),
    ).toThrow(/From decks \(seed \d+/);
  });
});

describe('checkRecord', () => {
  test('finds in a record what was found in the duel', () => {
    const { record } = failure();
    expect(() => checkRecord(record, [nobodyTriggers])).toThrow(PropertyError);
    checkRecord(record, [everythingHolds, ...engineProperties]);
  });

  test('plays a record to where it ends, also where a player gives up', () => {
    const { record } = failure();
    expect(courseOfRecord(record).log).toEqual(replay(record).log);
    const open = playCourse(courseOfRecord(record).options, () => undefined).duel;
    open.concede('p2');
    expect(courseOfRecord(open.record())).toMatchObject({
      conceded: 'p2',
      duel: { result: { winner: 'p1' } },
    });
  });

  test('refuses what is no record, and a record whose choices no longer fit', () => {
    const { record } = failure();
    expect(() => checkRecord('nonsense', [])).toThrow(RecordError);
    expect(() => checkRecord(record.replace(/ {2}(p[12]) main (\d)/, '  $1 charge $2'), [])).toThrow(
      /the rules have changed since/,
    );
    expect(() => checkRecord(record.replace(/ {2}(p[12]) main (\d)/, '  $1 main 99'), [])).toThrow(
      RecordError,
    );
  });
});
