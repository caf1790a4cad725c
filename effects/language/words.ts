/** The vocabulary in the order in which a card says it. Every function here only builds data. */

// What is printed, and what it speaks of

export * from './filters/index.ts';
export * from './words/cards.ts';
export * from './words/nouns.ts';

// Numbers, and choosing

export * from './amounts/index.ts';
export * from './words/bounds.ts';
export * from './words/choices.ts';

// What is done, and what lasts

export * from './bans/index.ts';
export * from './instructions/index.ts';
export * from './permissions/index.ts';
export * from './statics/index.ts';
export * from './words/statics.ts';

// Abilities of one word

export * from './keywords/index.ts';

// Other abilities, and what replaces an event

export * from './events/index.ts';
export * from './instead/index.ts';
export * from './replacedEvents/index.ts';
export * from './words/abilities.ts';
export * from './words/replacements.ts';

// Conditions

export * from './conditions/index.ts';

// Named abilities: words that stand for whole procedures

export * from './namedAbilities/index.ts';
