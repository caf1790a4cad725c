import {
  blocker,
  creature,
  instead,
  self,
  shieldTrigger,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const aquaSkydiver = creature({
  name: 'Aqua Skydiver',
  civilizations: ['light', 'water'],
  races: ['Liquid People'],
  cost: 4,
  power: 1000,
  printings: ['DM-10 96/110'],
  abilities: [shieldTrigger, blocker, wouldBeDestroyed(self, instead('hand'))],
});
