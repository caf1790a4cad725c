import { creature, powerAttacker } from '../../effects/language/words.ts';

export const toxicWasp = creature({
  name: 'Toxic Wasp',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 3000,
  printings: ['DM-13 48/55'],
  abilities: [powerAttacker(3000)],
});
