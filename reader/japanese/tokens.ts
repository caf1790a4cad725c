import { linked, type Piece, type TextToken } from '../grammar/tokens.ts';
import { isUnmarkedList } from './lines.ts';

/** Words that cards write in several ways, with the way in which the wordings of the reader write them. */
const SPELLINGS: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/^(?:とき|時)/u, '時'],
  [/^(?:かわりに|代わりに)/u, '代わりに'],
  [/^て\s?(?:も?よい|もいい)/u, 'てもよい'],
  [/^で(?:も?よい|もいい)/u, 'でもよい'],
  [/^(?:あと|後)/u, '後'],
  [/^(?:さが|探)/u, '探'],
  [/^(?:すべて|全て|全部)/u, 'すべて'],
  [/^(?:はじめ|始め|初め)/u, 'はじめ'],
  [/^(?:つき|付き)/u, '付き'],
  [/^__/u, '▸'],
  [/^[SＳ](?:[(（]\s*シールド\s*[)）])?[・･]トリガー/u, 'S・トリガー'],
  [/^[WＷ](?:[(（]\s*ダブル\s*[)）])?[・･]ブレイカー/u, 'W・ブレイカー'],
  [/^[TＴ](?:[(（]\s*トリプル\s*[)）])?[・･]ブレイカー/u, 'T・ブレイカー'],
  [/^[QＱ](?:[(（]\s*クワトロ\s*[)）])?[・･]ブレイカー/u, 'Q・ブレイカー'],
];

/** Half-width katakana with the mark that follows it are one character. */
const CHARACTER = /^(?:[ｦ-ﾟ][ﾞﾟ]|[\s\S])/u;
const NUMBER = /^[0-9０-９]+/u;
/** A variation selector only settles how the character before it is drawn. */
const BLANK = /^(?:\s|\uFE0E|\uFE0F)+/u;
/** What the lines of a card, and of a list on it, begin with. */
const BULLET = /^(?:[■□▪◆◇●○•►▶▷]|[*](?=\s)|\{GS\}(?=\s))/u;

/** What begins each of several instructions of which some are chosen. The wordings write it 「▸」. */
const POINTER = /^[►▶▷]/u;

const DASHES: ReadonlySet<string> = new Set(['−', '―', '—', '–', '‐', '‑', '─']);
const MARKS: Readonly<Record<string, string>> = {
  '･': '・',
  '“': '「',
  '”': '」',
  '〜': '~',
  '►': '▸',
  '▶': '▸',
  '▷': '▸',
  _: '-',
  '[': '〔',
  ']': '〕',
  '［': '〔',
  '］': '〕',
  '『': '「',
  '』': '」',
};

const spellings = new Map<string, string>();

/** A token as the wordings of the reader write it: full and half width, and both spellings of a word, are the same. */
export function spelled({ text }: Pick<TextToken, 'text'>): string {
  const known = spellings.get(text);
  if (known !== undefined) return known;
  const word = SPELLINGS.find(([pattern]) => pattern.exec(text)?.[0] === text)?.[1];
  const plain = word ?? (DASHES.has(text) ? '-' : (MARKS[text] ?? text.normalize('NFKC').toLowerCase()));
  spellings.set(text, plain);
  return plain;
}

/** Cuts a text into numbers, words with several spellings, and characters. Blanks separate nothing in Japanese. */
function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  const isList = text.includes('\n') && isUnmarkedList(text);
  let index = 0;
  let startsLine = true;
  while (index < text.length) {
    const rest = text.slice(index, index + 40);
    const isListed: boolean = startsLine && found.length > 0 && POINTER.test(rest);
    const blank: string | undefined =
      BLANK.exec(rest)?.[0] ?? (startsLine && !isListed ? BULLET.exec(rest)?.[0] : undefined);
    if (blank !== undefined) {
      startsLine = blank.includes('\n') || (startsLine && BULLET.exec(blank) === null);
      index += blank.length;
      if (isList && blank.includes('\n')) found.push({ kind: 'word', text: '▶', index });
      continue;
    }
    startsLine = false;
    const number = NUMBER.exec(rest)?.[0];
    const word = SPELLINGS.map(([pattern]) => pattern.exec(rest)?.[0]).find((one) => one !== undefined);
    const piece = number ?? word ?? CHARACTER.exec(rest)?.[0] ?? '';
    found.push({ kind: number === undefined ? 'word' : 'number', text: piece, index });
    index += piece.length;
  }
  return found;
}

/** Scans take the long vowel of this word for a dash. */
const SCANNED = /(?<=クリ)[―—–−-](?=チャ)|(?<=クリーチャ)[―—–−-]/gu;

/** The characters of a text, linked to each other. The last one is the end. */
export function tokensOf(scanned: string): TextToken {
  const text = scanned.replaceAll(SCANNED, 'ー').replaceAll('<<', '《 ').replaceAll('>>', '》 ');
  return linked(text, pieces(text));
}

/** The characters of a wording. */
export const wordsOf = (literal: string): readonly (readonly string[])[] =>
  pieces(literal).map((piece) => [spelled(piece)]);
