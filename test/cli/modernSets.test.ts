import { readFileSync } from 'node:fs';
import { loadSets, MODERN_SETS, modernDecks } from '@taiki/modern';
import { createDuel, parseDeck, replay } from 'taiki';
import { describe, expect, it, test } from 'vitest';
import { runTaiki, temporaryPath } from './commandLine.ts';

describe('decks of today', () => {
  test.each(Object.entries(modernDecks))(
    '%s is legal with the sets that it names',
    async (_, { deck, sets }) => {
      const cards = await loadSets(sets);
      expect(createDuel({ decks: { p1: deck, p2: deck }, cards, seed: 1 }).decision).toBeDefined();
    },
  );

  test.each(Object.entries(modernDecks))('%s is printed as text that parses', async (name, { deck }) => {
    const { code, out } = await runTaiki('decks', name);
    expect(code).toBe(0);
    expect(parseDeck(out).cards).toEqual(deck.cards);
  });

  it('are played by name, without naming their sets, and their records need neither', async () => {
    const record = temporaryPath('duel.taiki');
    const { code, out } = await runTaiki(
      'run',
      '-s',
      '3',
      '--deck1',
      'abyss',
      '--deck2',
      'Gods',
      '--agents',
      'random,random',
      '--record',
      record,
    );
    expect([code, out.includes('p1 is random with abyss, p2 is random with Gods')]).toEqual([0, true]);
    expect(replay(readFileSync(record, 'utf8')).result).toBeDefined();
  });
});

describe('--sets', () => {
  it('finds cards by name and set', async () => {
    const { code, out } = await runTaiki('cards', '蒼き熱剣 デカベッタ', '--sets', 'DM22-RP1');
    expect(code).toBe(0);
    expect(out).toContain('Mutopia');
  });

  it('is refused for a set that is not there', async () => {
    const { code, errors } = await runTaiki('cards', '--sets', 'DM22-RP1,DM99', '蒼き熱剣 デカベッタ');
    expect([code, errors]).toEqual([
      1,
      `error: Unknown set "DM99". Expected ${MODERN_SETS.slice(0, -1).join(', ')} or ${MODERN_SETS.at(-1)}.`,
    ]);
  });

  it('is repeated by the command that a duel ends with', async () => {
    const { out } = await runTaiki('run', '-s', '3', '--sets', 'dm26rp1');
    expect(out).toMatch(/--sets dm26rp1$/);
  });
});
