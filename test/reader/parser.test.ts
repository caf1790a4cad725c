import { describe, expect, it } from 'vitest';
import { type Dialect, TextParser } from '../../reader/grammar/parser.ts';
import type { Rule } from '../../reader/grammar/rule.ts';
import { tokensOf } from '../../reader/grammar/tokens.ts';

const dialect: Dialect = {
  tokensOf,
  spelled: ({ text }) => text.toLowerCase(),
  wordsOf: (literal) => literal.split(' ').map((word) => word.split('/')),
  primitives: {
    number: {
      expected: 'a number',
      read: (token) => (token.kind === 'number' ? [{ next: token.next, value: Number(token.text) }] : []),
    },
  },
};

const means =
  (does: string) =>
  (captures: readonly unknown[]): unknown => [does, ...captures];

const parserOf = (grammar: Readonly<Record<string, readonly Rule<unknown>[]>>) =>
  new TextParser<{ act: unknown; noun: unknown }>(grammar, dialect);

describe('the parser of texts', () => {
  const read: string[] = [];
  const parser = parserOf({
    noun: [
      {
        pattern: 'card/cards',
        read: () => {
          read.push('noun');
          return 'card';
        },
      },
    ],
    act: [
      { pattern: 'draw <number> <noun>', read: means('draw') },
      { pattern: 'draw <number> <noun> [at the end]', read: means('drawLater') },
      { pattern: 'draw <number> <noun> twice', read: means('drawTwice') },
      {
        pattern: 'discard <number> <noun>',
        read: ([count, noun]) => (count === 0 ? undefined : ['discard', count, noun]),
      },
    ],
  });

  it('finds every meaning, in the order of the wordings', () => {
    expect(parser.parse('act', 'draw 2 cards')).toEqual({
      meanings: [
        ['draw', 2, 'card'],
        ['drawLater', 2, 'card'],
      ],
    });
  });

  it('reads what wordings have in common once', () => {
    read.length = 0;
    parser.parse('act', 'draw 2 cards twice');
    expect(read).toEqual(['noun']);
  });

  it('accepts words that may be missing, whole or not at all', () => {
    expect(parser.parse('act', 'draw 1 card at the end')).toEqual({ meanings: [['drawLater', 1, 'card']] });
    expect(parser.parse('act', 'draw 1 card at the')).toMatchObject({
      token: { kind: 'end' },
      expected: ['end'],
    });
  });

  it('names the last word up to which a wording was followed, and what could stand there', () => {
    expect(parser.parse('act', 'draw 1 card thrice')).toMatchObject({
      token: { text: 'thrice', pos: { index: 12, line: 1, column: 13 } },
      expected: ['at', 'the end', 'twice'],
    });
    expect(parser.parse('act', 'draw\nmany cards')).toMatchObject({
      token: { text: 'many', pos: { index: 5, line: 2, column: 1 } },
      expected: ['a number'],
    });
    expect(parser.parse('act', '')).toMatchObject({ token: { kind: 'end' }, expected: ['discard', 'draw'] });
  });

  it('refuses what a wording does not accept', () => {
    expect(parser.parse('act', 'discard 1 card')).toEqual({ meanings: [['discard', 1, 'card']] });
    expect(parser.parse('act', 'discard 0 cards')).toMatchObject({ token: { text: 'cards' } });
  });
});
