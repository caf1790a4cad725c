import { accelerator, alsoOfRaces, creature, power } from '../../effects/language/words.ts';

export const arissaApostleOfTheHolyStrike = creature({
  name: 'Arissa, Apostle of the Holy Strike',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 37/55'],
  abilities: [accelerator(power(3000), alsoOfRaces('Angel Command'))],
});
