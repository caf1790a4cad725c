/** Reads the English text of cards into ability definitions. */

export { canonicalAbility, withCanonicalNames } from './canonical.ts';
export { ReadError, type ReadErrorCode, type ReadErrorPlace } from './readError.ts';
export { CardReader, type ReadCard, type ReadLine, type ReadOptions, readAbility } from './readText.ts';
