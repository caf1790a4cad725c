import { isDeepStrictEqual } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { canonicalAbility, describeAbility, describeCard, PrintError, readAbility } from '@taiki/reader';
import { allCards } from 'taiki';
import { abilityArbitrary } from 'taiki/testing';
import { type Ability, blocker, creature, draw, self, spellAbility, tapAbility, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { UNPRINTED } from '../../reader/japanese/print/unprinted.ts';
import { runs } from '../support/runs.ts';
import { saidIn } from '../support/vocabularyWords.ts';

const unprinted: ReadonlySet<string> = new Set(UNPRINTED);

function printed(ability: Ability): string | undefined {
  try {
    return describeAbility(ability, { language: 'ja' });
  } catch (error) {
    if (error instanceof PrintError) return undefined;
    throw error;
  }
}

const abilities = allCards.flatMap((card) => [...card.abilities, ...(card.otherFace?.abilities ?? [])]);

describe('reading what is printed in Japanese', () => {
  test('gives every ability of every card that is printed', () => {
    const texts = new Map(
      abilities.flatMap((ability) => {
        const text = printed(ability);
        return text === undefined ? [] : [[text, ability] as const];
      }),
    );
    expect(texts.size).toBeGreaterThan(200);
    const others = [...texts].flatMap(([text, ability]) => {
      try {
        return isDeepStrictEqual(readAbility(text), canonicalAbility(ability))
          ? []
          : [[text, readAbility(text)]];
      } catch (error) {
        return [[text, String(error)]];
      }
    });
    expect(others).toEqual([]);
  });

  test.prop([abilityArbitrary()], { numRuns: runs(300) })(
    'gives every generated ability that is printed',
    (ability) => {
      const text = printed(ability);
      fc.pre(text !== undefined);
      expect(readAbility(text)).toEqual(canonicalAbility(ability));
    },
  );

  test('is refused for words that are listed, and no others are listed', () => {
    const said = new Set<string>();
    for (const ability of [...abilities, ...fc.sample(abilityArbitrary(), 3000)]) {
      const words = new Set<string>();
      saidIn(ability, words);
      if (printed(ability) !== undefined) for (const word of words) said.add(word);
    }
    expect([...said].filter((word) => unprinted.has(word))).toEqual([]);
  });
});

describe('the Japanese text of an ability', () => {
  test('is in the words of today', () => {
    expect(describeAbility(blocker, { language: 'ja' })).toBe('ブロッカー');
    expect(describeAbility(whenPut(self, draw(2)), { language: 'ja' })).toBe(
      'このクリーチャーが出た時、カードを2枚引く。',
    );
  });

  test('stands under the name and the numbers of its card', () => {
    const card = creature({
      name: 'たんけんか',
      civilizations: ['fire', 'nature'],
      races: ['Human'],
      cost: 3,
      power: 2000,
      abilities: [blocker, tapAbility(draw())],
    });
    expect(describeCard(card, { language: 'ja' }).split('\n')).toEqual([
      'たんけんか',
      '火/自然 クリーチャー ヒューマノイド コスト3 パワー2000',
      '■ブロッカー',
      '■このクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい。',
      '■カードを1枚引く。',
    ]);
    expect(describeCard(card, { language: 'en' })).toContain(
      'Fire/nature creature (Human), cost 3, power 2000',
    );
  });

  test('is refused with the word that has none', () => {
    const endAttack = spellAbility({ do: 'endAttack' });
    expect(() => describeAbility(endAttack, { language: 'ja' })).toThrow(PrintError);
    expect(() => describeAbility(endAttack, { language: 'ja' })).toThrow(
      '"do endAttack" is not printed in Japanese yet',
    );
    expect(describeAbility(endAttack, { language: 'en' })).toBe('End the attack.');
  });
});
