import { accelerator, alsoOfRaces, creature, power } from '../../effects/language/words.ts';

export const mysteriousArmedSoldier = creature({
  name: 'Mysterious, Armed Soldier',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 49/55'],
  abilities: [accelerator(power(3000), alsoOfRaces('Volcano Dragon'))],
});
