/** The global variable in which the Japanese script leaves its texts. */
export const JAPANESE_VARIABLE = 'taikiJapanese';
