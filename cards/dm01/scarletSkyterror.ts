import { allCreatures, creature, destroy, self, whenPut } from '../../effects/language/words.ts';

export const scarletSkyterror = creature({
  name: 'Scarlet Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 8,
  power: 3000,
  printings: ['DM-01 S8/110'],
  abilities: [whenPut(self, destroy(allCreatures({ keyword: 'blocker' })))],
});
