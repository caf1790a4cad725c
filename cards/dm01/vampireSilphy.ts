import { allCreatures, atMost, creature, destroy, self, whenPut } from '../../effects/language/words.ts';

export const vampireSilphy = creature({
  name: 'Vampire Silphy',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 8,
  power: 4000,
  printings: ['DM-01 64/110'],
  abilities: [whenPut(self, destroy(allCreatures({ power: atMost(3000) })))],
});
