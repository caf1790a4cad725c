import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeck, parsePosition, printDeck, printPosition, replay } from 'taiki';
import { describe, expect, test } from 'vitest';
import { printedByText, root } from '../support/printed.ts';

const guide = readFileSync(join(root, 'docs/notation.md'), 'utf8');

function block(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  if (text === undefined) throw new Error(`The guide has no block of ${language}.`);
  return text;
}

describe('the guide to the notation', () => {
  test('has a program that prints what it says', async () => {
    expect(await printedByText(block('ts'), 'ts')).toBe(block('text'));
  });

  test('has a deck that is read', () => {
    expect(parseDeck(block('deck'))).toEqual({
      name: 'Tide',
      cards: ['Aqua Hulcus', 'Emeral'].flatMap((name) => Array<string>(4).fill(name)),
      hyperspatial: ["Heaven's Heaven, Heavenly Justice"],
      superGR: ['Jay-SHOCKER', 'Jay-SHOCKER'],
    });
    expect(parseDeck(printDeck(parseDeck(block('deck'))))).toEqual(parseDeck(block('deck')));
  });

  test('has a position that is read', () => {
    const position = parsePosition(block('position'));
    expect(position.players.p1.battleZone).toEqual([
      { name: 'Bolshack Dragon', tapped: true },
      { name: 'Crystal Lancer', fresh: true, over: ['Aqua Soldier'] },
    ]);
    expect(position.players.p1.shieldZone).toEqual([
      { name: 'Holy Awe' },
      { name: 'Terror Pit', faceUp: true },
    ]);
    expect(parsePosition(printPosition(position))).toEqual(position);
  });

  test('has a record that is played again', () => {
    const text = block('record');
    const duel = replay(text);
    expect(duel.result).toEqual({ winner: 'p1', reason: 'concession', turn: 6 });
    const withoutRevision = (record: string): string =>
      record.replace(/^engine: revision \d+/m, 'engine: revision');
    expect(withoutRevision(duel.record())).toBe(withoutRevision(text));
  });
});
