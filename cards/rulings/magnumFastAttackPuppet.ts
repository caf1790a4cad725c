import { any, creature, destroy, speedAttacker, that, when } from '../../effects/language/words.ts';

export const magnumFastAttackPuppet = creature({
  name: 'Magnum, Fast Attack Puppet',
  civilizations: ['fire'],
  races: ['Death Puppet', 'Alien'],
  cost: 4,
  power: 3000,
  abilities: [speedAttacker, when({ event: 'put', what: any('any'), how: 'unpaid' }, destroy(that))],
});
