/** Why a text cannot be read, by key: each sentence has its Japanese in `japanese/spoken/readProblems.ts`. */
export const READ_PROBLEMS = {
  ambiguous: (text: string, count: string, meanings: string) =>
    `"${text}" has ${count} meanings: ${meanings}. Say it in other words.`,
  empty: 'The text is empty. Expected the text of an ability.',
  endsEarly: (line: string, column: string) => `The text ends too early (line ${line}, column ${column}).`,
  noCard: (text: string, reason: string) => `"${text}" is read as what no card can have. ${reason}`,
  notUnderstood: (word: string, line: string, column: string) =>
    `"${word}" is not understood (line ${line}, column ${column}).`,
  several: (text: string, abilities: string) =>
    `"${text}" is the text of ${abilities} abilities. Expected one. Use CardReader.card.`,
  severalNone: (text: string) => `"${text}" is the text of no ability. Expected one. Use CardReader.card.`,
  standsForNothing: (word: string, line: string, column: string) =>
    `"${word}" stands for nothing (line ${line}, column ${column}).`,
  tooLong: (characters: string, most: string) =>
    `The text has ${characters} characters. Expected one ability, of at most ${most}.`,
  withExpected: (problem: string, words: string) => `${problem} Expected: ${words}.`,
} as const;
