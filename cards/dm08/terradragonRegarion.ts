import { creature, doubleBreaker, powerAttacker } from '../../effects/language/words.ts';

export const terradragonRegarion = creature({
  name: 'Terradragon Regarion',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 5,
  power: 4000,
  printings: ['DM-08 55/55'],
  abilities: [powerAttacker(3000), doubleBreaker],
});
