import { creature, powerAttacker } from '../../effects/language/words.ts';

export const stonesaur = creature({
  name: 'Stonesaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 5,
  power: 4000,
  printings: ['DM-01 86/110'],
  abilities: [powerAttacker(2000)],
});
