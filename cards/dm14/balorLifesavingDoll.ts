import {
  any,
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const balorLifesavingDoll = creature({
  name: 'Balor, Lifesaving Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 92/110'],
  abilities: [optional(wouldBeDestroyed(any('you', { races: ['Demon Command'] }), insteadDo(destroy(self))))],
});
