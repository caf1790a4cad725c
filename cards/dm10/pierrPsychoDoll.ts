import { blocker, cannotAttack, creature, has, slayer } from '../../effects/language/words.ts';

export const pierrPsychoDoll = creature({
  name: 'Pierr, Psycho Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  printings: ['DM-10 55/110'],
  abilities: [blocker, has({ kind: 'mustBlock' }), cannotAttack, slayer],
});
