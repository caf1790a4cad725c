/** The vocabulary in the order in which a card says it. Every function here only builds data. */

// What is printed, and what it speaks of

export * from './words/cards.ts';
export * from './words/nouns.ts';

// Numbers, and choosing

export * from './words/amounts.ts';
export * from './words/choices.ts';

// What is done, and what lasts

export * from './words/effects.ts';
export * from './words/statics.ts';

// Abilities of one word

export * from './words/keywords.ts';

// Other abilities, and what replaces an event

export * from './words/abilities.ts';
export * from './words/replacements.ts';

// Conditions

export * from './words/conditions.ts';

// Named abilities: words that stand for whole procedures

export * from './words/namedAbilities.ts';
