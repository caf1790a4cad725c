import { creature } from '../../effects/language/words.ts';

export const gigappiPonto = creature({
  name: 'Gigappi Ponto',
  civilizations: ['darkness', 'fire'],
  races: ['Chimera', 'Fire Bird'],
  cost: 3,
  power: 4000,
  printings: ['DM-12 33/55'],
});
