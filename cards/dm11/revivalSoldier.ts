import {
  creature,
  has,
  instead,
  power,
  self,
  waveStriker,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const revivalSoldier = creature({
  name: 'Revival Soldier',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 3,
  power: 2000,
  printings: ['DM-11 20/55'],
  abilities: [waveStriker(has(power(4000)), wouldBeDestroyed(self, instead('hand')))],
});
