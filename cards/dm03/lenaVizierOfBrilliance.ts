import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const lenaVizierOfBrilliance = creature({
  name: 'Lena, Vizier of Brilliance',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 4,
  power: 2000,
  printings: ['DM-03 4/55'],
  abilities: [whenPut(self, may(returnToHand(choose(yourMana({ type: 'spell' })))))],
});
