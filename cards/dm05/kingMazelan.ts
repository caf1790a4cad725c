import {
  allCreatures,
  choose,
  creature,
  doubleBreaker,
  may,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const kingMazelan = creature({
  name: 'King Mazelan',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 8,
  power: 7000,
  printings: ['DM-05 2/55'],
  abilities: [whenPut(self, may(returnToHand(choose(allCreatures())))), doubleBreaker],
});
