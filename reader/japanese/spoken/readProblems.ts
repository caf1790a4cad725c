import type { READ_PROBLEMS } from '../../readProblems.ts';
import type { InOtherWords } from './sentences.ts';

/** Why a text cannot be read; `problem` says the sentence of another error. */
export const readProblemsInJapanese = (
  problem: (message: string) => string,
): InOtherWords<typeof READ_PROBLEMS> => ({
  ambiguous: (text, count) => `「${text}」には意味が${count}つある。別の言い方にする。`,
  empty: 'テキストがない。能力のテキストを書く。',
  endsEarly: (line, column) => `テキストが途中で終わっている（${line}行目、${column}文字目）。`,
  noCard: (text, reason) => `「${text}」の意味の能力を持てるカードはない。${problem(reason)}`,
  notUnderstood: (word, line, column) => `「${word}」を理解できない（${line}行目、${column}文字目）。`,
  several: (text, abilities) => `「${text}」は能力${abilities}つ分のテキストである。1つだけ書く。`,
  severalNone: (text) => `「${text}」はどの能力のテキストでもない。1つ書く。`,
  standsForNothing: (word, line, column) => `「${word}」の指すものがない（${line}行目、${column}文字目）。`,
  tooLong: (characters, most) => `テキストが${characters}字ある。1つの能力を${most}字までで書く。`,
  withExpected: (what, words) => `${problem(what)}ここに来るはずのもの：${words}`,
});
