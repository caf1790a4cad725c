import { countOf, creature, has, power, slayer, times, yourCreatures } from '../../effects/language/words.ts';

export const scratchclaw = creature({
  name: 'Scratchclaw',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 4,
  power: 1000,
  printings: ['DM-03 31/55'],
  abilities: [
    slayer,
    has(power(times(1000, countOf(yourCreatures({ civilizations: ['darkness'], other: true }))))),
  ],
});
