/**
 * Words that are printed but not read yet, as the field that tags them and the word: `do swap`, `kind mustBlock`. The tables of wordings
 * need an entry for every other word, and must not have one for these.
 */
export const UNREAD = [] as const satisfies readonly string[];

export type UnreadWord = (typeof UNREAD)[number];
