import { blocker, creature, tripleBreaker } from '../../effects/language/words.ts';

export const syriusFirmamentElemental = creature({
  name: 'Syrius, Firmament Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 11,
  power: 12000,
  printings: ['DM-05 S1/55'],
  abilities: [blocker, tripleBreaker],
});
