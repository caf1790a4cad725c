import { modernDecks } from '@taiki/modern';
import { parseDeck, starterDeckNotes, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { runTaiki } from './commandLine.ts';

describe('taiki decks', () => {
  it('lists the starter decks', async () => {
    const { code, out } = await runTaiki('decks');
    expect(code).toBe(0);
    for (const name of Object.keys(starterDecks)) expect(out).toMatch(new RegExp(`^${name} +40 cards`, 'm'));
  });

  it('says how each deck plays', async () => {
    const { out } = await runTaiki('decks');
    const words = out.replaceAll(/\s+/g, ' ');
    for (const note of Object.values(starterDeckNotes)) expect(words).toContain(note);
  });

  it.each(Object.entries(starterDecks))('prints %s as text that parses', async (name, deck) => {
    const { code, out } = await runTaiki('decks', name.toUpperCase());
    expect(code).toBe(0);
    expect(parseDeck(out)).toEqual(deck);
  });

  it('names the decks where there is no such deck', async () => {
    const { code, errors } = await runTaiki('decks', 'nope');
    expect([code, errors]).toEqual([
      1,
      `error: Unknown deck "nope". Starter decks: ${Object.keys(starterDecks).join(', ')}. Decks of today: ${Object.keys(modernDecks).join(', ')}.`,
    ]);
  });
});
