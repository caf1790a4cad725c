import {
  allOf,
  blocker,
  cannotAttack,
  creature,
  hasWhile,
  power,
  yourMana,
} from '../../effects/language/words.ts';

export const anglerCluster = creature({
  name: 'Angler Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 3,
  power: 3000,
  printings: ['DM-03 12/55'],
  abilities: [blocker, cannotAttack, hasWhile(allOf(yourMana(), { civilizations: ['water'] }), power(3000))],
});
