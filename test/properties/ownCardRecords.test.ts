import { fc, test } from '@fast-check/vitest';
import {
  allCards,
  type CardDefinition,
  createDuel,
  findCard,
  playOut,
  RecordError,
  randomAgent,
  replay,
  restoreDuel,
} from 'taiki';
import { chooserOf, duelArbitrary, playDuel } from 'taiki/testing';
import { creature, draw, self, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { parseRecord, printRecord } from '../../engine/records/record.ts';
import { runs } from '../support/runs.ts';

const owl: CardDefinition = creature({
  name: 'Owl of "Every" Name',
  civilizations: ['water'],
  cost: 1,
  power: 1000,
  abilities: [whenPut(self, draw())],
});
const plain = allCards
  .filter(({ type, abilities }) => type === 'creature' && abilities.length === 0)
  .map(({ name }) => name);
const deck = [owl.name, ...plain.slice(0, 9)].flatMap((name) => [name, name, name, name]);

const played = (cards: readonly CardDefinition[]): string =>
  playOut(createDuel({ decks: { p1: deck, p2: deck }, cards, seed: 3 }), {
    p1: randomAgent(1),
    p2: randomAgent(2),
  }).record();

describe('a record of a duel with custom cards', () => {
  test.prop([duelArbitrary()], { numRuns: runs(20) })(
    'contains them, and replays without any other input',
    ({ options, choices }) => {
      const { duel } = playDuel(options, chooserOf(choices));
      const text = duel.record();
      expect(parseRecord(text).cards).toEqual(options.cards ?? []);
      expect(printRecord(parseRecord(text))).toBe(text);
      const again = replay(text);
      expect(JSON.stringify(again.log)).toBe(JSON.stringify(duel.log));
      expect(again.record()).toBe(text);
    },
  );

  test('has one line of JSON for each card', () => {
    const text = played([owl]);
    expect(text).toContain(`\ncards: 1\n  ${JSON.stringify(owl)}\nfirst: p1\n`);
  });

  test('contains changed registered cards, but not unchanged ones', () => {
    const hulcus = findCard('Aqua Hulcus');
    const copied: CardDefinition = JSON.parse(JSON.stringify(findCard('Aqua Knight')));
    const stronger = { ...hulcus, power: 9000 };
    expect(parseRecord(played([owl, copied, stronger])).cards).toEqual([stronger, owl]);
  });

  test('is the same for a restored or forked duel', () => {
    const duel = createDuel({ decks: { p1: deck, p2: deck }, cards: [owl], seed: 3 });
    const restored = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())), { cards: [owl] });
    expect(restored.record()).toBe(duel.record());
    expect(duel.fork().record()).toBe(duel.record());
  });

  test('replays with its own cards, even if others of the same name are given', () => {
    const text = played([owl]);
    expect(replay(text).record()).toBe(text);
    expect(replay(text, { cards: [{ ...owl, power: 9000 }] }).record()).toBe(text);
  });

  test('has no section of cards without custom cards', () => {
    const four = plain.slice(0, 10).flatMap((name) => [name, name, name, name]);
    const text = createDuel({ decks: { p1: four, p2: four }, seed: 7 }).record();
    expect(text).not.toContain('cards:');
    expect(replay(text).record()).toBe(text);
    expect(() => replay(played([owl]).replace(/cards: 1\n.*\n/, ''))).toThrow(
      /The duel of the record cannot start: .*"Owl of "Every" Name"/,
    );
  });
});

describe('a record with invalid cards is refused', () => {
  const text = played([owl]);
  const line = text.split('\n').findIndex((one) => one.startsWith('cards:')) + 1;
  const refused = (from: string | RegExp, to: string, message: RegExp): void => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(() => replay(changed)).toThrow(RecordError);
    expect(() => replay(changed)).toThrow(message);
  };

  test.each<[string, string | RegExp, string, RegExp]>([
    [
      'no number',
      'cards: 1',
      'cards: many',
      new RegExp(`^Line ${line} of the record: expected the number of custom cards`),
    ],
    [
      'too few',
      'cards: 1',
      'cards: 2',
      new RegExp(`^Line ${line + 2} of the record: expected a custom card as indented JSON`),
    ],
    ['too many', 'cards: 1', 'cards: 0', new RegExp(`^Line ${line + 1} of the record: expected "first: p1"`)],
    ['no JSON', '  {"name"', '  {name', new RegExp(`^Line ${line + 1} of the record: Invalid JSON`)],
    [
      'no card',
      '"type":"creature"',
      '"type":"dragon"',
      new RegExp(`^Line ${line + 1} of the record: Card "Owl`),
    ],
    ['a card without power', '"power":1000,', '', new RegExp(`^Line ${line + 1} of the record: .*power`)],
  ])('%s', (_, from, to, message) => refused(from, to, message));

  test.prop([fc.string()], { numRuns: runs(20) })('anything else in its place', (garbage) => {
    const changed = text.replace(/cards: 1\n.*\n/, () => `cards: 1\n  ${garbage}\n`);
    expect(() => replay(changed)).toThrow(RecordError);
  });
});
