import { creature, powerAttacker, speedAttacker } from '../../effects/language/words.ts';

export const hypersprintWariorUzesol = creature({
  name: 'Hypersprint Warior Uzesol',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 1000,
  printings: ['DM-12 49/55'],
  abilities: [speedAttacker, powerAttacker(4000)],
});
