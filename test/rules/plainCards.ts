import type { CardDefinition } from 'taiki';
import { type Effect, spell, spellAbility } from 'taiki/words';

/** The fields of a fire creature that nothing depends on. */
export const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;

/** A fire spell that costs 1. */
export const plainSpell = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  spell({ name, civilizations: ['fire'], cost: 1, abilities: [spellAbility(...effects)] });
