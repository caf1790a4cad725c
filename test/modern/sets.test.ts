import { isDeepStrictEqual } from 'node:util';
import { loadSets, MODERN_SETS, modernSet } from '@taiki/modern';
import { canonicalAbility, readAbility } from '@taiki/reader';
import { allCards, defineCard, describeAbility, OptionsError } from 'taiki';
import type { Ability } from 'taiki/words';
import { describe, expect, test } from 'vitest';
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
  test.each(MODERN_SETS)('%s has cards that are valid and name the set', async (set) => {
    const loaded = await loadSets([set]);
    expect(loaded.length).toBeGreaterThan(40);
    for (const card of loaded) expect(defineCard(card)).toEqual(card);
    const printed = loaded.filter(({ printings = [] }) =>
      printings.some((printing) => modernSet(printing.split(' ')[0] ?? '') === set),
    );
    expect(printed).toHaveLength(loaded.length);
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
      new OptionsError('Unknown set "DM-01". Expected dm22rp1, dm25rp1, dm25rp2, dm25rp3 or dm26rp1.'),
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
});
