/** Names of global variables that scripts of the site set: a page opened from disk can load scripts, but not data. */

/** A function whose text is the script of the worker. */
export const ENGINE_VARIABLE = 'taikiEngine';
/** The cards of the first two starter decks, as JSON. */
export const STARTERS_VARIABLE = 'taikiStarters';
/** Every card, as JSON. */
export const CARDS_VARIABLE = 'taikiCards';
/** The positions of the rulings, as JSON. */
export const RULINGS_VARIABLE = 'taikiRulings';
/** A function whose text is the script of the worker that reads cards. */
export const READER_VARIABLE = 'taikiReader';
/** A function whose text is the script of the worker that records a duel for the inspector. */
export const RECORDING_VARIABLE = 'taikiRecording';
/** The script of the worker that lays out the charts of the inspector, as JSON. */
export const LAYOUT_VARIABLE = 'taikiLayout';
