/** `shieldTrigger` in the rulebook's words: `shield trigger`. */
export const keywordWords = (keyword: string): string =>
  keyword.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
