import { creature, doubleBreaker, powerAttacker } from '../../effects/language/words.ts';

export const astrocometDragon = creature({
  name: 'Astrocomet Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 6000,
  printings: ['DM-01 S7/110'],
  abilities: [powerAttacker(4000), doubleBreaker],
});
