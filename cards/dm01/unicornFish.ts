import {
  allCreatures,
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const unicornFish = creature({
  name: 'Unicorn Fish',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 4,
  power: 1000,
  printings: ['DM-01 43/110'],
  abilities: [whenPut(self, may(returnToHand(choose(allCreatures()))))],
});
