import { creature, powerAttacker, waveStriker } from '../../effects/language/words.ts';

export const machoMelon = creature({
  name: 'Macho Melon',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 2,
  power: 1000,
  printings: ['DM-11 44/55'],
  abilities: [waveStriker(powerAttacker(3000))],
});
