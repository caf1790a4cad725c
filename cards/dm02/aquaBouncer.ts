import {
  allCreatures,
  blocker,
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const aquaBouncer = creature({
  name: 'Aqua Bouncer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 1000,
  printings: ['DM-02 12/55'],
  abilities: [blocker, whenPut(self, may(returnToHand(choose(allCreatures()))))],
});
