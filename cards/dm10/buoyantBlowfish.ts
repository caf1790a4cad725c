import { countOf, creature, has, opponentsMana, power, times } from '../../effects/language/words.ts';

export const buoyantBlowfish = creature({
  name: 'Buoyant Blowfish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 5,
  power: 1000,
  printings: ['DM-10 31/110'],
  abilities: [has(power(times(1000, countOf(opponentsMana({ tapped: true })))))],
});
