import { type CardDefinition, CardError, defineCard, findCard } from 'taiki';
import {
  civilizations,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  gets,
  has,
  hasWhile,
  inOrder,
  power,
  self,
  starEvolution,
  when,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

/** What the types forbid. */
// biome-ignore lint/suspicious/noExplicitAny: users without types hand in anything
const anything = (value: unknown): any => value;

const card = (fields: object): CardDefinition => ({ ...findCard('Aqua Vehicle'), name: 'Odd', ...fields });

function refusal(fields: object): string {
  try {
    defineCard(card(fields));
  } catch (error) {
    if (error instanceof CardError) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('a text that files and networks cannot hold is refused', () => {
  test('half of a surrogate pair, in a name or below', () => {
    expect(refusal({ name: 'a\ud800b' })).toBe(
      'Card "a\\ud800b": name: expected text without half of a surrogate pair, not "a\\ud800b".',
    );
    expect(refusal({ races: ['\udc00'] })).toBe(
      'Card "Odd": races[0]: expected text without half of a surrogate pair, not "\\udc00".',
    );
    expect(defineCard(card({ name: 'Dragon 🐉' })).name).toBe('Dragon 🐉');
  });

  test('a name that shows nothing, or turns the text around it', () => {
    expect(refusal({ name: '\u200b' })).toBe('Card "\\u200b": name: expected a name, not "\\u200b".');
    expect(refusal({ name: '\u202eevil' })).toBe(
      'Card "\\u202eevil": name: expected text without characters that change its direction, not "\\u202eevil".',
    );
  });

  test('a race without a name', () => {
    expect(refusal({ races: ['Human', ' '] })).toBe(
      'Card "Odd": races[1]: expected the name of a race, not " ".',
    );
  });
});

describe('what is not plain data is refused by its name', () => {
  test.each([
    [new Map(), 'a Map'],
    [new Set(), 'a Set'],
    [new Date(0), 'a Date'],
    [/x/, 'a RegExp'],
  ])('%o', (value, name) => {
    expect(refusal({ abilities: anything(value) })).toBe(
      `Card "Odd": abilities: expected plain data, not ${name}.`,
    );
    const what = anything({ in: 'battleZone', of: 'you', filter: value });
    const abilities = [{ kind: 'static', affects: what, effects: [{ kind: 'power', by: 1000 }] }];
    expect(refusal({ abilities })).toBe(
      `Card "Odd": abilities[0].affects.filter: expected plain data, not ${name}.`,
    );
  });

  test('and a list with a billion holes at once', () => {
    expect(refusal({ abilities: new Array(1e9) })).toBe(
      'Card "Odd": abilities: expected at most 200 items, not 1000000000.',
    );
  });
});

describe('a refusal says what is wrong with it', () => {
  test('a field or an event that is spelled otherwise', () => {
    const each = anything({ in: 'battleZone', of: 'you', filter: { keywords: 'blocker' } });
    const abilities = [{ kind: 'static', affects: each, effects: [{ kind: 'power', by: 1000 }] }];
    expect(refusal({ abilities })).toMatch(/not "blocker"\. Did you mean "keyword"\?$/);
    expect(refusal({ abilities: [when(anything({ event: 'battle', what: 'this' }), draw())] })).toMatch(
      /not "battle"\. Did you mean ("battle\w+"(, )?)+\?$/,
    );
  });

  test('an event that no word has', () => {
    const abilities = [
      when(anything({ event: 'leaves', what: 'this' }), { do: 'draw', who: 'you', count: 1 }),
    ];
    const message = refusal({ abilities });
    expect(message).toMatch(
      /^Card "Odd": abilities\[0\]\.when\.event: expected one of "anyOf", "attacked", /,
    );
    expect(message).toMatch(/, "winsBattle", not "leaves"\./);
  });

  test.each<[string, object, string]>([
    ['effects', { kind: 'static', affects: { ref: 'this' }, effects: [] }, 'effects'],
    ['civilizations', has(civilizations()), 'effects[0].are'],
    ['given abilities', has(gains()), 'effects[0].abilities'],
    ['races of a filter', each(yourCreatures({ races: [] }), power(1)), 'affects.filter.races'],
    ['zones', each(anything({ in: [], of: 'you' }), power(1)), 'affects.in'],
    ['conditions', hasWhile(anything({ kind: 'either', conditions: [] }), power(1)), 'while.conditions'],
    ['events', when(anything({ event: 'anyOf', patterns: [] }), draw()), 'when.patterns'],
    ['effects of a duration', whenPut(self, gets(self, 'turn')), 'effect.effects'],
  ])('an empty list of %s, of which nothing could be printed', (_, ability, path) => {
    expect(refusal({ abilities: [ability] })).toBe(
      `Card "Odd": abilities[0].${path}: expected a list that is not empty, not [].`,
    );
  });

  test('an effect that does nothing is allowed', () => {
    expect(defineCard(card({ abilities: [whenPut(self, inOrder())] })).abilities).toHaveLength(1);
  });

  test('an evolution of another form beside the right one', () => {
    const { name, ...printed } = findCard('Aqua Vehicle');
    const made = evolutionCreature({
      ...anything(printed),
      name: 'Odd',
      abilities: [evolution({ races: ['Human'] }), starEvolution({ races: ['Human'] })],
    });
    expect(name).toBe('Aqua Vehicle');
    expect(refusal(made)).toMatch(
      /^Card "Odd": abilities\[1\]: expected an evolution ability, because it is an evolution creature, not \{.*"form":"star"/,
    );
  });
});
