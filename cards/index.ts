import type { CardDefinition } from '../effects/vocabulary.ts';

/** Every card, in the order of its sets. */
export const cards: readonly CardDefinition[] = [];
