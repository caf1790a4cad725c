export type TokenKind = 'word' | 'number' | 'mark' | 'end';

/** A piece of a text that wordings tell apart, and the piece after it. */
export interface TextToken {
  readonly kind: TokenKind;
  readonly text: string;
  /** Where it begins; lines and columns count from 1. */
  readonly pos: { readonly index: number; readonly line: number; readonly column: number };
  readonly next: TextToken | undefined;
}

export interface Piece {
  readonly kind: TokenKind;
  readonly text: string;
  readonly index: number;
}

/** The pieces of a text, linked to each other. The last one is the end, so that what is expected there has a place. */
export function linked(text: string, pieces: readonly Piece[]): TextToken {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const token = (piece: Piece, next: TextToken | undefined): TextToken => {
    const before = breaks.filter((one) => one < piece.index);
    const column = piece.index - (before.at(-1) ?? -1);
    return {
      kind: piece.kind,
      text: piece.text,
      pos: { index: piece.index, line: before.length + 1, column },
      next,
    };
  };
  const end = token({ kind: 'end', text: '', index: text.length }, undefined);
  return pieces.reduceRight((next, piece) => token(piece, next), end);
}

const CURLY_QUOTES = /[“”„‟«»＂]/g;
/** What lists of abilities begin their lines with. */
const BULLET = /^(\s*)(?:[■□◆◇●○•▪‣·]|[*–—-](?=\s))/;

/** The text with quotes as they are typed, and without a bullet; every other character stays in its place. */
const typed = (text: string): string => text.replace(BULLET, '$1 ').replace(CURLY_QUOTES, '"');

const PIECES =
  /(?<number>-?\d+(?:\.\d+)?)|(?<word>\$?\p{L}[\p{L}\p{M}\d]*(?:['’-][\p{L}\p{M}\d]+)*['’]?)|(?<mark>\S)/gu;

function kindOf({ number, word }: Readonly<Record<string, string | undefined>>): TokenKind {
  if (number !== undefined) return 'number';
  return word === undefined ? 'mark' : 'word';
}

/** The words, numbers and marks of a text in English. */
export const tokensOf = (text: string): TextToken =>
  linked(
    text,
    [...typed(text).matchAll(PIECES)].map(({ 0: piece, index, groups = {} }) => ({
      kind: kindOf(groups),
      text: piece,
      index,
    })),
  );
