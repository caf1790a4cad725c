import { creature, each, gains, speedAttacker, yourCreatures } from '../../effects/language/words.ts';

export const rumblesaurQ = creature({
  name: 'Rumblesaur Q',
  civilizations: ['fire'],
  races: ['Survivor', 'Rock Beast'],
  cost: 6,
  power: 3000,
  printings: ['DM-06 88/110', 'Promotional L1 Y2'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(speedAttacker))],
});
