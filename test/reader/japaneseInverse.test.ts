import { isDeepStrictEqual } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { canonicalAbility, describeAbility, describeCard, PrintError, readAbility } from '@taiki/reader';
import { allCards, describeAbility as describeInEnglish } from 'taiki';
import { abilityArbitrary } from 'taiki/testing';
import { type Ability, blocker, creature, draw, self, spellAbility, tapAbility, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { readRegular, regularText } from '../../reader/japanese/regular/regular.ts';
import { rareWords } from '../exhaustive/rareWords.ts';
import { runs, someOf } from '../support/runs.ts';
import { saidIn, wordsOfSchema } from '../support/vocabularyWords.ts';

const printed = (ability: Ability): string => describeAbility(ability, { language: 'ja' });

const abilities = allCards.flatMap((card) => [...card.abilities, ...(card.otherFace?.abilities ?? [])]);

const rareStatics = rareWords.flatMap((card) => card.abilities.filter(({ kind }) => kind === 'static'));

describe('reading what is printed in Japanese', () => {
  test('gives every ability of every card', () => {
    const texts = new Map(abilities.map((ability) => [printed(ability), canonicalAbility(ability)]));
    expect(texts.size).toBeGreaterThan(1000);
    const others = someOf([...texts], 10).filter(
      ([said, ability]) => !isDeepStrictEqual(readAbility(said), ability),
    );
    expect(others).toEqual([]);
  });

  test.prop([abilityArbitrary()], { numRuns: runs(60) })('gives every generated ability', (ability) => {
    expect(readAbility(printed(ability))).toEqual(canonicalAbility(ability));
  });
});

/** Whether there are meanings, and each of them is the ability. */
const isSame = (meanings: readonly Ability[], ability: Ability): boolean =>
  meanings.length > 0 && meanings.every((one) => isDeepStrictEqual(one, ability));

describe('what generated abilities have found', () => {
  const found: readonly (readonly [string, Ability])[] = [
    [
      'a player who wins by a static ability, which is no instruction',
      { kind: 'static', affects: { ref: 'this' }, effects: [{ kind: 'winsDuel', who: 'you' }] },
    ],
    [
      'a player who loses by a static ability',
      { kind: 'static', affects: { ref: 'this' }, effects: [{ kind: 'losesDuel', who: 'opponent' }] },
    ],
    [
      'a keyword that gives what gives the bearer something',
      {
        kind: 'keyword',
        name: 'waveStriker',
        grants: [
          {
            kind: 'static',
            affects: { ref: 'this' },
            effects: [
              { kind: 'gains', abilities: [{ kind: 'keyword', name: 'breaker', breaker: 'quattro' }] },
            ],
          },
        ],
      },
    ],
    [
      'an effect instead that moves the card itself, which is not where it goes instead',
      {
        kind: 'replacement',
        of: { event: 'destroyed', what: { of: 'any', filter: { itself: true } } },
        instead: { kind: 'do', effect: { do: 'move', what: { ref: 'that' }, to: 'shieldZone' } },
      },
    ],
    [
      'the top cards of both decks at once, which is not what both players do in turn',
      {
        kind: 'triggered',
        when: { event: 'endOfTurn', of: 'you' },
        effect: { do: 'moveTop', who: 'any', count: 1, to: 'graveyard' },
      },
    ],
    [
      'a type that looks like a race',
      {
        kind: 'triggered',
        when: { event: 'attacks', what: { of: 'opponent', filter: { type: 'dmField' } } },
        effect: { do: 'shuffle', who: 'you' },
      },
    ],
    [
      'what is put face down into another zone than the mana zone',
      {
        kind: 'triggered',
        when: { event: 'startOfTurn', of: 'you' },
        effect: {
          do: 'move',
          what: {
            choose: { in: 'battleZone', of: 'you', filter: { type: 'creature' } },
            count: 3,
            amount: 'exactly',
            by: 'you',
            atRandom: true,
          },
          to: 'shieldZone',
          faceDown: true,
        },
      },
    ],
    [
      'a weapon that is equipped to the bearer, said as a group of the battle zone',
      {
        kind: 'triggered',
        when: { event: 'tapped', what: { of: 'any', filter: { itself: true } } },
        effect: {
          do: 'put',
          what: { choose: { in: 'graveyard', of: 'you' }, count: 1, amount: 'exactly', by: 'you' },
          equip: { in: 'battleZone', of: 'you', filter: { itself: true } },
        },
      },
    ],
    [
      'the top card of a deck, face down into the graveyard',
      {
        kind: 'spell',
        effect: { do: 'moveTop', who: 'you', count: 1, to: 'graveyard', faceDown: true },
      },
    ],
    [
      'what happens instead until the end of the turn, to what would have moved and not to the bearer of the trigger',
      {
        kind: 'triggered',
        when: {
          event: 'anyOf',
          patterns: [
            { event: 'attacks', what: { of: 'any', filter: { itself: true } } },
            { event: 'isNotBlocked', what: { of: 'any', filter: { itself: true } } },
          ],
        },
        condition: { kind: 'battling', what: { ref: 'this' } },
        effect: {
          do: 'tally',
          effect: {
            do: 'replaceUntil',
            replacement: {
              kind: 'replacement',
              of: {
                event: 'leaves',
                what: { of: 'any', filter: { itself: true } },
                from: 'shieldZone',
                to: 'graveyard',
              },
              instead: {
                kind: 'do',
                effect: {
                  do: 'attach',
                  what: { in: 'manaZone', of: 'opponent', filter: { type: 'aura' } },
                  to: {
                    choose: {
                      ref: 'that',
                      filter: { anyOf: [{ other: true }, { evolution: false, under: { min: 1 } }] },
                    },
                    count: 0,
                    amount: 'any',
                    by: 'you',
                  },
                },
              },
            },
            until: 'turn',
          },
          as: 'number',
        },
      },
    ],
    [
      'several cards of a type whose name ends in s',
      {
        kind: 'triggered',
        when: { event: 'attacks', what: { of: 'any', filter: { itself: true } } },
        condition: {
          kind: 'all',
          of: { in: 'hand', of: 'you' },
          are: { type: ['rulePlus', 'dragheartFortress'] },
        },
        effect: { do: 'shuffle', who: 'you' },
      },
    ],
    [
      'what the event speaks of, after something was chosen',
      {
        kind: 'triggered',
        when: { event: 'attacks', what: { of: 'any', filter: { type: 'creature' } } },
        effect: {
          do: 'inOrder',
          effects: [
            {
              do: 'choose',
              what: {
                choose: { in: ['hand', 'manaZone'], of: 'you' },
                count: 1,
                amount: 'exactly',
                by: 'you',
              },
            },
            { do: 'may', effect: { do: 'move', what: { ref: 'that' }, to: 'graveyard' } },
          ],
        },
      },
    ],
    [
      'types that are written like races',
      {
        kind: 'triggered',
        when: { event: 'endOfTurn', of: 'you' },
        effect: {
          do: 'draw',
          who: 'you',
          count: {
            count: { in: 'graveyard', of: 'you', filter: { type: ['wdField', 'zeroDragonCreature'] } },
          },
        },
      },
    ],
    [
      'creatures of a race that a type is named after',
      {
        kind: 'triggered',
        when: { event: 'endOfTurn', of: 'you' },
        effect: {
          do: 'destroy',
          what: { in: 'battleZone', of: 'you', filter: { type: 'creature', races: ['Zero Dragon'] } },
        },
      },
    ],
    [
      'drawn cards that the rest of the effect may name',
      {
        kind: 'triggered',
        when: { event: 'put', what: { of: 'any', filter: { itself: true } } },
        effect: { do: 'draw', who: 'opponent', count: 3, as: 'drawn' },
      },
    ],
    [
      'a condition of all that a trigger does, not of its first sentence',
      {
        kind: 'triggered',
        when: { event: 'endOfTurn', of: 'you' },
        condition: { kind: 'shields', of: 'opponent', is: { min: 4 } },
        effect: {
          do: 'inOrder',
          effects: [
            { do: 'draw', who: 'you', count: 1 },
            { do: 'discard', what: { in: 'hand', of: 'you' } },
          ],
        },
      },
    ],
    [
      'a replacement with a limit, inside a trigger',
      {
        kind: 'triggered',
        when: { event: 'attacks', what: { of: 'any', filter: { itself: true } } },
        effect: {
          do: 'replaceUntil',
          replacement: {
            kind: 'replacement',
            of: { event: 'destroyed', what: { of: 'you' } },
            instead: { kind: 'stays' },
            limit: 1,
          },
          until: 'turn',
        },
      },
    ],
    [
      'what the bearer was drawn for, in a condition',
      {
        kind: 'triggered',
        when: { event: 'startOfTurn', of: 'you' },
        condition: {
          kind: 'happened',
          event: { event: 'drawn', by: 'you', for: 'otherwise', itself: true },
          is: { min: 2 },
        },
        effect: { do: 'draw', who: 'you', count: 1 },
      },
    ],
  ];

  test.each(found)('is read back in both languages: %s', (_, ability) => {
    const texts = [describeInEnglish(ability), printed(ability)];
    expect(texts.map((text) => readAbility(text))).toEqual(Array(2).fill(canonicalAbility(ability)));
  });
});

describe('regular Japanese', () => {
  test('says every ability of every card in one way that has one meaning', () => {
    const others = someOf(abilities, 5).filter((ability) => {
      const meanings = readRegular(regularText(ability)).map(canonicalAbility);
      return !isSame(meanings, canonicalAbility(ability));
    });
    expect(others).toEqual([]);
  });

  test.prop([abilityArbitrary()], { numRuns: runs(300) })('has one meaning', (ability) => {
    expect(isSame(readRegular(regularText(ability)).map(canonicalAbility), canonicalAbility(ability))).toBe(
      true,
    );
  });

  test('has a wording for every word of the vocabulary', () => {
    const said = new Set<string>();
    for (const ability of [...abilities, ...rareStatics, ...fc.sample(abilityArbitrary(), 5000)]) {
      regularText(ability);
      saidIn(ability, said);
    }
    expect([...wordsOfSchema()].filter((word) => !said.has(word))).toEqual([]);
  });

  test('means nothing where a text goes on or breaks off', () => {
    expect(readRegular('攻撃を終わらせる。')).toEqual([{ kind: 'spell', effect: { do: 'endAttack' } }]);
    expect(readRegular('攻撃を終わらせる。。')).toEqual([]);
    expect(readRegular('攻撃を終わらせる')).toEqual([]);
  });

  test('says a name as it is, with its marks', () => {
    const named = spellAbility({ do: 'nameCard', by: 'you', as: '『a』』b' });
    expect(regularText(named)).toBe('カードの名前を1つ指定する（『『a』』』』b』と呼ぶ）。');
    expect(readRegular(regularText(named))).toEqual([named]);
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

  test('is regular where a card would say it in words that are not printed', () => {
    const endAttack = spellAbility({ do: 'endAttack' });
    expect(describeAbility(endAttack, { language: 'ja' })).toBe('攻撃を終わらせる。');
    expect(describeAbility(endAttack, { language: 'en' })).toBe('End the attack.');
  });

  test('is refused with the word that cannot be said', () => {
    const nothing: Ability = { kind: 'static', affects: self, effects: [] };
    expect(() => describeAbility(nothing, { language: 'ja' })).toThrow(PrintError);
    expect(() => describeAbility(nothing, { language: 'ja' })).toThrow('"static" is not printed in Japanese');
  });

  test('stands on every card', () => {
    for (const card of allCards) describeCard(card, { language: 'ja' });
  });
});
