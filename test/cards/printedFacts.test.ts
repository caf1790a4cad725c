import { readFileSync } from 'node:fs';
import { allCards, type CardDefinition } from 'taiki';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../effects/language/vocabulary.ts';

/**
 * printedFacts.txt holds what is printed on each card, copied from the cards and not from their definitions: name, type,
 * civilizations, races, cost, power and printings. `-` stands for none, `+` marks the other side of the twinpact above, and `~` what
 * the definition assumes because no source gives it.
 */
const [, ...rows] = readFileSync(new URL('printedFacts.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' | '));

const list = (values: readonly string[]): string => (values.length === 0 ? '-' : values.join(', '));

const rowOf = (face: Face, name: string, printings: readonly string[]): readonly string[] => [
  name,
  face.type,
  list(face.civilizations),
  list(face.races),
  String(face.cost),
  String(face.power ?? '-'),
  list(printings),
];

const rowsOf = (card: CardDefinition): readonly (readonly string[])[] => [
  rowOf(card, card.name, card.printings ?? []),
  ...(card.otherFace === undefined ? [] : [rowOf(card.otherFace, `+ ${card.otherFace.name}`, [])]),
];

const plain = (cell: string): string => cell.replace(/^~/, '');

describe('the printed facts of cards', () => {
  const printed = new Map(rows.map(([name = '', ...cells]) => [name, cells]));

  test('are in the table for every card, and for no other', () => {
    const names = allCards.flatMap(rowsOf).map(([name]) => name);
    expect(rows.map(([name]) => name).sort()).toEqual(names.sort());
  });

  test.each(allCards)('$name has those of the table', (card) => {
    for (const [name = '', ...cells] of rowsOf(card))
      expect([name, ...cells]).toEqual([name, ...(printed.get(name) ?? []).map(plain)]);
  });

  test('are marked as assumed only where the definition says that it was reconstructed', () => {
    const assumed = allCards.filter((card) =>
      rowsOf(card).some(([name = '']) => printed.get(name)?.some((cell) => cell.startsWith('~'))),
    );
    expect(
      assumed.filter(({ reconstructed }) => reconstructed === undefined).map(({ name }) => name),
    ).toEqual([]);
  });
});
