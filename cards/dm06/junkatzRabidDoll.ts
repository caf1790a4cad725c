import { creature } from '../../effects/language/words.ts';

export const junkatzRabidDoll = creature({
  name: 'Junkatz, Rabid Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 2000,
  printings: ['DM-06 62/110'],
});
