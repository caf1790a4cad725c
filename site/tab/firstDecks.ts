/** The starter decks whose cards the page begins with. */
export const FIRST_DECKS: readonly string[] = ['radiant-tide', 'burning-shadow'];
