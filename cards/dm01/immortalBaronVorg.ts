import { creature } from '../../effects/language/words.ts';

export const immortalBaronVorg = creature({
  name: 'Immortal Baron, Vorg',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 2,
  power: 2000,
  printings: ['DM-01 80/110'],
});
