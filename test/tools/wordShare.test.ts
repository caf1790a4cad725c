import { describe, expect, it } from 'vitest';
import * as words from '../../effects/language/index.ts';
import { JAPANESE_KEYWORDS, JAPANESE_TYPES } from '../../tools/japaneseWords.ts';
import { needsOf, shareOf } from '../../tools/wordShare.ts';

describe('the share of a list of cards that has words', () => {
  it('needs every type and every keyword that begins a line, without its number', () => {
    expect(
      needsOf({
        name: 'two faces',
        kind: 'twinpact',
        faces: [
          { type: 'C', lines: ['(K)マナ武装5(/K): ...', 'gives (K)W・ブレイカー(/K)'] },
          { type: 'S', lines: ['(K)S・トリガー(/K)'] },
        ],
      }),
    ).toEqual(['type C', 'type S', 'type twinpact', 'マナ武装', 'S・トリガー']);
  });

  it('counts cards that lack nothing, and for each missing word the cards that lack nothing else', () => {
    const card = (type: string, ...lines: readonly string[]) => ({ name: type, faces: [{ type, lines }] });
    expect(
      shareOf([card('C', '(K)ブロッカー(/K)'), card('C', '(K)X(/K)'), card('Z', '(K)X(/K)'), card('Z')]),
    ).toEqual({
      cards: 4,
      covered: 1,
      missing: [
        { word: 'X', cards: 2, alone: 1 },
        { word: 'type Z', cards: 2, alone: 1 },
      ],
    });
  });

  it.each([...Object.entries(JAPANESE_KEYWORDS), ...Object.entries(JAPANESE_TYPES)])(
    '%s is %s of taiki/words',
    (_, word) => {
      expect(words).toHaveProperty(word);
    },
  );
});
