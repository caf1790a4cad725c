import {
  allCreatures,
  choose,
  creature,
  may,
  returnToHand,
  self,
  shieldTrigger,
  whenPut,
} from '../../effects/language/words.ts';

export const aquaSurfer = creature({
  name: 'Aqua Surfer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 2000,
  printings: ['DM-05 16/55'],
  abilities: [shieldTrigger, whenPut(self, may(returnToHand(choose(allCreatures()))))],
});
