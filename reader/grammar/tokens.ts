import { buildLexer, type Token } from 'typescript-parsec';

export type TokenKind = 'word' | 'number' | 'mark' | 'end' | 'space';
export type TextToken = Token<TokenKind>;

/** Stands after the last word, so that what is expected there has a place. */
const END = '\u0003';

const lexer = buildLexer<TokenKind>([
  [false, /^\s+/g, 'space'],
  [true, /^-?\d+(?:\.\d+)?/g, 'number'],
  [true, /^\$?\p{L}[\p{L}\p{M}\d]*(?:['’-][\p{L}\p{M}\d]+)*['’]?/gu, 'word'],
  [true, new RegExp(`^${END}`, 'g'), 'end'],
  [true, /^[^\s]/gu, 'mark'],
]);

const CURLY_QUOTES = /[“”„‟«»＂]/g;
/** What lists of abilities begin their lines with. */
const BULLET = /^(\s*)(?:[■□◆◇●○•▪‣·]|[*–—-](?=\s))/;

/** The text with quotes as they are typed, and without a bullet; every other character stays in its place. */
const typed = (text: string): string => text.replace(BULLET, '$1 ').replace(CURLY_QUOTES, '"');

/** The words of a text, linked to each other. The last one is the end. */
export function tokensOf(text: string): TextToken {
  const first = lexer.parse(`${typed(text).replaceAll(END, ' ')}${END}`);
  if (first === undefined) throw new Error('A text has at least an end.');
  return first;
}
