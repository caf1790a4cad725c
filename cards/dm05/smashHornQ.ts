import { creature, each, gains, has, power, yourCreatures } from '../../effects/language/words.ts';

export const smashHornQ = creature({
  name: 'Smash Horn Q',
  civilizations: ['nature'],
  races: ['Survivor', 'Horned Beast'],
  cost: 3,
  power: 2000,
  printings: ['DM-05 55/55'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(has(power(1000))))],
});
