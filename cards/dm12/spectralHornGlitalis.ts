import { creature } from '../../effects/language/words.ts';

export const spectralHornGlitalis = creature({
  name: 'Spectral Horn Glitalis',
  civilizations: ['nature', 'light'],
  races: ['Horned Beast', 'Rainbow Phantom'],
  cost: 3,
  power: 4000,
  printings: ['DM-12 35/55'],
});
