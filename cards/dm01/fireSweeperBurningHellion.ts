import { creature, powerAttacker } from '../../effects/language/words.ts';

export const fireSweeperBurningHellion = creature({
  name: 'Fire Sweeper Burning Hellion',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 4,
  power: 3000,
  printings: ['DM-01 78/110', 'Promotional E2/Y1'],
  abilities: [powerAttacker(2000)],
});
