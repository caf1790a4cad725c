import { isDeepStrictEqual } from 'node:util';
import { loadSets, MODERN_SETS, modernSet } from '@taiki/modern';
import { canonicalAbility, describeAbility as describeInReader, readAbility } from '@taiki/reader';
import { allCards, defineCard, describeAbility, OptionsError } from 'taiki';
import type { Ability } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { storedCard, storedCards } from '../../effects/language/cardList.ts';
import { UNREAD } from '../../reader/language/unread.ts';
import { someOf } from '../support/runs.ts';
import { saidIn } from '../support/vocabularyWords.ts';

const cards = await loadSets(MODERN_SETS);

const unread: ReadonlySet<string> = new Set(UNREAD);

function isRead(ability: Ability): boolean {
  const said = new Set<string>();
  saidIn(ability, said);
  return [...said].every((word) => !unread.has(word));
}

describe('the sets of today', () => {
  test.each(['dm22rp1', 'dm25rp1', 'dm25rp2', 'dm25rp3', 'dm26rp1'])(
    '%s has most of its cards',
    async (set) => {
      expect((await loadSets([set])).length).toBeGreaterThan(40);
    },
  );

  test('have cards that are valid and name the set, where we know it', async () => {
    for (const set of MODERN_SETS) {
      const loaded = await loadSets([set]);
      expect([set, loaded.length]).not.toEqual([set, 0]);
      for (const card of loaded) expect(defineCard(card)).toEqual(card);
      const others = loaded.filter(({ printings = [] }) =>
        set === 'unnumbered'
          ? printings.length > 0
          : !printings.some((printing) => modernSet(printing.split(' ')[0] ?? '') === set),
      );
      expect(others.map(({ name }) => name)).toEqual([]);
    }
  });

  test('are the same when they are stored as text', () => {
    const text = cards.map(storedCard).join('\n');
    expect(storedCards(text)).toEqual(cards);
    expect(JSON.stringify(storedCards(text))).toBe(JSON.stringify(cards));
  });

  test('have each name once, and no name of a built-in card', () => {
    const names = [...cards, ...allCards].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('are named as printed or plainly, in any order, and are loaded once', async () => {
    expect(await loadSets(['DM26-RP1', 'dm26rp1'])).toEqual(await loadSets(['dm26rp1']));
    expect(await loadSets([...MODERN_SETS].reverse())).toHaveLength(cards.length);
    expect(await loadSets([])).toEqual([]);
  });

  test('that are unknown are refused by name', async () => {
    await expect(loadSets(['dm26rp1', 'DM-01'])).rejects.toThrow(
      new OptionsError(
        `Unknown set "DM-01". Expected ${MODERN_SETS.slice(0, -1).join(', ')} or ${MODERN_SETS.at(-1)}.`,
      ),
    );
    await expect(loadSets(['constructor'])).rejects.toThrow(OptionsError);
  });

  test('print texts that are read back', () => {
    const abilities = cards.flatMap((card) => card.abilities.filter(isRead));
    expect(abilities.length).toBeGreaterThan(250);
    const others = someOf(abilities, 10).filter(
      (ability) =>
        !isDeepStrictEqual(
          readAbility(describeAbility(ability), { language: 'en' }),
          canonicalAbility(ability),
        ),
    );
    expect(others.map(describeAbility)).toEqual([]);
  });

  test('print Japanese texts that are read back', () => {
    const abilities = cards.flatMap((card) => card.abilities);
    const others = someOf(abilities, 40).filter(
      (ability) =>
        !isDeepStrictEqual(
          readAbility(describeInReader(ability, { language: 'ja' }), { language: 'ja' }),
          canonicalAbility(ability),
        ),
    );
    expect(others.map(describeAbility)).toEqual([]);
  });
});
