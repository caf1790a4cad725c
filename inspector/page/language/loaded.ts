/** Where the script with the Japanese texts leaves them. */
export const JAPANESE_VARIABLE = 'taikiInspectorJapanese';
