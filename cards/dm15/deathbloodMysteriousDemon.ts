import { accelerator, alsoOfRaces, creature, power } from '../../effects/language/words.ts';

export const deathbloodMysteriousDemon = creature({
  name: 'Deathblood, Mysterious Demon',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 45/55'],
  abilities: [accelerator(power(3000), alsoOfRaces('Demon Command'))],
});
