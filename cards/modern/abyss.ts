import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { abyssRush, creature, self, topOfDeckTo, whenPut } from '../../effects/language/words.ts';

const keyrockDebock = creature({
  name: 'Keyrock=Debock',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 3000,
  abilities: [...abyssRush],
  printings: ['DM22-RP1 60'],
});

const bellGeruelle = creature({
  name: 'Bell=Geruelle',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [...abyssRush, whenPut(self, topOfDeckTo('graveyard', 2))],
  printings: ['DM22-SD1 5'],
});

const coatstandColtstein = creature({
  name: 'Coatstand=Coltstein',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [...abyssRush, whenPut(self, topOfDeckTo('graveyard', 3))],
  printings: ['DM23-RP4 59'],
});

/** Abyss Royals of several sets. */
export const abyss: readonly CardDefinition[] = Object.freeze([
  keyrockDebock,
  bellGeruelle,
  coatstandColtstein,
]);
