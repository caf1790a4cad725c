import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const mikayRattlingDoll = creature({
  name: 'Mikay, Rattling Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 2000,
  printings: ['DM-10 52/110'],
  abilities: [blocker, cannotAttack],
});
