import { creature } from '../../effects/language/words.ts';

export const resoPacosClearSkyGuardian = creature({
  name: 'Reso Pacos, Clear Sky Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 3000,
  printings: ['DM-02 9/55'],
});
