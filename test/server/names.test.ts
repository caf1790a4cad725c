import { describe, expect, it } from 'vitest';
import { checkedHostParams } from '../../server/protocol/parameters.ts';

const isAccepted = (name: string): boolean => {
  try {
    checkedHostParams('duel.create', { deck: 'dragons', name });
    return true;
  } catch {
    return false;
  }
};

describe('the name of a player', () => {
  it.each([
    ['blank braille', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['a halfwidth Hangul filler', '\uffa0'],
    ['a Hangul choseong filler', '\u115f'],
    ['spaces of every width', ' \u00a0\u2003\u3000'],
    ['a zero width space', 'a\u200bb'],
    ['a joiner between letters', 'a\u200db'],
    ['a joiner between digits', '1\u200d2'],
    ['a joiner that joins nothing', '\u{1f468}\u200d'],
    ['joiners alone', '\u200d\u200c\u2060'],
    ['a variation selector', 'a\ufe0f'],
    ['a digit with a variation selector', '1\ufe0f'],
    ['a grapheme joiner', 'a\u034fb'],
    ['a soft hyphen', 'Bol\u00adshack'],
    ['an override of the direction', '\u202etxt.exe'],
    ['an isolate', '\u2066name\u2069'],
    ['tags without a flag', 'a\u{e0061}\u{e007f}'],
    ['a byte order mark', '\ufeffname'],
    ['an unassigned character', 'a\u0378'],
    ['a noncharacter', 'a\uffff'],
    ['a private character', 'a\ue000'],
    ['half of a surrogate pair', 'a\ud83d'],
    ['a line separator', 'a\u2028b'],
    ['a tab', 'a\tb'],
    ['a mark alone', '\u0301'],
    ['a blank in a visible name', 'Bob\u3164'],
    ['too many characters', 'a'.repeat(41)],
    ['no character', ''],
  ])('is not %s', (_, name) => {
    expect(isAccepted(name)).toBe(false);
  });

  it.each([
    ['letters', 'Kikuchi Daisuke'],
    ['Japanese', '\u5f85\u6a5f \u30b7\u30e7\u30d6'],
    ['accents, composed and not', 'Zo\u00eb Zoe\u0308'],
    ['Arabic and Hindi', '\u0645\u0631\u062d\u0628\u0627 \u0928\u092e\u0938\u094d\u0924\u0947'],
    ['a dragon', '\u{1f409}'],
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
    ['a woman with a tone of skin at a computer', '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}'],
    ['a red heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
    ['a rainbow flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['flags', '\u{1f1ef}\u{1f1f5} \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['punctuation', "O'Neil-Smith #7"],
  ])('may be %s', (_, name) => {
    expect(isAccepted(name)).toBe(true);
  });
});
