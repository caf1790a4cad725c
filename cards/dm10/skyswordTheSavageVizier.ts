import { creature, inOrder, self, topOfDeckTo, whenPut } from '../../effects/language/words.ts';

export const skyswordTheSavageVizier = creature({
  name: 'Skysword, the Savage Vizier',
  civilizations: ['light', 'nature'],
  races: ['Beast Folk', 'Initiate'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 110/110'],
  abilities: [whenPut(self, inOrder(topOfDeckTo('manaZone'), topOfDeckTo('shieldZone')))],
});
