import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const deathligerLionOfChaos = creature({
  name: 'Deathliger, Lion of Chaos',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 9000,
  printings: ['DM-01 S5/110'],
  abilities: [doubleBreaker],
});
