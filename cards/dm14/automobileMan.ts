import { creature, gains, metamorph, power, slayer } from '../../effects/language/words.ts';

export const automobileMan = creature({
  name: 'Automobile Man',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 89/110'],
  abilities: [metamorph(power(2000), gains(slayer))],
});
