import { creature, each, gains, powerAttacker, yourCreatures } from '../../effects/language/words.ts';

export const blazosaurQ = creature({
  name: 'Blazosaur Q',
  civilizations: ['fire'],
  races: ['Survivor', 'Rock Beast'],
  cost: 2,
  power: 1000,
  printings: ['DM-05 36/55'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(powerAttacker(1000)))],
});
