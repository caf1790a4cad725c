import { creature, speedAttacker } from '../../effects/language/words.ts';

export const bombatGeneralOfSpeed = creature({
  name: 'Bombat, General of Speed',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 5,
  power: 3000,
  printings: ['DM-05 38/55'],
  abilities: [speedAttacker],
});
