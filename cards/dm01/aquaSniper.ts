import {
  allCreatures,
  chooseUpTo,
  creature,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const aquaSniper = creature({
  name: 'Aqua Sniper',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 8,
  power: 5000,
  printings: ['DM-01 S3/110'],
  abilities: [whenPut(self, returnToHand(chooseUpTo(allCreatures(), 2)))],
});
